# Words that every page needs.

common-home = Osada, do lobby
common-places = Miejsca
common-play = Graj
common-cards = Karty
common-villages = Wioski
common-rules = Zasady
common-replays = Powtórki
common-game-settlers = Narodziny Imperium
common-game-rollwrite = Wykreślane Imperium
common-menu = Menu
common-skip = Przejdź do treści
common-language = Język
common-language-en = English
common-language-pl = Polski
common-language-cs = Čeština
common-theme = Kolory
common-theme-system = Jak w systemie
common-theme-light = Dzień
common-theme-dark = Noc
common-lost = Tu nic nie stoi
common-lost-why = Adres jest błędny albo tego, do czego prowadził, już nie ma.
common-to-lobby = Do lobby

# Goods

common-n-wood =
    { $n ->
        [one] { $n } drewno
       *[many] { $n } drewna
    }
common-n-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
common-n-food =
    { $n ->
        [one] { $n } jadło
       *[many] { $n } jadła
    }
common-n-gold =
    { $n ->
        [one] { $n } złoto
       *[many] { $n } złota
    }
common-n-worker =
    { $n ->
        [one] { $n } robotnik
       *[many] { $n } robotników
    }
common-n-raze =
    { $n ->
        [one] { $n } żeton plądrowania
        [few] { $n } żetony plądrowania
       *[many] { $n } żetonów plądrowania
    }
common-n-defense =
    { $n ->
        [one] { $n } żeton obrony
        [few] { $n } żetony obrony
       *[many] { $n } żetonów obrony
    }
common-n-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
common-n-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
common-good-wood = drewno
common-good-stone = kamień
common-good-food = jadło
common-good-gold = złoto
common-good-worker = robotnik
common-good-raze = żeton plądrowania
common-good-defense = żeton obrony
common-good-card = karta
common-good-vp = punkt zwycięstwa

# Cards

common-common = Zwykła
common-attack = Atak
common-kind-production = Produkcja
common-kind-feature = Cecha
common-kind-action = Akcja
common-colour-brown = brązowy
common-colour-grey = szary
common-colour-red = czerwony
common-colour-pink = różowy
common-colour-gold = złoty
common-colour-blue = niebieski
common-colour-black = czarny
common-colour-purple = fioletowy
common-colour-white = biały
common-colour-orange = pomarańczowy
common-colour-none = bez koloru
common-free = nic
common-a-location = lokacja
common-no-ability = bez zdolności
common-per = za
common-or = lub
common-at-most = do { $n }
common-when-build = Gdy budujesz
common-uses =
    { $n ->
        [1] Raz na rundę
        [2] Dwa razy na rundę
       *[many] { $n } razy na rundę
    }
common-says-bonus = Bonus za zbudowanie: { $text }
common-says-cost = Koszt: { $cost }.
common-says-deal = Umowa: { $good }.
common-says-raze = Plądrowanie: { $goods }.
common-face-down = { $of }: karta zakryta

# What lies on a location

common-lies = leży na niej { $goods }
common-guarded = Chroniona żetonem obrony
common-samurai = Chroniona przez samuraja
common-under =
    { $n ->
        [one] pod nią leży { $n } karta
        [few] pod nią leżą { $n } karty
       *[many] pod nią leży { $n } kart
    }
common-route = Rywal ma z nią umowę
common-blocked = Zablokowana
common-taken-over = Przejęta od właściciela
common-used = Użyta { $n } z { $of } razy.

# Trouble

common-try-again = Spróbuj jeszcze raz
common-no-library = Karty nie przyszły z serwera.
common-no-villages = Arkusze nie przyszły z serwera.
common-loading = Chwileczkę …

# The end of a game.

end-after = Wynik po 5 rundach
end-won = { $name } i { $faction } wygrywają
end-shared = { $names } dzielą zwycięstwo
end-ahead =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, przewaga { $n } (drugie miejsce: { $name }).
end-difference = Główne źródło przewagi: { $kinds }.
end-by-goods =
    Remis ({ $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }); zdecydowali pozostali robotnicy i surowce, { $own } do { $other } (END-8).
end-by-cards =
    Remis ({ $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }), także w dobrach; zdecydowały karty na ręce, { $own } do { $other } (END-9).
end-by-nothing =
    Po { $points ->
        [one] { $points } punkcie
       *[other] { $points } punktów
    }, i nic więcej nie rozstrzyga (END-10).
end-bot = { $faction }, bot
end-stood-in = { $faction }, zastąpił bot
end-sources = Skąd wziął się każdy punkt
end-kind-action = Akcje
end-kind-feature = Cechy
end-kind-production = Produkcja
end-kind-bonus = Bonusy za zbudowanie
end-kind-raze = Plądrowanie
end-kind-common = Lokacje zwykłe, po 1
end-kind-faction = Lokacje frakcyjne, po 2
end-kind-kept = Brama i Kapliczka
end-kind-other = Umowy i inne
end-lead-action = akcje
end-lead-feature = cechy
end-lead-production = produkcja
end-lead-bonus = bonusy za zbudowanie
end-lead-raze = plądrowanie
end-lead-common = lokacje zwykłe
end-lead-faction = lokacje frakcyjne
end-lead-kept = Brama i Kapliczka
end-lead-other = umowy
end-numbers = W liczbach
end-total = Razem
end-course = Przebieg gry
end-start = start
end-end = koniec
end-more = Remisy i najlepsze lokacje
end-points = punkty
end-tie-not = Gdyby był remis
end-tie-was = Jak rozstrzygnięto remis
end-tie-goods = Najwięcej pozostałych robotników i surowców (END-8)
end-tie-cards = Najwięcej kart na ręce (END-9)
end-tie-shared = Inaczej wspólne zwycięstwo (END-10)
end-name-n = { $name } { $n }
end-best = Najlepsze lokacje

## Solo

end-rank-commoner = { $name } zdobywa rangę: Plebejusz
end-rank-servant = { $name } zdobywa rangę: Służący
end-rank-squire = { $name } zdobywa rangę: Giermek
end-rank-knight = { $name } zdobywa rangę: Rycerz
end-rank-castellan = { $name } zdobywa rangę: Kasztelan
end-rank-king = { $name } zdobywa rangę: Król
end-rank-emperor = { $name } zdobywa rangę: Cesarz
end-solo-lost = Wygrywa wirtualny gracz
end-solo-won-by =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }; lokacje frakcyjne: { $own }, kolekcja: { $n }.
end-solo-lost-by = Lokacje frakcyjne ({ $own }) nie przewyższają kolekcji ({ $n }) (SOLO-46).
end-solo-compare = Ty i wirtualny gracz
end-solo-own = Lokacje frakcyjne
end-solo-collection = Jego kolekcja
end-solo-why-won = Lokacji frakcyjnych jest więcej niż kart w kolekcji: wygrana (SOLO-47).
end-solo-why-lost = Kart w kolekcji jest co najmniej tyle samo: przegrana, bez rangi (SOLO-46, SOLO-RANK-8).
end-ranks = Rangi
end-rank-name-commoner = Plebejusz
end-rank-name-servant = Służący
end-rank-name-squire = Giermek
end-rank-name-knight = Rycerz
end-rank-name-castellan = Kasztelan
end-rank-name-king = Król
end-rank-name-emperor = Cesarz
end-rank-from = od { $n }
end-rank-below = poniżej { $n }

## What comes next

end-rematch = Rewanż
end-rematch-join = Dołącz do rewanżu
end-rematch-asked =
    { $n ->
        [one] { $names } chce rewanżu.
       *[other] { $names } chcą rewanżu.
    }
end-replay = Obejrzyj powtórkę
end-table = Stół na koniec
end-journal = Zapis
end-lobby = Lobby

## Not played to the end

end-in-round = Koniec w rundzie { $round }
end-not-begun = Przed grą
end-gave-up =
    { $n ->
        [one] Grę poddaje { $names }.
       *[other] Grę poddają { $names }.
    }
end-broken = Gra została przerwana
end-broken-why = Nie rozegrano jej do końca, więc nikt nie wygrał.
end-closed = Ten stół został zamknięty
end-closed-why = Gospodarz odszedł przed początkiem gry.

# The library: cards of one game, sheets and buildings of the other.

library-search = Szukaj w nazwach i tekstach
library-filters = Filtry
library-clear = Wyczyść
library-found =
    { $n ->
        [one] { $n } karta z { $of }
        [few] { $n } karty z { $of }
       *[many] { $n } kart z { $of }
    }
library-nothing = Nie ma takiej karty. Usuń któryś filtr albo szukaj mniejszej liczby słów.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
library-copies =
    { $n ->
        [one] { $n } egzemplarz
        [few] { $n } egzemplarze
       *[many] { $n } egzemplarzy
    }
library-deck = Talia
library-deck-common = Karty zwykłe
library-deck-attack = Karty ataku z gry solo
library-deck-of = { $faction }
library-kind = Rodzaj
library-colour = Kolor
library-cost = Koszt
library-effect = W działaniu
library-source = Źródło
library-raze = Pole plądrowania
library-deal = Pole umowy
library-number = Numer
library-worth = Wartość
library-none = brak
library-location = oddana lokacja
library-samurai = samuraj
library-bonus = Bonus za zbudowanie
library-printings =
    { $n ->
        [one] { $n } egzemplarz
        [few] { $n } egzemplarze
       *[many] { $n } egzemplarzy
    }
library-source-seed = Instrukcja
library-source-public = Znane publicznie
library-source-house = Nasze
library-from-seed = Działanie karty pochodzi z instrukcji.
library-from-public = Działanie karty jest znane publicznie; zdanie jest nasze.
library-from-house = Działanie karty to nasz własny projekt.
library-rules = Zasady, które ją wymieniają
library-beside = Inne karty
library-all = Wszystkie karty
library-previous = Poprzednia karta:
library-next = Następna karta:

## Sheets and buildings of the roll & write game

library-search-villages = Szukaj w tytułach, budynkach i tekstach
library-views = Co jest pokazane
library-view-sheets = Arkusze
library-view-buildings = Budynki
library-view-empire = Arkusz Imperium
library-found-sheets =
    { $n ->
        [one] { $n } arkusz z { $of }
        [few] { $n } arkusze z { $of }
       *[many] { $n } arkuszy z { $of }
    }
library-found-buildings =
    { $n ->
        [one] { $n } budynek z { $of }
        [few] { $n } budynki z { $of }
       *[many] { $n } budynków z { $of }
    }
library-n-sheets =
    { $n ->
        [one] { $n } arkusz
        [few] { $n } arkusze
       *[many] { $n } arkuszy
    }
library-n-buildings =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
library-nothing-village = Nic takiego nie ma. Usuń któryś filtr albo szukaj mniejszej liczby słów.
library-for-all = Dla dwóch do czterech graczy
library-for-one = Przygoda
library-hit = znaleziono
library-family = Rodzina
library-family-p = Wytwórcy
library-family-x = Wymiana i oszczędności
library-family-l = Praca i szczęście
library-family-v = Punktujący w rundzie
library-family-e = Gwiazdy punktacji końcowej
library-family-a = Planiści
library-gives = Co daje
library-gives-wood = drewno
library-gives-stone = kamień
library-gives-food = jadło
library-gives-gold = złoto
library-gives-action = akcje
library-gives-vp = punkty zwycięstwa
library-gives-harvest = zbieranie
library-gives-discount = zniżki
library-gives-reroll = przerzuty
library-own = Twoje przygody
library-own-played = rozegrane
library-own-new = jeszcze nie
library-own-count = Ukończone arkusze: { $n } z { $of }
library-free-area = bez surowców
library-areas = Obszary:
library-prebuilt = zbudowany od początku
library-no-plan = bez planu
library-plan-rows = Plan od góry: { $rows }
library-plan-row = { $sections }
library-star = działa w Punktacji Końcowej
library-six = Sześć budynków
library-sheets-beside = Inne arkusze
library-all-sheets = Wszystkie arkusze
library-all-buildings = Wszystkie budynki
library-sheet-previous = Poprzedni arkusz:
library-sheet-next = Następny arkusz:
library-sheet-adventure = Wioska przygody: solo o rangę albo w kilka osób, każda z własnym arkuszem (RW-ADVENTURE-01).
library-sheet-competition = Arkusz rozgrywki podstawowej i zaawansowanej, taki sam dla wszystkich. W podstawowej pomija się Architektów (RW-VILLAGE-14).
library-sheet-from-seed = Budynki tego arkusza podaje instrukcja.
library-sheet-from-public = Budynki tego arkusza są znane publicznie; słowa są nasze.
library-sheet-from-house = Nasz własny projekt: nikt nie opublikował treści drukowanych arkuszy.
library-house-from-seed = Umiejętność pochodzi z instrukcji.
library-house-from-public = Umiejętność jest znana publicznie; zdanie jest nasze.
library-house-from-house = Nazwa, obszary, plan i umiejętność to nasz własny projekt, chyba że zasada poniżej mówi więcej.
library-play-it = Graj
library-play-sheet = Zagraj na tym arkuszu
library-play-sheet-what = Solo, dziesięć rund, o rangę
library-record = Twój rekord
library-record-is = { $score }, { $rank }
library-record-when =
    { $n ->
        [one] { $day }, dotąd { $n } gra
        [few] { $day }, dotąd { $n } gry
       *[many] { $day }, dotąd { $n } gier
    }
library-record-none = Ten arkusz nie został tu jeszcze ukończony.
library-record-here = twój rekord
library-record-local = Rekordy pamięta tylko ta przeglądarka. Rangi: RW-ADVENTURE-09.
library-ranks = Rangi
library-rank = Ranga
library-score = Wynik
library-score-range = { $from }–{ $to }
library-score-from = { $from } i więcej
library-raised = Podniesiona przez osady
library-stands-on =
    { $n ->
        [one] Na { $n } arkuszu
       *[other] Na { $n } arkuszach
    }
library-rules-for = Zasady dla niego
library-empire = Arkusz Imperium
library-empire-why = Ma go każdy, w każdym trybie: cztery tory do budowy, cztery pola, dziesięć rund (RW-CONTENT-08).
library-tracks = Tory
library-track = Tor
library-tracks-why = Każdy tor buduje się od lewej do prawej; liczy się tylko ostatnia ukończona sekcja, z liczbą pod nią (RW-CONSTRUCT-07). Pusta kratka kosztuje samą akcję.
library-imperial = Imperialna
library-vp = punktów zwycięstwa
library-fields = Pola
library-field = Pole { $name }
library-field-opens =
    { $n ->
        [one] dostępne przy { $n } sekcji Mostów
       *[other] dostępne przy { $n } sekcjach Mostów
    }
library-fields-why = Ukończony most prowadzi do swojego pola; każdy obszar Zbiorów daje surowce raz (RW-HARVEST-01).
library-favors = Żetony Przysługi
library-favors-why = W grze jest o jeden żeton więcej niż graczy; w każdej rundzie każdy bierze jeden (RW-FAVOR-01).
library-empire-house = Koszty i wartości odtworzyliśmy z tego, co wiadomo o drukowanym arkuszu (RH-TRACK-04).

# The lobby, a new table, the waiting room, an invitation.

lobby-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
lobby-went-wrong = To się nie udało. Spróbuj ponownie albo odśwież stronę.

## Above all

lobby-headline = Załóż swoje imperium
lobby-headline-1 = Kartami albo kośćmi i ołówkiem.
lobby-headline-2 = Ze znajomymi, samemu albo w minutę przeciw botom.
lobby-about-settlers = karty, 5 rund, 1–4 graczy
lobby-about-rollwrite = kości i arkusze, 10 rund, 1–4 graczy
lobby-now = Graj teraz
lobby-now-what = Ty i dwa boty
lobby-first = Pierwsza gra
lobby-first-what = Z przewodnikiem: Rzymianie, Barbarzyńcy
lobby-first-game = Pierwsza gra
lobby-roll = Rzucaj teraz
lobby-roll-what = Podstawowa, ty i bot: dobra na początek
lobby-adventure = Przygoda
lobby-adventure-what = Solo, losowa z 48 wiosek
lobby-ask-name = Jak mają cię nazywać inni?
lobby-your-name = Twoje imię
lobby-name-first = Najpierw wpisz imię: wystarczy samo imię, nie ma tu kont.

## Lists of tables

lobby-your-games = Twoje gry
lobby-open-tables = Otwarte stoły
lobby-no-tables = Teraz nikt nie ma otwartego stołu. Zrób taki, do którego może dołączyć każdy.
lobby-your-turn = Twój ruch
lobby-go-on = Otwórz
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-a-table = Stół
lobby-title-solo = { $name }, gra solo
lobby-title-of = Stół: { $name }
lobby-title-bots =
    { $n ->
        [one] { $names } i bot
        [few] { $names } i { $n } boty
       *[other] { $names } i { $n } botów
    }
lobby-finished = zakończona
lobby-round-of = runda { $round } z { $of }
lobby-seats-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[other] { $n } wolnych miejsc
    }
lobby-state-slow = { $state }, { $time } na ruch

## A new table

lobby-new-table = Nowy stół
lobby-game = Gra
lobby-game-mode = { $game }, { $mode }
lobby-is-mode-basic = rozgrywka podstawowa
lobby-is-mode-advanced = rozgrywka zaawansowana
lobby-is-mode-adventure = przygoda
lobby-mode = Tryb
lobby-mode-says = { $mode }, graczy: { $players }. { $what }
lobby-mode-basic = Podstawowa
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = Ten sam arkusz dla wszystkich: tory, pola i pięć budynków. Najlepsza na początek.
lobby-mode-advanced = Zaawansowana
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Także osady: ukończone sekcje w odpowiednim kształcie ulepszają budynek.
lobby-mode-adventure = Przygoda
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Każdy ma jedną z 48 wiosek. Solo grasz o rangę i własny rekord.
lobby-not-started = gra nie ruszyła
lobby-at-the-table = Przy stole
lobby-all-here = wszyscy są
lobby-seat = Miejsce { $n }
lobby-open-seat = Puste miejsce
lobby-open-seat-why =
    { $n ->
        [1] zostaw puste, by grać solo
        [2] zostaw puste, by grać we dwoje
       *[other] zostaw puste, by grać we troje
    }
lobby-free-seat = Wolne miejsce
lobby-seat-waits = czeka na kogoś
lobby-add-friend = Zaproś kogoś
lobby-add-bot = Dodaj bota
lobby-friend = Gracz
lobby-bot = Bot
lobby-nobody = Nikt
lobby-two-needed = Rozgrywka podstawowa i zaawansowana wymagają dwóch graczy. Solo można grać w przygodę (RW-SETUP-01).
lobby-nobody-why = Ktoś siedzi tam albo dalej, więc tego miejsca nie można zabrać.
lobby-who-sits = Kto siedzi na miejscu { $n }
lobby-level-of = Poziom bota na miejscu { $n }
lobby-level-easy = Łatwy
lobby-level-normal = Zwykły
lobby-level-hard = Trudny
lobby-level-expert = Mistrz
lobby-faction-of = Frakcja na miejscu { $n }
lobby-chance = Losowo
lobby-sheet-of = Arkusz na miejscu { $n }
lobby-sheet-read = Pokaż { $sheet } w nowej karcie
lobby-sheet-search = Tytuł, numer lub budynek
lobby-sheet-chance = Dowolny z 48 arkuszy; zobaczysz go, gdy gra ruszy.
lobby-sheet-none = Nie ma takiego arkusza. Szukaj mniej słów.
lobby-own-best = twój rekord:
lobby-taken = Tę frakcję ma już { $name }.
lobby-ready = gotowe
lobby-you-host = ty, gospodarz
lobby-you = ty
lobby-is-host = gospodarz
lobby-is-here = już jest
lobby-is-away = chwilowo poza stołem
lobby-is-bot-easy = bot: łatwy
lobby-is-bot-normal = bot: zwykły
lobby-is-bot-hard = bot: trudny
lobby-is-bot-expert = bot: mistrz
lobby-copy-seat-link = Kopiuj link miejsca
lobby-copied-seat = Link miejsca { $n } jest skopiowany: wyślij go temu, kto ma tam usiąść.
lobby-start = Zacznij grę
lobby-make-table = Utwórz stół
lobby-friends-come = Najpierw powstanie stół, potem dostaniesz link dla znajomych.
lobby-seat-free = Miejsce { $n } jest wciąż wolne: poczekaj na kogoś albo oddaj je botowi.

## What is agreed

lobby-lookout = Wypatrywanie
lobby-lookout-standard = Zwykłe
lobby-lookout-alternative = Alternatywne
lobby-lookout-advanced = Zaawansowane
lobby-razing = Plądrowanie rywali
lobby-razing-allowed = Dozwolone
lobby-razing-peaceful = Pokój
lobby-drafts = Dobory w rundzie
lobby-drafts-one = Jeden
lobby-drafts-two = Dwa
lobby-clock = Zegar
lobby-clock-none = Brak
lobby-clock-timed = Na czas
lobby-clock-days = Dni
lobby-clock-move = Na każdą decyzję
lobby-clock-reserve = Rezerwa na grę
lobby-clock-no-reserve = bez rezerwy
lobby-clock-each = { $time } na ruch
lobby-clock-both = { $move }, rezerwa { $reserve }
lobby-who-joins = Kto może dołączyć
lobby-by-link = Z linkiem
lobby-everyone = Każdy
lobby-robbers = Rabusie a Szlak handlowy
lobby-robbers-spare = Nie zrywają
lobby-robbers-cut = Zrywają
lobby-more = Więcej
lobby-title = Nazwa stołu
lobby-title-none = niekonieczna
lobby-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
lobby-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
lobby-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[other] { $n } dni
    }
lobby-means-solo = Solo przeciw wirtualnemu graczowi: miej więcej lokacji frakcyjnych, niż on zbierze kart (SOLO-47).
lobby-means-standard =
    { $n ->
        [2] Dwoje graczy
        [3] Troje graczy
       *[other] Czworo graczy
    }: w każdej rundzie dwa dobory z odkrytych kart, po { $cards } (LOOKOUT-3).
lobby-means-alternative = Karty wybiera się w tajemnicy: jedną z trzech, potem jedną z dwóch od sąsiada (VAR-ALT-3).
lobby-means-advanced = Jeden długi dobór z pięciu odkrytych kart, dwa okrążenia w tę samą stronę (VAR-ADV-3).
lobby-means-peaceful =
    Nikt nie plądruje rywali. W każdej rundzie jedna zakryta karta zwykła i { $drafts ->
        [1] jeden dobór
       *[other] dwa dobory
    } z odkrytych kart, po { $cards } (VAR-PEACE-3).

lobby-means-basic-all = Dziesięć rund z tymi samymi kośćmi i takim samym arkuszem dla wszystkich (RW-SETUP-03).
lobby-means-advanced-all = Jak podstawowa, a w każdej rundzie każdy może stworzyć osadę (RW-ADV-02).
lobby-means-adventure-alone = Solo o rangę, od Plebejusza do Cesarza (RW-ADVENTURE-09).
lobby-means-adventure-all = Każdy ma własny arkusz; wygrywa najwyższy wynik (RW-ADVENTURE-11).

## Friends

lobby-with-friends = Ze znajomymi
lobby-invite = Zaproszenie
lobby-invite-why = Kto otworzy link, zajmie następne wolne miejsce. Bez zakładania konta.
lobby-get-link = Pokaż link
lobby-qr = Kod QR zaproszenia
lobby-invite-link = Link zaproszenia
lobby-copy-link = Kopiuj link
lobby-copied = Skopiowano
lobby-not-copied = Przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go samodzielnie.
lobby-share = Udostępnij
lobby-share-title = Partia Osady
lobby-only-here = Ten adres działa tylko na tym komputerze. Dla znajomych gdzie indziej uruchom Osadę z --host 0.0.0.0 i otwórz stronę pod nazwą lub numerem tego komputera w sieci.
lobby-watch-link = Link dla widzów
lobby-device = Link na inne urządzenie
lobby-device-copied = Link twojego miejsca jest skopiowany: otwórz go na drugim urządzeniu i nikomu nie podawaj.
lobby-have-code = Masz kod lub link?
lobby-code-like = link lub kod
lobby-no-code = To nie jest nasz link ani kod. Wklej cały link, który masz od znajomych.

## The waiting room and an invitation

lobby-room-host = Wszystko można jeszcze zmienić. Zacznij, gdy miejsca będą zajęte.
lobby-room-guest = Gra zacznie się, gdy uruchomi ją gospodarz.
lobby-host-starts = grę zaczyna gospodarz
lobby-you-sit = Masz miejsce
lobby-you-sit-why =
    { $choose ->
        [faction] Wybierz imię i frakcję w swoim wierszu.
        [sheet] Wybierz imię i arkusz w swoim wierszu.
       *[name] Wybierz imię w swoim wierszu.
    } Strona da znać, gdy gra ruszy.
lobby-you-watch = Oglądasz
lobby-you-watch-why = Widzisz to, co może widzieć każdy przy stole.
lobby-take-seat = Zajmij miejsce
lobby-leave-table = Odejdź od stołu
lobby-close-table = Zamknij stół
lobby-to-lobby = Do lobby
lobby-invitation = Zaproszenie
lobby-invites = { $name } zaprasza cię do gry: { $game }.
lobby-no-such-table = Nie ma takiego stołu. Został zamknięty albo link jest niepełny.
lobby-back-to-seat = Wróć na swoje miejsce
lobby-late-waiting = Wszystkie miejsca są już zajęte.
lobby-late-running =
    Gra ruszyła bez ciebie. { $watch ->
        [yes] Ale możesz ją oglądać.
       *[no] Poproś o link dla widzów, jeśli chcesz ją oglądać.
    }
lobby-late-finished = Ta gra jest skończona.
lobby-no-account = Bez konta i bez e-maila: twoje miejsce pamięta przeglądarka.

# Replays.

replay-all = Powtórki
replay-all-why = Obejrzyj grę jeszcze raz oczami dowolnego gracza i graj dalej od dowolnej chwili.
replay-one = Powtórka
replay-of = Powtórka: { $title }
replay-comes = Rozkładamy grę…
replay-played = Rozegrane w tej przeglądarce
replay-none = Nie ma jeszcze zakończonej gry. Te, które rozegrasz, będą czekać tutaj.
replay-result = Wynik
replay-watch = Oglądaj
replay-upload = Otwórz zapis gry
replay-too-large = Ten plik jest za duży jak na zapis gry.
replay-controls = Odtwarzanie powtórki
replay-play = Odtwarzaj
replay-pause = Pauza
replay-again = Od początku
replay-back = Ruch wstecz
replay-on = Ruch dalej
replay-round-back = Runda wstecz
replay-round-on = Runda dalej
replay-moment = Chwila
replay-moment-of = Ruch { $at } z { $end }, runda { $round }
replay-speed = Tempo
replay-eyes = Czyimi oczami
replay-eyes-all = Co widzą wszyscy
replay-eyes-of = Oczami: { $name }
replay-side = Punkty i dziennik
replay-log = Dziennik
replay-begins = Stół jest przygotowany.
replay-decides = Decyduje { $name }
replay-download = Pobierz zapis gry
replay-play-on = Graj dalej od tej chwili
replay-play-on-over = Tu gra jest już skończona: cofnij się do wcześniejszej chwili.
replay-play-on-now = Graj dalej od ruchu { $at }
replay-as = Twoje miejsce
replay-against = Pozostałe miejsca: boty
replay-shut = Zamknij

# Stół gry Wykreślane Imperium. Osobę i budynek nazywa się tylko w jednej formie, więc zdania są zbudowane wokół niej.

roll-title = Runda { $round }
roll-round-of = Runda { $round } z 10
roll-phase-favor = Przysługa
roll-phase-develop = Rozwój
roll-phase-settlements = Osady
roll-active = Rzuca
roll-library = Wioski

## Arkusz Imperium

roll-sheets = Arkusze
roll-empire-of = Arkusz Imperium: { $name }
roll-village-of = Arkusz Wioski: { $name }
roll-page-empire = Imperium
roll-page-village = Wioska
roll-page-favors = Przysługi
roll-track =
    { $track }: ukończone sekcje: { $n } z 9, wartość { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
roll-progress = { $track }: { $n } z 9
roll-section = { $track }, sekcja { $section }
roll-section-area = { $track }, sekcja { $section }, obszar { $area }
roll-imperial = Sekcja Imperialna
roll-costs = koszt: { $goods }
roll-free = bez kosztu w surowcach
roll-crossed = wykreślony
roll-can = można teraz wykreślić
roll-open = nie teraz
roll-far = jeszcze nie
roll-complete = ukończona
roll-incomplete = nieukończona
roll-marked = część osady
roll-fields = Pola
roll-field =
    Pole { $field }, { $reached ->
        [yes] dostępne
       *[no] jego most nie jest ukończony
    }
roll-harvest-area = Obszar Zbiorów { $area }, daje: { $goods }
roll-box = { $name }: { $n }
roll-box-settlements = Punkty za osady
roll-box-earned = Punkty zdobyte i za budynki z gwiazdką
roll-box-total = Wszystkie punkty do tej pory

## Arkusz Wioski

roll-building = { $name }
roll-building-star = { $name }, budynek z gwiazdką
roll-building-area = { $name }, obszar { $area }
roll-areas-of = Obszary: { $name }
roll-star = Gwiazdka: liczy się na koniec gry
roll-prebuilt = Zbudowany od początku
roll-use = Użyj
roll-can-use = Można teraz użyć
roll-settlements =
    { $n ->
        [0] Brak osad
        [one] { $n } osada
        [few] { $n } osady
        [many] { $n } osad
       *[other] { $n } osady
    }
roll-places =
    { $n ->
        [one] { $n } miejsce na osadę
        [few] { $n } miejsca na osadę
        [many] { $n } miejsc na osadę
       *[other] { $n } miejsca na osadę
    }
roll-plan-pick =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }
roll-plan-picked = Wybrany
roll-stands-basic = Nie należy do rozgrywki podstawowej
roll-stands-open =
    { $n ->
        [one] jeszcze { $n } obszar
        [few] jeszcze { $n } obszary
        [many] jeszcze { $n } obszarów
       *[other] jeszcze { $n } obszaru
    }
roll-stands-next = Od następnej rundy
roll-stands-star = Liczy się na koniec
roll-stands-plan = Punkty za osady
roll-stands-active = Aktywny
roll-stands-alone = Aktywny, działa sam
roll-stands-worked = Zadziałał w tej rundzie
roll-stands-left =
    { $n ->
        [one] Jeszcze raz
        [few] Jeszcze { $n } razy
        [many] Jeszcze { $n } razy
       *[other] Jeszcze { $n } razy
    }
roll-stands-used =
    { $n ->
        [one] Użyty
        [few] Użyty { $n } razy
        [many] Użyty { $n } razy
       *[other] Użyty { $n } razy
    }

## Kości i Przysługi

roll-tray = Kości i Przysługi
roll-dice = Kości
roll-die = Kość { $n }: { $face }
roll-worker-die =
    Kość Robotników: { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
roll-tokens = Żetony Przysługi
roll-take = Weź
roll-favor = Przysługa
roll-favor-yours = Twoja
roll-favor-of = ma ją { $name }
roll-favor-used = Użyta
roll-favor-used-by = użyta: { $name }
roll-favor-is-used = użyta
roll-favor-unused = nieużyta

## O co gra pyta

roll-ask-develop =
    { $n ->
        [0] Nie masz już akcji; mogą jeszcze pomóc budynki i Przysługa.
        [one] Została { $n } akcja: buduj, zbieraj, używaj budynków i Przysługi.
        [few] Zostały { $n } akcje: buduj, zbieraj, używaj budynków i Przysługi.
        [many] Zostało { $n } akcji: buduj, zbieraj, używaj budynków i Przysługi.
       *[other] Zostało { $n } akcji: buduj, zbieraj, używaj budynków i Przysługi.
    }
roll-ask-done = W tej rundzie nic więcej nie można zrobić.
roll-ask-place = Gdzie powstanie osada ({ $name })?
roll-pick-dice = Wybierz kości do przerzutu.
roll-not-these-dice = Żaden budynek nie pozwala przerzucić właśnie tych kości.
roll-dice-first = Najpierw zdecyduj o kościach: przerzuć je albo zostaw (RW-ADVENTURE-12).
roll-reroll-n =
    { $n ->
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
roll-keep = Zostaw kości
roll-plans = Pasujące plany
roll-settle-here = Stwórz osadę
roll-skip = Bez osady
roll-be-ready = Gotowe
roll-choices = Co można tu zrobić
roll-you-ready = Gotowe.
roll-wait-for =
    { $n ->
        [one] Najpierw musi zdecydować { $names }.
        [few] Najpierw muszą zdecydować { $names }.
        [many] Najpierw muszą zdecydować { $names }.
       *[other] Najpierw muszą zdecydować { $names }.
    }
roll-ready-wait-for =
    { $n ->
        [one] Ogłoszono gotowość i to jest ostateczne (RW-ROUND-19). Najpierw musi zdecydować { $names }.
        [few] Ogłoszono gotowość i to jest ostateczne (RW-ROUND-19). Najpierw muszą zdecydować { $names }.
        [many] Ogłoszono gotowość i to jest ostateczne (RW-ROUND-19). Najpierw muszą zdecydować { $names }.
       *[other] Ogłoszono gotowość i to jest ostateczne (RW-ROUND-19). Najpierw muszą zdecydować { $names }.
    }
roll-unsure-actions =
    { $n ->
        [one] Przepadnie { $n } akcja (RW-ROUND-11).
        [few] Przepadną { $n } akcje (RW-ROUND-11).
        [many] Przepadnie { $n } akcji (RW-ROUND-11).
       *[other] Przepadnie { $n } akcji (RW-ROUND-11).
    }
roll-unsure-favor = Przysługa ({ $favor }) jest nieużyta i przepadnie (RW-FAVOR-12).
roll-unsure-both =
    { $n ->
        [one] Przepadną { $n } akcja i Przysługa ({ $favor }) (RW-ROUND-11).
        [few] Przepadną { $n } akcje i Przysługa ({ $favor }) (RW-ROUND-11).
        [many] Przepadnie { $n } akcji i Przysługa ({ $favor }) (RW-ROUND-11).
       *[other] Przepadnie { $n } akcji i Przysługa ({ $favor }) (RW-ROUND-11).
    }
roll-unsure-no = Jeszcze nie
roll-unsure-yes = Mimo to gotowe

## Gracze

roll-doing-favor = bierze żeton
roll-doing-develop = rozwija
roll-doing-settlements = osiedla
roll-doing-end = koniec
roll-ready = gotowe
roll-built =
    { $n ->
        [one] { $n } ukończony budynek
        [few] { $n } ukończone budynki
        [many] { $n } ukończonych budynków
       *[other] { $n } ukończonego budynku
    }
roll-has-token = Przysługa: { $token }
roll-lens-open = { $name }: zobacz arkusze
roll-lens-close = { $name }: odłóż arkusze
roll-rank = Ranga
roll-rank-next =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } do rangi { $name }
roll-record = Twój rekord na tym arkuszu: { $n }
roll-no-record = Twoja pierwsza gra na tym arkuszu

## Pula

roll-pool = Twoja pula w tej rundzie
roll-n-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
roll-n-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

## Pomoc

roll-verb-take = Weź żeton
roll-verb-reroll = Przerzuć
roll-verb-keep = Zostaw kości
roll-verb-build = Buduj
roll-verb-harvest = Zbieraj
roll-verb-use = Użyj budynku
roll-verb-favor = Użyj Przysługi
roll-verb-ready = Gotowe
roll-verb-settle = Stwórz osadę
roll-verb-skip = Bez osady
roll-key-arrows = od obszaru do obszaru
roll-key-enter = wykreśl, wybierz, potwierdź
roll-key-end = gotowe, zostaw kości, bez osady

## Koniec gry

roll-end-after = Wynik końcowy po 10 rundach
roll-end-won = Wygrywa { $name }
roll-end-rank = { $name } zdobywa rangę { $rank }
roll-end-points =
    { $n ->
        [one] { $n } punkt w Przygodzie.
        [few] { $n } punkty w Przygodzie.
        [many] { $n } punktów w Przygodzie.
       *[other] { $n } punktu w Przygodzie.
    }
roll-end-by-bridges =
    Remis ({ $name }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; zdecydowały ukończone sekcje Mostów, { $own } do { $other } (RW-TIE-01).
roll-end-by-harvest =
    Remis ({ $name }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, także w Mostach; zdecydowały zebrane obszary, { $own } do { $other } (RW-TIE-02).
roll-end-by-nothing =
    Po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i nic nie rozstrzyga (RW-TIE-03).
roll-end-settlements = Osady
roll-end-earned = Zdobyte i budynki z gwiazdką
roll-end-tie-bridges = Najwięcej ukończonych sekcji Mostów (RW-TIE-01)
roll-end-tie-harvest = Najwięcej zebranych obszarów (RW-TIE-02)
roll-end-tie-shared = W innym razie wspólne zwycięstwo (RW-TIE-03)
roll-end-more = Remisy i najlepsze budynki
roll-end-best = Najlepsze budynki
roll-end-built = Co powstało
roll-end-sections = Ukończone sekcje
roll-end-buildings = Ukończone budynki
roll-end-harvested = Zebrane obszary
roll-end-made = Stworzone osady
roll-end-record-new = Nowy rekord arkusza { $sheet }: { $n }
roll-end-record-first = Twój pierwszy rekord arkusza { $sheet }: { $n }
roll-end-record-stands = Twój rekord arkusza { $sheet } to nadal { $n }
roll-end-ranks-rule = Każdy wynik ma rangę (RW-ADVENTURE-09).

# The rulebook.

rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
rules-nothing = Żaden punkt nie zawiera wszystkich tych słów. Spróbuj mniej słów albo samego początku.
rules-failed = Zasady nie przyszły z serwera.
rules-book = Instrukcja
rules-both = Obie
rules-elsewhere =
    { $n ->
        [one] Jeszcze { $n } punkt: { $book }
        [few] Jeszcze { $n } punkty: { $book }
       *[many] Jeszcze { $n } punktów: { $book }
    }
rules-no-clause = Nie ma reguły { $clause }.

# What the table says in Polish.

## Where and when

table-title = Runda { $round }
table-title-turn = Twoja tura
table-heading = Stół, runda { $round }
table-round = Runda
table-round-of = Runda { $round } z 5
table-phases = Fazy rundy
table-phase-lookout = Wypatrywanie
table-phase-production = Produkcja
table-phase-action = Akcje
table-phase-attack = Atak
table-phase-cleanup = Czyszczenie
table-first = Pierwszy gracz
table-rules = Zasady
table-players = Imperia
table-you = Ty
table-you-are = ty, { $name }
table-seat = Gracz { $n }
table-virtual = Wirtualny gracz
table-virtual-short = Wirtualny
table-bot = bot
table-stand-in = gra bot
table-resigned = poddana partia
table-you-resigned = Partia poddana; dalej gra za ciebie bot.
table-faction-kind = { $faction }, { $kind }
table-thinking = myśli
table-on-turn = decyduje
table-passed = po pasie
table-away = poza stołem
table-score = Punkty

## Empires

table-empire-own = Twoje imperium
table-empire-of = Imperium: { $name }
table-rival = { $name }, { $faction }
table-row-production = Produkcja
table-row-feature = Cechy
table-row-action = Akcje
table-lane-faction = { $row }, frakcyjne
table-lane-common = { $row }, zwykłe
table-each-round = Co rundę
table-keeps = Zachowuje
table-all-wood = całe drewno
table-all-stone = wszystkie kamienie
table-all-food = całe jadło
table-all-gold = całe złoto
table-all-worker = wszystkich robotników
table-all-raze = wszystkie żetony plądrowania
table-all-defense = wszystkie żetony obrony
table-lens-open = { $name }: pokaż duże
table-lens-close = Wróć do swojego imperium
table-no-goods = brak dóbr
table-hand-cap = Karty na ręce
table-hand-of =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }, zwykłych: { $common }
table-deals-cap = Umowy
table-deals =
    { $n ->
        [0] Brak umów
        [one] { $n } umowa
        [few] { $n } umowy
       *[many] { $n } umów
    }
table-deal-label =
    Umowa: co rundę { $good }, { $card }{ $route ->
        [yes] {" "}({ $of })
       *[no] {""}
    }
table-foundation = Fundament
table-foundations =
    { $n ->
        [one] { $n } fundament
        [few] { $n } fundamenty
       *[many] { $n } fundamentów
    }
table-piles = Talie
table-common = zwykłe
table-pile = { $name }, zostało kart: { $n }
table-aside-label = Odrzucone karty zwykłe: { $n }. Na wierzchu: { $card }

## The virtual player

table-attack-deck = zostało kart ataku: { $n }
table-line = Ataki
table-line-label =
    { $n ->
        [0] W linii ataku nie ma kart
       *[other] Linia ataku, od najnowszej: { $goods }
    }
table-area = Jego obszar
table-collection = Jego kolekcja: { $n }
table-faction-locations = Twoje lokacje frakcyjne : jego kolekcja
table-versus = { $ours } do { $theirs }

## Hand and offer

table-hand =
    { $n ->
        [one] Twoja ręka, { $n } karta
        [few] Twoja ręka, { $n } karty
       *[many] Twoja ręka, { $n } kart
    }
table-hand-empty = Nie masz kart na ręce.
table-offer =
    { $n ->
        [one] Do wyboru { $n } karta
        [few] Do wyboru { $n } karty
       *[many] Do wyboru { $n } kart
    }
table-offer-empty = Na razie nic nie wyłożono.
table-can = Możesz: { $verbs }.
table-picked = Wybrana.
table-verb-build = Zbuduj
table-verb-going = Budowa
table-verb-deal = Umowa
table-verb-raze = Splądruj
table-verb-use = Użyj
table-verb-send = Wydaj robotników
table-verb-guard = Chroń
table-verb-samurai = Samuraj
table-verb-draft = Weź
table-verb-choose = Wybierz
table-verb-give-up = Oddaj
table-verb-put = Włóż pod spód
table-verb-end = Zakończ turę
table-verb-pass = Spasuj
table-do-choose = Wybierz: { $what }
table-do-give-up = Oddaj: { $what }
table-do-put = Włóż pod spód: { $what }
table-pay = Zapłać: { $what }
table-why-short =
    { $good ->
        [wood] brakuje { $n } drewna
        [stone] brakuje { $n ->
            [one] { $n } kamienia
           *[many] { $n } kamieni
        }
        [food] brakuje { $n } jadła
       *[gold] brakuje { $n } złota
    }
table-why-short-goods =
    { $n ->
        [one] brakuje { $n } dobra
       *[many] brakuje { $n } dóbr
    }
table-why-no-sacrifice = nie ma czego oddać
table-gains = dostajesz: { $what }
table-loses = oddajesz: { $what }

## What is asked

table-asked = O co gra pyta
table-your-turn = Twoja tura: jedna akcja albo pas.
table-acted-more = Akcja wykonana. Połóż żetony albo zakończ turę.
table-acted = Akcja wykonana. Zakończ turę.
table-send = na
table-steps = Kroki budowy
table-step-card = Karta
table-step-give-up = Oddaj
table-step-pay = Zapłać
table-picked-secret = Wybór dokonany.
table-thinks =
    { $n ->
        [0] Chwila namysłu
       *[other] Myśli: { $names }
    }
table-waits =
    { $n ->
        [0] Chwileczkę
       *[other] Decyduje: { $names }
    }
table-over = Koniec gry.
table-moment = Stół po ruchu numer { $at }
table-back-to-now = Wróć do teraz

## The dock

table-dock = Twoje dobra i ruchy
table-purse = Twoje dobra
table-help = Co mogę zrobić?
table-undo = Cofnij
table-pass = Pas
table-end-turn = Koniec tury
table-watching =
    { $n ->
        [one] Oglądasz grę
        [few] Grę oglądają { $n } osoby
       *[many] Grę ogląda { $n } osób
    }
table-only-watching = Oglądasz tę grę.
table-not-now = Nie teraz.
table-not-your-turn = Decyduje: { $name }.
table-answer-first = Najpierw odpowiedz na pytanie albo cofnij.
table-act-first = Najpierw wykonaj akcję albo spasuj.
table-acted-already = Akcja wykonana: zakończ turę.
table-clock = Pozostały czas: { $time }
table-clock-days =
    { $days ->
        [one] { $days } dzień { $hours } h
       *[many] { $days } dni { $hours } h
    }

## Help and keys

table-help-wait = Na razie nic: decydują inni.
table-close = Zamknij
table-keys = Klawisze
table-keys-on = Litery i cyfry działają jako klawisze
table-key-tab = do następnej części stołu
table-key-arrows = z karty na kartę
table-key-enter = wybierz, potem zagraj
table-key-digits = odpowiedź o tym numerze
table-key-escape = krok wstecz
table-key-end = zakończ turę
table-key-pass = spasuj w tej rundzie
table-key-undo = cofnij ostatni ruch
table-key-help = ta pomoc

## The side

table-side = Punkty, dziennik i czat
table-track = Punkty
table-log = Dziennik
table-log-show = Pokaż ten moment
table-notation = Ruchy w zapisie
table-chat = Czat
table-chat-new = nowe
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-say = Napisz coś
table-chat-send = Wyślij

## The menu

table-menu-sound = Dźwięk na początku mojej tury
table-menu-notify = Powiadomienie na początku mojej tury
table-menu-calm = Mniej ruchu
table-menu-keep = Pytaj w czyszczeniu, co zachowuję
table-leave = Odejdź od stołu
table-leave-sure = Zagra za ciebie bot. Możesz wrócić w każdej chwili.
table-resign = Poddaj się
table-resign-sure = Ta partia będzie dla ciebie skończona.
table-stay = Zostań
table-stood-in = Gra za ciebie bot.
table-come-back = Wracam do gry

## The line

table-connecting = Siadamy do stołu…
table-lost = Połączenie przerwane; samo wróci.
table-lost-now = Spróbuj teraz
table-refused = Tego stołu nie można tu otworzyć. Użyj linku z zaproszenia.
table-again = Spróbuj ponownie
table-to-end = Do wyniku

## The coach of a first game

table-coach = Trener
table-coach-call = Trener
table-coach-quiet = Odeślij trenera
table-coach-ask = Co radzisz?
table-coach-would = Radzę: { $move }
table-coach-draft = Wypatrywanie: każdy bierze kartę ze środka. Co rundę dostajesz 1 kartę swojego ludu i 2 zwykłe (LOOKOUT-1). Na początku bierz to, co produkuje: koło na karcie to dobra w każdej rundzie. Kliknij kartę, by ją wybrać, i jeszcze raz, by ją wziąć.
table-coach-deck = Możesz dobrać z talii swojego ludu albo ze zwykłej (GENERAL-2). Zwykłe karty są tanie i rozkręcają grę; karty ludu są mocniejsze i na końcu liczą się za 2 zamiast 1. Kliknij talię.
table-coach-discard = Mocne karty ludu buduje się w miejscu innej lokacji (BUILD-8). Stare zwykłe karty często już się zwróciły. Oddaj tę, której najmniej ci szkoda; fundament nic nie kosztuje.
table-coach-pay = Złoto zastępuje każde drewno, kamień i jadło (GOODS-3). Oszczędzaj je, jeśli możesz: przydaje się najbardziej. Na dole widzisz, co zostanie.
table-coach-card = Wybierz kartę najmniej ci potrzebną; wskaż kartę, by przeczytać ją w powiększeniu.
table-coach-location = Wybierz lokację na stole. Można wybrać to, co ma obwódkę.
table-coach-deal = Wybierz umowę na brzegu planszy.
table-coach-good = Wybierz to, czego chcą karty na twojej ręce: ich cena jest na lewym brzegu.
table-coach-send = Każdych 2 robotników przynosi jeszcze jedno dobro albo kartę (TRADE-3). Robotnicy nie zostają na następną rundę, więc wydaj tych, którzy zostali.
table-coach-player = Wybierz przeciwnika.
table-coach-keep = Większość dóbr przepada na koniec rundy; twoja plansza mówi, co możesz zachować (STORAGE-1).
table-coach-question = Wybierz coś, co ma obwódkę, albo odpowiedź na pasku.
table-coach-turn-1 = Twoje pierwsze akcje! Zielone obwódki pokazują, co możesz zbudować: cena jest na lewym brzegu karty. Najpierw produkcja, bo zwraca się przez pięć rund. Karta twojego ludu może też zostać umową za 1 jadło (DEAL-3): jedno dobro co rundę.
table-coach-turn-2 = Oprócz budowy: używaj kart z błyskawicą (kosztują robotnika lub dobra), wydaj 2 robotników na dobro albo splądruj pochodnią zwykłą kartę z ręki: dostaniesz to, co ma w prawym górnym rogu (RAZE-2).
table-coach-turn-3 = Barbarzyńcy mogą plądrować twoje zwykłe lokacje: tarcza podnosi cenę. Ty możesz im zrobić to samo: kliknij lokację przeciwnika.
table-coach-turn-4 = Czas na punkty: cechy dają je, gdy budujesz ich kolor, akcje zamieniają dobra w punkty. Zużyj wszystko, bo dobra nie zostają.
table-coach-turn-5 = Ostatnia runda. Każda zwykła lokacja jest warta 1 punkt, a każda twojego ludu 2 (END-3, END-4), więc buduj, ile się da, i wydaj wszystkich robotników. Spasuj, gdy nic nie zostało.
table-coach-acted = Jedna akcja w turze. Możesz jeszcze położyć tarcze; potem zakończ turę. Jeśli to był błąd, cofnij.
table-coach-wait = Ruch mają Barbarzyńcy. Tury idą w koło, aż wszyscy spasują, więc można robić wiele małych rzeczy.
table-coach-watch = Patrz: to, co dają plansza, umowy i koła, leci do twoich zasobów.
table-coach-end = Koniec gry. Zobacz, skąd wzięły się twoje punkty.
table-coach-why-build-production = Da dobra w każdej rundzie, która została, więc im wcześniej stanie, tym lepiej.
table-coach-why-build-feature = Od teraz odpowiada na to, co robisz, więc warto mieć ją wcześnie.
table-coach-why-build-action = Od teraz można jej używać w każdej rundzie.
table-coach-why-draft-production = To, co produkuje, zwraca się w każdej rundzie.
table-coach-why-draft-feature = Jej cecha pasuje do kart, które zbudujesz.
table-coach-why-draft-action = Jej akcja zamienia to, co masz, na coś lepszego.
table-coach-why-deal = Za 1 jadło karta daje dobro od razu i jeszcze jedno co rundę.
table-coach-why-raze = Ta karta z ręki jest więcej warta jako dobra teraz niż jako lokacja później.
table-coach-why-use = To, co kosztuje, jest teraz warte mniej niż to, co daje.
table-coach-why-send = Robotnicy nie zostają na następną rundę, więc niech coś przyniosą.
table-coach-why-guard = Tarcza sprawia, że Barbarzyńcy zapłacą za splądrowanie więcej.
table-coach-why-end = W tej turze nie zostało nic lepszego.
table-coach-why-pass = W tej rundzie nie zostało nic pożytecznego.
table-coach-why-discard = Z twoich lokacji tej będzie ci brak najmniej.
table-coach-why-pay = Tak zostają ci dobra, o które trudniej.
table-coach-why-best = Z tego, co można tu wybrać, pomaga najbardziej.
