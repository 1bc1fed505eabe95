# The rulebook.

rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
rules-nothing = Všechna tato slova nemá žádný bod. Zkus méně slov, nebo jen začátek.
rules-failed = Pravidla ze serveru nedorazila.
rules-book = Pravidla hry
rules-both = Obojí
rules-elsewhere =
    { $n ->
        [one] Ještě { $n } bod: { $book }
        [few] Ještě { $n } body: { $book }
       *[other] Ještě { $n } bodů: { $book }
    }
rules-no-clause = Pravidlo { $clause } neexistuje.
