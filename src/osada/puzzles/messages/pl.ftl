# What puzzles say: what is wanted, and what an answer is worth.

# What is wanted

title-line = Znajdź { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
title-move = Znajdź najlepszy ruch
title-better = Znajdź lepszy ruch
task-round = Runda { $round } z { $rounds }.
task-alone = { $seats ->
    [one] Grasz samotnie.
   *[other] Wszyscy inni spasowali, więc nikt ci nie przeszkodzi.
}
task-ready = { $seats ->
    [one] Kości są rzucone.
   *[other] Kości są rzucone, a wszyscy inni są gotowi.
}
task-game = Zdobądź jak najwięcej punktów do końca gry.
task-this-round = Zdobądź jak najwięcej punktów do końca tej rundy, liczonych tak, jakby gra się z nią kończyła.
task-move = Przeciwnicy jeszcze grają. Który ruch jest wyraźnie najlepszy, średnio po wszystkim, czego nie widzisz?
task-better = To była twoja własna gra. Twój ruch kosztował tu około { $n ->
    [one] { $n } punktu
   *[other] { $n } punktów
}; był lepszy.
level-1 = pierwsze kroki
level-2 = łatwe
level-3 = do namysłu
level-4 = trudne
level-5 = dla mistrzów
level-0 = własna gra
steps = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
   *[other] { $n } akcji
}

# What an answer is worth

right = Dobrze: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
right-move = Dobrze: to najlepszy ruch
right-alike = Dobrze: ten ruch jest tak samo dobry jak najlepszy
wrong-ended = Jeszcze nie: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} z { $of }
wrong-left = Jeszcze nie: najwięcej, co można jeszcze zdobyć, to { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} z { $of }
wrong-about = Jeszcze nie: to daje najwyżej około { $n } punktów, a możliwych jest { $of }
wrong-move = Jeszcze nie: ten ruch traci około { $n } punktów
wrong-unknown = Jeszcze nie: to nie jest najlepszy ruch
within = Przedział 95 % to ±{ $n } punktów.
apart-more = Najlepsza kolejność ruchów daje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} więcej ze źródła: { $from }.
apart-less = Daje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} mniej ze źródła: { $from }.
apart-same = Punkty pochodzą z tych samych źródeł, tylko jest ich mniej.
goes-on = Najlepszy dalszy ciąg:
brings = To przynosi:
answer = Rozwiązanie:
part = { $card } ({ $how })
others = Ile najwyżej dają inne pierwsze ruchy:
any-order = Każda kolejność, która daje tyle samo punktów, też jest dobra.
sure = Na pewno: sprawdzono wszystkie ciągi ruchów i żaden inny nie jest bliżej niż o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}.
sure-about = Sprawdzono wszystkie ciągi ruchów, a te z dobieraniem kart na { $deals } rozdaniach: żaden inny nie jest średnio bliżej niż o { $n } punktów.
sure-move = Na { $deals } rozgrywanych dalej rozdaniach żaden inny ruch nie był bliżej niż o { $n } punktów (±{ $within }).

# Why there is none

no-such-puzzle = Nie ma zadania { $number }; numery są od 1 do { $last }.
no-day = „{ $day }” to nie dzień; zapisz go tak: 2026-11-20.
no-own = W tej grze nie ma czego szukać: żadna twoja decyzja nie kosztowała na pewno punktu ani więcej.
no-seat = { $file } to gra na tylu graczy: { $seats }. Powiedz przez --seat (0 do { $last }), czyje błędy chcesz znaleźć.
no-both = Podaj tylko jedno: numer, dzień, listę albo plik.
no-from = --seat należy do { $option } PLIK: mówi, czyje błędy w tej grze.
no-list = Nie ma takich zadań; pomiń któryś filtr.

# In the terminal

plain-number = Zadanie { $number }, { $level }
plain-daily = Zadanie dnia, { $day }
plain-own = Zadanie { $n } z { $of } z pliku { $file }
plain-help = Wpisz ruch jak w grze albo jego numer. ? wypisuje ruchy, „again” zaczyna od nowa, „answer” pokazuje rozwiązanie, „why not RUCH” mówi, ile daje inny pierwszy ruch, „show” pokazuje cały stół, „next” przechodzi do innego zadania, „quit” kończy.
plain-why-what = Który ruch? Na przykład: why not { $move }
plain-again = Od początku.
plain-next = „next” przechodzi dalej, „again” zaczyna od nowa, „why not RUCH” sprawdza inny pierwszy ruch, „quit” kończy.
plain-streak = { $n ->
    [one] { $n } dzień z rzędu.
   *[other] { $n } dni z rzędu.
}
plain-solved = Rozwiązane: { $n } z { $of }.
plain-none-left = To było ostatnie.
plain-row = { $number } { $mark } { $level } { $title }, { $where }
plain-judging = Najpierw powstaje analiza gry, żeby znaleźć twoje błędy. Ctrl-C zachowuje to, co gotowe.
plain-not-kept = Nie można zapamiętać rozwiązanych zadań: nie da się zapisać „{ $file }” ({ $why }).
where-cards = runda { $round }, { $faction }, { $players ->
    [one] samotnie
    [few] { $players } graczy
   *[other] { $players } graczy
}
where-sheets = Roll & Write, runda { $round }, { $players ->
    [one] samotnie
    [few] { $players } graczy
   *[other] { $players } graczy
}
