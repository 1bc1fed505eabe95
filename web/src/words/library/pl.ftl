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
library-nothing = Nie ma takiej karty. Usuń któryś filtr albo wpisz mniej słów.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
library-copies =
    { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
       *[many] { $n } kopii
    }
library-deck = Talia
library-deck-common = Karty zwykłe
library-deck-attack = Karty ataku z gry solo
library-deck-of = { $faction }
library-box = Dodatek
library-box-base = Gra podstawowa
library-mark = Oznaczenie w talii
library-mark-base = Podstawowa
library-kind = Rodzaj
library-colour = Kolor
library-cost = Koszt
library-effect = W tekście karty
library-source = Źródło
library-raze = Pole plądrowania
library-deal = Pole umowy
library-number = Numer
library-worth = Wartość
library-none = brak
library-location = odrzucana lokacja
library-samurai = samuraj
library-bonus = Bonus za zbudowanie
library-printings =
    { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
       *[many] { $n } kopii
    }
library-source-seed = Instrukcja
library-source-public = Znane publicznie
library-source-house = Nasze
library-from-seed = Działanie karty pochodzi z instrukcji.
library-from-public = Działanie karty jest znane publicznie; sformułowanie jest nasze.
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
library-nothing-village = Nic takiego nie ma. Usuń któryś filtr albo wpisz mniej słów.
library-for-all = Dla dwóch do czterech graczy
library-for-one = Tryb przygodowy
library-hit = znaleziono
library-family = Rodzina
library-family-p = Wytwórcy
library-family-x = Wymiana i oszczędności
library-family-l = Praca i szczęście
library-family-v = Punktujący w rundzie
library-family-e = Budynki z gwiazdką
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
library-sheet-adventure = Wioska przygodowa: solo o rangę albo w kilka osób, każda z własnym arkuszem (<rule>RW-ADVENTURE-01</rule>).
library-sheet-competition = Arkusz rozgrywki podstawowej i zaawansowanej, taki sam dla wszystkich. W podstawowej pomija się Architektów (<rule>RW-VILLAGE-14</rule>).
library-sheet-from-seed = Budynki tego arkusza podaje instrukcja.
library-sheet-from-public = Budynki tego arkusza są znane publicznie; słowa są nasze.
library-sheet-from-house = Nasz własny projekt: nikt nie opublikował treści drukowanych arkuszy.
library-house-from-seed = Umiejętność pochodzi z instrukcji.
library-house-from-public = Umiejętność jest znana publicznie; sformułowanie jest nasze.
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
library-record-local = Rekordy pamięta tylko ta przeglądarka. Rangi: <rule>RW-ADVENTURE-09</rule>.
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
library-rules-for = Zasady, które go dotyczą
library-empire = Arkusz Imperium
library-empire-why = Ma go każdy, w każdym trybie: cztery tory do budowy, cztery pola, dziesięć rund (<rule>RW-CONTENT-08</rule>).
library-tracks = Tory
library-track = Tor
library-tracks-why = Każdy tor buduje się od lewej do prawej; liczy się tylko ostatnia ukończona sekcja, z liczbą pod nią (<rule>RW-CONSTRUCT-07</rule>). Pusta kratka kosztuje samą akcję.
library-imperial = Imperialna
library-vp =
    { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[many] punktów zwycięstwa
    }
library-fields = Pola
library-field = Pole { $name }
library-field-opens =
    { $n ->
        [one] dostępne przy { $n } sekcji Mostów
       *[other] dostępne przy { $n } sekcjach Mostów
    }
library-fields-why = Ukończony most prowadzi do swojego pola; każdy obszar Zbiorów daje surowce raz (<rule>RW-HARVEST-01</rule>).
library-favors = Żetony Przysługi
library-favors-why = W grze jest o jeden żeton więcej niż graczy; w każdej rundzie każdy bierze jeden (<rule>RW-FAVOR-01</rule>).
library-empire-house = Koszty i wartości odtworzyliśmy z tego, co wiadomo o drukowanym arkuszu (<rule>RH-TRACK-04</rule>).
