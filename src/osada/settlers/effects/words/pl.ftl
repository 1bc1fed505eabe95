# Słowa tekstów kart po polsku. Komunikaty i zmienne jak w en.ftl, tam też objaśnienie $case i $form.

## Dobra

good-wood =
    { $n ->
        [one] drewno
       *[many] drewna
    }
good-stone =
    { $n ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
good-food =
    { $n ->
        [one] jadło
       *[many] jadła
    }
good-gold =
    { $n ->
        [one] złoto
       *[many] złota
    }
good-worker =
    { $n ->
        [one]
            { $case ->
                [acc] robotnika
               *[nom] robotnik
            }
       *[many] robotników
    }
good-raze =
    { $n ->
        [one] żeton plądrowania
        [few] żetony plądrowania
       *[many] żetonów plądrowania
    }
good-defense =
    { $n ->
        [one] żeton obrony
        [few] żetony obrony
       *[many] żetonów obrony
    }
good-vp =
    { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[many] punktów zwycięstwa
    }
good-card =
    { $n ->
        [one]
            { $case ->
                [acc] kartę
               *[nom] karta
            }
        [few] karty
       *[many] kart
    }
good-blessing =
    { $n ->
        [one]
            { $case ->
                [acc] łaskę bogów
               *[nom] łaska bogów
            }
        [few] łaski bogów
       *[many] łask bogów
    }
good-tech =
    { $n ->
        [one]
            { $case ->
                [acc] technologię
               *[nom] technologia
            }
        [few] technologie
       *[many] technologii
    }

## Co jeszcze się wydaje, otrzymuje i dobiera

resource =
    { $n ->
        [one] dowolny surowiec
        [few] dowolne surowce
       *[many] dowolnych surowców
    }
card-from-hand =
    { $n ->
        [one]
            { $case ->
                [acc] kartę z ręki
               *[nom] karta z ręki
            }
        [few] karty z ręki
       *[many] kart z ręki
    }
deal =
    { $n ->
        [one]
            { $case ->
                [acc] umowę
               *[nom] umowa
            }
        [few] umowy
       *[many] umów
    }
location =
    { $n ->
        [one]
            { $case ->
                [acc] lokację
               *[nom] lokacja
            }
        [few] lokacje
       *[many] lokacji
    }
samurai-price =
    { $n ->
        [one]
            { $case ->
                [acc] samuraja z jednej ze swoich lokacji
               *[nom] samuraj z jednej ze swoich lokacji
            }
       *[many] samurajów ze swoich lokacji
    }
common-card-from-hand =
    { $n ->
        [one]
            { $case ->
                [acc] kartę zwykłą z ręki
               *[nom] karta zwykła z ręki
            }
        [few] karty zwykłe z ręki
       *[many] kart zwykłych z ręki
    }
faction-card-from-hand =
    { $n ->
        [one]
            { $case ->
                [acc] kartę frakcji z ręki
               *[nom] karta frakcji z ręki
            }
        [few] karty frakcji z ręki
       *[many] kart frakcji z ręki
    }
raze-tokens = żetony plądrowania
foundation =
    { $n ->
        [one] fundament
        [few] fundamenty
       *[many] fundamentów
    }
any-of =
    { $n ->
        [one] { $n } dowolne dobro
        [few] { $n } dowolne dobra
       *[many] { $n } dowolnych dóbr
    }, { $goods }
common-card =
    { $n ->
        [one]
            { $case ->
                [acc] kartę zwykłą
               *[nom] karta zwykła
            }
        [few] karty zwykłe
       *[many] kart zwykłych
    }
faction-card =
    { $n ->
        [one]
            { $case ->
                [acc] kartę frakcyjną
               *[nom] karta frakcyjna
            }
        [few] karty frakcyjne
       *[many] kart frakcyjnych
    }
nothing = nic
free = za darmo
and = { $first } i { $last }
and-also = { $first } oraz { $last }
or = { $first } lub { $last }

## Kolory

colour-brown =
    { $case ->
        [name] brązowy
        [of] brązowego
        [acc] brązowy
       *[one] brązową
    }
colour-grey =
    { $case ->
        [name] szary
        [of] szarego
        [acc] szary
       *[one] szarą
    }
colour-red =
    { $case ->
        [name] czerwony
        [of] czerwonego
        [acc] czerwony
       *[one] czerwoną
    }
colour-pink =
    { $case ->
        [name] różowy
        [of] różowego
        [acc] różowy
       *[one] różową
    }
colour-gold =
    { $case ->
        [name] złoty
        [of] złotego
        [acc] złoty
       *[one] złotą
    }
colour-blue =
    { $case ->
        [name] niebieski
        [of] niebieskiego
        [acc] niebieski
       *[one] niebieską
    }
colour-black =
    { $case ->
        [name] czarny
        [of] czarnego
        [acc] czarny
       *[one] czarną
    }
colour-purple =
    { $case ->
        [name] fioletowy
        [of] fioletowego
        [acc] fioletowy
       *[one] fioletową
    }
colour-white =
    { $case ->
        [name] biały
        [of] białego
        [acc] biały
       *[one] białą
    }
colour-orange =
    { $case ->
        [name] pomarańczowy
        [of] pomarańczowego
        [acc] pomarańczowy
       *[one] pomarańczową
    }
colourless = bez koloru

## Wiersze karty

kind-production = Produkcja
kind-feature = Cecha
kind-action = Akcja

kind-instant = Natychmiastowa
kind-province = Prowincja
kind-invention = Wynalazek
kind-goal = Cel
category-military = Militarny i Dyplomatyczny
category-economy = Ekonomiczny i Administracyjny
category-culture = Naukowy i Kulturalny
open-production-line = Otwarta produkcja: { $text }.
end-line = Na koniec gry: { $text }.
instant-line = { kind-instant }: { $text }.
production-line = { kind-production }: { $text }.
times =
    { $limit ->
        [1] raz na rundę
        [2] dwa razy na rundę
        [3] trzy razy na rundę
        [4] cztery razy na rundę
       *[many] { $limit } razy na rundę
    }
action-line =
    { $limit ->
        [1] { kind-action }
       *[many] { kind-action }, { times }
    }: { $text }.
feature-line =
    { $limit ->
        [0] { kind-feature }
       *[many] { kind-feature }, najwyżej { times }
    }: { $text }.
bonus-line = Bonus za zbudowanie: { $text }.
setup-bonus-line = Bonus na początku gry: { $text }.
first-line = Kto pierwszy, ten lepszy: { $text }.
penalty-line = Na koniec gry tracisz { $points }.
development-goal-line =
    Cel Rozwoju, { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }: { $text }.
state-goal-line = Cel Stanu: { $text }.
no-ability = Bez zdolności.

## Akcje

act = { $spend }, aby { $gain }
act-free = za darmo { $gain }
spend = wydaj { $goods }
discard = odrzuć { $goods }

## Cechy

when-build = zawsze gdy zbudujesz lokację, { $then }
when-build-colour = zawsze gdy zbudujesz { $colour } lokację, { $then }
when-build-common = zawsze gdy zbudujesz lokację zwykłą, { $then }
when-build-faction = zawsze gdy zbudujesz lokację frakcyjną, { $then }
when-raze = zawsze gdy plądrujesz, { $then }
when-raze-hand = zawsze gdy splądrujesz kartę z ręki, { $then }
when-raze-rival = zawsze gdy splądrujesz lokację przeciwnika, { $then }
when-deal = zawsze gdy podpiszesz umowę, { $then }
when-samurai = zawsze gdy wystawisz samuraja, { $then }
when-rival-sends = za każdą parę robotników, którą przeciwnik wyda na surowiec lub kartę, { $then }
when-visit = zawsze gdy wyślesz robotnika do otwartej produkcji przeciwnika, { $then }
when-visited = zawsze gdy przeciwnik wyśle robotnika do twojej otwartej produkcji, { $then }
when-vp = zawsze gdy zdobędziesz naraz co najmniej { $points }, { $then }
when-pray = zawsze gdy się modlisz, { $then }
when-pray-in-vain = zawsze gdy do twojej modlitwy nie pasuje żadna karta, { $then }
when-pray-well =
    zawsze gdy do twojej modlitwy { $n ->
        [one] pasuje co najmniej { $n } karta
        [few] pasują co najmniej { $n } karty
       *[many] pasuje co najmniej { $n } kart
    }, { $then }
when-gain-blessing = zawsze gdy otrzymasz łaskę bogów, { $then }
when-gain-tech = zawsze gdy otrzymasz technologię, { $then }
when-set = zawsze gdy skompletujesz zestaw, { $then }
when-set-colour = zawsze gdy skompletujesz { $colour } zestaw, { $then }
when-matched-points = zawsze gdy lokacja w kolorze jednej z twoich łask bogów da ci punkty zwycięstwa, { $then }
when-build-kind =
    zawsze gdy zbudujesz lokację { $kind ->
        [action] z akcją
        [feature] z cechą
       *[production] produkcyjną
    }, { $then }
when-build-pair = zawsze gdy zbudujesz nową parę lokacji koloru { $colour }, { $then }
when-build-two = zawsze gdy zbudujesz nową parę, { $colour } lokację, { $then }
when-raze-colour = zawsze gdy splądrujesz { $colour } kartę lub lokację, { $then }
when-razed = zawsze gdy twoja lokacja zostanie splądrowana, { $then }
when-deal-for = zawsze gdy podpiszesz umowę na { $goods }, { $then }
when-gain-gold = zawsze gdy otrzymasz złoto, { $then }
when-foundation = zawsze gdy otrzymasz fundament, { $then }
when-replace = zawsze gdy użyjesz fundamentu do budowy, { $then }
when-use = zawsze gdy użyjesz lokacji z akcją, { $then }
when-spend = zawsze gdy wydasz co najmniej { $goods }, aby użyć lokacji z akcją, { $then }
when-send = zawsze gdy wydasz robotników na surowiec lub kartę, { $then }
when-pass = zawsze gdy spasujesz, { $then }
when-upkeep = zawsze gdy opłacisz koszt utrzymania Prowincji, { $then }
when-draw = zawsze gdy dobierzesz kartę poza fazą wypatrywania, { $then }
may = możesz { $ways }
spend-to-gain = wydać { $goods }, aby otrzymać { $gained }
or-spend = { $first }, lub { $last }
or-option = { $first }; albo { $last }
keep = w fazie czyszczenia możesz przechować dowolną ilość { $goods }
gate = w fazie czyszczenia możesz włożyć pod tę lokację dowolną liczbę kart z ręki; każda daje na koniec gry { $points }
shrine = w fazie czyszczenia możesz położyć na tej lokacji dowolną liczbę surowców; każdy daje na koniec gry { $points }
storage = w fazie czyszczenia możesz położyć na tej lokacji najwyżej { $goods }; po produkcji wracają do twojej puli
storage-any = w fazie czyszczenia możesz położyć na tej lokacji dowolną liczbę dóbr; po produkcji wracają do twojej puli
storage-card = w fazie czyszczenia możesz włożyć pod tę lokację kartę z ręki; zostaje tam do końca gry
no-host-worker = gdy wysyłasz robotnika do otwartej produkcji przeciwnika, przeciwnik nie otrzymuje robotnika
printed-defense = ma nadrukowany żeton obrony: splądrowanie tej lokacji kosztuje o 1 żeton plądrowania więcej i nie można położyć na niej drugiego żetonu obrony
unrazable = tej lokacji nie można splądrować
samurai-anywhere = twoi samuraje mogą stać także na twoich lokacjach zwykłych
surcharge = splądrowanie każdej z twoich lokacji zwykłych kosztuje o { $goods } więcej
keep-some = w fazie czyszczenia możesz przechować najwyżej { $goods }
cheaper = twoja lokacja frakcyjna kosztuje o { $goods } mniej
raze-cheaper = splądrowanie lokacji przeciwnika kosztuje o { $goods } mniej
once-more = jednej ze swoich lokacji zwykłych z akcją możesz użyć o jeden raz więcej, niż pozwala
send-one = możesz wydać { $goods } zamiast 2 na surowiec lub kartę

## Efekty

gain =
    { $form ->
        [bare] { $goods }
        [to] otrzymać { $goods }
       *[do] otrzymaj { $goods }
    }
per-colour = { $goods } za każdą { $colour } lokację w twoim imperium
per-samurai = { $goods } za każdego wystawionego samuraja
per-class =
    { $goods } za każdą lokację { $kind ->
        [faction] frakcyjną
        [production] produkcyjną
        [feature] z cechą
        [action] z akcją
       *[common] zwykłą
    } w twoim imperium
per-deal = { $goods } za każdą twoją umowę
per-stored =
    { $goods } za { $good ->
        [stone] każdy przechowany tu kamień
        [worker] każdego przechowanego tu robotnika
        [raze] każdy przechowany tu żeton plądrowania
        [defense] każdy przechowany tu żeton obrony
       *[other] każde przechowane tu { $stored }
    }
per-set = { $goods } za każdy zestaw w twoim imperium
per-set-colour = { $goods } za każdy { $colour } zestaw w twoim imperium
per-blessing = { $goods } za każdą twoją łaskę bogów
per-province = { $goods } za każdą twoją Prowincję
per-card-under = { $goods } za każdą kartę pod tą lokacją
at-most = { $text }, najwyżej { $cap }
draw =
    { $form ->
        [to] dobrać { $cards }
       *[do] dobierz { $cards }
    }
pick =
    { $form ->
        [to] dobrać { $cards } i zatrzymać { $n }
       *[do] dobierz { $cards } i zatrzymaj { $n }
    }
repeat-production =
    { $form ->
        [bare] dobra z jednej z twoich lokacji produkcyjnych
        [to] otrzymać dobra z jednej ze swoich lokacji produkcyjnych
       *[do] otrzymaj dobra z jednej ze swoich lokacji produkcyjnych
    }
repeat-other-production =
    { $form ->
        [bare] dobra z innej twojej lokacji produkcyjnej
        [to] otrzymać dobra z innej swojej lokacji produkcyjnej
       *[do] otrzymaj dobra z innej swojej lokacji produkcyjnej
    }
repeat-deal =
    { $form ->
        [bare] dobro z jednej z twoich umów
        [to] otrzymać dobro z jednej ze swoich umów
       *[do] otrzymaj dobro z jednej ze swoich umów
    }
steal =
    { $form ->
        [to] zabrać
       *[do] zabierz
    } { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    } z puli przeciwnika
raze-own =
    { $form ->
        [to] splądrować
       *[do] splądruj
    } jedną ze swoich lokacji zwykłych
raze-hand =
    { $form ->
        [to] splądrować
       *[do] splądruj
    } kartę z ręki
raze-rival =
    { $form ->
        [to] splądrować
       *[do] splądruj
    } lokację przeciwnika, nawet chronioną
raze-priced =
    { $form ->
        [to] splądrować kartę z ręki lub lokację przeciwnika za zwykłą cenę, a potem odrzucić
       *[do] splądruj kartę z ręki lub lokację przeciwnika za zwykłą cenę, a potem odrzuć
    } dowolne z otrzymanych dóbr, zdobywając { $points } za każde
loot =
    { $form ->
        [to] otrzymać
       *[do] otrzymaj
    } { $n ->
        [one] { $n } dobro
        [few] { $n } dobra
       *[many] { $n } dóbr
    } z pola plądrowania lokacji przeciwnika
discard-rival =
    { $form ->
        [to] odrzucić
       *[do] odrzuć
    } lokację przeciwnika
discard-common =
    { $form ->
        [to] odrzucić
       *[do] odrzuć
    } lokację zwykłą przeciwnika, chronioną lub nie
discard-faction =
    { $form ->
        [to] odrzucić
       *[do] odrzuć
    } lokację frakcyjną przeciwnika, chronioną lub nie
take-to-hand =
    { $form ->
        [to] zabrać
       *[do] zabierz
    } na rękę lokację zwykłą przeciwnika, chronioną lub nie
use-rival =
    { $form ->
        [to] wykonać
       *[do] wykonaj
    } akcję lokacji przeciwnika, jakby była twoja, płacąc jej koszt
stored-kinds =
    { $form ->
        [bare] 1 dobro każdego przechowanego tu rodzaju, najwyżej { $n } rodzajów
        [to] otrzymać 1 dobro każdego przechowanego tu rodzaju, najwyżej { $n } rodzajów
       *[do] otrzymujesz 1 dobro każdego przechowanego tu rodzaju, najwyżej { $n } rodzajów
    }
discard-deal =
    { $form ->
        [to] odrzucić
       *[do] odrzuć
    } umowę przeciwnika
take-deal =
    { $form ->
        [to] zabrać
       *[do] zabierz
    } umowę przeciwnika
take-over =
    { $form ->
        [to] przejąć
       *[do] przejmij
    } lokację przeciwnika do końca rundy
block =
    { $form ->
        [to] zablokować
       *[do] zablokuj
    } do końca rundy lokację z akcją jednego z przeciwników
reset =
    { $form ->
        [to] przygotować
       *[do] przygotuj
    } inną swoją lokację z akcją do ponownego użycia
build-faction =
    { $form ->
        [to] zbudować
       *[do] zbuduj
    } kartę frakcyjną z ręki, płacąc koszt budowy, ale nie odrzucając lokacji
build-deal =
    { $form ->
        [to] zbudować
       *[do] zbuduj
    } jako lokację jedną ze swoich umów, płacąc koszt budowy, ale nie odrzucając lokacji
route =
    { $form ->
        [to] podpisać
       *[do] podpisz
    } umowę z lokacją frakcyjną przeciwnika, ważną, dopóki ta lokacja stoi
lay-foundation =
    { $form ->
        [to] wyłożyć
       *[do] wyłóż
    } kartę z ręki w swoim imperium jako fundament
reset-any =
    { $form ->
        [to] przygotować
       *[do] przygotuj
    } jedną ze swoich lokacji z akcją do ponownego użycia
pick-back =
    { $form ->
        [to] dobrać { $cards }, zatrzymać { $n } i wtasować
       *[do] dobierz { $cards }, zatrzymaj { $n } i wtasuj
    } resztę z powrotem do swojej talii
raze-drawn =
    { $form ->
        [to] dobrać { $cards }, splądrować 1 z nich bez żetonów plądrowania i odrzucić
       *[do] dobierz { $cards }, splądruj 1 z nich bez żetonów plądrowania i odrzuć
    } resztę
free-deal =
    { $form ->
        [to] podpisać
       *[do] podpisz
    }, jeśli chcesz, umowę z kartą z ręki bez płacenia
move-marker =
    { $form ->
        [to] przesunąć
       *[do] przesuń
    } o 1 swój { $category ->
        [military] { category-military }
        [economy] { category-economy }
       *[culture] { category-culture }
    } znacznik Celów
rival-discards =
    { $form ->
        [to] zmusić
       *[do] zmuś
    } przeciwnika do odrzucenia karty z ręki
samurai =
    { $form ->
        [to] wystawić
       *[do] wystaw
    } { $n ->
        [one] { $n } samuraja
       *[many] { $n } samurajów
    } z puli ogólnej
prayer =
    { $form ->
        [bare] modlitwa
        [to] odprawić modlitwę
       *[do] odpraw modlitwę
    } ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }{ $mode ->
        [declare] , przed dobraniem ogłoś kolor: { $colour }
        [choose] , po dobraniu wybierz kolor: { $colour }
       *[none] {""}
    }): { $text }
prayer-matching =
    { $n ->
        [one] { $n } dobro
        [few] { $n } dobra
       *[many] { $n } dóbr
    } tego koloru za każdą pasującą kartę
prayer-match = { $goods } za każdą pasującą kartę
prayer-colour = { $goods } za każdą { $colour } kartę
prayer-least =
    dodatkowo { $goods }, jeśli { $n ->
        [one] pasuje co najmniej { $n } karta
        [few] pasują co najmniej { $n } karty
       *[many] pasuje co najmniej { $n } kart
    }
prayer-deal = { $goods } za każdą kartę pasującą do dobra z tej umowy
prayer-spend = za każdą { $colour } kartę możesz wydać surowiec tego koloru; { $points } za każdy surowiec i { $points } za każdy rodzaj
any-colour = dowolny
until-round = do końca rundy
until-game = do końca gry
store-drawn =
    { $form ->
        [to] dobrać { $cards } i włożyć
       *[do] dobierz { $cards } i włóż
    } { $all ->
        [yes] je
       *[no] { $n } z nich
    } pod tę lokację do wykorzystania w modlitwach { $until }
store-hand =
    { $form ->
        [to] włożyć
       *[do] włóż
    } pod tę lokację kartę zwykłą z ręki do wykorzystania w modlitwach { $until }
lay-under =
    { $form ->
        [to] włożyć
       *[do] włóż
    } pod tę lokację inną swoją lokację lub fundament
statue =
    { $form ->
        [to] postawić
       *[do] postaw
    } tu posąg; pierwszy, drugi i trzeci dają punkty zwycięstwa: { $points }

## Cele

goal-step = przesuń swój znacznik o 1
goal-row-build =
    zbuduj kolejno { $n ->
        [few] { $n } lokacje
       *[many] { $n } lokacji
    } jednego koloru
goal-row-raze =
    splądruj kolejno { $n ->
        [few] { $n } karty lub lokacje
       *[many] { $n } kart lub lokacji
    } jednego koloru
have-colour =
    posiadaj w swoim imperium co najmniej { $n ->
        [one] { $n } lokację
        [few] { $n } lokacje
       *[many] { $n } lokacji
    } koloru { $colour }
have-kind =
    posiadaj w swoim imperium co najmniej { $n ->
        [one]
            { $n } lokację { $kind ->
                [common] zwykłą
                [faction] frakcyjną
                [production] produkcyjną
                [feature] z cechą
               *[action] z akcją
            }
        [few]
            { $n } lokacje { $kind ->
                [common] zwykłe
                [faction] frakcyjne
                [production] produkcyjne
                [feature] z cechą
               *[action] z akcją
            }
       *[many]
            { $n } lokacji { $kind ->
                [common] zwykłych
                [faction] frakcyjnych
                [production] produkcyjnych
                [feature] z cechą
               *[action] z akcją
            }
    }
have-deals =
    posiadaj co najmniej { $n ->
        [one] { $n } umowę
        [few] { $n } umowy
       *[many] { $n } umów
    }
have-deals-same =
    posiadaj co najmniej { $n ->
        [one] { $n } umowę
        [few] { $n } umowy
       *[many] { $n } umów
    } na to samo dobro
have-deals-different =
    posiadaj co najmniej { $n ->
        [one] { $n } umowę
        [few] { $n } umowy
       *[many] { $n } umów
    } na różne dobra
have-deals-for =
    posiadaj co najmniej { $n ->
        [one] { $n } umowę
        [few] { $n } umowy
       *[many] { $n } umów
    } na { $goods }
have-good = posiadaj w swojej puli co najmniej { $goods }
have-points = posiadaj co najmniej { $goods }
have-of-one-resource =
    posiadaj w swojej puli co najmniej { $n ->
        [one] { $n } sztukę
        [few] { $n } sztuki
       *[many] { $n } sztuk
    } jednego surowca
have-cards =
    posiadaj na ręce co najmniej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
have-colours =
    posiadaj w swoim imperium lokacje w co najmniej { $n ->
        [one] { $n } kolorze
       *[many] { $n } kolorach
    }
have-stored =
    przechowaj w swojej puli w fazie czyszczenia co najmniej { $n ->
        [one] { $n } dobro
        [few] { $n } dobra
       *[many] { $n } dóbr
    }

## Wzór: karta jednym spojrzeniem

short-common = zwykła
short-faction = frakcyjna
short-repeat-production = produkcja
short-repeat-deal = umowa
short-steal = zabierz { $n }?
short-raze-own = plądruj swoją
short-raze-hand = plądruj { $card }
short-raze-rival = plądruj cudzą
short-raze-priced = plądruj, po { $points }
short-loot = łup { $n }
short-discard-rival = odrzuć cudzą
short-discard-common = odrzuć zwykłą
short-discard-faction = odrzuć frakcyjną
short-take-to-hand = zabierz zwykłą
short-use-rival = użyj cudzej
short-discard-deal = zerwij umowę
short-take-deal = weź umowę
short-take-over = przejmij
short-block = zablokuj
short-reset = odnów
short-build-faction = buduj { $card }
short-build-deal = buduj umowę
short-route = szlak
short-lay-foundation = wyłóż { $foundation }
short-rival-discards = przeciwnik −{ $card }
short-keep = przechowaj
short-store = przechowaj
short-open = otwarta
short-end = koniec
short-no-host-worker = bez robotnika dla gospodarza
short-printed-defense = nadruk
short-unrazable = nie do splądrowania
short-samurai-anywhere = samuraj: też zwykłe
short-guard = ochrona +
short-when-build = budowa
short-when-common = zwykła
short-when-faction = frakcyjna
short-when-raze = plądruj
short-when-raze-hand = plądruj { $card }
short-when-raze-rival = plądruj cudzą
short-when-deal = umowa
short-when-samurai = samuraj
short-when-visit = odwiedziny
short-when-visited = gość
short-when-rival-sends = przeciwnik wydaje
short-set = zestaw
short-prayer = modlitwa { $n }
short-declare = ogłoś
short-choose = wybierz
short-for-prayers = do modlitw
short-store-hand = { $card } do modlitw
short-lay-under = lokacja pod spód
short-statue = posąg
short-when-pray = modlitwa
short-when-pray-in-vain = nic nie pasuje
short-when-pray-well = pasuje { $n }+
short-when-matched-points = { $points } w kolorze łaski
short-kind-production = produkcja
short-kind-feature = cecha
short-kind-action = akcja
short-province = Prowincja
short-pair = nowa para
short-row = kolejno
short-same = takie same
short-different = różne
short-have-colours = kolory: { $n }
short-have-stored = przechowaj { $n }
short-when-razed = splądrowana
short-when-foundation = nowy { $foundation }
short-when-replace = budowa na { $foundation }
short-when-use = użycie
short-when-send = wydaj robotników
short-when-pass = pas
short-when-upkeep = utrzymanie
short-when-draw = dobierz { $card }
short-cheaper = frakcyjna
short-raze-cheaper = plądruj cudzą
short-once-more = zwykła: raz więcej
short-free-deal = umowa za darmo
short-marker-military = znacznik M i D +1
short-marker-economy = znacznik E i A +1
short-marker-culture = znacznik N i K +1
