# Co by udělal dobrý hráč a proč: vše se v této pozici změřilo.

hint-title = Rada
hint-ask = Co radíš?
hint-would = Navrhuji: { $move }
hint-now = Teď: { $what }.
hint-pass = Nic, co ještě můžeš udělat, ti nepomůže.
hint-ahead = Do konce hry od toho čekám víc bodů než od dalšího nejlepšího tahu ({ $other }), asi o { $n }.
hint-even = Skoro stejně dobré: { $other }.
hint-costs = Body ztracené tahem „{ $other }“: asi { $n } (± { $within }).
hint-looking = Dívám se podrobněji…
hint-do = Udělat to
hint-close = Zavřít radu
hint-none = Teď žádná rada není.
hint-n-actions =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }
