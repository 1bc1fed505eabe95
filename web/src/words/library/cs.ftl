# The library: cards of one game, sheets and buildings of the other.

library-search = Hledat v názvech a textech
library-filters = Filtry
library-clear = Vymazat
library-found =
    { $n ->
        [one] { $n } karta z { $of }
        [few] { $n } karty z { $of }
       *[other] { $n } karet z { $of }
    }
library-nothing = Takovou kartu jsme nenašli. Uber některý filtr, nebo hledej méně slov.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
library-copies =
    { $n ->
        [one] { $n } kopie
        [few] { $n } kopie
       *[other] { $n } kopií
    }
library-deck = Balíček
library-deck-common = Běžné karty
library-deck-attack = Útočné karty sólové hry
library-deck-of = { $faction }
library-box = Rozšíření
library-box-base = Základní hra
library-mark = Značka v balíčku
library-mark-base = Základní
library-kind = Druh
library-colour = Barva
library-cost = Cena
library-effect = V účinku
library-source = Zdroj
library-raze = Pole „Zboř a získáš“
library-deal = Pole dohody
library-number = Číslo
library-worth = Hodnota
library-none = nic
library-location = zahozená lokace
library-samurai = samuraj
library-bonus = Bonus za postavení
library-printings =
    { $n ->
        [one] { $n } kopie
        [few] { $n } kopie
       *[other] { $n } kopií
    }
library-source-seed = Pravidla
library-source-public = Veřejně známé
library-source-house = Naše
library-from-seed = Účinek karty uvádějí pravidla.
library-from-public = Účinek karty je veřejně známý; formulace je naše.
library-from-house = Účinek karty je náš vlastní návrh.
library-rules = Pravidla, která ji jmenují
library-beside = Další karty
library-all = Všechny karty
library-previous = Předchozí karta:
library-next = Další karta:

## Sheets and buildings of the roll & write game

library-search-villages = Hledat v názvech, budovách a textech
library-views = Co se ukazuje
library-view-sheets = Archy
library-view-buildings = Budovy
library-view-empire = Arch Impéria
library-found-sheets =
    { $n ->
        [one] { $n } arch z { $of }
        [few] { $n } archy z { $of }
       *[other] { $n } archů z { $of }
    }
library-found-buildings =
    { $n ->
        [one] { $n } budova z { $of }
        [few] { $n } budovy z { $of }
       *[other] { $n } budov z { $of }
    }
library-n-sheets =
    { $n ->
        [one] { $n } arch
        [few] { $n } archy
       *[other] { $n } archů
    }
library-n-buildings =
    { $n ->
        [one] { $n } budova
        [few] { $n } budovy
       *[other] { $n } budov
    }
library-nothing-village = Nic takového tu není. Uber některý filtr, nebo hledej méně slov.
library-for-all = Pro dva až čtyři hráče
library-for-one = Dobrodružství
library-hit = nalezeno
library-family = Rodina
library-family-p = Výrobci
library-family-x = Směna a úspory
library-family-l = Práce a štěstí
library-family-v = Bodující v kole
library-family-e = Hvězdy závěrečného bodování
library-family-a = Plánovači
library-gives = Co přináší
library-gives-wood = dřevo
library-gives-stone = kámen
library-gives-food = jídlo
library-gives-gold = zlato
library-gives-action = akce
library-gives-vp = vítězné body
library-gives-harvest = sklizeň
library-gives-discount = slevy
library-gives-reroll = přehozy
library-own = Tvá dobrodružství
library-own-played = hraná
library-own-new = ještě ne
library-own-count = Dohrané archy: { $n } z { $of }
library-free-area = bez surovin
library-areas = Okénka:
library-prebuilt = předem postavená
library-no-plan = bez plánu
library-plan-rows = Plán shora: { $rows }
library-plan-row = { $sections }
library-star = funguje v závěrečném bodování
library-six = Jeho šest budov
library-sheets-beside = Další archy
library-all-sheets = Všechny archy
library-all-buildings = Všechny budovy
library-sheet-previous = Předchozí arch:
library-sheet-next = Další arch:
library-sheet-adventure = Vesnice dobrodružství: sólo o hodnost, nebo společně, každý se svým archem (<rule>RW-ADVENTURE-01</rule>).
library-sheet-competition = Arch základní a pokročilé hry, pro všechny stejný. V základní hře se Architekti vynechají (<rule>RW-VILLAGE-14</rule>).
library-sheet-from-seed = Budovy tohoto archu uvádějí pravidla.
library-sheet-from-public = Budovy tohoto archu jsou veřejně známé; slova jsou naše.
library-sheet-from-house = Náš vlastní návrh: co je na tištěných arších, nikdo nezveřejnil.
library-house-from-seed = Schopnost uvádějí pravidla.
library-house-from-public = Schopnost je veřejně známá; formulace je naše.
library-house-from-house = Název, okénka, plán i schopnost jsou náš vlastní návrh, pokud bod níže neříká víc.
library-play-it = Hrát
library-play-sheet = Hrát tento arch
library-play-sheet-what = Sólo, deset kol, o hodnost
library-record = Tvůj rekord
library-record-is = { $score }, { $rank }
library-record-when =
    { $n ->
        [one] { $day }, zatím { $n } hra
        [few] { $day }, zatím { $n } hry
       *[other] { $day }, zatím { $n } her
    }
library-record-none = Tento arch tu ještě nemáš dohraný.
library-record-here = tvůj rekord
library-record-local = Rekordy si pamatuje jen tento prohlížeč. Hodnosti: <rule>RW-ADVENTURE-09</rule>.
library-ranks = Hodnosti
library-rank = Hodnost
library-score = Skóre
library-score-range = { $from }–{ $to }
library-score-from = { $from } a více
library-raised = Zvýšená osadami
library-stands-on =
    { $n ->
        [one] Na { $n } archu
       *[other] Na { $n } arších
    }
library-rules-for = Pravidla k ní
library-empire = Arch Impéria
library-empire-why = Má ho každý, v každém režimu: čtyři dráhy ke stavbě, čtyři pole, deset kol (<rule>RW-CONTENT-08</rule>).
library-tracks = Dráhy
library-track = Dráha
library-tracks-why = Každá dráha se staví zleva doprava; počítá se jen poslední dokončený úsek, číslem pod ním (<rule>RW-CONSTRUCT-07</rule>). Prázdné okénko stojí jen akci.
library-imperial = císařský
library-vp =
    { $n ->
        [one] vítězný bod
        [few] vítězné body
       *[other] vítězných bodů
    }
library-fields = Pole
library-field = Pole { $name }
library-field-opens =
    { $n ->
        [one] přístupné s { $n } úsekem Mostů
       *[other] přístupné s { $n } úseky Mostů
    }
library-fields-why = Dokončený most vede ke svému poli; každé sklizňové okénko dá suroviny jednou (<rule>RW-HARVEST-01</rule>).
library-favors = Žetony Přízně
library-favors-why = Ve hře je o jeden žeton víc než hráčů; každé kolo si každý vezme jeden (<rule>RW-FAVOR-01</rule>).
library-empire-house = Ceny a hodnoty jsme sestavili z toho, co je o tištěném archu známo (<rule>RH-TRACK-04</rule>).
