# The library of cards.

library-search = Hledat v názvech a textech
library-filters = Filtry
library-clear = Vymazat
library-found =
    { $n ->
        [one] { $n } karta z { $of }
        [few] { $n } karty z { $of }
       *[other] { $n } karet z { $of }
    }
library-nothing = Taková karta není. Uber některý filtr, nebo hledej méně slov.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
library-copies =
    { $n ->
        [one] { $n } výtisk
        [few] { $n } výtisky
       *[other] { $n } výtisků
    }
library-deck = Balíček
library-deck-common = Běžné karty
library-deck-attack = Útočné karty sólové hry
library-deck-of = { $faction }
library-kind = Druh
library-colour = Barva
library-cost = Cena
library-effect = V účinku
library-source = Zdroj
library-raze = Pole boření
library-deal = Pole dohody
library-number = Číslo
library-worth = Hodnota
library-none = nic
library-location = zahozená lokace
library-samurai = samuraj
library-bonus = Bonus za postavení
library-printings =
    { $n ->
        [one] { $n } výtisk
        [few] { $n } výtisky
       *[other] { $n } výtisků
    }
library-source-seed = Pravidla
library-source-public = Veřejně známé
library-source-house = Naše
library-from-seed = Účinek karty uvádějí pravidla.
library-from-public = Účinek karty je veřejně známý; věta je naše.
library-from-house = Účinek karty je náš vlastní návrh.
library-rules = Pravidla, která ji jmenují
library-beside = Další karty
library-all = Všechny karty
library-previous = Předchozí karta:
library-next = Další karta:
