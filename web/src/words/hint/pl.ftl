# Co zrobiłby dobry gracz i dlaczego: wszystko zmierzono w tej pozycji.

hint-title = Podpowiedź
hint-ask = Co radzisz?
hint-would = Proponuję: { $move }
hint-now = Teraz: { $what }.
hint-pass = Nic, co jeszcze możesz zrobić, nie poprawi twojej sytuacji.
hint-ahead = Do końca gry spodziewam się z tego więcej punktów niż z następnego najlepszego ruchu ({ $other }), około: { $n }.
hint-even = Prawie tak samo dobre: { $other }.
hint-costs = Punkty stracone przez ruch „{ $other }”: około { $n } (± { $within }).
hint-looking = Przyglądam się dokładniej…
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
