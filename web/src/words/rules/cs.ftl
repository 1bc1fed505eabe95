# The rulebook.

rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found =
    { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidla
       *[other] { $n } pravidel
    }
rules-nothing = Všechna tato slova neobsahuje žádné pravidlo. Zkus méně slov, nebo jen začátek.
rules-failed = Pravidla se nepodařilo načíst.
rules-book = Pravidla hry
rules-every = Všechny
rules-defines = Nejdřív si přečti
rules-uses = Kde se o tom ještě píše
rules-all = Zobrazit všechna pravidla ({ $n })
rules-elsewhere =
    { $n ->
        [one] Ještě { $n } pravidlo: { $book }
        [few] Ještě { $n } pravidla: { $book }
       *[other] Ještě { $n } pravidel: { $book }
    }
rules-no-clause = Pravidlo { $clause } neexistuje.

rules-in-short = Ve zkratce
rules-how-to = Jak se hraje, s obrázky
rules-lesson = Lekce
rules-below = Níže najdeš každé pravidlo s číslem, na které se hra odvolává.
rules-judges = I pravidla pro rozhodčí a programátory
rules-hidden = 
    { $n ->
        [one] ještě { $n } pro rozhodčí a programátory
       *[other] ještě { $n } pro rozhodčí a programátory
    }
rules-in-the-book = V pravidlech
