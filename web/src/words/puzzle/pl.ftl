# Puzzles: the list, the day, a puzzle on the table.

puzzle-all = Zadania
puzzle-what = Pozycje z jednym wyraźnie najlepszym ciągiem ruchów. Odpowiadasz na stole, jak w grze; nic cię nie pogania i nikt inny tego nie widzi.
puzzle-daily = Zadanie dnia
puzzle-daily-solve = Rozwiąż
puzzle-daily-again = Obejrzyj jeszcze raz
puzzle-streak = { $n ->
    [one] { $n } dzień z rzędu,
   *[other] { $n } dni z rzędu,
}
puzzle-longest = dotąd najwięcej { $n }
puzzle-week = Ostatnie siedem dni
puzzle-day-done = { $day }: rozwiązane
puzzle-more = Wszystkie zadania
puzzle-solved = rozwiązane: { $n } z { $of }
puzzle-of = { $n } z { $of }
puzzle-done = rozwiązane
puzzle-any = dowolne
puzzle-by-state = Rozwiązane czy nie
puzzle-by-game = Gra
puzzle-by-level = Trudność
puzzle-by-faction = Frakcja
puzzle-by-box = Pudełko
puzzle-base = Gra podstawowa
puzzle-state-any = Wszystkie
puzzle-state-open = Nierozwiązane
puzzle-state-solved = Rozwiązane
puzzle-none = Żadne zadanie takie nie jest.
puzzle-nr = nr { $n }
puzzle-number = Zadanie { $n }
puzzle-no-such = Nie ma takiego zadania.
puzzle-comes = Już się wczytuje.
puzzle-fold = Zwiń albo rozwiń tekst
puzzle-yours = Twoja odpowiedź
puzzle-at-best = Najlepszy dalszy ciąg
puzzle-answer = Rozwiązanie
puzzle-why-not = Czemu nie to? Inne pierwsze ruchy dają najwyżej:
puzzle-about = około { $points }
puzzle-next = Następne zadanie
puzzle-skip = Inne zadanie
puzzle-again = Od początku
puzzle-show = Pokaż rozwiązanie
puzzle-share = Kopiuj odnośnik
puzzle-copied = Odnośnik skopiowany.
puzzle-not-copied = Nie udało się skopiować odnośnika; jest w pasku adresu.
puzzle-find-better = Znajdź lepszy ruch
puzzle-slip = Runda { $round }. To, co zagrano, straciło około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}. Co byłoby lepsze?
puzzle-slip-of = Potknięcie { $n } z { $of }
puzzle-slip-sure = Tak ocenia to analiza; inne ruchy są oceniane, gdy ich spróbujesz.
puzzle-no-slips = Nie ma czego szukać: żadna decyzja tego gracza nie kosztowała na pewno punktu ani więcej albo gra nie ma jeszcze analizy.
puzzle-own = z gry
puzzle-to-review = Do analizy
puzzle-better = Dobrze: to lepszy ruch
puzzle-loses = Jeszcze nie: ten ruch traci około { $points } punktów (±{ $within })
