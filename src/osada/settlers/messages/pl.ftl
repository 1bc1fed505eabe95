# Co mówi gra po polsku. Komunikaty i zmienne jak w en.ftl, tam też objaśnienie $case i $known.
# Nazwy kart i imiona nie odmieniają się, dlatego stoją po słowach „karta”, „lokacja”, „gracza”.

## Kto i co

player-number =
    { $case ->
        [gen] gracza { $n }
       *[nom] gracz { $n }
    }
player-named =
    { $case ->
        [gen] gracza { $name }
       *[nom] { $name }
    }
player-virtual =
    { $case ->
        [gen] wirtualnego gracza
       *[nom] wirtualny gracz
    }
attack-card = karta ataku ({ $good })
copy = { $card } ({ $number })

## Dlaczego ruch jest niemożliwy

refused-game-over = Gra jest skończona.
refused-no-such-seat = W tej grze nie ma { $owner }.
refused-not-your-turn =
    { $known ->
        [yes] To nie twoja kolej: najpierw decyduje { $player }.
       *[no] To nie twoja kolej.
    }
refused-you-passed = Po spasowaniu nie masz już tur w tej rundzie.
refused-not-now = W tej chwili nie ma nic do rozstrzygnięcia.
refused-picked-already = Karta jest już wybrana; pozostali jeszcze wybierają.
refused-draft-first = Najpierw weź jedną z wyłożonych kart.
refused-not-on-offer = Karty { $card } nie ma wśród tych, które możesz wziąć.
refused-no-draft-now = Wyłożone karty bierze się tylko w fazie wypatrywania.
refused-acted-already = Akcja w tej turze jest już wykonana; możesz tylko kłaść żetony, wystawiać samurajów albo zakończyć turę.
refused-act-or-pass = W tej turze nie było jeszcze akcji: wykonaj ją albo spasuj.
refused-nothing-asked = Żadne pytanie nie czeka na odpowiedź: wykonaj akcję albo spasuj.
refused-answer-first = Najpierw odpowiedz na zadane pytanie, potem graj dalej.
refused-wrong-answer =
    Takiej odpowiedzi tu nie ma: { $kind ->
        [deck] wybierz talię
        [discard] wybierz jedną ze swoich lokacji albo fundament
        [pay] wybierz sposób zapłaty
        [card] wybierz jedną z podanych kart
        [location] wybierz lokację, na którą efekt pozwala
        [deal] wybierz umowę, na którą efekt pozwala
        [player] wybierz przeciwnika, którego można wskazać
        [good] wybierz jedno z podanych dóbr
        [give] wybierz dobro, które właśnie otrzymujesz, albo nic więcej
        [under] wybierz kartę z ręki albo nic więcej
        [put] wybierz surowiec ze swojej puli albo nic więcej
        [keep] podaj, ile przechowujesz
        [store] podaj, ile przechowujesz
        [blessing] wybierz kolor, którego jeszcze nie masz
        [prayer] wybierz dobieranie kart albo żetony łaski bogów
        [colour] wybierz kolor, który modlitwa dopuszcza
        [stored] wybierz pasującą kartę leżącą pod lokacją albo zakończ wybieranie
        [tricolour] wybierz brązowy, szary lub czerwony
        [spend] podaj, ile wydajesz, nie więcej, niż pozwalają karty
        [goal] Cel, którego jeszcze nie osiągnięto
       *[random] wybierz jedną z kart, które jeszcze leżą odkryte
    }.
refused-deck-empty =
    { $deck ->
        [faction] Twoja talia frakcji jest pusta.
       *[common] Talia zwykła i jej stos kart odrzuconych są puste.
    }
refused-no-foundation = Nie masz fundamentu, który można by odrzucić.
refused-not-a-foundation = Karta { $card } nie jest twoim fundamentem.
refused-oldest-foundation = Tę grę rozpoczęto według wcześniejszych zasad: odrzuca się najstarszy fundament, a { $card } nim nie jest.
refused-taken-over = Lokacja { $card } jest przejęta, więc nikt nie może jej odrzucić jako kosztu budowy.
refused-not-your-location = Lokacji { $card } nie ma w twoim imperium.
refused-pay-kind = Tak nie można zapłacić: złoto może zastąpić surowiec, ale złota nic nie zastąpi.
refused-pay-missing = Nie masz wszystkich tych dóbr.
refused-overpaid = To więcej, niż wynosi cena, a przepłacić nie można.
refused-underpaid = To mniej, niż wynosi cena.
refused-pay-build = Po takiej zapłacie zabraknie na lokację, którą chcesz zbudować.
refused-no-target-there = Do tego nie można wybrać lokacji { $card }.
refused-no-raze-field = Karty { $card } nie można splądrować: nie ma pola plądrowania.
refused-not-in-hand = Nie masz na ręce karty { $card }.
refused-wrong-card = Do tego nie można wybrać karty { $card }.
refused-blessing-orange = Nie ma pomarańczowego żetonu łaski bogów; pomarańczowe są tylko karty.
refused-blessing-tricolour = Trójkolorowy żeton łaski bogów daje tylko plansza Azteków.
refused-blessing-held = Masz już żeton łaski bogów w kolorze: { $colour }; można mieć po jednym z każdego koloru.
refused-no-fitting-token = Żaden z twoich żetonów łaski bogów nie pasuje do tej modlitwy.
refused-colour-without-token = Nie masz żetonu łaski bogów, który pasowałby do koloru: { $colour }.
refused-colour-not-allowed = Ta modlitwa nie dopuszcza koloru: { $colour }.
refused-not-stored = Karty { $card } nie można użyć w tej modlitwie: nie leży tam do wykorzystania w modlitwach albo jej kolor nie pasuje.
refused-tricolour-colour = Trójkolorowy żeton nie może tu oznaczać koloru: { $colour }.
refused-under-itself = Lokacji { $card } nie można włożyć pod nią samą.
refused-no-deal-there = Nie ma umowy z kartą { $card }, którą można by wybrać.
refused-route-deal = { $card } to umowa z lokacją przeciwnika; do tego nie można jej wybrać.
refused-no-supply = Wirtualny gracz nie ma puli, z której można by coś zabrać.
refused-passed-rival =
    { $known ->
        [yes] Po spasowaniu { $player } jest do końca rundy poza zasięgiem cudzych akcji.
       *[no] Właściciel karty { $card } spasował i do końca rundy jest poza zasięgiem cudzych akcji.
    }
refused-no-deal-field = Z kartą { $card } nie można podpisać umowy: potrzebna jest karta frakcyjna z polem umowy.
refused-deal-food = Umowa kosztuje { $food } lub { $gold }, a nie masz ani jednego, ani drugiego.
refused-foundation = { $card } to teraz fundament, a nie lokacja; nie można go ani splądrować, ani chronić.
refused-guard-faction = { $card } to lokacja frakcyjna; żeton obrony chroni tylko lokację zwykłą.
refused-guarded-already = Na lokacji { $card } leży już żeton obrony, a może tam leżeć tylko jeden.
refused-no-defense =
    { $solo ->
        [yes] W grze jednoosobowej nie ma żetonów obrony.
       *[no] Nie masz żetonu obrony.
    }
refused-not-japanese = Tylko Japończycy wystawiają robotników jako samurajów.
refused-samurai-common = { $card } to lokacja zwykła; samuraje stają tylko na lokacjach frakcyjnych.
refused-samurai-already = Na lokacji { $card } stoi już samuraj, a może tam stać tylko jeden.
refused-no-worker = Nie masz robotnika, który mógłby stanąć jako samuraj na lokacji { $card }.
refused-no-action = Lokacja { $card } nie ma akcji, której można by użyć.
refused-blocked = Lokacja { $card } jest zablokowana do końca rundy.
refused-used-up = Lokacji { $card } można użyć tylko { times }.
refused-activation-price =
    { $n ->
        [1] Użycie lokacji { $card }
        [2] Dwukrotne użycie lokacji { $card }
        [3] Trzykrotne użycie lokacji { $card }
       *[many] Użycie lokacji { $card } { $n } razy
    } ma cenę, której nie możesz zapłacić: { $price }.
refused-no-target = Akcja lokacji { $card } nie ma teraz dozwolonego celu.
refused-no-sacrifice = Aby zbudować lokację { $card }, trzeba też odrzucić własną lokację lub fundament, a nie masz czego odrzucić.
refused-build-goods =
    { $costed ->
        [yes] Karta { $card } kosztuje { $cost }
       *[no] Nie stać cię na kartę { $card }
    }; { $gold ->
        [helps] nawet ze złotem brakuje ci { $lacking }
        [short] brakuje ci { $lacking }, a twoje złoto ({ $spare }) tego nie zastąpi
       *[none] brakuje ci { $lacking }
    }.
lacking =
    { $good ->
        [wood] { $n } drewna
        [stone]
            { $n ->
                [one] { $n } kamienia
               *[many] { $n } kamieni
            }
        [food] { $n } jadła
       *[gold] { $n } złota
    }
refused-not-for-workers =
    Robotników można wydać na drewno, kamień, jadło lub kartę, ale nie na { $good ->
        [gold] złoto
        [worker] robotników
        [raze] żetony plądrowania
        [defense] żetony obrony
       *[vp] punkty zwycięstwa
    }.
refused-workers = Potrzeba na to { $workers }, a masz { $have }.
refused-own-location = { $card } to lokacja w twoim imperium; tak można splądrować tylko lokację przeciwnika.
refused-not-there =
    { $deal ->
        [yes] { $card } to umowa { $owner }, a nie lokacja.
       *[no] { $card } to nie lokacja { $owner }.
    }
refused-peaceful = W wariancie pokojowym nie wolno plądrować lokacji przeciwników, także lokacji { $card }; plądruje się tylko karty z własnej ręki.
refused-visit-own = { $card } to lokacja w twoim imperium; robotników wysyła się do otwartych produkcji przeciwników.
refused-not-open = Lokacja { $card } nie ma otwartej produkcji, do której można by wysłać robotnika.
refused-visited-out = Na lokacji { $card } leżą już dwaj robotnicy, więcej w tej rundzie nie można wysłać.
refused-no-visitor = Nie masz robotnika, którego można by wysłać na lokację { $card }.
refused-instant = { $card } to karta natychmiastowa: zagrywa się ją, a nie buduje.
refused-not-instant = { $card } to nie karta natychmiastowa.
refused-no-play = Karta { $card } nie ma teraz celu, na który pozwala i który możesz opłacić.
refused-raze-tokens = Splądrowanie karty { $card } kosztuje { $tokens }, a masz { $have }.
refused-raze-guarded = Na lokacji { $card } leży żeton obrony: jej splądrowanie kosztuje { $tokens }, a masz { $have }.
refused-raze-samurai = Na lokacji { $card } stoi samuraj: jej splądrowanie kosztuje { $tokens }, a masz { $have }.
refused-raze-surcharge = Lokację { $card } chroni inna lokacja { $owner }: jej splądrowanie kosztuje { $tokens }, a masz { $have }.

## Dlaczego wpis nie jest ruchem

notation-no-such-card =
    { $known ->
        [yes] Nie ma karty „{ $word }”; może „{ $near }”?
       *[no] Nie ma karty „{ $word }”; wszystkie wypisuje `osada cards`.
    }
notation-several-copies = Nie wiadomo, o którą kartę „{ $word }” chodzi: kopie { $numbers } różnią się; podaj numer jednej z nich.
notation-no-such-seat =
    Nie ma gracza „{ $word }”; można wskazać { $last ->
        [0] 0 albo „virtual”
       *[many] graczy od 0 do { $last }
    }.
notation-not-seated = Przy tym stole nie ma gracza { $seat }.
notation-no-move =
    { $known ->
        [yes] „{ $word }” to nie ruch; może „{ $near }”?
       *[no] „{ $word }” to nie ruch; ruch zaczyna się jednym ze słów: { $verbs }.
    }
notation-stands-alone = „{ $verb }” pisze się samo, bez „{ $rest }”.
notation-expansion = „{ $verb }” należy do dodatku, który nie jest częścią tej gry.
notation-only-verb = Samo „{ $verb }” to za mało: napisz też, czego ruch dotyczy, na przykład „{ $example }”.
notation-no-such-good =
    { $known ->
        [yes] Nie ma dóbr „{ $word }”; może „{ $near }”?
       *[no] Nie ma dóbr „{ $word }”; dobra nazywają się tu: { $goods }.
    }
notation-no-such-colour =
    { $known ->
        [yes] Nie ma koloru „{ $word }”; może „{ $near }”?
       *[no] Nie ma koloru „{ $word }”; kolory nazywają się tu: { $colours }.
    }
notation-no-such-prayer = „{ $word }” to nie sposób modlitwy; pisze się „draw” (karty) albo „tokens” (żetony).
notation-no-payment = „{ $word }” to nie zapłata; pisze się ją tak: „1 gold, 1 stone”.
notation-not-to-pay-with =
    { $good ->
        [defense] Żetonami obrony
        [card] Kartami
       *[vp] Punktami zwycięstwa
    } nikt nie płaci.
notation-no-such-deck = Nie ma talii „{ $word }”; dobiera się z „common” (zwykłej) albo „faction” (frakcji).
notation-no-amount = „{ $word }” to nie ilość; pisze się ją tak: „2 food”.

## O co gra pyta

ask-turn = Twoja tura.
ask-draft = Którą kartę bierzesz?
ask-deck =
    { $n ->
        [one] Z której talii dobierasz?
       *[other] Do dobrania { $cards }: z której talii następna?
    }
ask-discard =
    { $known ->
        [yes] { $card }: co za to odrzucasz?
       *[no] Co odrzucasz?
    }
ask-pay =
    { $known ->
        [yes] { $card }: co płacisz?
       *[no] Co płacisz?
    }
ask-card =
    { $known ->
        [yes] { $card }: { $aim ->
            [raze] którą kartę plądrujesz?
            [lay] którą kartę kładziesz jako fundament?
            [store] którą kartę pod nią wkładasz?
            [build] którą kartę frakcji budujesz?
            [cost] którą kartę za to odrzucasz?
            [deal] z którą kartą podpisujesz umowę?
           *[other] którą kartę wybierasz?
        }
       *[no] { $aim ->
            [keep] Którą kartę zatrzymujesz?
            [discard] Którą kartę odrzucasz?
           *[other] Którą kartę wybierasz?
        }
    }
ask-location =
    { $known ->
        [yes] { $card }: { $aim ->
            [raze] którą lokację plądrujesz?
            [discard] którą lokację odrzucasz?
            [take] którą lokację przejmujesz?
            [block] którą lokację blokujesz do końca rundy?
            [reset] której lokacji będzie można znów użyć?
            [loot] z pola plądrowania której lokacji bierzesz dobro?
            [route] z którą lokacją zawierasz umowę?
            [repeat] która lokacja produkuje jeszcze raz?
            [samurai] na której lokacji umieszczasz samuraja?
            [evict] którą lokację zabierasz na rękę?
            [use] akcję której lokacji wykonujesz?
            [play] na którą lokację ją zagrywasz?
            [cost] z której lokacji wydajesz samuraja?
           *[other] którą lokację wybierasz?
        }
       *[no] Którą ze swoich lokacji tracisz w ataku?
    }
ask-deal =
    { $known ->
        [yes] { $card }: { $aim ->
            [repeat] która umowa przynosi swoje dobro jeszcze raz?
            [build] którą umowę budujesz jako lokację?
            [discard] którą umowę odrzucasz?
            [take] którą umowę przejmujesz?
            [cost] którą ze swoich umów za to odrzucasz?
           *[other] którą umowę wybierasz?
        }
       *[no] Którą umowę wybierasz?
    }
ask-player =
    { $known ->
        [yes] { $card }: { $aim ->
            [steal] któremu przeciwnikowi zabierasz?
            [discard] który przeciwnik musi odrzucić kartę?
           *[other] którego przeciwnika wybierasz?
        }
       *[no] Którego przeciwnika wybierasz?
    }
ask-good =
    { $known ->
        [yes] { $card }: { $aim ->
            [gain] które dobro otrzymujesz?
            [loot] które dobro zabierasz?
           *[other] które dobro wybierasz?
        }
       *[no] Który surowiec zabierasz?
    }
ask-give = Które z otrzymanych właśnie dóbr zamieniasz na punkty zwycięstwa?
ask-keep =
    { $good ->
        [blessing] Który żeton łaski bogów odrzucasz?
       *[other] Ile { $goods } przechowujesz?
    }
ask-blessing =
    { $known ->
        [yes] { $card }: który żeton łaski bogów bierzesz?
       *[no] Który żeton łaski bogów bierzesz?
    }
ask-prayer =
    { $known ->
        [yes] { $card }: dobierasz karty czy używasz żetonów łaski bogów?
       *[no] Dobierasz karty czy używasz żetonów łaski bogów?
    }
ask-colour =
    { $known ->
        [yes] { $card }: który kolor wybierasz?
       *[no] Który kolor wybierasz?
    }
ask-stored =
    { $known ->
        [yes] { $card }: której karty spod lokacji jeszcze używasz?
       *[no] Której karty spod lokacji jeszcze używasz?
    }
ask-tricolour = Który kolor oznacza trójkolorowy żeton?
ask-spend =
    { $known ->
        [yes] { $card }: ile { $goods } wydajesz?
       *[no] Ile { $goods } wydajesz?
    }
ask-under =
    { $known ->
        [yes] { $card }: którą kartę pod nią wkładasz?
       *[no] Którą kartę wkładasz?
    }
ask-put =
    { $known ->
        [yes] { $card }: który surowiec na niej kładziesz?
       *[no] Który surowiec kładziesz?
    }
ask-store =
    { $known ->
        [yes] { $card }: ile { $goods } na niej kładziesz?
       *[no] Ile { $goods } przechowujesz?
    }
ask-send = Twoi robotnicy idą po { $goods }. Wydajesz kolejnych 2?
ask-random = Którą kartę wybiera los?
gain-by-it = { $question } Otrzymujesz { $goods }.

## Ruchy na przyciskach

move-draft = Weź: { $card }
move-build = Zbuduj: { $card }
move-deal = Podpisz umowę z kartą { $card }
move-raze = Splądruj z ręki: { $card }
move-raze-of = Splądruj: { $card } { $owner }
move-use =
    { $n ->
        [1] Użyj: { $card }
        [2] Użyj dwa razy: { $card }
        [3] Użyj trzy razy: { $card }
        [4] Użyj cztery razy: { $card }
       *[many] Użyj { $n } razy: { $card }
    }
move-send = Wydaj { $workers } na { $goods }
move-guard = Chroń: { $card }
move-samurai = Wystaw samuraja: { $card }
move-visit = Odwiedź: { $card } { $owner }
move-play = Zagraj: { $card }
move-end = Zakończ turę
move-pass = Spasuj w tej rundzie
move-done = Gotowe
move-common = Talia zwykła
move-faction = Talia frakcji
move-foundation = Fundament
move-foundation-of = Fundament: { $card }
move-nothing = Nic
move-draw = Dobierz karty
move-tokens = Użyj żetonów łaski bogów
move-tricolour = trójkolorowy
move-of = { $card } { $owner }

## Nazwy

phase-lookout = wypatrywanie
phase-production = produkcja
phase-action = akcje
phase-cleanup = czyszczenie
phase-attack = atak
phase-end = koniec gry
phase-setup = przygotowanie
rank-commoner = Plebejusz
rank-servant = Służący
rank-squire = Giermek
rank-knight = Rycerz
rank-castellan = Kasztelan
rank-king = Król
rank-emperor = Cesarz
how-production = produkcja
how-bonus = bonusy za zbudowanie
how-action = akcje
how-feature = cechy
how-deal = umowy
how-raze = plądrowanie
how-giving = odrzucone dobra
how-board = plansza frakcji
how-trade = wydani robotnicy
how-common = lokacje zwykłe
how-faction = lokacje frakcyjne
how-under = karty pod lokacją
how-on = surowce na lokacji
how-end = punkty na koniec gry
how-given = punkty na start
verb-draft = weź
verb-build = zbuduj
verb-deal = podpisz umowę
verb-raze = splądruj
verb-use = użyj
verb-send = wydaj robotników
verb-guard = chroń
verb-samurai = wystaw samuraja
verb-visit = odwiedź
verb-play = zagraj
verb-end = zakończ turę
verb-pass = spasuj
verb-choose = wybierz
option-factions = frakcje
option-lookout = wypatrywanie
option-lookout-standard = standardowe
option-lookout-alternative = alternatywne, w tajemnicy
option-lookout-advanced = zaawansowane
option-peaceful = wariant pokojowy
option-peaceful_drafts = ile wyłożonych kart bierze się w wariancie pokojowym
option-peaceful_drafts-2 = tak, dwa dobory
option-robbers_cut_routes = Rabusie zrywają też umowy Szlaku handlowego
option-five_players = pięciu graczy
option-boxes = dodatki
option-format = format talii
option-format-introductory = zapoznawczy: z całym jednym dodatkiem
option-format-standard = standardowy: 30 kart w zestawach
option-format-open = otwarty: dowolne karty
option-bans = zakazane karty
option-visit_passed = można odwiedzać lokacje graczy, którzy spasowali
option-virtual_faction = frakcja wirtualnego gracza
option-virtual_faction-none = żadna
option-virtual_faction-barbarians = Wirtualny gracz: Barbarzyńcy
option-virtual_faction-rome = Wirtualny gracz: Rzymianie
option-decks = własne talie
option-yes = tak
option-no = nie

## Dziennik

log-phase = Runda { $round }: { $phase }
log-over = Koniec gry
log-reveal = Wyłożone karty: { $cards }
log-drafted = { $who } bierze kartę { $card }
log-swept = Nikt nie bierze: { $cards }
log-picked =
    { $known ->
        [yes] { $who } bierze w tajemnicy kartę { $card }
       *[no] { $who } bierze kartę w tajemnicy
    }
log-area = Do obszaru wirtualnego gracza trafia { $card }
log-draw =
    { $known ->
        [yes] { $who } dobiera: { $cards }
       *[no] { $who } dobiera { $cards }
    }
log-reshuffle = Odrzucone karty zwykłe zostają przetasowane i tworzą nową talię
log-gain =
    { $known ->
        [yes] { $who } otrzymuje { $goods } ({ $card })
       *[no] { $who } otrzymuje { $goods }
    }
log-with = { $line }: { $goods }
log-built = { $who } buduje lokację { $card }
log-dealt = { $who } podpisuje umowę z kartą { $card }
log-undealt = { $who } traci umowę z kartą { $card }
log-razed =
    { $where ->
        [hand] { $who } plądruje z ręki kartę { $card }
        [own] { $who } plądruje własną lokację { $card }
       *[rival] { $who } plądruje lokację { $card } { $owner }
    }
log-use =
    { $n ->
        [1] { $who } używa lokacji { $card }
        [2] { $who } dwa razy używa lokacji { $card }
        [3] { $who } trzy razy używa lokacji { $card }
       *[many] { $who } { $n } razy używa lokacji { $card }
    }
log-sent = { $who } wydaje { $workers } na { $goods }
log-guard = { $who } chroni lokację { $card }
log-samurai = { $who } wystawia samuraja na lokacji { $card }
log-visited = { $who } wysyła robotnika na lokację { $card } { $owner }
log-played = { $who } zagrywa kartę { $card }
log-unstored = { $who } bierze { $goods } z lokacji { $over }
log-samurai-paid = { $who } wydaje samuraja z lokacji { $card }
log-target =
    { $done ->
        [discard] { $who } odrzuca lokację { $card } { $owner } ({ $source })
        [take] { $who } przejmuje lokację { $card } { $owner } ({ $source })
        [block] { $who } blokuje do końca rundy lokację { $card } { $owner } ({ $source })
        [loot] { $who } bierze dobro z pola plądrowania lokacji { $card } { $owner } ({ $source })
        [reset] { $who } może znów użyć lokacji { $card } ({ $source })
        [repeat] { $who } powtarza produkcję lokacji { $card } ({ $source })
        [evict] { $who } zabiera na rękę lokację { $card } { $owner } ({ $source })
        [use] { $who } używa lokacji { $card } { $owner } ({ $source })
       *[other] { $known ->
            [yes] { $who } wybiera lokację { $card } { $owner } ({ $source })
           *[no] { $who } wybiera lokację { $card } ({ $source })
        }
    }
log-laid =
    { $known ->
        [yes] { $who } kładzie jako fundament kartę { $card }
       *[no] { $who } kładzie kartę z ręki jako fundament
    }
log-under =
    { $known ->
        [yes] { $who } wkłada pod lokację { $over } kartę { $card }
       *[no] { $who } wkłada pod lokację { $over } kartę z ręki
    }
log-put = { $who } kładzie { $goods } na lokacji { $over }
log-blessed =
    { $tricolour ->
        [yes] { $who } bierze trójkolorowy żeton łaski bogów
       *[no] { $who } bierze żeton łaski bogów (kolor: { $colour })
    }
log-unblessed = { $who } odrzuca żeton łaski bogów (kolor: { $colour })
log-prayed = { $who } odkrywa: { $cards } ({ $card })
log-tokens = { $who } używa żetonów łaski bogów zamiast kart ({ $card })
log-colour = { $who } wybiera kolor: { $colour }
log-answered =
    { $n ->
        [0] nic nie pasuje
       *[other] pasuje: { $n }
    }
log-also-used = { $who } używa też karty { $card }
log-laid-open = { $who } wkłada pod lokację { $over } kartę { $card }
log-statue = { $who } stawia posąg na lokacji { $card }
log-spend =
    { $n ->
        [0] { $who } nic nie wydaje
       *[many] { $who } wydaje { $goods }
    }
log-keep =
    { $n ->
        [0] { $who } nic nie przechowuje
       *[many] { $who } przechowuje { $goods }
    }
log-discard = { $who } odrzuca kartę { $card }
log-sacrifice =
    { $known ->
        [yes] { $who } odrzuca fundament ({ $card })
       *[no] { $who } odrzuca lokację { $card }
    }
log-stolen = { $who } zabiera { $goods } z puli { $owner }
log-given = { $who } odrzuca { $goods }
log-attack-card = Wirtualny gracz odkrywa kartę ataku (symbol: { $good })
log-attacked = { $who } traci w ataku lokację { $card }
log-pay =
    { $n ->
        [0] { $who } nic nie płaci
       *[many] { $who } płaci { $goods }
    }
log-choose = { $who } wybiera: { $answer }
log-secret = { $who } wybiera w tajemnicy
log-end-turn = { $who } kończy turę
log-pass = { $who } pasuje
log-forced-pass = { $who } wyczerpuje limit tur i pasuje

## Dlaczego talią nie da się grać

deck-at = wiersz { $line }: { $why }
deck-line = nie da się odczytać „{ $words }”; wiersz wygląda tak: „2 rome/architect”
deck-card =
    { $known ->
        [yes] nie ma karty „{ $word }”; czy chodziło o „{ $near }”?
       *[no] nie ma karty „{ $word }”
    }
deck-copies =
    { $n ->
        [one] jest tylko { $n } kopia „{ $word }”, a nie { $wanted }
        [few] są tylko { $n } kopie „{ $word }”, a nie { $wanted }
       *[other] jest tylko { $n } kopii „{ $word }”, a nie { $wanted }
    }
deck-no-faction = nie wiadomo, czyja to talia; zacznij od wiersza takiego jak „faction: rome”
deck-faction =
    { $known ->
        [yes] nie ma frakcji „{ $word }”; czy chodziło o „{ $near }”?
       *[no] nie ma frakcji „{ $word }”
    }
deck-factions = jest tu druga frakcja; talia ma jedną
deck-foreign = { $name } ({ $card }) to nie jest karta z tej talii („{ $faction }”)
deck-twice = { $name } ({ $card }): na liście { $times } razy, a jest tylko jedna taka karta
deck-banned = { $name } ({ $card }): karta zakazana
deck-beside = „{ $word }” to karta z dodatku, którego nie ma na stole („{ $box }”)
deck-file = pliku nie można odczytać jako talii
deck-needs = ta talia wymaga na stole dodatków: { $boxes }
deck-yaml = to nie jest YAML z kluczami „faction” i „cards”
deck-out = { $name } ({ $card }): tej karty nie ma w domyślnej talii, więc nie można jej wyjąć
deck-size =
    { $n ->
        [one] w talii jest { $n } karta, a ma być { $of }
        [few] w talii są { $n } karty, a ma być { $of }
       *[other] w talii jest { $n } kart, a ma być { $of }
    }
deck-sets = karty w trzech, dwóch i jednej kopii: jest { $sets }, a ma być { $wanted }
deck-half = { $name }: kopii w talii jest { $n } z { $of }; weź wszystkie albo żadnej
deck-boxes = karty są z kilku dodatków: { $boxes }; zostaw jeden
deck-base-only = w talii wspólnej są tylko karty z gry podstawowej, nie z dodatków: { $boxes }
deck-chosen = wybrany dodatek to { $chosen }, a nie { $boxes }
deck-missing =
    { $n ->
        [one] brakuje { $n } karty lub jej kopii: { $names }
       *[other] brakuje { $n } kart lub ich kopii: { $names }
    }
deck-version = talia powstała w nowszej wersji Osady (wersja { $version } plików talii; ta czyta wersję { $known })
deck-format =
    { $known ->
        [yes] nie ma formatu „{ $word }”; czy chodziło o „{ $near }”?
       *[no] nie ma formatu „{ $word }”
    }
deck-only-copies = Kartę wymienia się na kartę o tej samej liczbie kopii; inne tu nie pasują.
deck-fixed = W tym formacie wszyscy mają taką samą talię; nie ma czego wymieniać.

## Czego wymaga się od talii

deck-rule-size =
    { $of ->
        [one] { $of } karta
        [few] { $of } karty
       *[other] { $of } kart
    }
deck-rule-sets = Karty w trzech, dwóch i jednej kopii: { $wanted }
deck-rule-whole = Wszystkie kopie albo żadna
deck-rule-boxes-one =
    { $n ->
        [0] Najwyżej jeden dodatek
       *[other] Najwyżej jeden dodatek: { $boxes }
    }
deck-rule-boxes-base = Wszystkie karty z gry podstawowej i żadne inne
deck-rule-boxes-all-of-one = Wszystkie karty wybranego dodatku
deck-rule-own = Tylko karty tej talii: { $deck }
deck-rule-copies = Tylko kopie, które istnieją
deck-rule-bans = Bez zakazanych kart
deck-figure-size = { $n } z { $of }
deck-figure-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
deck-figure-bans = zakazane: { $n }
deck-common = Karty wspólne
deck-ready-basic = { $faction }, karty podstawowe
deck-ready-box = { $faction } z dodatkiem { $box }
deck-mend-out = wyjmij kartę { $name }
deck-mend-in = dołóż kartę { $name }
deck-mend-swap = wymień kartę { $name } na { $other }
deck-mend-only = zostaw tylko dodatek { $name }
deck-mend-clear = wyjmij to, co tu nie pasuje
deck-mend-usual = wróć do domyślnej talii
mark-atlanteans = Atlantydzi
mark-magic3 = Trzej przyjaciele z boiska
deck-refused =
    { $more ->
        [0] talia „{ $deck }”: { $why }
        [one] talia „{ $deck }”: { $why }; i jeszcze { $more } rzecz
        [few] talia „{ $deck }”: { $why }; i jeszcze { $more } rzeczy
       *[other] talia „{ $deck }”: { $why }; i jeszcze { $more } rzeczy
    }

## Dlaczego nie można zagrać tak, jak ustalono

options-box = nie ma dodatku „{ $word }”; są: { $known } (DECK-13)
options-box-base = gra podstawowa zawsze jest na stole; wymień inne dodatki (DECK-13)
options-box-campaign = karty kampanii przychodzą z jej arkuszami; wymień inne dodatki (CSETUP-8)
options-box-twice = dodatek „{ $word }” podano dwa razy, a jest jeden (DECK-13)
options-seats =
    { $n ->
        [one] nie może grać { $n } gracz
        [few] nie może grać { $n } graczy
       *[other] nie może grać { $n } graczy
    }: gra jest dla 1–{ $most } (SETUP-1)
options-five-advanced = w pięć osób nie gra się z zaawansowanym wypatrywaniem (AZT-FACTION-8)
options-faction = nie ma frakcji „{ $word }”; są: { $known } (SETUP-4)
options-faction-box = frakcja „{ $word }” należy do dodatku „{ $box }” (AZT-FACTION-1)
options-same-faction = dwoje graczy nie może grać tą samą frakcją „{ $word }”: jest jeden zestaw każdej (SETUP-4)
options-solo = gra jednoosobowa nie ma wariantów wypatrywania ani wariantu pokojowego (AMB-30)
options-virtual-company = wirtualny gracz ma frakcję tylko w grze jednoosobowej (AMB-X-14)
options-virtual-box = frakcja wirtualnego gracza wymaga dodatku „{ $box }” (AMB-X-14)
options-idle-deck = jest talia „{ $word }”, ale nikt tu nią nie gra (DECK-4)
options-deck-whose = jest talia „{ $word }”, ale nie ma takiej frakcji (DECK-4)
options-deck-lines = talia „{ $word }” musi być listą wierszy, takich jak „2 rome/architect” (DECK-4)
options-ban = tej karty nie można zakazać: { $why } (AMB-X-16)
options-campaign-seats = kampania jest dla 1–4 graczy (CAMP-CONTENT-15)
options-campaign-peaceful = w kampanii nie gra się wariantem pokojowym (AMB-C66)
options-empires-named = imperiów z nazwą: { $n }, a graczy: { $seats } (CSETUP-1)
options-empire-name = nazwa imperium ma najwyżej { $most } znaków i mieści się w jednym wierszu (SHEET-4)
options-goals = Cele należą do kampanii, a nie ma arkuszy (CSETUP-14)

## The campaign

token-dove = { $case ->
        [acc] Gołębicę
        [gen] Gołębicy
       *[nom] Gołębica
    }
token-bee = { $case ->
        [acc] Pracusia
        [gen] Pracusia
       *[nom] Pracuś
    }
token-wall = { $case ->
        [acc] Mur
        [gen] Muru
       *[nom] Mur
    }
token-bribe = { $case ->
        [acc] Łapówkę
        [gen] Łapówki
       *[nom] Łapówka
    }
refused-no-token = Nie masz takiego żetonu: { $held }.
refused-token-already = Na tej lokacji leży już taki żeton ({ $held }), a może leżeć tylko jeden: { $card }.
refused-token-unsuited =
    { $token ->
        [bee] Pracuś leży tylko na lokacji z akcją, a ta nią nie jest: { $card }.
       *[other] Łapówka leży tylko na lokacji produkcyjnej, którą można usunąć, a ta nią nie jest: { $card }.
    }
refused-token-on-foundation = Żeton kładzie się na lokacji, a fundament nią nie jest.
refused-walled = Na tej lokacji leży Mur, więc przeciwnicy nie mogą jej wybrać: { $card }.
refused-province-stays = To Prowincja, która nigdy nie opuszcza imperium: { $card }.
refused-guard-province = To Prowincja, a żeton obrony chroni tylko lokację zwykłą: { $card }.
refused-samurai-province = To Prowincja, a na niej nie staje samuraj: { $card }.
refused-upkeep-not-shown = Żadne wykreślone pole twojej Mapy Prowincji nie pokazuje tego dobra: { $goods }.
refused-upkeep-gold = W koszcie utrzymania złoto nie zastąpi tutaj tego dobra: { $goods }.
refused-upkeep-paid = Całość tego dobra już leży na Mapie Prowincji: { $goods }.
refused-upkeep-missing = Nie masz tego, co chcesz wyłożyć: { $goods }.
notation-no-upkeep = Tego nie można wyłożyć: „{ $word }”; napisz „2 food” albo „gold for stone”.
notation-no-such-token = Tego nie można położyć: „{ $word }”; napisz „wall on mill” (żetony: { $tokens }).
notation-no-such-goal =
    { $known ->
        [yes] Pośrodku nie ma Celu „{ $word }”; czy chodziło o „{ $near }”?
       *[no] Pośrodku nie ma Celu „{ $word }”.
    }
ask-goal = Znacznik którego Celu przesuwasz?
move-upkeep = Połóż { $goods } na Mapie Prowincji
move-upkeep-gold = Połóż { $gold } na Mapie Prowincji zamiast: { $goods }
move-upkeep-card = Wyłóż kartę na koszt utrzymania: { $card }
move-place = Połóż { $held } na lokacji: { $card }
how-province = Prowincje
how-upkeep = nieopłacony koszt utrzymania
how-token = żetony Postępu
verb-upkeep = zapłać koszt utrzymania
verb-place = połóż żeton
log-began-with =
    { $deal ->
        [yes] { $who } zaczyna z umową z kartą { $card }
       *[no] { $who } zaczyna z lokacją { $card }
    }
log-upkeep = { $who } kładzie { $goods } na Mapie Prowincji
log-upkeep-card = { $who } wykłada { $card } na koszt utrzymania
log-token = { $who } kładzie { $held } na lokacji { $card }
log-token-back = { $who } zabiera { $held } z lokacji { $card }
log-bribed = { $card }: daje produkcję dwa razy i opuszcza imperium { $owner }
log-stepped = { $who } przesuwa znacznik Celów ({ $category })
log-achieved =
    { $n ->
        [one] { $who } osiąga { $card } i wykreśla { $n } pole
        [few] { $who } osiąga { $card } i wykreśla { $n } pola
       *[other] { $who } osiąga { $card } i wykreśla { $n } pól
    }
log-founded = { $who } kładzie kartę z talii zwykłej jako fundament
option-rounds = rundy
option-sheets = arkusze Imperium
option-goals = Cele
option-upkeep_gold = złotem można zapłacić koszt utrzymania w drewnie, kamieniu i jadle
