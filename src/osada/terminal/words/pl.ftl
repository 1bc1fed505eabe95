# What the terminal says in Polish.

## Seats

one-player = Gracz
player = Gracz { $n }
seat = Miejsce { $n }
bot-name = Bot ({ $faction })
same-name = Dwie osoby nie mogą nazywać się { $name }.
bot-number = Bot { $n }
seats-and-players = Liczba miejsc ({ $seats }) nie zgadza się z liczbą graczy ({ $n }): podaj po jednym graczu na miejsce.
seats-and-sheets = Liczba miejsc ({ $seats }) nie zgadza się z liczbą arkuszy ({ $n }): podaj po jednym dla każdego gracza.
seats-and-factions = Liczba miejsc ({ $seats }) nie zgadza się z liczbą frakcji ({ $n }): podaj po jednym dla każdego gracza.

## The table

round = Runda
first-player = Pierwszy gracz: { $name }
score = Punkty
card = Karta
log = Dziennik
offer = Do wyboru
common = zwykła
foundation = fundament
hand-of =
    Twoja ręka: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
hand-hidden = Niczyja ręka nie jest widoczna
decks = talie: frakcyjna { $own }, zwykła { $common }
passed = pas
deciding = decyduje
all-moves = Wszystkie ruchy ({ $n })
ask-hint = Strzałki: wybór karty, Enter: zagranie, m: wszystkie ruchy, ?: pomoc.
ask-acted = Akcja wykonana: połóż żetony albo zakończ turę.
no-deals = brak umów
waiting-for = Oczekiwanie na decyzję: { $names } …
thinks = Myśli: { $name }
virtual-player = Wirtualny gracz
attack-line = Kolejka ataku
collection = Kolekcja { $n }
faction-locations = Twoje lokacje frakcyjne: { $n }

card-cost = Koszt: { $cost }.
card-deal = Umowa: { $goods }.
card-raze = Za splądrowanie: { $goods }.
card-worth =
    Na koniec: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.
attack-card = Karta ataku: { $good }

## What an answer would do with a card

pick-draft = weź
pick-discard = odrzuć
pick-card = wybierz
pick-location = wybierz
pick-deal = wybierz
pick-give = odrzuć
pick-under = połóż
pick-put = połóż
pick-random = wybierz
pick-pay = wybierz
pick-deck = wybierz
pick-player = wybierz
pick-good = wybierz
pick-keep = zachowaj
pick-store = połóż
pick-blessing = weź
pick-prayer = wybierz
pick-colour = wybierz
pick-stored = użyj
pick-tricolour = wybierz
pick-spend = wydaj
pick-send = wybierz

## Keys

key-help = pomoc
key-moves = ruchy
key-look = widok
key-clause = zasada
key-undo = cofnij
key-pass = pas
key-end = koniec
key-save = zapis
key-log = dziennik
key-language = język
key-rules = zasady
key-quit = wyjście

help-arrows = przechodzenie po kartach
help-enter = zrób z kartą to, co możliwe, albo pokaż listę; podwójne kliknięcie robi to samo
help-digits = zagraj ruch z tym klawiszem na liście
help-moves = lista wszystkich dozwolonych ruchów
help-back = z powrotem do kart
help-look = obejrzyj imperium następnego gracza
help-clause = otwórz zasadę, która czegoś zabrania
help-rules = szukaj w zasadach
help-hint = co zrobiłby dobry gracz?
help-pass = spasuj w tej rundzie; zakończ turę
help-undo = cofnij swój ruch, najdalej do ostatniej odkrytej karty
help-save = zapisz
help-log = cały dziennik
help-language = angielski, polski, czeski
help-theme = noc lub dzień
help-keep = w fazie czyszczenia pytaj, co przechować, albo przechowuj wszystko
help-quit = zapisz i wyjdź

sign-location = odrzucasz lokację lub fundament
sign-deal = umowa
sign-bonus = bonus za zbudowanie
sign-samurai = samuraj
sign-blocked = zablokowana do końca rundy
sign-taken = przejęta
sign-uses = użyta, jeszcze wolna
sign-faction = karta frakcyjna
sign-common = karta zwykła

## Questions of the program itself

turn-of = Teraz decyduje { $name }
pass-keyboard = Klawiaturę przejmuje { $name }; Enter pokaże stół.
curtain-undo = { $name }: u cofa twój ruch.
rulebook = Zasady
search-rules = słowa albo numer zasady, np. { $clause }
search-hint = Wpisz szukane słowa; Esc wraca do gry.
nothing-found = Żadna zasada nie zawiera wszystkich tych słów.
save-where = Zapis gry
save-button = Zapisz
leave-button = Wyjdź bez zapisu
back-button = Wróć
sure-button = Zrób to mimo wszystko
no-file = Podaj plik, w którym zapisać grę.
saved = Zapisano w pliku { $file }.
not-saved = Gry nie zapisano: nie podano pliku.
undone = Cofnięto.
undo-nothing = Nie ma czego cofnąć: nie było jeszcze twojego ruchu.
undo-another = Nie można cofnąć: od tego czasu inny gracz wykonał ruch.
undo-revealed = Nie można cofnąć: ruch jest ostateczny albo odsłonił coś zakrytego.
undo-shown = Nie można cofnąć: ruch innego gracza odsłonił coś zakrytego.
keep-asked = W fazie czyszczenia padnie pytanie, co przechowujesz.
keep-all = W fazie czyszczenia przechowuje się wszystko, co można.

## A new game

game = Gra
game-settlers = Narodziny Imperium (karty)
game-rollwrite = Wykreślane Imperium
game-campaign = Poprzez Historię (kampania)
welcome-settlers = Zbuduj imperium z kart: po pięciu rundach wygrywa ten, kto ma najwięcej punktów. Około 15 minut z botami.
welcome-rollwrite = Dziesięć rund, cztery kości, dwa arkusze dla każdego: wykreślaj pola; wygrywa najwięcej punktów. Około 20 minut.
welcome-campaign = Poprowadź Imperium przez trzy Ery: dziesięć i więcej gier po cztery rundy, ze wszystkim, co Imperium już ma. Zapisać można w każdej chwili.
person = człowiek
nobody = nikt
level-easy = bot: łatwy
level-normal = bot: zwykły
level-hard = bot: trudny
level-expert = bot: ekspert
level-master = bot: mistrz
name = imię
seed = Ziarno losowe
language = Język
start-button = Zacznij grę

## The end

won =
    { $n ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
won-by =
    { $n ->
        [one] Przewaga: { $n } punkt.
        [few] Przewaga: { $n } punkty.
       *[other] Przewaga: { $n } punktów.
    }
tie-break = Remis: { $name } – robotnicy i surowce: { $goods }, karty na ręce: { $cards } (END-8, END-9).
solo-won = { $name } pokonuje wirtualnego gracza i zdobywa rangę: { $rank }
solo-lost = { $name } przegrywa z wirtualnym graczem
solo-compared = Lokacje frakcyjne: { $own }, kolekcja wirtualnego gracza: { $n } (SOLO-46).
total = Razem
end-keys = Esc: stół · u: cofnij · s: zapis · l: język · q: wyjście

## Line by line

plain-welcome = Osada, ziarno { $seed }. Wpisz ruch, ? pokaże dozwolone ruchy, help – polecenia.
plain-round = Runda { $round }, { $phase }.
plain-goods =
    { $name }: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }; { $goods }.
plain-hand = Ręka ({ $n }): { $cards }
plain-offer = Do wyboru ({ $n }): { $cards }
plain-none = brak
plain-no-goods = bez dóbr
plain-cards = Karty na ręce: { $hand }, w talii frakcyjnej: { $deck }; fundamenty: { $foundations }.
plain-passed = Pas.
plain-deals = Umowy: { $cards }
plain-area = Obszar ({ $n }): { $cards }
plain-line = Kolejka ataku, od najnowszej: { $cards }
plain-collection = Kolekcja ({ $n }): { $cards }
plain-total = { $name }, { $n }:
plain-pass-keyboard = Klawiaturę przejmuje { $name }; naciśnij Enter.
hint-title = Podpowiedź
hint-would = Proponuję: { $move }
hint-even = Prawie tak samo dobre: { $other }.
hint-costs = Punkty stracone przez ruch „{ $other }”: około { $n } (± { $within }).
hint-ahead = Do końca gry spodziewam się z tego więcej punktów niż z następnego najlepszego ruchu ({ $other }), około: { $n }.
hint-looking = Przyglądam się dokładniej…
hint-none = Teraz nie ma podpowiedzi.
hint-company = Podpowiedzi są tylko tam, gdzie grają z tobą same boty.
plain-hint = Wpisz ?, aby zobaczyć dozwolone ruchy.
used-times =
    { $n ->
        [1] użyta
        [2] użyta dwa razy
       *[other] użyta { $n } razy
    }
is-guarded = chroniona
is-samurai = samuraj
is-blocked = zablokowana
is-taken = przejęta
cards-under =
    { $n ->
        [one] pod nią { $n } karta
        [few] pod nią { $n } karty
       *[other] pod nią { $n } kart
    }
no-such-move = Nie ma ruchu { $n }; ruchy mają numery od 1 do { $last }.
why-what = Napisz po nim ruch: why { $line }
why-possible = „{ $move }” jest możliwe.
which-language = Języki: { $known }.
no-card = Nie ma karty „{ $name }”.
no-card-near = Nie ma karty „{ $name }”; może „{ $near }”?
plain-help =
    Ruch w notacji: build mill, deal rome/legion, raze mill of 1, use castle twice, visit village-well of 1, play volcano, send wood, card, pass, end, choose stone
    ?             dozwolone ruchy; numer: zagraj ten ruch
    why RUCH      dlaczego ruch jest niemożliwy, z numerem zasady
    hint          co zrobiłby dobry gracz i dlaczego
    show          wszystko, co możesz wiedzieć
    card NAZWA    tekst karty
    decks         talie wszystkich graczy, karta po karcie
    rules SŁOWA   zasada o podanym numerze albo szukanie
    log           co się działo
    undo          cofnij swój ruch
    save PLIK     zapisz; odtąd zapisuje się każdy ruch
    keep ask      w fazie czyszczenia pytaj, co przechować (keep all: przechowuj wszystko)
    language pl   inny język: en, pl, cs
    quit          wyjście; zapisuje, jeśli podano plik

## The roll & write game

roll-dice = Kości
roll-pool = Pula
roll-actions = Akcje
roll-favor = Przysługa
roll-favor-used = użyta
roll-favor-open = jeszcze nieużyta
roll-rolls = Rzuca { $name }
roll-place = Miejsce
roll-imperial = Sekcja Imperialna
roll-price = Cena: { $price }.
roll-worth = Po ukończeniu wartość toru: { $points }.
roll-yields = Zbiór: { $goods }.
roll-areas = Obszary: { $prices }.
roll-tracks = Tory
roll-earned = Zdobyte w grze
roll-record = Rekord: { $name }
roll-hint = Strzałki: wybór miejsca, Enter: ruch, m: wszystkie ruchy, e: gotowe, ?: pomoc.
roll-hint-window = Najpierw kości: przerzuć je albo zostaw (e).
roll-several =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    } w tym miejscu: Enter przechodzi do listy.
roll-moves-here = Ruchy w tym miejscu ({ $n })
roll-doubt =
    Możesz jeszcze budować lub zbierać: { $n ->
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[other] zostało { $n } akcji
    }. „Gotowe” jest ostateczne, a reszta przepada (RW-ROUND-11, RW-ROUND-19).
roll-tie = Remis: { $name }, sekcje Mostów: { $bridges }, wykreślone obszary Zbiorów: { $harvests } (RW-TIE-01, RW-TIE-02).
adventure-over = { $name }: { $points }, { $rank }
record-first = Pierwszy wynik, { $sheet }: { $score }.
record-new = Nowy rekord, { $sheet }: { $score }; poprzedni: { $before } ({ $name }).
record-stays = Rekord bez zmian, { $sheet }: { $before } ({ $name }).
records-broken = Nie można odczytać rekordów z pliku { $file }; plik odłożono jako { $aside }.
records-out-of-reach = Nie można przechować rekordów w pliku { $file }: { $why }.
no-records = Nie ma jeszcze rekordów; rozegraj do końca partię w trybie przygodowym.

key-ready = gotowe
help-places = wybór miejsca na arkuszach
help-place = zrób tam to, co możliwe, albo pokaż listę; tak samo działa podwójne kliknięcie
help-sheets = powrót do swoich arkuszy
help-look-sheets = arkusze następnego gracza
help-ready = gotowe; zostaw kości; bez osady
help-undo-phase = cofnij swoje ruchy z tej fazy, aż do ogłoszenia gotowości
sign-empty = obszar bez surowców
sign-crossed = wykreślone
sign-settlement = wykreślone, należy do osady 1
sign-possible = teraz możliwe
sign-settlements = osady z planem tego budynku
sign-plan = Plan Osady
sign-incomplete = budynek nieukończony
sign-complete = budynek ukończony

plain-again = Wpisz „{ $line }” jeszcze raz, aby mimo to tak zrobić.
plain-dice = Kości: { $faces }; kość Robotników { $worker }.
plain-tokens = Żetony Przysługi: { $tokens }.
plain-pool = Pula: { $goods }; { $actions }.
plain-track = { $track }: sekcje { $n } z 9, { $points }.
plain-next = Następna { $place }: { $price }; potem { $points }.
plain-crossed = wykreślone
plain-field-open = { $field }, dostępne: { $areas }.
plain-field-closed = { $field }, niedostępne, dopóki ukończonych sekcji Mostów jest mniej niż { $n }: { $areas }.
plain-settlement = Osada { $n }: { $name }, sekcje { $at }.
plain-plan = Plan „{ $plan }”, kolumny w kolejnych rzędach: { $rows }.
plain-costs = kosztuje { $goods }
plain-brings = daje { $goods }
no-player = Nie ma gracza „{ $name }”; są: { $known }.
no-building = Nie ma budynku „{ $name }”.
no-building-near = Nie ma budynku „{ $name }”; może „{ $near }”?
roll-help =
    Ruch w notacji: take ally, build walls 4, build granaries 4a, build farm 2, harvest II-b, use sawpit, favor gift stone, ready, settle farm WA1, skip, reroll 1 3, keep
    ?              dozwolone ruchy; numer: zagraj ten ruch
    why RUCH       dlaczego ruch jest niemożliwy, z numerem zasady
    hint           co zrobiłby dobry gracz i dlaczego
    show           twoje arkusze; show IMIĘ: arkusze innego gracza
    building NAZWA tekst budynku
    rules SŁOWA    zasada o podanym numerze albo szukanie
    records        najlepsze wyniki na arkuszach przygodowych
    log            co się działo
    undo           cofnij swój ruch (do ogłoszenia gotowości)
    save PLIK      zapisz; odtąd zapisuje się każdy ruch
    language cs    inny język: en, pl, cs
    quit           wyjście; zapisuje, jeśli podano plik

## Where things come from

origin-house = własny projekt

## What the game is about

goal-settlers =
    Cel: najwięcej punktów zwycięstwa po pięciu rundach. Punktują użyte lokacje i cechy; na koniec każda lokacja zwykła daje 1, a każda frakcyjna 2 (END-2).
    Runda: weź karty, otrzymaj to, co produkujesz, potem działaj po kolei, aż wszyscy spasują; czego nie możesz przechować, wraca do puli.
    Pierwsza gra? Zacznij od łatwych botów; następny poziom to zwykły.
goal-rollwrite =
    Cel: najwięcej punktów po dziesięciu rundach. Wszyscy używają tych samych kości: każda kość surowców daje jedną sztukę, kość robotników liczbę akcji (RW-ROUND-07).
    Każda akcja wykreśla jeden obszar: buduj na torach lub w wiosce albo zbieraj z pola, które otworzył most. Najwięcej warte są tory.
    Pierwsza gra? Zacznij od rozgrywki podstawowej z łatwym botem.
no-boxes = tylko gra podstawowa
prayer = Modlitwa
sign-visit = odwiedzona, można odwiedzić jeszcze raz: ☺○
sign-store = przechowane dobra
sign-statue = posąg
sign-tricolour = trójkolorowy żeton łaski bogów
blessings =
    { $n ->
        [one] Żeton łaski bogów: { $tokens }
       *[other] Żetony łaski bogów: { $tokens }
    }
plain-shown = Odkryte ({ $n }): { $cards }
visited-times =
    { $n ->
        [1] odwiedzona
        [2] odwiedzona dwa razy
       *[other] odwiedzona { $n } razy
    }
stored-on = przechowane: { $goods }
statues-on =
    { $n ->
        [one] { $n } posąg
        [few] { $n } posągi
       *[many] { $n } posągów
    }

## Talie

workshop-settlers = kreator talii
decks-here = Talie przy tym stole
help-decks = talie wszystkich graczy, karta po karcie
deck-label = Talia: { $deck }
deck-usual = domyślna
deck-with = z dodatkiem { $box }
deck-some = { $n } z { $of }
deck-of =
    { $deck }: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
deck-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
deck-came-in = Dodano: { $cards }
deck-went-out = Usunięto: { $cards }
deck-banned = Zakazane: { $cards }
deck-kept = Spełnione
deck-broken = Niespełnione
deck-playable = Tą talią można grać.
deck-not-yet = Tą talią jeszcze nie można grać
deck-costs = Karty według kosztu
deck-goods = Karty, które dają
deck-colours = Kolory
deck-kinds = Rodzaje
deck-scores =
    Karty dające punkty w trakcie gry: { $scoring } z { $cards }; wszystkie zbudowane są na końcu warte { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
       *[other] { $worth } punktów
    }.
deck-format-introductory = zapoznawczy
deck-format-standard = standardowy
deck-format-open = otwarty
deck-instead = Zamiast karty { $name }
deck-is-banned = Karta { $name } jest zakazana.
deck-is-allowed = Karty { $name } znów można używać.
deck-no-swap = Karta { $name } nie może zastąpić tamtej karty.
deck-no-offers = Nie ma innej karty, która mogłaby się tu znaleźć.
deck-no-mend = Nie ma nic do naprawienia.
deck-no-undo = Nie ma czego cofnąć.
deck-no-name = Nadaj talii nazwę.
deck-not-saved = Talii nie można zapisać: { $why }.
deck-forgotten = Talia „{ $name }” została usunięta.
no-deck = Nie ma talii „{ $name }”.
deck-save-title = Zapisz talię jako
deck-open-title = Otwórz talię
deck-open-keys = Enter: otwórz · Delete: usuń zapisaną · Esc: wróć
deck-open-file = plik z talią
deck-text-title = Talia jako tekst: skopiuj ją albo wstaw inną
deck-text-take = Weź ten tekst
deck-key-swap = zamień
deck-key-mend = napraw
deck-key-ban = zakaż
deck-key-undo = cofnij
deck-key-save = zapisz
deck-key-open = otwórz
deck-key-text = tekst
deck-key-help = pomoc
deck-key-quit = wróć
deck-help-enter = na karcie: wybierz, co ją zastąpi; na propozycji: zamień
deck-help-tab = między listami; z powrotem
deck-help-free = gdy format na to pozwala: dodaj proponowaną kartę, usuń kartę
deck-help-mend = zrób to, co najbardziej zbliża talię do grywalnej
deck-help-ban = zakaż karty przy tym stole albo znów na nią pozwól
deck-help-undo = krok wstecz
deck-help-save = zapisz talię pod nazwą
deck-help-open = gotowe i zapisane talie, plik
deck-help-text = talia jako tekst, do udostępnienia albo przejęcia
deck-help-usual = z powrotem do domyślnej talii formatu
deck-help-quit = wyjdź z kreatora
deck-which-card = Podaj kartę albo numer jej wiersza.
deck-swap-how = Napisz, która karta wychodzi, a która wchodzi: swap 4 for rome/forum
deck-choose = Wybierz jedno z: { $known }.
deck-plain-welcome = Kreator talii. Wpisz help, aby zobaczyć polecenia.
deck-plain-unknown = „{ $word }” nie jest tu poleceniem; help podaje wszystkie.
deck-plain-head =
    { $deck }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }; format: { $format }; dodatki: { $boxes }
deck-plain-help =
    deck          talia, karta po karcie
    offers 4      co może zastąpić kartę z wiersza 4; nazwa też działa
    swap 4 for rome/forum   jedna karta za drugą
    in KARTA, out KARTA     gdy format na to pozwala
    check         każda zasada ze swoim numerem
    mend 1        zrób to, co zaproponowano
    glance        co talia kosztuje, daje i ile punktuje
    card NAZWA    tekst karty
    ban KARTA     zakaż karty przy tym stole albo znów na nią pozwól
    faction rome, format open, boxes friends aztecs
    usual         z powrotem do domyślnej talii formatu
    undo          krok wstecz
    decks         gotowe i zapisane talie
    open NAZWA    gotowa lub zapisana talia albo plik
    save NAZWA    zapisz talię; forget NAZWA ją usuwa
    text          talia jako tekst, do udostępnienia
    language en   inny język: en, pl, cs
    quit          wyjdź

## Kampania

plain-goal = Cel { $goal } ({ $category }): { $progress }.
goal-progress = { $name } { $n } z { $of }
goal-achieved = { $name }: osiągnięty
plain-upkeep = Koszt utrzymania do zapłacenia: { $due }; zapłacono: { $laid }.
plain-progress-tokens = Żetony Postępu: { $tokens }.
plain-tracks = { $era }; wykreślone pola: { $tracks }.
plain-inventions = Wynalazki ({ $n }): { $cards }
plain-provinces = Prowincje ({ $n }): { $cards }
plain-stage = Gra { $n }, { $stage }.
plain-map = Mapa Prowincji, wykreślone: { $spaces }; koszt utrzymania w grze: { $due }.
plain-bonuses = Aktywne bonusy: { $bonuses }
plain-scores = Wyniki końcowe: { $scores }
plain-crossed-of = { $track }: { $n } z { $of }
plain-next-space = następne pole { $n }: { $bonus }
plain-shop = Wynalazki, { $era }. { $name } ma { $knowledge }. Kolejność zakupów: { $names }.
has-completed = kampania ukończona
has-retired = poza kampanią
has-fallen = upadek: { $why }
wares-own = posiadany
wares-of = ma: { $name }
wares-set-aside = właśnie zastąpiony
wares-affordable = można kupić
wares-dear = za drogi
wares-replaces = zastępuje: { $cards }
wares-wanted = stać na niego też: { $names }
settled-game = Gra { $n }, wygrywa: { $names }.
step-score = Wynik { $n }:
step-upkeep-paid = Koszt utrzymania zapłacony.
step-upkeep-missed = Koszt utrzymania niezapłacony: wynik 0 (UPKEEP-9).
step-not-written = Wyniku się nie zapisuje.
step-spaces = Wykreślone pola: { $tracks }.
step-era = Nowa Era: { $era }.
step-knowledge = { $knowledge }: { $sources }.
step-bought = Kupiono: { $card }.
step-province = Prowincja: { $card }.
step-crossed = Pole { $n } Mapy Prowincji.
step-fell = Imperium upada: { $why }.
step-founded = Nowe Imperium: { $faction }.
history-empire = Imperium
history-era = Era
history-spaces = Pola
history-knowledge = Wiedza
history-bought = Wynalazki
history-province = Prowincja
history-notes = Uwagi
history-won = wygrana
no-history = Żadna gra się jeszcze nie skończyła.
no-game-on = Nie toczy się żadna gra.
no-shop = Wynalazki kupuje się po grze.
campaign-over =
    { $why ->
        [completed] { $n ->
            [one] { $names } kończy kampanię i wygrywa
           *[other] { $names } kończą kampanię i wygrywają
        }
        [outlived] { $names } zostaje w kampanii do końca jako jedyne Imperium i wygrywa
       *[fallen] Imperium upadło; kampania jest przegrana
    }
campaign-games =
    { $n ->
        [one] Rozegrano { $n } grę; punkty niżej to ostatnie wyniki końcowe.
        [few] Rozegrano { $n } gry; punkty niżej to ostatnie wyniki końcowe.
       *[other] Rozegrano { $n } gier; punkty niżej to ostatnie wyniki końcowe.
    }
campaign-stands =
    { $name }: { $era }, { $n ->
        [one] { $n } wykreślone pole
        [few] { $n } wykreślone pola
       *[other] { $n } wykreślonych pól
    }, { $knowledge }.
goal-campaign =
    Cel: przeprowadź Imperium przez trzy Ery. Każda gra trwa cztery rundy; Cele i zwycięstwa wykreślają pola, a pełny tor otwiera następną Erę (ERA-15).
    Po każdej grze wynik zamienia się w punkty Wiedzy, kupujesz co najmniej jeden Wynalazek i dostajesz Prowincję, która produkuje, ale wymaga utrzymania.
    Pierwsza kampania? Zacznij od jednej lub dwóch zwykłych gier; pierwsza gra tutaj jest prawie taka sama.
campaign-help =
    W grze ruchy gry karcianej oraz: upkeep wood, place wall on mill. Między grami: advance military, buy archery, done, keep amber-coast, cross 5, found rome, retire, deck keep
    ?              dozwolone ruchy; numer: zagraj ten ruch
    why RUCH       dlaczego ruch jest niemożliwy, z numerem zasady
    hint           co zrobiłby dobry gracz i dlaczego
    show           wszystko, co możesz wiedzieć
    goals          Cele z postępem wszystkich
    sheet IMIĘ     arkusz Imperium, bez imienia własny
    map IMIĘ       Mapa Prowincji z kosztem utrzymania
    shop           Wynalazki, gdy się je kupuje
    end-of-game N  koniec gry krok po kroku
    history        wszystkie dotychczasowe gry w tabeli
    card NAZWA     tekst karty
    decks          talie wszystkich graczy, karta po karcie
    rules SŁOWA    zasada o podanym numerze albo szukanie
    log            co się działo
    undo           cofnij swój ruch
    save PLIK      zapisz; odtąd zapisuje się każdy ruch
    keep ask       w fazie czyszczenia pytaj, co przechować (keep all: przechowuj wszystko)
    language en    inny język: en, pl, cs
    quit           wyjście; zapisuje, jeśli podano plik

## Kampania na ekranie

page-goals = Cele
page-sheet = Arkusz
page-map = Mapa Prowincji
page-shop = Wynalazki
page-deck = Talia
page-end = Koniec gry
page-history = Historia
page-empires = Imperia
key-goals = Cele
key-sheet = arkusz
key-map = mapa
key-shop = Wynalazki
key-end-of-game = koniec gry
key-history = historia
help-goals = Cele w całości, z postępami wszystkich
help-sheet = arkusz Imperium
help-map = Mapa Prowincji
help-shop = Wynalazki, gdy są kupowane
help-end-of-game = koniec ostatniej gry krok po kroku
help-history = wszystkie dotychczasowe gry
help-pages = między grami: następna strona księgi
book-keys = ← → strona · v następny gracz · Esc zamknij
book-hint = ← → inna strona, ↑ ↓ i Enter wybierają
upkeep-due = Do zapłaty
upkeep-laid = wyłożono
progress-tokens = Żetony
sign-province = Prowincja
sign-invention = Wynalazki
map-due = Koszt utrzymania w grze: { $due }.
moment = Nowa strona historii
moment-era = { $name } wkracza w nową Erę: { $era }.
moment-era-goes = Wracają: Prowincje ({ $cards }), mapa, bonusy i żetony.
moment-era-stays = Zostają: Wynalazki, punkty Wiedzy i wyniki. Na nowym arkuszu tory są puste.
moment-modern = Kampania ukończona (ERA-15).
moment-fall = { $name } upada: { $why }.
moment-fall-goes = Prowincje, mapa i Wynalazki wracają. Można założyć nowe Imperium albo opuścić kampanię.
chosen = Wybór
