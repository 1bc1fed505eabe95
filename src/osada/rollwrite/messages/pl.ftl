# Co mówi po polsku gra na kości i ołówki. Komunikaty i zmienne jak w en.ftl, tam też objaśnienie $case, $form, $known i $u.
# Nazwy budynków i żetonów oraz imiona nie odmieniają się, dlatego stoją po słowach „budynek”, „żeton”.

## Dobra i co jeszcze się liczy

good-wood =
    { $case ->
        [lack] drewna
       *[nom]
            { $n ->
                [one] drewno
               *[many] drewna
            }
    }
good-stone =
    { $case ->
        [lack]
            { $n ->
                [one] kamienia
               *[many] kamieni
            }
       *[nom]
            { $n ->
                [one] kamień
                [few] kamienie
               *[many] kamieni
            }
    }
good-food =
    { $case ->
        [lack] jadła
       *[nom]
            { $n ->
                [one] jadło
               *[many] jadła
            }
    }
good-gold =
    { $case ->
        [lack] złota
       *[nom]
            { $n ->
                [one] złoto
               *[many] złota
            }
    }
good-any = surowiec
action =
    { $n ->
        [one]
            { $case ->
                [acc] akcję
               *[nom] akcja
            }
        [few] akcje
       *[many] akcji
    }
more-actions =
    { $n ->
        [one]
            { $case ->
                [acc] dodatkową akcję
               *[nom] dodatkowa akcja
            }
        [few] dodatkowe akcje
       *[many] dodatkowych akcji
    }
point =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
unit =
    { $n ->
        [one]
            { $case ->
                [acc] jednostkę
               *[nom] jednostka
            }
        [few] jednostki
       *[many] jednostek
    }
dice-resource =
    { $n ->
        [one] kość
       *[many] kości
    } Surowców
dice-worker =
    { $n ->
        [one] kość
       *[many] kości
    } Robotników
dice-any =
    { $n ->
        [one] dowolną kość
       *[many] dowolne kości
    }
nothing = nic
no-price = bez surowców
and = { $first } i { $last }
or = { $first } lub { $last }

## Co robią budynki

text-each = w każdej rundzie { $does }
text-if = { $condition }, { $does }
text-once = raz w rundzie możesz { $does }
text-times =
    w rundzie możesz { $n ->
        [one] { $u } raz
       *[many] do { $u } razy
    } { $does }
text-reroll = na początku Rozwoju możesz przerzucić najwyżej { $dice }
text-end = na koniec { $gained }

does-gain =
    { $form ->
        [to] otrzymać
       *[do] otrzymujesz
    } { $goods }
does-act = masz { $actions }
does-earn = zdobywasz { $points }
does-swap = wymienić { $given } na { $gained }
does-swap-any = wymienić 1 drewno, kamień lub jadło na 1 inny z tych surowców
does-save = zapłacić o { $goods } mniej za obszar { $place }
does-copy = wybrać kość Surowców i otrzymać jeszcze { $units } tego, co pokazuje
does-pay-act = wydać { $goods }, aby otrzymać { $actions }
does-pay-earn = wydać { $goods }, aby zdobyć { $points }
does-harvest =
    bez akcji zebrać surowce z { $known ->
        [yes] obszaru, na którym jest { $good }
       *[no] dowolnego obszaru
    }
per = { $goods } za { $thing }
at-most = { $text }, najwyżej { $most }

if-pair = gdy dwie kości pokazują to samo
if-rainbow = gdy wszystkie trzy kości Surowców się różnią
if-gold = gdy któraś kość pokazuje złoto
if-no-gold = gdy żadna kość nie pokazuje złota
if-sections =
    jeśli w tej rundzie ukończysz { $n ->
        [1] sekcję
        [few] co najmniej { $n } sekcje
       *[many] co najmniej { $n } sekcji
    }
if-tracks =
    jeśli w tej rundzie ukończysz { $n ->
        [1] sekcję na dowolnym torze
       *[many] sekcje na co najmniej { $n } torach
    }
if-track =
    jeśli w tej rundzie ukończysz { $n ->
        [1] sekcję
        [few] co najmniej { $n } sekcje
       *[many] co najmniej { $n } sekcji
    } { $track }
if-harvests =
    jeśli w tej rundzie wykreślisz { $n ->
        [1] obszar Zbiorów
        [few] co najmniej { $n } obszary Zbiorów
       *[many] co najmniej { $n } obszarów Zbiorów
    }
if-village-areas =
    jeśli w tej rundzie wykreślisz { $n ->
        [1] obszar budynku
        [few] co najmniej { $n } obszary budynków
       *[many] co najmniej { $n } obszarów budynków
    }
if-buildings =
    jeśli w tej rundzie ukończysz { $n ->
        [1] budynek
        [few] co najmniej { $n } budynki
       *[many] co najmniej { $n } budynków
    }

per-imperial-section = każdą Sekcję Imperialną
per-bridge = każdy ukończony most
per-building = każdy budynek, który ukończysz
per-settlement = każdą osadę
per-plan = każdą osadę z tym planem
per-harvests =
    { $n ->
        [1] każdy wykreślony obszar Zbiorów
        [few] każde { $n } wykreślone obszary Zbiorów
       *[many] każde { $n } wykreślonych obszarów Zbiorów
    }
per-sections =
    { $n ->
        [1] każdą ukończoną sekcję
        [few] każde { $n } ukończone sekcje
       *[many] każde { $n } ukończonych sekcji
    }
per-track =
    { $n ->
        [1] każdą ukończoną sekcję
        [few] każde { $n } ukończone sekcje
       *[many] każde { $n } ukończonych sekcji
    } { $track }
per-column = każdą kolumnę z czterema ukończonymi sekcjami
per-track-of =
    każdy tor z co najmniej { $n ->
        [one] { $n } ukończoną sekcją
       *[many] { $n } ukończonymi sekcjami
    }

## Nazwy

player-number = gracz { $n }
player-named = { $name }
track-walls =
    { $case ->
        [gen] Murów
       *[nom] Mury
    }
track-huts =
    { $case ->
        [gen] Chatek
       *[nom] Chatki
    }
track-granaries =
    { $case ->
        [gen] Spichlerzy
       *[nom] Spichlerze
    }
track-bridges =
    { $case ->
        [gen] Mostów
       *[nom] Mosty
    }
section = { $track } { $place }
field = pole { $field }
die = kość { $n }
worker-die = kość Robotników
some-building = budynku
site-track = { $track }
site-section = sekcji { $section }
site-building = budynku { $building }
token-ally = Sojusznik
token-gift = Dar
token-crops = Plony
token-export = Eksport
token-coin = Szczęśliwa moneta
about-ally = Jedna dodatkowa akcja w tej rundzie.
about-gift = Jeszcze jedna jednostka tego, co pokazuje wybrana kość Surowców.
about-crops = Zbieranie bez akcji z obszaru, na którym jest surowiec pokazany przez jedną z kości Surowców; złoto pasuje do każdego.
about-export = Wymiana najwyżej jednego drewna, jednego kamienia i jednego jadła, każdego na 1 punkt.
about-coin = Jedno złoto w tej rundzie.
phase-favor = Wybór Przysługi
phase-develop = Rozwój imperium
phase-settlements = Tworzenie osad
phase-end = Koniec gry
option-mode = tryb
option-mode-basic = rozgrywka podstawowa
option-mode-advanced = rozgrywka zaawansowana
option-mode-adventure = tryb przygodowy
rank-plebeian = Plebejusz
rank-servant = Służący
rank-squire = Giermek
rank-knight = Rycerz
rank-castellan = Kasztelan
rank-prince = Książę
rank-king = Król
rank-emperor = Cesarz
how-settlement = osady
how-star = budynki z gwiazdką
how-ability = umiejętności budynków
how-favor = Przysługi
verb-take = weź żeton
verb-reroll = przerzuć
verb-keep = zostaw kości
verb-build = zbuduj
verb-harvest = zbierz
verb-use = użyj
verb-favor = użyj Przysługi
verb-ready = gotowe
verb-settle = stwórz osadę
verb-skip = bez osady

## Dlaczego ruch jest niemożliwy

undo-another = Nie można cofnąć: ta faza się skończyła albo ktoś inny wykonał już ruch (RW-AMB-28).
undo-revealed = Nie można cofnąć: ogłoszono gotowość albo rzucono kośćmi (RW-AMB-28).
refused-over = Gra jest skończona.
refused-basic = W rozgrywce podstawowej nie ma osad.
refused-no-such-move = Nie ma takiego ruchu.
refused-no-such-seat = W tej grze nie ma miejsca { $seat }.
refused-phase = To ruch fazy „{ $wanted }”, a teraz trwa faza „{ $now }”.
refused-ready = Po ogłoszeniu gotowości nie masz już ruchów w tej fazie.
refused-token-had = Masz już żeton na tę rundę.
refused-token-turn =
    { $known ->
        [yes] To nie twoja kolej na wybór żetonu: najpierw wybiera { $player }.
       *[no] To nie twoja kolej na wybór żetonu.
    }
refused-token-out = Żetonu { $token } nie ma w tej grze.
refused-token-taken =
    { $known ->
        [yes] Żeton { $token } jest w tej rundzie zajęty: ma go { $player }.
       *[no] Żeton { $token } jest w tej rundzie zajęty.
    }
refused-no-reroll = Budynek { $building } nie pozwala przerzucać kości.
refused-used = Budynku { $building } nie można już użyć w tej rundzie.
refused-window = Kości przerzuca się tylko na samym początku Rozwoju, przed wszystkim innym.
refused-no-dice = Wskaż co najmniej jedną kość do przerzutu.
refused-wrong-dice = Budynek { $building } nie przerzuca kości tego rodzaju.
refused-many-dice = Za dużo kości: można przerzucić najwyżej { $n }.
refused-no-window = Nie ma czego zostawiać: kości nie można teraz przerzucić.
refused-decide-dice = Najpierw zdecyduj o kościach: przerzuć je albo zostaw.
refused-no-area = Nie ma takiego obszaru { $site }.
refused-crossed = Ten obszar { $site } jest już wykreślony.
refused-leftmost = { $track } buduje się od lewej do prawej: następna jest sekcja { $section }.
refused-prebuilt = Budynek { $building } jest zbudowany od początku.
refused-no-action = Nie masz już akcji.
refused-missing-goods =
    Nie stać cię na ten obszar { $site }: { $gold ->
        [helps] nawet ze złotem brakuje ci { $lacking }
        [short] brakuje ci { $lacking }, a twoje złoto ({ $spare }) tego nie zastąpi
       *[none] brakuje ci { $lacking }
    }.
refused-saves-too-much = Zniżka nie może przekraczać ceny wydrukowanej w tym obszarze { $site }.
refused-discount-used = Budynek { $building } nie daje już zniżki w tej rundzie.
refused-no-discount = Żaden z twoich budynków nie daje takiej zniżki na obszary { $site }.
refused-harvested = Obszar { $area } jest już wykreślony.
refused-closed = Obszar { $area } nie jest jeszcze dostępny: most do pola { $field } nie jest ukończony.
refused-no-free-harvest = Budynek { $building } nie daje darmowego Zbierania.
refused-not-in-area = Na obszarze { $area } nie ma { $good }.
refused-incomplete = Budynek { $building } nie jest jeszcze ukończony.
refused-next-round = Budynku { $building } można używać od następnej rundy.
refused-star = Budynek { $building } działa tylko w Punktacji Końcowej.
refused-plan-only = Budynku { $building } się nie używa: punkty przynoszą osady z jego planem.
refused-automatic = Budynek { $building } działa sam.
refused-other-move =
    { $kind ->
        [discount] Budynku { $building } używa się przy budowie: podaj, co oszczędzasz.
        [harvest] Budynku { $building } używa się przy Zbieraniu: podaj obszar.
       *[reroll] Budynku { $building } używa się, przerzucając kości.
    }
refused-not-offered = Budynek { $building } tego nie daje.
refused-gains-nothing = Budynek { $building } nic by teraz nie dał.
refused-not-shown = Żadna kość Surowców nie pokazuje { $good }.
refused-price =
    { $known ->
        [yes] Użycie budynku { $building } kosztuje { $price }, a tego nie masz.
       *[no] Nie masz surowca, który trzeba wydać, by użyć budynku { $building }.
    }
refused-swap-gold = Budynek { $building } wymienia tylko drewno, kamień i jadło.
refused-swap-same = Surowiec wymienia się tylko na inny.
refused-not-held = Nie masz w tej rundzie żetonu { $token }.
refused-favor-used = Żeton { $token } jest już w tej rundzie wykorzystany.
refused-not-the-type = Żadna kość Surowców nie pokazuje surowca, który jest na obszarze { $area }.
refused-exports-nothing = Wskaż co najmniej jeden surowiec na Eksport.
refused-export-missing = Nie masz wszystkiego, co chcesz przeznaczyć na Eksport.
refused-settled = Decyzja o osadzie w tej rundzie już zapadła.
refused-no-plan = Budynek { $building } nie ma Planu Osady.
refused-off-grid = Plan budynku { $building } nie mieści się tam na siatce.
refused-marked = Plan budynku { $building } objąłby tam sekcję innej osady.
refused-not-complete = Plan budynku { $building } objąłby tam sekcję, która nie jest ukończona.

## Dlaczego wpis nie jest ruchem

notation-empty = To nie ruch: wpis jest pusty.
notation-usage = Napisz to tak: „{ $usage }”.
notation-no-such-verb = nie ma ruchu „{ $word }”
notation-no-such-token = nie ma żetonu Przysługi „{ $word }”
notation-no-such-building = na tym arkuszu nie ma budynku „{ $word }”
notation-no-such-good = nie ma surowca „{ $word }”
notation-no-such-area = nie ma obszaru Zbiorów „{ $word }”
notation-no-such-die = nie ma kości „{ $word }”
notation-no-such-site = nie ma toru ani budynku „{ $word }”
notation-no-such-cell = Nie ma sekcji „{ $word }”; sekcje nazywają się WA1 do WA9, HU1 do HU9, GR1 do GR9 i BR1 do BR9.
notation-no-such-place = Nie ma tam obszaru „{ $word }”; sekcje toru mają numery od 1 do 9, obszary budynku od 1.
notation-no-price = „{ $n } { $good }” nigdy nie jest ceną obszaru.
notation-which-area = Obszary budynku „{ $building }” różnią się ceną; wskaż jeden z nich, na przykład „build { $building } { $area }”.
notation-which-half = Sekcja { $section } Spichlerzy ma dwa obszary; napisz „build granaries { $section }a” albo „build granaries { $section }b”.
hint-near = { $text }; może „{ $near }”?
hint-known = { $text }; są: { $all }.

## O co gra pyta

ask-favor = Który żeton Przysługi bierzesz?
ask-reroll = Przerzucasz kości czy je zostawiasz?
ask-develop = Jak rozwijasz swoje imperium?
ask-settlements = Czy tworzysz osadę?

## Ruchy na przyciskach

move-take = weź: { $token }
move-reroll = przerzuć: { $dice }
move-keep = zostaw kości
move-build = zbuduj: { $site }
move-harvest = zbierz surowce z { $area }
move-use = użyj: { $building }
move-ready = gotowe
move-settle = osada: { $building } ({ $cells })
move-skip = bez osady
area-of = { $building }, obszar { $place }
saving = { $text }, taniej o { $goods }
one-more = jeszcze 1 { $good }
swapped = { $given } na { $gained }

## Co robi budynek w tej rundzie

standing-open =
    { $n ->
        [one] { $n } obszar do wykreślenia
        [few] { $n } obszary do wykreślenia
       *[many] { $n } obszarów do wykreślenia
    }
standing-next = od następnej rundy
standing-gave = dał { $goods }
standing-gives = daje { $goods }
standing-waits = warunek nie jest jeszcze spełniony
standing-nothing = w tej rundzie nic nie daje
standing-can =
    { $n ->
        [one] można użyć raz
       *[many] można użyć { $n } razy
    }
standing-left =
    { $n ->
        [one] można użyć jeszcze raz
       *[many] można użyć jeszcze { $n } razy
    }
standing-idle = teraz nic by nie dał
standing-used = użyty w tej rundzie
standing-over = w tej rundzie nieużyty
standing-end = { $points } na koniec
standing-basic = nie należy do rozgrywki podstawowej

## Dziennik

log-round = Runda { $round }, rzuca { $who }: { $dice }
log-over = Koniec gry
log-take = { $who } bierze żeton { $token }
log-reroll = { $who } przerzuca kości
log-keep = { $who } zostawia kości
log-build = { $who } wykreśla: { $section }
log-raise = { $who } wykreśla obszar { $place } budynku { $building }
log-harvest = { $who } zbiera surowce z obszaru { $area }
log-use = { $who } używa budynku { $building }
log-favor = { $who } używa żetonu { $token }
log-ready = { $who } ogłasza gotowość
log-settle = { $who } tworzy osadę budynku { $building }
log-skip = { $who } nie tworzy osady
log-gain = { $who } otrzymuje { $goods }
log-section = { $track } są teraz warte { $points }
log-bridge = most { $field } jest ukończony, a pole { $field } dostępne
log-built = budynek { $building } jest ukończony

## Opcje, z którymi nie da się grać

options-competition = „sheets” dotyczy przygody; tutaj każdy ma arkusz rywalizacji (RW-SETUP-03)
options-seats = liczba graczy: { $n }, a ten tryb jest dla 2–4 (RW-SETUP-01)
options-adventure-seats = liczba graczy: { $n }, a przygoda jest dla 1–4 (RW-ADVENTURE-11)
options-sheets-each = graczy: { $n }, arkuszy: { $sheets }; podaj po jednym dla każdego (RW-ADVENTURE-11)
options-sheet = nie ma arkusza przygodowego „{ $word }”; wybierz od 1 do 48 (RW-CONTENT-04)
