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
