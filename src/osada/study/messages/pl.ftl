# Co analiza mówi o skończonej grze.

# Dlaczego nie ma analizy

none-game = Analizować można tylko gry karciane, pojedyncze i z kampanii, a to jest { $game ->
    [rollwrite] gra Roll & Write
   *[other] gra { $game }
}.
none-one-game = To pojedyncza gra, a nie kampania; pomiń numer gry.
none-unfinished = Tej gry nie rozegrano do końca; analizować można tylko skończoną grę.
none-no-game-over = W tej kampanii nie skończyła się jeszcze żadna gra; pierwszą można analizować, gdy dobiegnie końca.
none-other-game = W tej kampanii nie ma skończonej gry { $number }; wybierz jedną od { $first } do { $last }.
none-process = Analiza stanęła: proces, który nad nią pracował, przestał działać. Uruchom ją jeszcze raz; to, co gotowe, zostaje.
none-journal = Tego zapisu nie da się odtworzyć, więc nie można go analizować. Szczegóły (po angielsku): { $why }
none-seat = W tej grze nie ma miejsca { $seat }; jej miejsca to { $seats }.

# Dlaczego jeden ruch jest lepszy od drugiego

source-action = z akcji
source-feature = z cech
source-production = z produkcji
source-bonus = z bonusów za zbudowanie
source-raze = z plądrowania
source-common = z lokacji zwykłych
source-faction = z lokacji frakcyjnych
source-kept = z tego, co leży na lokacjach
source-other = z innych źródeł
why-points = { $way ->
    [more] Więcej
   *[less] Mniej
} { $from }: około { $n ->
    [one] { $n } punktu
   *[other] { $n } punktów
}.
why-rivals = Najlepszy przeciwnik ma więcej o około { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
why-built = { $card }: po tym ruchu powstaje w { $played } grach na 10, po lepszym w { $best }.
why-dealt = { $card }: umowa z tą kartą jest po tym ruchu w { $played } grach na 10, po lepszym w { $best }.
why-lost = { $card }: po tym ruchu przeciwnik plądruje tę lokację w { $played } grach na 10, po lepszym w { $best }.
why-goods = Runda { $round } przynosi o { $goods } mniej.
why-spread = Nic nie wybija się samo: różnica składa się z wielu małych.

# Co odwróciło grę i co zostało

turning-round = Karty rundy { $round } były { $way ->
    [more] lepsze
   *[less] gorsze
}, niż można było oczekiwać
turning-luck = { $way ->
    [more] Szczęście
   *[less] Pech
} w kartach
left-thrown = Faza czyszczenia zabrała { $goods }.
left-workers = Faza czyszczenia zabrała { $goods } bez zajęcia.
left-early-pass = Pas w rundzie { $round } był za wczesny.
left-razed = { $card }: lokacja splądrowana, a z żetonem obrony byłoby na nią za drogo.

# Raport w terminalu i jako strona

mark-best = najlepszy
mark-good = dobry
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = poważny błąd
mark-hard = dobrze wypatrzone
report-title = Analiza
report-by = Ocenia bot { $bot }, każdą decyzję według tego, co gracz mógł wiedzieć. Ostatnie porównanie rozgrywa warianty na { $deals } rozdaniach; liczby są zwykle pewne do ±{ $within } punktu.
report-score = wynik
report-margin = przewaga
report-start = oczekiwane na początku
report-luck = szczęście
report-play = gra
report-rivals = potknięcia przeciwników
report-best = najlepsze ruchy
report-of = { $n } z { $total }
report-luck-note = Szczęście to wszystko, co karty i kości dały ponad oczekiwania. Gra to koszt własnych decyzji w porównaniu z najlepszymi znalezionymi. Razem z początkiem i potknięciami przeciwników dają wynik.
report-one-seat = Analiza obejmuje tylko jedną osobę ({ $name }), więc wszystko, co robili przeciwnicy, liczy się jako szczęście.
report-turning = Punkty zwrotne
report-no-turning = Szanse nigdy nie zmieniły się mocno naraz.
report-slips = Potknięcia
report-no-slips = Żadna decyzja nie kosztowała na pewno punktu lub więcej.
report-better = lepiej: { $move }
report-played = zagrane
report-left = Zostało na stole
report-curve = Szansa na wygraną
report-ahead = Przewaga w punktach
report-curve-says = Czego mógł oczekiwać każdy gracz, decyzja po decyzji.
report-round = Runda { $round }
report-move = Ruch
report-turn = Runda
report-player = Gracz
report-lost = Punkty
report-chance = Szansa
report-decision = Decyzja
report-mark = Ocena
report-why = Dlaczego
report-sides = Szczęście i gra
report-decisions = Wszystkie decyzje
report-contents = Na tej stronie
report-end = koniec
report-progress = decyzji
report-stopped = Przerwano; ocenione decyzje: { $done } z { $total }. Zostają zapisane, a to samo polecenie ruszy od tego miejsca.
report-not-kept = Ocen nie da się zachować, więc przerwana analiza zacznie się od nowa: nie można zapisać „{ $file }” ({ $why }).
report-plain = Ocenia zwykły Python; wersja skompilowana (`make fast`) jest około sześć razy szybsza.
report-written = Zapisano: { $file }.
report-not-written = Nie można zapisać „{ $file }”: { $why }.
report-no-place = nie ma folderu, w którym dałoby się zapisać
report-same-file = „{ $file }” zawiera grę; podaj w --html inny plik na stronę.
report-game = gra { $number }
report-expected = oczekiwany wynik
report-sources = Skąd są punkty
report-find = Szukaj w tabeli
report-footer = Wszystkie przedziały to przedziały 95 %. Stronę utworzyła Osada { $version }.
