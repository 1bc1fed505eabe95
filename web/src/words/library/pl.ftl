# The library of cards.

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
