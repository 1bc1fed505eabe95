# The rulebook.

rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found =
    { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
rules-nothing = Żadna zasada nie zawiera wszystkich tych słów. Wpisz mniej słów albo same ich początki.
rules-failed = Nie udało się pobrać zasad z serwera.
rules-book = Instrukcja
rules-every = Wszystkie
rules-defines = Przeczytaj najpierw
rules-uses = Gdzie jeszcze o tym mowa
rules-all = Pokaż wszystkie zasady ({ $n })
rules-elsewhere =
    { $n ->
        [one] Jeszcze { $n } zasada: { $book }
        [few] Jeszcze { $n } zasady: { $book }
       *[many] Jeszcze { $n } zasad: { $book }
    }
rules-no-clause = Nie ma zasady { $clause }.

rules-in-short = W skrócie
rules-how-to = Jak grać, z obrazkami
rules-lesson = Lekcja
rules-below = Poniżej są wszystkie zasady, każda z numerem, na który powołuje się gra.
rules-judges = Także zasady dla sędziów i programistów
rules-hidden =
    { $n ->
        [one] jeszcze { $n } zasada dla sędziów i programistów
        [few] jeszcze { $n } zasady dla sędziów i programistów
       *[other] jeszcze { $n } zasad dla sędziów i programistów
    }
rules-in-the-book = W instrukcji
