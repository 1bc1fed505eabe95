# Co zrobiłby dobry gracz i dlaczego: wszystko jest prawdą o tej pozycji.

hint-title = Podpowiedź
hint-ask = Co radzisz?
hint-would = Proponuję: { $move }
hint-now = Teraz: { $what }.
hint-yields = Od następnej rundy co rundę: { $what }.
hint-yields-built = Po zbudowaniu co rundę: { $what }.
hint-points =
    { $built ->
        [yes] Po zbudowaniu { $what } na koniec.
       *[no] Na koniec: { $what }.
    }
hint-gives = Odrzucasz: { $cards }.
hint-takes = { $who } traci: { $card }.
hint-guards = Potem { $who } nie może już splądrować lokacji { $card } (dziś wystarczy { $tokens }).
hint-pass = Nic, co jeszcze możesz zrobić, nie poprawi twojej sytuacji.
hint-ahead = Do końca gry spodziewam się z tego więcej punktów niż z następnego najlepszego ruchu ({ $other }), około: { $n }.
hint-even = Prawie tak samo dobre: { $other }.
hint-do = Zrób to
hint-close = Zamknij podpowiedź
hint-none = Teraz nie ma podpowiedzi.
hint-n-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
