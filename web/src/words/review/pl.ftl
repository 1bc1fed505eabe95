# The review of a finished game.

review-one = Analiza
review-of = Analiza: { $title }
review-ask = Ile warte były decyzje?
review-what = Przy każdej decyzji analiza pyta, co gracz mógł wtedy wiedzieć, rozgrywa najlepsze ruchy dalej przy wielu możliwych układach kart i mówi, co było lepsze, o ile i dlaczego. Oddziela też szczęście od gry.
review-game = Która gra
review-game-n = Gra { $n }
review-by = Ocenia bot „{ $bot }” na { $deals } możliwych rozdaniach; liczby są zwykle pewne do ±{ $within } punktu.
review-whose = Czyje decyzje
review-whose-all = Wszyscy
review-to-replay = Powtórka
review-choose = Wybierz decyzję: z listy, na krzywej albo strzałkami.
review-head-won =
    { $name }: wygrana o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }, błędy: { $mistakes }
review-head-lost =
    { $name }: przegrana o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }, błędy: { $mistakes }
review-head-even =
    { $name }: remis punktowy, błędy: { $mistakes }
review-head-alone =
    { $name }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }, błędy: { $mistakes }

## Making it

review-depth = Jak dokładnie
review-depth-quick = Szybko
review-depth-usual = Normalnie
review-depth-deep = Dokładnie
review-start = Analizuj tę grę
review-go-on = Kontynuuj
review-closer = Przyjrzyj się dokładniej
review-stop = Zatrzymaj
review-stopped = Zatrzymano po { $done } z { $total } decyzji; co gotowe, zostaje.
review-waiting = Czekamy: serwer pracuje nad innymi analizami.
review-progress = Ocenione decyzje: { $done } z { $total }
review-done = Analiza jest gotowa.
review-seconds =
    { $n ->
        [one] jeszcze około { $n } sekundy
       *[other] jeszcze około { $n } sekund
    }
review-minutes =
    { $n ->
        [one] jeszcze około { $n } minuty
       *[other] jeszcze około { $n } minut
    }

## The curve

review-scale = Co pokazuje krzywa
review-by-chance = Szansa
review-by-points = Przewaga
review-by-score = Punkty
review-chance = Szansa na wygraną
review-ahead = Oczekiwana przewaga w punktach
review-score = Oczekiwane punkty
review-round = Runda { $round }
review-round-short = R{ $round }
review-name-value = { $name } { $value }
review-turning = Punkty zwrotne
review-turning-of = { $name } { $change }:
review-turning-n = punkt zwrotny { $n }
review-course = Czego mógł oczekiwać każdy gracz
review-begins = Początek rundy { $round }
review-latest = Koniec
review-both = { $chance }, { $points }

## Luck and play

review-luck-and-play = Szczęście i gra, osobno
review-luck = Szczęście
review-play = Gra
review-luck-later = Pojawi się, gdy wszystkie decyzje będą ocenione.
review-best-of = najlepsze ruchy: { $best } z { $n }
review-sum = początek { $start }, szczęście { $luck }, gra { $play }, potknięcia przeciwników { $rivals }: przewaga na koniec { $margin }
review-sum-alone = początek { $start }, szczęście { $luck }, gra { $play }: punkty na koniec { $margin }
review-luck-note = Szczęście to wszystko, co karty i kości dały ponad oczekiwania. Gra to koszt własnych decyzji w porównaniu z najlepszymi znalezionymi. Jedno i drugie w punktach.
review-luck-note-alone = Szczęście to wszystko, co karty i kości dały ponad oczekiwania. Gra to koszt decyzji w porównaniu z najlepszymi znalezionymi. Jedno i drugie w punktach.

## Decisions

review-decisions = Decyzje
review-decisions-of = Decyzje: { $name }
review-filter = Które decyzje
review-filter-mistakes = Błędy { $n }
review-filter-all = Wszystkie { $n }
review-filter-left = Zostało { $n }
review-none-mistakes = Żadna z tych decyzji nie kosztowała na pewno punktów.
review-none-all = Nie ma jeszcze decyzji.
review-none-left = Nic nie zostało na stole: żadnych zmarnowanych dóbr, żadnego zbyt wczesnego pasu.
review-keys-step = wstecz, dalej
review-keys-mistake = następny, poprzedni błąd
review-about = ~{ $points }
review-about-points = Około { $points } pkt.
review-mark-best = najlepszy
review-mark-good = dobry
review-mark-inaccuracy = niedokładność
review-mark-mistake = błąd
review-mark-blunder = poważny błąd
review-mark-hard = dobrze wypatrzone
review-asked-pay = zapłata
review-asked-discard = co odrzucone
review-asked-deal = która umowa
review-asked-location = która lokacja
review-asked-card = która karta
review-asked-good = które dobro
review-asked-keep = co zostaje
review-asked-player = który gracz
review-asked-colour = który kolor
review-asked-send = więcej robotników
review-asked-other = wybór

## One decision

review-turn-of =
    { $turn ->
        [0] Runda { $round }: { $name }
       *[other] Runda { $round }, tura { $turn }: { $name }
    }
review-lost = −{ $points } pkt
review-lost-chance = szansa na wygraną { $change }
review-hard-why = Na pierwszy rzut oka inny ruch wydaje się lepszy.
review-good-why = Na tyle, na ile da się stwierdzić, równie dobry jak najlepszy.
review-lines = Najlepsze ruchy i ten zagrany
review-move = Ruch
review-col-ahead = Przewaga
review-col-score = Punkty
review-col-chance = Szansa
review-col-loss = Strata
review-played = Zagrany
review-best = Najlepszy
review-then = potem
review-why = Dlaczego
review-why-best = Co daje
review-sources = Skąd są punkty
review-col-played = zagrany
review-col-best = najlepszy
review-col-difference = różnica
review-table-of = Stół oczami: { $name }
review-table-large = Powiększ
review-in-replay = W powtórce

## Another move

review-try = Spróbuj innego ruchu
review-try-comes = Zbieramy ruchy…
review-try-none = Nie było innego ruchu.
review-try-find = Znajdź ruch
review-try-moves = Możliwe ruchy
review-try-not-found = Żaden ruch nie ma tych słów.
review-trying = Rozgrywamy go…
review-try-as-good = równie dobry jak najlepszy
review-try-best = Najlepszy:

## How it is judged

review-how = Jak to oceniamy
review-slips = Znajdź lepsze ruchy
review-how-known = Każda decyzja jest oceniana według tego, co gracz mógł wtedy wiedzieć. Ukryte karty są wiele razy rozdawane od nowa, więc nikt nie odpowiada za to, co wiedziała tylko talia.
review-how-deals = Na każdym z tych rozdań ten sam bot rozgrywa dalej, za wszystkich i z tymi samymi kartami, najlepsze ruchy i ten zagrany. Gdy inny ruch wydaje się lepszy, oba są porównywane jeszcze raz na świeżych rozdaniach i tylko one liczą się do straty. Znak ± to przedział 95 %.
review-how-this = Tę analizę zrobił bot „{ $bot }”; ostatnie porównanie miało { $deals } rozdań, a liczby są zwykle pewne do ±{ $within } punktu.
review-how-marks = Oceny
review-how-best = Najlepszy znaleziony ruch albo nie do odróżnienia od niego: strata poniżej 0,5 punktu.
review-how-hard = Najlepszy ruch, który na taki nie wyglądał: patrząc o jeden ruch naprzód, inny wydawał się lepszy co najmniej o punkt.
review-how-good = Strata poniżej 1 punktu albo liczby nie mówią nic pewnego.
review-how-inaccuracy = Strata od 1 do 3 punktów; na pewno jakaś.
review-how-mistake = Strata od 3 do 6 punktów; na pewno co najmniej 1.
review-how-blunder = Strata 6 punktów lub więcej; na pewno co najmniej 3.
review-how-sure = Ocena wymaga straty dość dużej i dość pewnej: dolny koniec przedziału musi sięgać liczby po średniku.
review-how-luck = Początek to przewaga, której można było oczekiwać przy pierwszej decyzji. Gra to strata własnych decyzji wobec najlepszych znalezionych ruchów; potknięcia przeciwników to to, co oddali oni. Szczęście to cała reszta: dobrane karty, kości i to, co przeciwnicy naprawdę mieli. Razem dają dokładnie przewagę na koniec.
review-how-left-title = Zostało na stole
review-how-left = Dobra, które zabrała faza czyszczenia, robotnicy bez zajęcia, pas na pewno za wczesny, splądrowana lokacja, którą uratowałby żeton obrony. Tego, co warte jest mniej niż punkt, nie wymieniamy.
