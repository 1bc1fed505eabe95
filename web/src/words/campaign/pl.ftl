# A campaign between its games: sheet, map, shop, end, history.

## Names

campaign-title = Kampania
campaign-way-what = Imperium przez trzy Ery: Cele, Prowincje, Wynalazki. Po każdej grze można przerwać i wrócić po tygodniach.
campaign-means = Każda gra trwa cztery rundy. To, co Imperium zdobędzie, zostaje na następną.
campaign-means-alone = W pojedynkę przeciw wirtualnemu graczowi: cztery Cele w każdej grze, trzeba osiągnąć co najmniej dwa.
campaign-collection = Prowincje, Wynalazki, Cele
campaign-collection-provinces = Prowincje
campaign-collection-ancient = Wynalazki Starożytności
campaign-collection-medieval = Wynalazki Średniowiecza
campaign-collection-industrial = Wynalazki Rewolucji Przemysłowej
campaign-collection-military = Cele Militarne i Dyplomatyczne
campaign-collection-economy = Cele Ekonomiczne i Administracyjne
campaign-collection-culture = Cele Naukowe i Kulturalne
campaign-eras = Ery
campaign-gate = droga do następnej Ery
campaign-group-start = Start
campaign-group-token = Żetony
campaign-group-end = Koniec

## Pages

campaign-page-end = Gra
campaign-page-sheet = Arkusz
campaign-page-map = Mapa
campaign-page-shop = Wynalazki
campaign-page-history = Historia
campaign-pages = Strony kampanii
campaign-stage-end = Wyniki
campaign-stage-inventions = Wynalazki
campaign-stage-provinces = Prowincje
campaign-stage-empires = Nowe Imperia
campaign-game-n = Gra { $n }
campaign-game = Gra
campaign-which-game = Gra
campaign-empire = Imperium
campaign-beside = Obok strony
campaign-whose = Czyje
campaign-all = Wszyscy
campaign-waiting = Czekamy na: { $names }.
campaign-going-on = Kampania trwa.
campaign-to-answer = Do pytania: { $page }
campaign-pick-first = Najpierw coś wybierz.
campaign-not-asked = Teraz decyduje ktoś inny.
campaign-not-yet = Przed końcem pierwszej gry nie ma tu nic do oglądania.
campaign-verb-advance = Wykreśl
campaign-verb-buy = Kup
campaign-verb-done = Zakończ
campaign-verb-keep = Zatrzymaj
campaign-verb-cross = Wykreśl
campaign-verb-found = Załóż
campaign-verb-retire = Odejdź
campaign-verb-deck = Talia
campaign-verb-choose = Wybierz
campaign-key-arrows = przejdź do następnego
campaign-key-enter = wykonaj to, co wybrane
campaign-key-done = zakończ zakupy

## Sheet

campaign-sheet-of = Arkusz Imperium: { $name }
campaign-knowledge = Wiedza
campaign-space = { $track }, pole { $n }
campaign-crossed = wykreślone
campaign-next-space = następne pole
campaign-cross-here = Wykreśl
campaign-of = z { $n }
campaign-this-game = +{ $n } w tej grze
campaign-away =
    { $n ->
        [one] następne
        [few] za { $n } pola
       *[many] za { $n } pól
    }
campaign-scores = Wyniki końcowe
campaign-dropping =
    { $n ->
        [one] spada: jeszcze jeden spadek i Imperium upadnie
        [few] spada: jeszcze { $n } spadki i Imperium upadnie
       *[many] spada: jeszcze { $n } spadków i Imperium upadnie
    }
campaign-safe = do Zmierzchu brakuje { $n } spadków z rzędu
campaign-begin-with = Z czym zaczyna się gra { $n }
campaign-no-bonus = Na razie brak bonusów.
campaign-colours = { $n } z { $of } kolorów
campaign-free-place = wolne

## Map

campaign-map-of = Prowincje: { $name }
campaign-map-open = Pole { $n }, koszt utrzymania { $goods }, wolne
campaign-map-crossed = Pole { $n }, koszt utrzymania { $goods }, wykreślone
campaign-here = Tutaj
campaign-legend-own = wykreślone
campaign-legend-open = wolne
campaign-upkeep = Utrzymanie w grze:
campaign-nothing-due = nic
campaign-or-nothing =
    { $n ->
        [one] albo gra liczy się za 0
        [few] wszystkie { $n }, albo gra liczy się za 0
       *[many] wszystkie { $n }, albo gra liczy się za 0
    }
campaign-drawn =
    { $n ->
        [one] Nowa Prowincja
        [few] { $n } dobrane Prowincje, jedną zatrzymasz
       *[many] { $n } dobranych Prowincji, jedną zatrzymasz
    }
campaign-keep = Zatrzymaj
campaign-provinces = Prowincje
campaign-penalty =
    { $n ->
        [one] 1 punkt mniej w każdej grze
        [few] { $n } punkty mniej w każdej grze
       *[many] { $n } punktów mniej w każdej grze
    }
campaign-no-province = Na razie brak Prowincji.

## Shop

campaign-shop-of = Wynalazki: { $era }
campaign-shop-what = Najwyżej jeden w każdym kolorze, a po każdej grze co najmniej jeden nowy. Zastąpiony wraca do talii.
campaign-shop-shut = Wynalazki kupuje się po grze, gdy przyjdzie na ciebie kolej.
campaign-filter = Pokaż
campaign-filter-all = Wszystkie
campaign-filter-paid = Stać mnie
campaign-filter-free = Wolne kolory
campaign-yours = twój
campaign-theirs = zajęty
campaign-none-left = W tym kolorze nic nie zostało
campaign-buy = Kup
campaign-replace = Zastąp
campaign-price = Cena w punktach Wiedzy: { $n }.
campaign-short = brak punktów Wiedzy: { $n }
campaign-set-aside = właśnie zastąpiony
campaign-sends-back = odsyła do talii: { $name }
campaign-owned-by = ma: { $name }
campaign-wanted = stać na niego też: { $names }
campaign-purse = Punkty Wiedzy do wydania
campaign-before = przedtem
campaign-left = zostało
campaign-after = po zakupie: { $name }
campaign-buyers = Kolejność zakupów

## End

campaign-step-upkeep = Utrzymanie
campaign-step-score = Wynik
campaign-step-track = Tor
campaign-step-era = Era
campaign-step-knowledge = Wiedza
campaign-step-inventions = Wynalazki
campaign-step-province = Prowincja
campaign-upkeep-none = nic do zapłaty
campaign-upkeep-paid = zapłacone
campaign-upkeep-missed = niezapłacone
campaign-spared =
    { $n ->
        [one] jedno pole pominięte
        [few] { $n } pola pominięte
       *[many] { $n } pól pominiętych
    }
campaign-points = punkty
campaign-final = końcowy
campaign-chooses = wybiera
campaign-waits = czeka
campaign-none = brak
campaign-stays = bez zmian
campaign-fallen-short = upadło
campaign-from-score = wynik
campaign-from-faction-lore = Wiedza frakcji
campaign-from-common-lore = Wiedza ludu
campaign-from-province-lore = Wiedza prowincji
campaign-crossed-off = wykreślone pole { $n }
campaign-why = Skąd te wyniki?
campaign-why-what = skąd wziął się każdy punkt i ile zabrały Prowincje (<rule>CEND-3</rule>)
campaign-goals-met = Osiągnięte Cele
campaign-wins =
    { $count ->
        [one] Wygrywa: { $names }, wynik { $n }
       *[other] Wygrywają: { $names }, wynik { $n }
    }
campaign-nobody-wins = Wirtualny gracz nie został pokonany

## Moments

campaign-has-fallen = Upadło: { $name }
campaign-enters = { $name }: { $era }
campaign-enters-what = Tor jest pełny. Wynalazki, Wiedza i wyniki zostają; Prowincje, utrzymanie, tory i bonusy przepadają (<rule>ERA-1</rule>).
campaign-completes = { $name }: Era Współczesna
campaign-completes-what = Kampania ukończona (<rule>ERA-15</rule>).
campaign-given-up = Utracone: { $names }
campaign-fall-twilight = Zmierzch Cywilizacji
campaign-fall-inventions = Brak Wynalazków
campaign-fall-goals = Za mało Celów
campaign-fell-twilight = Wynik spadł trzeci raz z rzędu (<rule>FALL-2</rule>).
campaign-fell-inventions = Nie było stać na żaden Wynalazek (<rule>INVENT-12</rule>).
campaign-fell-goals = Osiągnięto mniej niż dwa Cele (<rule>CSOLO-5</rule>).
campaign-go-on = Dalej
campaign-moment-stays = Zostaje
campaign-moment-lost = Przepada
campaign-moment-next = Dalej
campaign-moment-knowledge = Wiedza: { $n }
campaign-moment-learnt = Wiedza: +{ $n }
campaign-moment-scores = wyniki: { $scores }
campaign-moment-upkeep = utrzymanie starej mapy
campaign-moment-bonuses = tory, bonusy i żetony
campaign-moment-map = nowa mapa i nowa Prowincja
campaign-moment-again = Wynalazki i Prowincje wracają do swoich talii. Można założyć nowe Imperium z czystym arkuszem (<rule>FALL-6</rule>).
campaign-rebuild-you = Twoja talia na następną grę
campaign-rebuild-what = teraz kart: { $n }
campaign-rebuild-other = Talię może zmienić: { $name }
campaign-found-you = Możesz zacząć od nowa
campaign-found-other = Może zacząć od nowa: { $name }
campaign-found-what = z nowym arkuszem Starożytności (<rule>FALL-7</rule>)
campaign-found = Załóż
campaign-again = znowu
campaign-is-free = wolna
campaign-over-completed = Kampania ukończona: { $names }
campaign-over-outlived = Ostatnie przetrwało: { $names }
campaign-over-fallen = Kampania przegrana
campaign-after-games =
    { $n ->
        [one] Po jednej grze
        [few] Po { $n } grach
       *[many] Po { $n } grach
    }

## History

campaign-picture-of = Historia: { $title }, liczba gier: { $n }
campaign-picture-sum = Gry: { $games }. Imperia: { $empires }. Upadki: { $falls }.
campaign-picture-won = { $name }, wygrane: { $n }
campaign-picture-falls = Upada: { $name }
campaign-picture-first = Cel osiągnięty jako pierwszy
campaign-picture-later = później
campaign-picture-province = Prowincja
campaign-picture-invention = Wynalazek
campaign-picture-fall = upadek Imperium
campaign-share = Udostępnij
campaign-not-shared = Nie udostępniono.
campaign-copy = Kopiuj obrazek
campaign-copied = Obrazek skopiowany.
campaign-not-copied = Ta przeglądarka nie kopiuje obrazków; zapisz go.
campaign-as-table = To samo jako tabela
campaign-won-mark = (wygrana)

