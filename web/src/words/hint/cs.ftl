# Co by udělal dobrý hráč a proč: vše o této pozici platí.

hint-title = Rada
hint-ask = Co radíš?
hint-would = Navrhuji: { $move }
hint-now = Teď: { $what }.
hint-yields = Od příštího kola každé kolo: { $what }.
hint-yields-built = Po postavení každé kolo: { $what }.
hint-points =
    { $built ->
        [yes] Po postavení { $what } na konci.
       *[no] Na konci: { $what }.
    }
hint-gives = Zahodíš: { $cards }.
hint-takes = { $who } ztratí: { $card }.
hint-guards = Potom už { $who } nemůže zbořit lokaci { $card } (teď stačí { $tokens }).
hint-pass = Nic, co ještě můžeš udělat, ti nepomůže.
hint-ahead = Do konce hry od toho čekám víc bodů než od dalšího nejlepšího tahu ({ $other }), asi o { $n }.
hint-even = Skoro stejně dobré: { $other }.
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
