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
