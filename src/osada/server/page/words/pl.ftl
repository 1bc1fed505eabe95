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

# Words that every page needs.

common-home = Osada, do lobby
common-places = Nawigacja
common-play = Graj
common-learn = Nauka
common-cards = Karty
common-villages = Wioski
common-rules = Zasady
common-replays = Powtórki
common-game-settlers = Narodziny Imperium
common-game-rollwrite = Wykreślane Imperium
common-game-campaign = Kampania
common-menu = Menu
common-skip = Przejdź do treści
common-language = Język
common-theme = Kolory
common-theme-system = Jak w systemie
common-theme-light = Dzień
common-theme-dark = Noc
common-lost = Tu nic nie ma
common-lost-why = Adres jest błędny albo strony, do której prowadził, już nie ma.
common-to-lobby = Do lobby
common-part-missing = Nie udało się pobrać tej części strony. Brakuje połączenia albo Osada została zaktualizowana, odkąd ją otwarto.
common-reload = Wczytaj stronę ponownie

# Goods

common-n-wood =
    { $n ->
        [one] { $n } drewno
       *[many] { $n } drewna
    }
common-n-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
common-n-food =
    { $n ->
        [one] { $n } jadło
       *[many] { $n } jadła
    }
common-n-gold =
    { $n ->
        [one] { $n } złoto
       *[many] { $n } złota
    }
common-n-worker =
    { $n ->
        [one] { $n } robotnik
       *[many] { $n } robotników
    }
common-n-raze =
    { $n ->
        [one] { $n } żeton plądrowania
        [few] { $n } żetony plądrowania
       *[many] { $n } żetonów plądrowania
    }
common-n-defense =
    { $n ->
        [one] { $n } żeton obrony
        [few] { $n } żetony obrony
       *[many] { $n } żetonów obrony
    }
common-n-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
common-n-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
common-good-wood = drewno
common-good-stone = kamień
common-good-food = jadło
common-good-gold = złoto
common-good-worker = robotnik
common-good-raze = żeton plądrowania
common-good-defense = żeton obrony
common-good-card = karta
common-good-vp = punkt zwycięstwa

common-n-blessing =
    { $n ->
        [one] { $n } łaska bogów
        [few] { $n } łaski bogów
       *[many] { $n } łask bogów
    }
common-n-tech =
    { $n ->
        [one] { $n } technologia
        [few] { $n } technologie
       *[many] { $n } technologii
    }
common-good-blessing = łaska bogów
common-good-tech = technologia
common-blessing-of = Łaska bogów: { $colour }
common-colour-tricolour = trójkolorowy
common-kind-open = Otwarta produkcja
common-kind-storage = Magazyn
common-kind-instant = Natychmiastowa
common-matching =
    { $n ->
        [one] { $n } dobro tego koloru za każdą pasującą
        [few] { $n } dobra tego koloru za każdą pasującą
       *[many] { $n } dóbr tego koloru za każdą pasującą
    }
common-two-visits = dwie wizyty w rundzie
common-kept = Przechowane w fazie czyszczenia
common-then-discard = potem odrzuć
common-shielded = Nadrukowana obrona
common-stored = Przechowane: { $goods }
common-statues =
    { $n ->
        [one] Stoi tu { $n } posąg
        [few] Stoją tu { $n } posągi
       *[many] Stoi tu { $n } posągów
    }
common-visits = Wizyty: { $n } z { $of }.

# Cards

common-common = Zwykła
common-province = Prowincja
common-invention = Wynalazek
common-goal = Cel
common-attack = Atak
common-kind-production = Produkcja
common-kind-feature = Cecha
common-kind-action = Akcja
common-colour-brown = brązowy
common-colour-grey = szary
common-colour-red = czerwony
common-colour-pink = różowy
common-colour-gold = złoty
common-colour-blue = niebieski
common-colour-black = czarny
common-colour-purple = fioletowy
common-colour-white = biały
common-colour-orange = pomarańczowy
common-colour-none = bez koloru
common-free = za darmo
common-a-location = lokacja
common-no-ability = bez zdolności
common-per = za
common-or = lub
common-at-most = do { $n }
common-when-build = Gdy budujesz
common-uses =
    { $n ->
        [1] Raz na rundę
        [2] Dwa razy na rundę
       *[many] { $n } razy na rundę
    }
common-says-bonus = Bonus za zbudowanie: { $text }
common-says-cost = Koszt: { $cost }.
common-says-deal = Umowa: { $good }.
common-says-raze = Plądrowanie: { $goods }.
common-says-mark = Oznaczenie: { $box }.
common-face-down = { $of }: karta zakryta

# What lies on a location

common-lies = na niej: { $goods }
common-guarded = Chroniona żetonem obrony
common-samurai = Chroniona przez samuraja
common-under =
    { $n ->
        [one] pod nią leży { $n } karta
        [few] pod nią leżą { $n } karty
       *[many] pod nią leży { $n } kart
    }
common-route = Przeciwnik ma z nią umowę
common-blocked = Zablokowana
common-taken-over = Przejęta od właściciela
common-used = Użycia: { $n } z { $of }.

# Trouble

common-try-again = Spróbuj jeszcze raz
common-no-library = Nie udało się pobrać kart z serwera.
common-no-villages = Nie udało się pobrać arkuszy z serwera.
common-loading = Chwileczkę …

## The player’s name

common-guest = Gość
common-name-is = Twoje imię: { $name }
common-name-save = Zapisz
common-name-when = Inni zobaczą je od następnego stołu. Boty go nie potrzebują.

# Budowanie talii.
decks-title = Talie
decks-what = ułóż własną albo weź gotową
decks-here = Talie przy tym stole
decks-here-in = Dodano: { $cards }
decks-here-out = Usunięto: { $cards }
decks-build = Ułóż talię
decks-name = Nazwa talii
decks-open = Otwórz
decks-mine = Twoje talie
decks-forget = Usuń talię { $name }
decks-ready = Gotowe talie
decks-basic = Tylko karty podstawowe
decks-with = Z dodatkiem { $box }
decks-bring = Z innego źródła
decks-paste = Wklej talię albo jej link
decks-use = Weź ją
decks-share = Udostępnij
decks-as-text = Jako tekst
decks-file = Plik
decks-link-copied = Link skopiowany: kto go otworzy, ma tę talię.
decks-text-copied = Talia skopiowana jako tekst.
decks-link-cut = Ten link nie jest cały: skopiuj go w całości i spróbuj jeszcze raz.
decks-link-later = Ten link powstał w nowszej wersji Osady; otwórz go tam.
decks-undo = Cofnij
decks-undo-none = Nie ma czego cofać.
decks-save = Zapisz talię
decks-saved = „{ $name }”: zapisano w tej przeglądarce.
decks-whose = Czyja talia
decks-boxes = Dodatki na stole
decks-format = Format talii
decks-mark-friends = Przyjaciel
decks-mark-aztecs = Aztekowie
decks-mark-atlanteans = Atlantydzi
decks-mark-magic3 = Trzej przyjaciele
decks-piles = Talia
decks-band =
    { $n ->
        [1] Jedna kopia
        [2] Dwie kopie
        [3] Trzy kopie
       *[other] Kopii: { $n }
    }
decks-copies =
    { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
       *[other] { $n } kopii
    }
decks-part = { $n } z { $of }
decks-swap = Wymień
decks-swap-of = Wymień: { $name }
decks-swap-for = Wymień na { $name }
decks-pick = Wybierz kartę, żeby ją wymienić
decks-picked = Wybrana karta: { $name }; wybierz, co ma przyjść na jej miejsce.
decks-back = Zostaw ją
decks-basic-card = podstawowa
decks-costs = koszt { $n }
decks-take-out = Wyjmij ją
decks-put-in = Dołóż
decks-put-in-of = Dołóż kartę { $name }
decks-no-offers = Nic innego tu nie pasuje.
decks-swapped = Wymienione
decks-for = na
decks-nothing = nic
decks-usual = Wróć do domyślnej talii
decks-playable = Gotowa do gry
decks-not-yet =
    { $n ->
        [one] Jeszcze nie: { $n } rzecz do poprawienia
        [few] Jeszcze nie: { $n } rzeczy do poprawienia
       *[other] Jeszcze nie: { $n } rzeczy do poprawienia
    }
decks-kept = spełnione
decks-broken = niespełnione
decks-glance = W skrócie
decks-costs-of = Koszt: ile się płaci
decks-pieces =
    { $n ->
        [one] { $n } sztuka
        [few] { $n } sztuki
       *[other] { $n } sztuk
    }
decks-goods-of = Karty, które dają
decks-colours-of = Kolory
decks-kinds-of = Rodzaje
decks-instant = Zagrywane od razu
decks-scores = Kart, które dają punkty w trakcie gry: { $scoring }; wszystkie wybudowane ({ $cards }) są warte na końcu { $worth }.
decks-bans = Zakazane karty
decks-ban = Zakaż karty
decks-allow = Znów pozwól na kartę { $name }
decks-of-seat = Talia
decks-the-usual = Domyślna talia
decks-own = Własna talia
decks-look = Zobacz talię: { $deck }
decks-n =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
decks-other-faction = To talia innej frakcji (DECK-4).
decks-others = Nie do tej talii: { $n }

# What an empire's sheet is made of: eras, tracks, bonuses.

empire-era-ancient = Starożytność
empire-era-medieval = Średniowiecze
empire-era-industrial = Rewolucja Przemysłowa
empire-era-modern = Era Współczesna
empire-track-military = Militarny
empire-track-military-more = i Dyplomatyczny
empire-track-economy = Ekonomiczny
empire-track-economy-more = i Administracyjny
empire-track-culture = Naukowy
empire-track-culture-more = i Kulturalny
empire-bonus-location = Lokacja Frakcyjna
empire-bonus-location-what = zaczynasz z losową zbudowaną Lokacją Frakcyjną
empire-bonus-card = Karta
empire-bonus-card-what = zaczynasz z jedną kartą więcej na ręce
empire-bonus-deal = Umowa
empire-bonus-deal-what = zaczynasz z losową podpisaną Umową
empire-bonus-worker = Robotnik
empire-bonus-worker-what = zaczynasz z jednym Robotnikiem więcej
empire-bonus-gold = Złoto
empire-bonus-gold-what = zaczynasz z jednym Złotem więcej
empire-bonus-foundation = Fundament
empire-bonus-foundation-what = zaczynasz z jednym Fundamentem
empire-bonus-dove = Gołębica
empire-bonus-dove-what = gdy jej Lokacja zostanie splądrowana, zdobywasz 1 punkt
empire-bonus-bee = Pracuś
empire-bonus-bee-what = jego Lokację z Akcją można aktywować o jeden raz więcej w rundzie
empire-bonus-wall = Mur
empire-bonus-wall-what = żaden przeciwnik nie może splądrować, usunąć, zablokować ani użyć jego Lokacji
empire-bonus-bribe = Łapówka
empire-bonus-bribe-what = jej Lokacja Produkcyjna produkuje dwa razy, a potem zostaje usunięta
empire-bonus-faction-lore = Wiedza frakcji
empire-bonus-faction-lore-what = 1 punkt Wiedzy za każdą Lokację Frakcyjną
empire-bonus-common-lore = Wiedza ludu
empire-bonus-common-lore-what = 1 punkt Wiedzy za każdą Lokację Zwykłą
empire-bonus-province-lore = Wiedza prowincji
empire-bonus-province-lore-what = 1 punkt Wiedzy za każdą Prowincję
empire-bonus-triumph = Triumf
empire-bonus-triumph-what = jeśli wygrasz, wykreśl jedno pole więcej
empire-bonus-relief = Ulga
empire-bonus-relief-what = jedno pole mapy nie wymaga utrzymania
empire-bonus-scouts = Zwiadowcy
empire-bonus-scouts-what = dobierz jedną Prowincję więcej, zatrzymaj jedną
empire-inventions = Wynalazki

# The end of a game.

end-after = Wynik po { $n ->
    [one] { $n } rundzie
   *[other] { $n } rundach
}
end-won = { $name } i { $faction } wygrywają
end-shared = { $names } dzielą się zwycięstwem
end-ahead =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, przewaga { $n } (drugie miejsce: { $name }).
end-difference = Główne źródło przewagi: { $kinds }.
end-by-goods =
    Remis ({ $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }); zdecydowali pozostali robotnicy i surowce, { $own } do { $other } (<rule>END-8</rule>).
end-by-cards =
    Remis ({ $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }), także w dobrach; zdecydowały karty na ręce, { $own } do { $other } (<rule>END-9</rule>).
end-by-nothing =
    Po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    } i nic więcej nie rozstrzyga (<rule>END-10</rule>).
end-bot = { $faction }, bot
end-stood-in = { $faction }, gra za kogoś bot
end-sources = Skąd wziął się każdy punkt
end-kind-action = Akcje
end-kind-feature = Cechy
end-kind-production = Produkcja
end-kind-bonus = Bonusy za zbudowanie
end-kind-raze = Plądrowanie
end-kind-common = Lokacje zwykłe, po 1
end-kind-faction = Lokacje frakcyjne, po 2
end-kind-kept = Brama i Kapliczka
end-kind-other = Umowy i inne źródła
end-lead-action = akcje
end-lead-feature = cechy
end-lead-production = produkcja
end-lead-bonus = bonusy za zbudowanie
end-lead-raze = plądrowanie
end-lead-common = lokacje zwykłe
end-lead-faction = lokacje frakcyjne
end-lead-kept = Brama i Kapliczka
end-lead-other = umowy
end-numbers = W liczbach
end-total = Razem
end-course = Przebieg gry
end-start = start
end-end = koniec
end-more = Remisy i najlepsze lokacje
end-points = punkty
end-tie-not = Gdyby był remis
end-tie-was = Jak rozstrzygnięto remis
end-tie-goods = Najwięcej pozostałych robotników i surowców (<rule>END-8</rule>)
end-tie-cards = Najwięcej kart na ręce (<rule>END-9</rule>)
end-tie-shared = W przeciwnym razie wspólne zwycięstwo (<rule>END-10</rule>)
end-name-n = { $name } { $n }
end-best = Najlepsze lokacje

## Solo

end-rank-commoner = { $name } zdobywa rangę: Plebejusz
end-rank-servant = { $name } zdobywa rangę: Służący
end-rank-squire = { $name } zdobywa rangę: Giermek
end-rank-knight = { $name } zdobywa rangę: Rycerz
end-rank-castellan = { $name } zdobywa rangę: Kasztelan
end-rank-king = { $name } zdobywa rangę: Król
end-rank-emperor = { $name } zdobywa rangę: Cesarz
end-solo-lost = Wygrywa wirtualny gracz
end-solo-won-by =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }; lokacje frakcyjne: { $own }, kolekcja: { $n }.
end-solo-lost-by = Lokacje frakcyjne ({ $own }) nie przewyższają kolekcji ({ $n }) (<rule>SOLO-46</rule>).
end-solo-compare = Ty i wirtualny gracz
end-solo-own = Lokacje frakcyjne
end-solo-collection = Jego kolekcja
end-solo-why-won = Lokacji frakcyjnych jest więcej niż kart w kolekcji: wygrana (<rule>SOLO-47</rule>).
end-solo-why-lost = Kart w kolekcji jest co najmniej tyle samo: przegrana, bez rangi (<rule>SOLO-46</rule>, <rule>SOLO-RANK-8</rule>).
end-ranks = Rangi
end-rank-name-commoner = Plebejusz
end-rank-name-servant = Służący
end-rank-name-squire = Giermek
end-rank-name-knight = Rycerz
end-rank-name-castellan = Kasztelan
end-rank-name-king = Król
end-rank-name-emperor = Cesarz
end-rank-from = od { $n }
end-rank-below = poniżej { $n }

## What comes next

end-rematch = Rewanż
end-rematch-join = Dołącz do rewanżu
end-rematch-asked =
    { $n ->
        [one] { $names } chce rewanżu.
       *[other] { $names } chcą rewanżu.
    }
end-replay = Obejrzyj powtórkę
end-table = Stan końcowy
end-journal = Zapis
end-lobby = Lobby

## Not played to the end

end-in-round = Koniec w rundzie { $round }
end-not-begun = Przed grą
end-gave-up =
    { $n ->
        [one] Grę poddaje { $names }.
       *[other] Grę poddają { $names }.
    }
end-broken = Gra została przerwana
end-broken-why = Nie rozegrano jej do końca, więc nikt nie wygrał.
end-closed = Ten stół został zamknięty
end-closed-why = Gospodarz odszedł przed początkiem gry.

# Tempo i przebieg: co każdy ustawia dla siebie.

flow-title = Tempo i przebieg
flow-bots = Boty grają
flow-bots-slow = wolno
flow-bots-normal = spokojnie
flow-bots-fast = szybko
flow-bots-at-once = od razu: przejdź do mojej tury
flow-motion = Animacje
flow-motion-slow = wolne
flow-motion-normal = zwykłe
flow-motion-fast = szybkie
flow-motion-none = brak
flow-zoom = Powiększona karta
flow-zoom-hover = gdy ją wskażę
flow-zoom-click = tylko na życzenie
flow-ends-turns = Kończ moją turę, gdy zostały tylko żetony
flow-confirm-pass = Pytaj przed spasowaniem, gdy można jeszcze coś zrobić
flow-asks-keep = Pytaj w fazie czyszczenia, co przechować
flow-hold = Nie kończ tury po akcji: chcę położyć żeton obrony

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

# How to play: one page for each game, with every sign and its name.

learn-title = Jak grać
learn-lesson = Zacznij lekcję
learn-lesson-on = Wróć do lekcji
learn-play = Graj teraz
learn-rules = Pełne zasady
learn-other = Jak grać: { $game }

learn-settlers = Budujesz imperium z kart. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów. Około 15 minut z botami, 45 z ludźmi.
learn-rollwrite = Wszyscy korzystają z tych samych czterech kości i wykreślają obszary na własnych arkuszach. Po dziesięciu rundach wygrywa ten, kto ma najwięcej punktów. Około 20 minut, od 1 do 4 osób.

## The card game

learn-points = Skąd biorą się punkty
learn-points-action = Akcje
learn-points-action-what = Użyj lokacji: zapłać i otrzymaj punkty. Co rundę od nowa.
learn-points-feature = Cechy
learn-points-feature-what = Nagradzają to, co i tak robisz.
learn-points-standing = Lokacje na koniec
learn-points-standing-what = 1 za każdą lokację zwykłą, 2 za każdą frakcyjną.

learn-card = Jak czytać kartę
learn-part-cost = Koszt
learn-part-cost-what = Tyle kosztuje budowa. Domek oznacza: odrzuć jedną ze swoich lokacji.
learn-part-kind = Nazwa i rodzaj
learn-part-kind-what = Koło produkuje, gwiazda reaguje, błyskawicy się używa.
learn-part-does = Co robi
learn-part-does-what = Z kołem: od razu i w każdej rundzie.
learn-part-bonus = Bonus
learn-part-bonus-what = Młotek: raz, gdy ją budujesz.
learn-part-colour = Kolor i wzór
learn-part-colour-what = Inne karty je liczą.
learn-part-raze = Gdy zostanie splądrowana
learn-part-raze-what = Te dobra zabiera z niej pochodnia.
learn-part-deal = Umowa
learn-part-deal-what = Albo umowa: za 1 jadło karta daje to dobro co rundę.
learn-part-worth = Wartość
learn-part-worth-what = Tyle punktów daje, jeśli stoi na koniec gry.
learn-part-open-kind = Drzwi
learn-part-open-kind-what = Otwarta produkcja: przeciwnicy mogą wejść.
learn-part-open-does = Co produkuje
learn-part-open-does-what = Dla ciebie po zbudowaniu i w każdej rundzie. Dla gościa raz za każdą wizytę.
learn-part-open-places = Dwa miejsca
learn-part-open-places-what = Po jednym robotniku. Gdy oba są zajęte, w tej rundzie nikt już nie wejdzie.
learn-part-storage-kind = Półka
learn-part-storage-kind-what = Magazyn: produkcja i cecha naraz.
learn-part-storage-does = Ile daje
learn-part-storage-does-what = W produkcji, za to, co na nim leży. Po zbudowaniu nic.
learn-part-storage-shelf = Miejsce
learn-part-storage-shelf-what = Tyle możesz położyć w czyszczeniu. Po produkcji wraca to do ciebie.
learn-part-instant-kind = Natychmiastowa
learn-part-instant-kind-what = Zagrywasz ją z ręki jako swoją akcję. Nie ma kosztu budowy.
learn-part-instant-does = Jej efekt
learn-part-instant-does-what = Dzieje się raz. Przed strzałką jest to, co płacisz.
learn-part-instant-then = Potem ją odrzuć
learn-part-instant-then-what = Nigdy się jej nie buduje: bez umowy i bez punktów na koniec.
learn-part-prayer-does = Modlitwa i liczba
learn-part-prayer-does-what = Tyle zwykłych kart dobiera się odkrytych. Przed strzałką jest koszt modlitwy.
learn-part-prayer-pays = Co się liczy
learn-part-prayer-pays-what = Karta w kolorze, którego wymaga tekst, pasuje. Ogłoś: podaj kolor przed dobraniem. Wybierz: podaj go po dobraniu.

learn-round = Runda ma cztery części
learn-round-lookout = Dostajesz kartę swojej frakcji. Potem każdy bierze jedną z odkrytych kart zwykłych, i tak dwa razy.
learn-round-production = Twoja plansza, twoje umowy i każde koło dają swoje dobra.
learn-round-action = Po jednej akcji, po kolei, aż wszyscy spasują. Kogoś, kto spasował, nie można atakować.
learn-round-cleanup = To, co zostało, przepada. Każda frakcja przechowuje jeden rodzaj dóbr, na przykład Rzymianie pochodnie.

learn-missed = Trzy rzeczy, o których łatwo zapomnieć
learn-missed-keep = Dobra nie zostają na potem.
learn-missed-keep-what = Wydaj je, zanim spasujesz.
learn-missed-deal = Umowa z 1. rundy opłaca się pięć razy.
learn-missed-deal-what = Ta z 5. rundy tylko raz.
learn-missed-razed = Splądrowanie to nie koniec.
learn-missed-razed-what = Otrzymujesz <wood>1 drewno</wood>, a fundament odrzucisz, gdy następnym razem trzeba będzie odrzucić lokację.

learn-turn = W swojej turze zrób jedną rzecz
learn-turn-build = Zapłać koszt z lewego górnego rogu. Działa od razu.
learn-turn-use = Użyj lokacji z błyskawicą, raz na rundę, chyba że karta mówi inaczej.
learn-turn-deal = Podpisz z kartą swojej frakcji trwałą umowę.
learn-turn-raze = 1 pochodnia za kartę z ręki, 2 za lokację przeciwnika, 3, jeśli broni jej tarcza.
learn-turn-send = Dwóch robotników przynosi jedno z tych dóbr, tyle razy, ile chcesz.
learn-turn-pass = Nikt już ci nie zaszkodzi. Pozostali grają dalej.
learn-flow-location = lokacja
learn-flow-deal = 1 dobro co rundę
learn-flow-raze = jej dobra
learn-flow-pass = koniec twojej rundy

learn-signs = Każdy znak i jego nazwa
learn-signs-goods = Dobra i żetony
learn-signs-kinds = Rodzaje i fazy
learn-signs-colours = Kolory, każdy ze swoim wzorem
learn-signs-factions = Frakcje
learn-signs-boxes = W dodatkach

learn-sign-prayer = Modlitwa i liczba dobieranych kart
learn-sign-declare = Ogłoś kolor przed dobraniem kart
learn-sign-choose = Wybierz kolor po dobraniu kart
learn-sign-visit = Odwiedziny w otwartej produkcji
learn-sign-statue = Posąg
learn-sign-set = Zestaw: trzy lokacje jednego koloru
learn-sign-tokens = Łaski bogów zamiast kart
learn-sign-raze = Żeton plądrowania (pochodnia)
learn-sign-defense = Żeton obrony (tarcza)
learn-sign-location = Lokacja
learn-sign-foundation = Fundament
learn-sign-deal = Umowa
learn-sign-bonus = Bonus za zbudowanie
learn-sign-samurai = Samuraj
learn-sign-pass = Pas
learn-sign-hand = Karty na ręce
learn-sign-dice = Rzuca kośćmi
learn-sign-settle = Osada
learn-sign-star = Punktuje na koniec

learn-what-wood = do budowy
learn-what-stone = do budowy
learn-what-food = na umowy
learn-what-gold = zastępuje każdy z tych trzech surowców
learn-what-worker = pracuje albo idzie po dobra
learn-what-raze = plądruje
learn-what-defense = plądrowanie kosztuje 1 pochodnię więcej
learn-what-card = dobierana z talii
learn-what-vp = prowadzi do zwycięstwa
learn-what-location = odrzuć jedną ze swoich
learn-what-foundation = zostaje po splądrowanej lokacji
learn-what-deal = dobro co rundę
learn-what-bonus = raz, gdy budujesz
learn-what-samurai = broni, tylko u Japończyków
learn-what-k-production = daje od razu i co rundę
learn-what-k-feature = działa sama
learn-what-k-action = działa, gdy jej użyjesz
learn-what-lookout = faza 1
learn-what-cleanup = faza 4
learn-what-pass = bezpieczeństwo do końca rundy
learn-what-first = zaczyna; zmienia się co rundę
learn-what-rome = budują, a potem przebudowują
learn-what-barbarians = wielu robotników, wiele pochodni
learn-what-egypt = złoto i cudze lokacje
learn-what-japan = umowy i samuraje na straży
learn-what-aztecs = modlitwy i łaski bogów, które w nich pomagają
learn-what-k-open = produkuje dla właściciela i dla gości
learn-what-visit = kosztuje 1 robotnika, dwie na rundę
learn-what-k-storage = przechowuje dobra i za nie płaci
learn-what-k-instant = zagrywana z ręki, potem odrzucana
learn-what-defense-printed = plądrowanie zawsze kosztuje 1 pochodnię więcej
learn-what-prayer = dobiera zwykłe karty, płaci za kolory
learn-what-declare = w modlitwie
learn-what-eye = w modlitwie
learn-what-blessing = w modlitwie liczy się jak karta
learn-what-b-tricolour = brązowy, szary albo czerwony, tylko Aztekowie
learn-what-tech = dobro, którego używają niektóre karty
learn-what-set = liczą je niektóre karty
learn-what-statue = za każdym razem więcej punktów

## Boxes

learn-host = Gdy masz gościa
learn-store = Przechowywanie
learn-draw = Modlitwa z kartami
learn-tokens = Modlitwa z łaskami bogów
learn-bless = Nowa łaska bogów
learn-five = Pięć osób
learn-how-visit = Wyślij 1 robotnika do otwartej produkcji przeciwnika i weź to, co produkuje. Nie do własnej i nie do gracza, który spasował.
learn-how-host = Gość bierze dobra z puli ogólnej, więc nic nie tracisz. Za każdą wizytę dostajesz 1 robotnika.
learn-how-store = W czyszczeniu połóż dobra na półce. W produkcji magazyn płaci za każde, a potem przechowane dobra znów są twoje.
learn-how-draw = Karty właściwego koloru pasują. Gdy pasuje choć jedna, liczą się też twoje pasujące łaski bogów.
learn-how-tokens = Nic nie dobierasz: każda pasująca łaska bogów liczy się jak karta. Łask bogów się nie wydaje.
learn-how-bless = Weź kolor, którego jeszcze nie masz. W czyszczeniu łaski bogów się odrzuca; Aztekowie swoje zachowują.
learn-more-shielded = Jak żeton obrony, który jest tam zawsze. Drugiego nie można dołożyć.
learn-more-tech = Dostajesz ją i wydajesz jak inne dobra. Co zostanie, odrzuca się w czyszczeniu.
learn-more-set = Trzecia, szósta i dziewiąta lokacja jednego koloru tworzy zestaw.
learn-more-statue = Pierwszy na lokacji daje 2 punkty, drugi 3, trzeci 5. Zostają do końca gry.
learn-more-five = Z Aztekami może grać pięć osób. Gra trwa dłużej, a zaawansowanego wypatrywania nie ma.

## Roll & write

learn-round-three = Runda ma trzy części
learn-round-favor = Rzuca się kośćmi. Potem każdy po kolei bierze jeden żeton Przysługi: małą pomoc na tę rundę.
learn-round-develop = Kość Robotników mówi, ile akcji ma każdy, a trzy kości dają surowce. Budowa, zbieranie, budynki: wszyscy jednocześnie.
learn-round-settlements = Zaznacz jeden Plan Osady na ukończonych sekcjach. Osada podnosi wartość swojego budynku o 1 albo daje punkty.
learn-where = Gdzie budować
learn-where-walls = Kosztują kamień. Liczy się ostatnia ukończona sekcja.
learn-where-huts = Kosztują drewno. Liczy się ostatnia ukończona sekcja.
learn-where-granaries = Kosztują jadło. Dwa obszary na sekcję, za to najwięcej punktów.
learn-where-bridges = Zwykle za darmo. Mosty otwierają pola, a z pól zbiera się surowce.
learn-where-village = Wioska
learn-where-village-what = Wykreśl wszystkie obszary budynku. Działa od następnej rundy.
learn-sheet = Punkty
learn-sheet-what = Każdy z czterech torów punktuje tylko za ostatnią ukończoną sekcję. Do tego osady, Przysługi i budynki.
learn-lost = Nic nie zostaje
learn-lost-what = Niewykorzystane akcje i surowce przepadają na koniec rundy.
learn-favors = Pięć żetonów Przysługi

## Kampania

learn-eras = Imperium przez trzy Ery
learn-era-ancient = Starożytność
learn-era-medieval = Średniowiecze
learn-era-industrial = Rewolucja Przemysłowa
learn-round-ancient = Tu zaczyna każde Imperium, z pustym arkuszem. Pierwsza gra jest zwyczajna, tylko z Celami.
learn-round-medieval = Wypełnij jeden z trzech torów, a dostaniesz nowy arkusz. Prowincje i bonusy przepadają; Wynalazki, punkty Wiedzy i wyniki zostają.
learn-round-industrial = Kto wypełni tor tutaj, dociera do Ery Współczesnej i kończy kampanię.
learn-campaign-new = Co nowego w grze
learn-campaign-signs = Co dają tory
learn-campaign = Jedno Imperium, gra po grze: osiągaj Cele, utrzymuj Prowincje, kupuj Wynalazki i prowadź je od Starożytności do Ery Współczesnej, zanim upadnie.
learn-new-goals = Cele.
learn-new-goals-what = Leżą na środku dla wszystkich. Kto pierwszy osiągnie Cel, wykreśla 3 pola jego toru i dostaje bonus, pozostali 1 pole.
learn-new-provinces = Prowincje.
learn-new-provinces-what = Są w twoim Imperium od początku i pracują dla ciebie. Nikt nie może ich usunąć, a na koniec każda odbiera 5 punktów.
learn-new-upkeep = Utrzymanie.
learn-new-upkeep-what = W swoich turach kładź Dobra, których wymaga twoja Mapa Prowincji. Jeśli na koniec czegoś brakuje, masz 0 punktów.
learn-new-inventions = Wynalazki.
learn-new-inventions-what = Cechy obok twojego Imperium, po jednym Wynalazku każdego koloru.
learn-new-bonuses = Bonusy.
learn-new-bonuses-what = Wykreślone pola pomagają od następnej gry: Dobra na początku, żetony na twoje lokacje, punkty Wiedzy na koniec.
learn-steps = Sześć kroków po czterech rundach
learn-step-score = Wynik
learn-step-winner = Pole zwycięzcy
learn-step-era = Ery
learn-step-knowledge = Wiedza
learn-step-inventions = Wynalazki
learn-step-provinces = Prowincje
learn-round-score = Zapisz swoje punkty, po odjęciu 5 za każdą Prowincję.
learn-round-winner = Kto wygrał, wykreśla pole na dowolnym torze.
learn-round-era = Pełny tor prowadzi do następnego arkusza.
learn-round-knowledge = Wynik zamienia się w punkty Wiedzy.
learn-round-inventions = Kup co najmniej jeden Wynalazek swojej Ery. Najlepszy wynik wybiera pierwszy.
learn-round-provinces = Weź Prowincję i wykreśl pole swojej mapy.
learn-falls = Jak upada Imperium
learn-fall-twilight = Zmierzch.
learn-fall-twilight-what = Twój wynik maleje w trzech grach z rzędu.
learn-fall-nothing = Brak Wynalazków.
learn-fall-nothing-what = Nie stać cię na żaden. Możesz założyć nowe Imperium.
learn-fall-alone = W pojedynkę.
learn-fall-alone-what = Osiągasz w grze mniej niż 2 Cele.

# The lessons: what is said at each step, what is to be done, what to look for, and answers to wrong tries.

lesson-title = Lekcja
lesson-what = Dziesięć minut, krok po kroku
lesson-short =
    { $minutes ->
        [one] { $minutes } minuta, dla znających grę
        [few] { $minutes } minuty, dla znających grę
       *[other] { $minutes } minut, dla znających grę
    }
lesson-all = Wszystkie lekcje
lesson-all-what = Każda to prawdziwy stół ze stałym rozdaniem. Możesz wyjść i wrócić do tego samego kroku.
lesson-then-puzzles = Potem spróbuj zadań
lesson-again = Jeszcze raz
lesson-new = Co nowego
lesson-new-visit = Co nowego: odwiedziny
lesson-new-storage = Co nowego: magazyny
lesson-new-prayer = Co nowego: modlitwy
lesson-coming = Lekcja zaraz się zacznie…
lesson-step = { $title }, krok { $n } z { $of }
lesson-minutes =
    { $n ->
        [one] jeszcze około { $n } min
       *[other] jeszcze około { $n } min
    }
lesson-done = gotowe
lesson-leave = Wyjdź i zapamiętaj miejsce
lesson-back = Wstecz
lesson-on = Dalej
lesson-task = Twoje zadanie
lesson-hint = Podpowiedz mi
lesson-play-on = Graj tu dalej
lesson-own-game = Nowa gra, łatwy bot
lesson-end-turn = Zakończ turę.
lesson-end-turn-say = Twoja jedna akcja jest wykonana. Teraz kolej na pozostałych.

## Answers to wrong tries

lesson-not-action = { $what } to akcja. Błyskawica pod nazwą mówi: nic się nie dzieje, dopóki jej nie użyjesz.
lesson-not-feature = { $what } to cecha. Gwiazda pod nazwą mówi: reaguje na to, co robisz.
lesson-not-common = { $what } to zwykła karta. Tu potrzebna jest karta z godłem twojej frakcji.
lesson-not-deal = { $what }: taka umowa dawałaby co rundę { $good }.
lesson-not-this = { $what }: to nie to.
lesson-not-pass = Jeszcze nie: najpierw jest coś do zrobienia.
lesson-not-end = Jedna akcja w turze. Teraz zakończ turę.
lesson-not-move = To jest ruch, ale nie do tego kroku. Nic się nie zmieniło.

## Chapters

lesson-at-door = Drzwi
lesson-at-open = Otwarcie
lesson-at-visit = Odwiedziny
lesson-at-guest = Goście
lesson-at-shelf = Półka
lesson-at-store = Budowa
lesson-at-fill = Zapas
lesson-at-yield = Plon
lesson-at-prayer = Modlitwa
lesson-at-draw = Dobieranie
lesson-at-blessing = Łaska bogów
lesson-at-tokens = Żetony
lesson-at-goal = Cel
lesson-at-card = Karta
lesson-at-lookout = Wypatrywanie
lesson-at-build = Budowa
lesson-at-deal = Umowa
lesson-at-points = Punkty
lesson-at-pass = Pasowanie
lesson-at-raze = Plądrowanie
lesson-at-end = Koniec
lesson-at-dice = Kości
lesson-at-favor = Przysługa
lesson-at-develop = Rozwój
lesson-at-settle = Osady
lesson-at-fields = Pola
lesson-at-empire = Imperium
lesson-at-goals = Cele
lesson-at-sheet = Arkusz
lesson-at-shop = Wynalazki
lesson-at-map = Prowincje
lesson-at-upkeep = Utrzymanie
lesson-at-village = Wioska

## The card game

lesson-do-goal = Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.
lesson-say-goal = Punkty biorą się z trzech źródeł. Drewno, robotnicy i karty to tylko droga do nich. Podświetlony tor pokazuje, kto prowadzi.
lesson-do-card = To jest karta.
lesson-say-card = Siedem rzeczy, a umiesz przeczytać każdą kartę.
lesson-do-faction = To karta twojej frakcji.
lesson-say-faction = Grasz Rzymianami. Ich karty są mocniejsze i na koniec warte 2 punkty. Domek w koszcie oznacza, że trzeba odrzucić jedną ze swoich lokacji.

lesson-do-draft = Weź kartę, która produkuje.
lesson-say-draft = Rundę zaczyna wypatrywanie: każdy bierze karty ze środka. Na początku bierz to, co daje dobra w każdej rundzie.
lesson-look-draft = Szukaj koła pod nazwą: ma je { $a }. Kliknij ją, a potem zielony przycisk.
lesson-do-draft-any = Weź jeszcze jedną kartę.
lesson-say-draft-any = Tym razem najpierw wybiera { $rival }. Weź, którą chcesz.
lesson-look-draft-any = Dowolna karta ze środka będzie dobra. Kliknij ją, a potem zielony przycisk.
lesson-do-production = Produkcja: dobra na tę rundę.
lesson-say-production = Twoja plansza dała ci właśnie <worker>2 robotników</worker>, <wood>1 drewno</wood>, <stone>1 kamień</stone>, 1 pochodnię i 1 tarczę. Tak jest w każdej rundzie.

lesson-do-build = Zbuduj coś, co produkuje.
lesson-say-build = Masz dwie takie karty. Kliknij jedną, a potem zielony przycisk.
lesson-look-build = Szukaj koła pod nazwą: mają je { $a } i { $b }. Na każdą cię stać.
lesson-do-built = Działa od razu.
lesson-say-built = Po zapłaceniu kosztu z lewego górnego rogu dobra przychodzą od razu, razem z bonusem spod młotka. Potem przychodzą co rundę, dopóki lokacja stoi.

lesson-do-workers = Wydaj dwóch robotników na jadło.
lesson-say-workers = Dwóch robotników przynosi <wood>1 drewno</wood>, <stone>1 kamień</stone>, <food>1 jadło</food> albo <card>1 kartę</card>. Jadło przyda się w następnym kroku.
lesson-look-workers = W podświetlonym pasku: dwóch robotników, a za nimi jabłko.
lesson-do-deal = Podpisz umowę na kamień.
lesson-say-deal = Za <food>1 jadło</food> karta twojej frakcji staje się umową: daje swoje dobro teraz i w każdej rundzie. Wybierz taką, która daje kamień.
lesson-look-deal = Zwój u dołu karty mówi, co daje umowa: { $a } i { $b } dają kamień. Wybierz jedną, a potem „Umowa”.

lesson-do-razed = { $rival } plądruje twoją lokację.
lesson-say-razed = Kosztowało to dwie pochodnie. Otrzymujesz <wood>1 drewno</wood> i zostaje fundament. Odrzucisz go, gdy następnym razem trzeba będzie odrzucić lokację.
lesson-do-over = Zbuduj: { $a }.
lesson-say-over = Kosztuje <stone>1 kamień</stone> i lokację, a fundament liczy się tu jak lokacja. Ze straty powstaje lepszy budynek.
lesson-look-over = { $a } ma twoje godło i strzałkę do punktów. Kliknij ją, a potem przycisk, który mówi, co odrzucasz.
lesson-do-use = Użyj jej: 1 kamień za 2 punkty.
lesson-say-use = Lokacja z błyskawicą działa, gdy jej użyjesz, raz na rundę. Twoje pierwsze punkty.
lesson-look-use = Kliknij lokację { $a } w swoim imperium, a potem zielony przycisk.

lesson-do-pass = Spasuj: na tę rundę wystarczy.
lesson-say-pass = Każdy wykonuje po jednej akcji, aż wszyscy spasują. Lokacji kogoś, kto spasował, nie można już splądrować.
lesson-look-pass = Przycisk „Spasuj” jest w pasku na dole. Raz zapyta, czy na pewno.
lesson-do-cleanup = Druga runda.
lesson-say-cleanup = Dobra, które zostały, przepadły. Każda frakcja przechowuje jeden rodzaj: Rzymianie pochodnie, więc będziesz mieć dwie. A pierwszym graczem jest teraz { $rival }.
lesson-do-second = Weź kartę, jak poprzednio.
lesson-say-second = Każda runda zaczyna się od wypatrywania. Weź, którą chcesz.
lesson-look-second = Dowolna karta ze środka będzie dobra. Kliknij ją, a potem zielony przycisk.
lesson-do-second-again = I jeszcze jedną.
lesson-say-second-again = Potem jest produkcja. Tym razem coś daje też twoja umowa.
lesson-look-second-again = Dowolna karta ze środka będzie dobra. Kliknij ją, a potem zielony przycisk.

lesson-do-raze = Splądruj: { $a }.
lesson-say-raze = Dwie pochodnie wystarczą na zwykłą lokację przeciwnika. Otrzymasz to, co pokazuje jej prawy górny róg.
lesson-look-raze = Lokacja { $a } należy do gracza { $rival }. Kliknij ją tam, a potem zielony przycisk.
lesson-do-shield = Do czego służą tarcze
lesson-say-shield = Teraz { $rival } ma fundament. Z tarczą splądrowanie zwykłej lokacji kosztuje o jedną pochodnię więcej; aby ją położyć, kliknij lokację w swojej turze. Lokacji frakcyjnych u większości frakcji w ogóle nie można splądrować.

lesson-do-scoring = Na koniec liczą się też lokacje.
lesson-say-scoring = Po pięciu rundach każda lokacja zwykła daje 1 punkt, a każda frakcyjna 2. Buduj więc do końca.
lesson-do-next = Teraz umiesz grać.
lesson-say-next = Dokończ tę grę albo zacznij własną z łatwym botem. W grach z botami zawsze możesz zapytać o radę.

## Roll & write

lesson-do-roll-goal = Po dziesięciu rundach wygrywa ten, kto ma najwięcej punktów.
lesson-say-roll-goal = Wykreślasz obszary na dwóch arkuszach: Imperium i Wioski. Podświetlone rubryki liczą twoje punkty.
lesson-do-dice = Cztery kości dla wszystkich.
lesson-say-dice = Trzy kości dają każdemu te same surowce: teraz <stone>1 kamień</stone>, <gold>1 złoto</gold> i <wood>1 drewno</wood>. Kość Robotników mówi, ile akcji ma każdy: 4.
lesson-do-favor = Weź żeton z monetą.
lesson-say-favor = Co rundę każdy bierze jeden żeton Przysługi, małą pomoc. Moneta daje <gold>1 złoto</gold>.
lesson-look-favor = Kliknij żeton z monetą spośród trzech.
lesson-do-coin = Użyj Przysługi.
lesson-say-coin = Nie kosztuje to akcji. To, czego nie użyjesz, przepada na koniec rundy.
lesson-look-coin = Twój żeton jest na dole, obok surowców. Kliknij go.

lesson-do-walls = Wykreśl pierwszy obszar Murów.
lesson-say-walls = Budowa kosztuje jedną akcję i to, co jest na obszarze: tutaj <stone>1 kamień</stone>. Tory wypełnia się od lewej do prawej.
lesson-look-walls = Górny rząd arkusza Imperium, obszar najbardziej z lewej.
lesson-do-huts = Teraz pierwszy obszar Chatek.
lesson-say-huts = Jedna akcja i <wood>1 drewno</wood>. Liczba pod obszarem mówi, ile tor jest wart po jego wykreśleniu.
lesson-look-huts = Drugi rząd, obszar najbardziej z lewej.
lesson-do-gold = Buduj za złoto.
lesson-say-gold = Kamień i drewno są wydane. Ale złoto zastępuje każdy surowiec: wykreśl drugi obszar Murów albo Chatek.
lesson-look-gold = Drugi obszar od lewej, w pierwszym lub drugim rzędzie.
lesson-do-gold-again = I drugi obszar w sąsiednim rzędzie.
lesson-say-gold-again = Cztery obszary tworzą kwadrat. Zaraz zobaczysz, do czego się przyda.
lesson-look-gold-again = Pusty drugi obszar od lewej, w pierwszym lub drugim rzędzie.

lesson-do-ready = Ogłoś gotowość.
lesson-say-ready = Wszystkie akcje są wykorzystane. Gdy gotowość ogłoszą wszyscy, runda toczy się dalej.
lesson-look-ready = Przycisk jest w prawym dolnym rogu.
lesson-do-plan = Osady
lesson-say-plan = Każdy budynek ma swój plan. Tam, gdzie ukończone obszary mają jego kształt, możesz stworzyć osadę: jedną na rundę, a żaden obszar nie może służyć dwa razy. Podnosi ona wartość budynku o 1 albo od razu punktuje: kwadrat Architektów daje <vp>3 punkty zwycięstwa</vp>.
lesson-do-settle = Stwórz osadę.
lesson-say-settle = Kwadrat Architektów pasuje do twoich czterech obszarów. Kliknij pierwszy z nich, a potem zielony przycisk.
lesson-look-settle = Kwadrat zaczyna się od lewego górnego obszaru arkusza Imperium. Potem zielony przycisk.

lesson-do-favor-any = Druga runda: weź dowolny żeton.
lesson-say-favor-any = Kości pokazują teraz <stone>1 kamień</stone>, <wood>1 drewno</wood> i <food>1 jadło</food>. Tym razem najpierw wybiera { $rival }.
lesson-look-favor-any = Kliknij jeden z żetonów, które zostały.
lesson-do-bridges = Wykreśl pierwszy obszar Mostów.
lesson-say-bridges = Większość mostów kosztuje tylko akcję. Otwierają drogę do pól.
lesson-look-bridges = Dolny rząd, obszar najbardziej z lewej.
lesson-do-bridges-again = I następny.
lesson-say-bridges-again = Dwa obszary to pierwszy most, a prowadzi on do pierwszego pola.
lesson-look-bridges-again = Dolny rząd, następny obszar.
lesson-do-harvest = Zbierz surowce z pola.
lesson-say-harvest = Jedna akcja daje surowce z jednego obszaru Zbiorów. Z każdego można zebrać raz w grze.
lesson-look-harvest = Pierwsze pole, pod torami: kliknij dowolny z jego trzech obszarów.
lesson-do-village = Buduj w Wiosce.
lesson-say-village = Wykreśl obszar dowolnego budynku, na który cię stać.
lesson-look-village = Stać cię na obszary z obwódką. Pusty obszar kosztuje tylko akcję.
lesson-do-built-village = Budynki potrzebują czasu.
lesson-say-built-village = Gdy wszystkie obszary budynku są wykreślone, działa on w każdej rundzie, począwszy od następnej. Wczesne budynki pomagają najdłużej.

lesson-do-roll-scoring = Jak liczy się punkty
lesson-say-roll-scoring = Każdy tor daje liczbę spod ostatniej ukończonej sekcji; wcześniejszych się nie dodaje. Do tego osady, Przysługi i budynki z gwiazdką.
lesson-do-roll-next = Teraz umiesz grać.
lesson-say-roll-next = Dokończ tę grę albo zacznij własną z łatwym botem. Solo dobrze jest zacząć od przygody na jednym z 48 arkuszy.

## Visits

lesson-do-visit-card = Produkcja z drzwiami
lesson-say-visit-card = Otwarta produkcja działa jak każda inna. Ma jednak drzwi i dwa miejsca, na które przeciwnicy mogą wysłać robotnika.
lesson-do-visit-build = Zbuduj: { $a }.
lesson-say-visit-build = Masz na ręce jedną otwartą produkcję. Kosztuje <wood>1 drewno</wood>.
lesson-look-visit-build = { $a } to karta z drzwiami pod nazwą. Kliknij ją, potem zielony przycisk.
lesson-do-visit-host = Działa dla ciebie i jest otwarta.
lesson-say-visit-host = Jadło masz od razu i będzie co rundę, jak zawsze. Dwa miejsca przy drzwiach są wolne: to dla pozostałych.
lesson-do-visit-visit = Odwiedź: { $a }.
lesson-say-visit-visit = { $rival } też ma już otwartą produkcję. Wyślij tam jednego robotnika: to twoja akcja.
lesson-look-visit-visit = { $a } jest w imperium gracza { $rival } i ma drzwi. Kliknij tam, potem zielony przycisk.
lesson-do-visit-visited = Oboje coś z tego macie.
lesson-say-visit-visited = Masz to, co produkuje { $a }: <stone>1 kamień</stone> i <food>1 jadło</food>. { $rival } dostaje z puli <worker>1 robotnika</worker>. Twój zostaje tam do czyszczenia.
lesson-do-visit-guest = Teraz masz gościa.
lesson-say-visit-guest = { $rival } wysyła robotnika na kartę { $a } i bierze <food>1 jadło</food>. Niczego nie tracisz: dostajesz za to <worker>1 robotnika</worker>. Własnej nie możesz odwiedzić.
lesson-do-visit-again = Odwiedź jeszcze raz: { $a }.
lesson-say-visit-again = Jedno miejsce jest wolne, a robotnika masz dzięki gościowi.
lesson-look-visit-again = Znów { $a } w imperium gracza { $rival }. Potem zielony przycisk.
lesson-do-visit-full = Dwie wizyty w rundzie, nie więcej.
lesson-say-visit-full = Oba miejsca są zajęte, obojętne przez kogo. Po czyszczeniu będą znów wolne. Gracza, który spasował, nikt nie odwiedzi: odwiedzaj więc wcześnie, a jeśli nie chcesz gości, wcześnie pasuj.
lesson-do-visit-next = To wszystko o odwiedzinach.
lesson-say-visit-next = Każda wizyta daje gospodarzowi robotnika. Odwiedzaj tego, komu najmniej się przyda, a własne drzwi buduj tam, gdzie inni potrzebują twoich dóbr.

## Storage

lesson-do-storage-card = Lokacja, która przechowuje dobra
lesson-say-storage-card = Co zostaje na koniec rundy, przepada. Magazyn zachowuje część tego, a następna produkcja płaci za każde dobro, które na nim leży.
lesson-do-storage-build = Zbuduj: { $a }.
lesson-say-storage-build = Masz na ręce jeden magazyn i stać cię na niego.
lesson-look-storage-build = { $a } to karta z półką pod nazwą. Kliknij ją, potem zielony przycisk.
lesson-do-storage-built = Nic nie dostajesz.
lesson-say-storage-built = { $a } po zbudowaniu nic nie daje: półka jest pusta. Teraz też nic na niej nie położysz, można to zrobić tylko w fazie czyszczenia.
lesson-do-storage-wood = Poślij robotników po drewno.
lesson-say-storage-wood = Zostało ci <wood>1 drewno</wood>. Dwóch robotników przyniesie następne.
lesson-look-storage-wood = W podświetlonym wierszu: dwóch robotników, a za nimi drewno.
lesson-do-storage-pass = Spasuj.
lesson-say-storage-pass = { $rival } już nie gra w tej rundzie, więc zaraz po tobie jest czyszczenie.
lesson-look-storage-pass = Przycisk „Spasuj” jest w pasku na dole. Raz zapyta, czy na pewno.
lesson-do-storage-keep = Połóż oba drewna na karcie { $a }.
lesson-say-storage-keep = To jest czyszczenie. Bez składnicy oba by przepadły.
lesson-look-storage-keep = Odpowiedź „2 drewna”.
lesson-do-storage-draft = Trzecia runda: weź kartę.
lesson-say-storage-draft = Najpierw jest wypatrywanie. Weź, którą chcesz; drewno leży na półce.
lesson-look-storage-draft = Dowolna karta ze środka. Kliknij ją, potem zielony przycisk.
lesson-do-storage-draft-again = I jeszcze jedną.
lesson-say-storage-draft-again = Potem jest produkcja i składnica działa.
lesson-look-storage-draft-again = Dowolna karta ze środka. Kliknij ją, potem zielony przycisk.
lesson-do-storage-yield = Z 2 drewna zrobiły się 4.
lesson-say-storage-yield = { $a } daje <wood>1 drewno</wood> za każde, które na niej leży. Potem oba przechowane wróciły do ciebie. Z tym, co dostajesz co rundę, to <wood>7 drewna</wood>.
lesson-do-storage-limits = Trzy rzeczy, które warto wiedzieć
lesson-say-storage-limits = Półka ma limit, tutaj 3. Tego, co na niej leży, nie wydasz, dopóki trwa produkcja, i nikt tego nie zabierze. Po ostatniej rundzie nic się nie przechowuje: wydaj wszystko.
lesson-do-storage-next = To wszystko o magazynach.
lesson-say-storage-next = Inne magazyny przechowują kamień za punkty, pochodnie, złoto albo karty. Co przechowują i ile dają, jest na nich wydrukowane.

## Prayers

lesson-do-prayer-card = Karta, która się modli
lesson-say-prayer-card = Modlitwa dobiera odkryte karty z talii zwykłej i płaci za ich kolory. Potem się je odrzuca.
lesson-do-prayer-token = Łaski bogów pomagają.
lesson-say-prayer-token = To trójkolorowy żeton z twojej planszy: w każdej modlitwie liczy się jako brązowy, szary albo czerwony. Łask bogów się nie wydaje, pomagają w każdej modlitwie.
lesson-do-prayer-use = Pomódl się: { $a }.
lesson-say-prayer-use = Kosztuje to <worker>1 robotnika</worker>, do dwóch razy w rundzie. Na razie wystarczy raz.
lesson-look-prayer-use = Kliknij { $a } w swoim imperium i użyj raz.
lesson-do-prayer-draw = Dobierz karty.
lesson-say-prayer-draw = Modlić się można na dwa sposoby: dobrać karty albo liczyć tylko swoje łaski bogów. Tym razem dobierz.
lesson-look-prayer-draw = Odpowiedź „Dobierz karty”.
lesson-do-prayer-declare = Ogłoś szary.
lesson-say-prayer-declare = Zamknięte oko na karcie mówi: kolor podajesz, zanim zobaczysz karty. Szary daje kamień, brązowy drewno, czerwony jadło.
lesson-look-prayer-declare = Odpowiedź „Szary”.
lesson-do-prayer-drawn = Trzy kamienie.
lesson-say-prayer-drawn = Dwie z pięciu kart były szare: <stone>2 kamienie</stone>. A skoro coś pasowało, trójkolorowy żeton też policzył się jako szara karta: jeszcze <stone>1 kamień</stone>. Bez żadnej szarej karty żeton by nie pomógł.
lesson-do-prayer-build = Zbuduj: { $a }.
lesson-say-prayer-build = Daje łaskę bogów teraz i w każdej produkcji. Zapłaciła za to twoja modlitwa.
lesson-look-prayer-build = Kliknij { $a } na ręce, potem zielony przycisk.
lesson-do-prayer-colour = Weź szarą łaskę bogów.
lesson-say-prayer-colour = Kolor wybierasz ty, najwyżej jeden żeton każdego. Wybierz to, czego wymagają twoje modlitwy: na ołtarzu brązowy, szary albo czerwony.
lesson-look-prayer-colour = Odpowiedź „Szary”.
lesson-do-prayer-again = Pomódl się jeszcze raz.
lesson-say-prayer-again = { $a } działa dwa razy w rundzie. Masz już dwa żetony, które mogą być szare.
lesson-look-prayer-again = Kliknij { $a } w swoim imperium, potem zielony przycisk.
lesson-do-prayer-tokens = Użyj łask bogów.
lesson-say-prayer-tokens = Każdy pasujący żeton liczy się jak karta. Niczego się nie dobiera, więc nic nie zależy od losu.
lesson-look-prayer-tokens = Odpowiedź „Użyj żetonów łaski bogów”.
lesson-do-prayer-name = Znów podaj szary.
lesson-say-prayer-name = Szary żeton pasuje, a trójkolorowy liczy się jako szary.
lesson-look-prayer-name = Odpowiedź „Szary”.
lesson-do-prayer-sure = Dwa kamienie, na pewno.
lesson-say-prayer-sure = Oba żetony są nadal twoje. W czyszczeniu łaski bogów się odrzuca, ale Aztekowie swoje zachowują: im wcześniej je masz, tym dłużej pomagają.
lesson-do-prayer-ways = Jak modlą się inne karty
lesson-say-prayer-ways = Znaki na karcie mówią, ile kart się dobiera i kiedy podajesz kolor.
lesson-do-prayer-next = To wszystko o modlitwach.
lesson-say-prayer-next = Dobieraj, gdy liczysz na wiele dopasowań, a łask bogów używaj, gdy chcesz mieć pewność. Inne frakcje też mają w tym pudełku modlitwy.

## The campaign

lesson-do-camp-goal = Kampania to wiele gier i jedno Imperium.
lesson-say-camp-goal = Każda gra trwa cztery rundy. Co twoje Imperium zdobędzie, zostaje na następną grę. Kto przeprowadzi je przez trzy Ery, ukończy kampanię. Tutaj trwa ostatnia runda twojej pierwszej gry.
lesson-do-camp-goals = Na stole leżą trzy Cele.
lesson-say-camp-goals = W każdej grze inne. Kto pierwszy osiągnie Cel, wykreśla 3 pola toru i dostaje bonus; każdy następny wykreśla 1 (<rule>GOAL-13</rule>).
lesson-do-camp-build = Osiągnij Cel: zbuduj { $a }.
lesson-say-camp-build = { $b }: potrzeba trzech czerwonych lokacji w tej grze, a dwie już stoją.
lesson-look-camp-build = { $a } jest na ręce: czerwona karta. Kliknij ją, potem zielony przycisk.
lesson-do-camp-met = Osiągnięty jako pierwszy: 3 pola i bonus.
lesson-say-camp-met = Cel został odwrócony: dla gracza { $rival } jest teraz wart 1 pole. Na twojej planszy tor ekonomiczny przesunął się o 3.
lesson-do-camp-pass = Spasuj: gra się kończy.
lesson-say-camp-pass = W ostatniej rundzie { $rival } nie ma już nic do zrobienia. Potem liczy się punkty, jak w każdej grze.
lesson-look-camp-pass = Przycisk „Spasuj” jest w pasku na dole. Raz zapyta, czy na pewno.
lesson-do-camp-sheet = To twój arkusz.
lesson-say-camp-sheet = Pisze się na nim po każdej grze: wyżej tory, niżej wyniki. Niektóre pola dają coś od następnej gry; ostatnie pole toru prowadzi do następnej Ery. Zakładka „Gra” pokazuje, skąd wzięły się wyniki.
lesson-do-camp-advance = Wygrana: wykreśl jeszcze jedno pole.
lesson-say-camp-advance = Zwycięzca wybiera dowolny tor.
lesson-look-camp-advance = Zielone pole jest następne na swoim torze. Kliknij je, potem zielony przycisk.
lesson-do-camp-shop = Twój wynik stał się Wiedzą.
lesson-say-camp-shop = Za nią kupujesz Wynalazki, po jednym w każdym kolorze. Działają w każdej grze, począwszy od następnej. Imperium, którego nie stać na żaden Wynalazek, upada.
lesson-do-camp-buy = Kup Wynalazek { $a }.
lesson-say-camp-buy = Tańsze zostają dla innych: { $rival } ma mało Wiedzy, a wystarczy ona tylko na { $b }.
lesson-look-camp-buy = { $a } jest w różowej kolumnie. Kliknij kartę, potem zielony przycisk.
lesson-do-camp-map = Do twojego Imperium dołączyła Prowincja.
lesson-say-camp-map = Działa jak lokacja, której nikt nie splądruje, i kosztuje 5 punktów na końcu każdej gry. Za każdą Prowincję wykreśla się pole mapy: jego dobra trzeba zapłacić w każdej grze.
lesson-do-camp-cross = Wykreśl pole 1, 4 albo 7.
lesson-say-camp-cross = Twoja plansza daje kamień i drewno, więc o te dobra łatwo. Kto do końca gry nie zapłaci utrzymania, dostaje wynik 0.
lesson-look-camp-cross = Pola 1, 4 i 7 wymagają kamienia i niewiele więcej. Kliknij jedno, potem zielony przycisk.
lesson-do-camp-next-game = Druga gra.
lesson-say-camp-next-game = Zaczyna się z twoją Prowincją i z tym, co dały tory. Cele są inne.
lesson-do-camp-upkeep = Połóż jedno dobro na utrzymanie.
lesson-say-camp-upkeep = Tacka pokazuje, ile trzeba zapłacić. Dobra możesz kłaść w każdej swojej turze, po kilka; to nie jest akcja.
lesson-look-camp-upkeep = Zielone miejsce na podświetlonej tacce można teraz zapłacić. Kliknij je.
lesson-do-camp-next = Teraz umiesz prowadzić Imperium.
lesson-say-camp-next = Graj tu dalej albo zacznij własną kampanię. Po każdej grze można przerwać: poczeka wśród twoich gier.

# The library: cards of one game, sheets and buildings of the other.

library-search = Szukaj w nazwach i tekstach
library-filters = Filtry
library-clear = Wyczyść
library-found =
    { $n ->
        [one] { $n } karta z { $of }
        [few] { $n } karty z { $of }
       *[many] { $n } kart z { $of }
    }
library-nothing = Nie ma takiej karty. Usuń któryś filtr albo wpisz mniej słów.
library-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
library-copies =
    { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
       *[many] { $n } kopii
    }
library-deck = Talia
library-deck-common = Karty zwykłe
library-deck-attack = Karty ataku z gry solo
library-deck-of = { $faction }
library-box = Dodatek
library-box-base = Gra podstawowa
library-mark = Oznaczenie w talii
library-mark-base = Podstawowa
library-kind = Rodzaj
library-colour = Kolor
library-cost = Koszt
library-effect = W tekście karty
library-source = Źródło
library-raze = Pole plądrowania
library-deal = Pole umowy
library-number = Numer
library-worth = Wartość
library-none = brak
library-location = odrzucana lokacja
library-samurai = samuraj
library-bonus = Bonus za zbudowanie
library-printings =
    { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
       *[many] { $n } kopii
    }
library-source-seed = Instrukcja
library-source-public = Znane publicznie
library-source-house = Nasze
library-from-seed = Działanie karty pochodzi z instrukcji.
library-from-public = Działanie karty jest znane publicznie; sformułowanie jest nasze.
library-from-house = Działanie karty to nasz własny projekt.
library-rules = Zasady, które ją wymieniają
library-beside = Inne karty
library-all = Wszystkie karty
library-previous = Poprzednia karta:
library-next = Następna karta:

## Sheets and buildings of the roll & write game

library-search-villages = Szukaj w tytułach, budynkach i tekstach
library-views = Co jest pokazane
library-view-sheets = Arkusze
library-view-buildings = Budynki
library-view-empire = Arkusz Imperium
library-found-sheets =
    { $n ->
        [one] { $n } arkusz z { $of }
        [few] { $n } arkusze z { $of }
       *[many] { $n } arkuszy z { $of }
    }
library-found-buildings =
    { $n ->
        [one] { $n } budynek z { $of }
        [few] { $n } budynki z { $of }
       *[many] { $n } budynków z { $of }
    }
library-n-sheets =
    { $n ->
        [one] { $n } arkusz
        [few] { $n } arkusze
       *[many] { $n } arkuszy
    }
library-n-buildings =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
library-nothing-village = Nic takiego nie ma. Usuń któryś filtr albo wpisz mniej słów.
library-for-all = Dla dwóch do czterech graczy
library-for-one = Tryb przygodowy
library-hit = znaleziono
library-family = Rodzina
library-family-p = Wytwórcy
library-family-x = Wymiana i oszczędności
library-family-l = Praca i szczęście
library-family-v = Punktujący w rundzie
library-family-e = Budynki z gwiazdką
library-family-a = Planiści
library-gives = Co daje
library-gives-wood = drewno
library-gives-stone = kamień
library-gives-food = jadło
library-gives-gold = złoto
library-gives-action = akcje
library-gives-vp = punkty zwycięstwa
library-gives-harvest = zbieranie
library-gives-discount = zniżki
library-gives-reroll = przerzuty
library-own = Twoje przygody
library-own-played = rozegrane
library-own-new = jeszcze nie
library-own-count = Ukończone arkusze: { $n } z { $of }
library-free-area = bez surowców
library-areas = Obszary:
library-prebuilt = zbudowany od początku
library-no-plan = bez planu
library-plan-rows = Plan od góry: { $rows }
library-plan-row = { $sections }
library-star = działa w Punktacji Końcowej
library-six = Sześć budynków
library-sheets-beside = Inne arkusze
library-all-sheets = Wszystkie arkusze
library-all-buildings = Wszystkie budynki
library-sheet-previous = Poprzedni arkusz:
library-sheet-next = Następny arkusz:
library-sheet-adventure = Wioska przygodowa: solo o rangę albo w kilka osób, każda z własnym arkuszem (<rule>RW-ADVENTURE-01</rule>).
library-sheet-competition = Arkusz rozgrywki podstawowej i zaawansowanej, taki sam dla wszystkich. W podstawowej pomija się Architektów (<rule>RW-VILLAGE-14</rule>).
library-sheet-from-seed = Budynki tego arkusza podaje instrukcja.
library-sheet-from-public = Budynki tego arkusza są znane publicznie; słowa są nasze.
library-sheet-from-house = Nasz własny projekt: nikt nie opublikował treści drukowanych arkuszy.
library-house-from-seed = Umiejętność pochodzi z instrukcji.
library-house-from-public = Umiejętność jest znana publicznie; sformułowanie jest nasze.
library-house-from-house = Nazwa, obszary, plan i umiejętność to nasz własny projekt, chyba że zasada poniżej mówi więcej.
library-play-it = Graj
library-play-sheet = Zagraj na tym arkuszu
library-play-sheet-what = Solo, dziesięć rund, o rangę
library-record = Twój rekord
library-record-is = { $score }, { $rank }
library-record-when =
    { $n ->
        [one] { $day }, dotąd { $n } gra
        [few] { $day }, dotąd { $n } gry
       *[many] { $day }, dotąd { $n } gier
    }
library-record-none = Ten arkusz nie został tu jeszcze ukończony.
library-record-here = twój rekord
library-record-local = Rekordy pamięta tylko ta przeglądarka. Rangi: <rule>RW-ADVENTURE-09</rule>.
library-ranks = Rangi
library-rank = Ranga
library-score = Wynik
library-score-range = { $from }–{ $to }
library-score-from = { $from } i więcej
library-raised = Podniesiona przez osady
library-stands-on =
    { $n ->
        [one] Na { $n } arkuszu
       *[other] Na { $n } arkuszach
    }
library-rules-for = Zasady, które go dotyczą
library-empire = Arkusz Imperium
library-empire-why = Ma go każdy, w każdym trybie: cztery tory do budowy, cztery pola, dziesięć rund (<rule>RW-CONTENT-08</rule>).
library-tracks = Tory
library-track = Tor
library-tracks-why = Każdy tor buduje się od lewej do prawej; liczy się tylko ostatnia ukończona sekcja, z liczbą pod nią (<rule>RW-CONSTRUCT-07</rule>). Pusta kratka kosztuje samą akcję.
library-imperial = Imperialna
library-vp =
    { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[many] punktów zwycięstwa
    }
library-fields = Pola
library-field = Pole { $name }
library-field-opens =
    { $n ->
        [one] dostępne przy { $n } sekcji Mostów
       *[other] dostępne przy { $n } sekcjach Mostów
    }
library-fields-why = Ukończony most prowadzi do swojego pola; każdy obszar Zbiorów daje surowce raz (<rule>RW-HARVEST-01</rule>).
library-favors = Żetony Przysługi
library-favors-why = W grze jest o jeden żeton więcej niż graczy; w każdej rundzie każdy bierze jeden (<rule>RW-FAVOR-01</rule>).
library-empire-house = Koszty i wartości odtworzyliśmy z tego, co wiadomo o drukowanym arkuszu (<rule>RH-TRACK-04</rule>).

# The lobby, a new table, the waiting room, an invitation.

lobby-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
lobby-went-wrong = To się nie udało. Spróbuj ponownie albo odśwież stronę.

## Above all

lobby-headline = Załóż swoje imperium
lobby-now = Graj teraz
lobby-now-what = ty i dwa łatwe boty, około 15 minut
lobby-roll = Rzucaj teraz
lobby-roll-what = kości i arkusze, ty i łatwy bot, około 20 minut
lobby-adventure = Przygoda
lobby-adventure-what = solo z kośćmi, losowa z 48 wiosek
lobby-ask-name = Jak mają cię nazywać inni?
lobby-your-name = Twoje imię
lobby-name-first = Znajomi zobaczą twoje imię: najpierw je wpisz.

## Lists of tables

lobby-your-games = Twoje gry
lobby-open-tables = Otwarte stoły
lobby-no-tables = Teraz nikt nie ma otwartego stołu. Utwórz stół, do którego może dołączyć każdy.
lobby-your-turn = Twój ruch
lobby-go-on = Otwórz
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-a-table = Stół
lobby-title-solo = { $name }, gra solo
lobby-title-of = Stół: { $name }
lobby-title-bots =
    { $n ->
        [one] { $names } i bot
        [few] { $names } i { $n } boty
       *[other] { $names } i { $n } botów
    }
lobby-finished = zakończona
lobby-round = runda { $round }
lobby-round-of = runda { $round } z { $of }
lobby-seats-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[other] { $n } wolnych miejsc
    }
lobby-state-slow = { $state }, { $time } na ruch

## A new table

lobby-new-table = Nowy stół
lobby-game = Gra
lobby-game-mode = { $game }, { $mode }
lobby-is-mode-basic = rozgrywka podstawowa
lobby-is-mode-advanced = rozgrywka zaawansowana
lobby-is-mode-adventure = tryb przygodowy
lobby-mode = Tryb
lobby-mode-says = Graczy: { $players }. { $what }
lobby-mode-basic = Podstawowy
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = Ten sam arkusz dla wszystkich: tory, pola i pięć budynków. Najlepszy na początek.
lobby-mode-advanced = Zaawansowany
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Także osady: ukończone sekcje w odpowiednim kształcie ulepszają budynek.
lobby-mode-adventure = Przygodowy
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Każdy ma jedną z 48 wiosek. Solo grasz o rangę i własny rekord.
lobby-not-started = gra nie ruszyła
lobby-at-the-table = Przy stole
lobby-all-here = wszyscy są
lobby-seat = Miejsce { $n }
lobby-open-seat = Puste miejsce
lobby-open-seat-why =
    { $n ->
        [1] zostaw puste, by grać solo
        [2] zostaw puste, by grać we dwoje
        [3] zostaw puste, by grać we troje
       *[other] zostaw puste, by grać we czworo
    }
lobby-free-seat = Wolne miejsce
lobby-seat-waits = czeka na kogoś
lobby-add-friend = Zaproś kogoś
lobby-add-bot = Dodaj bota
lobby-friend = Gracz
lobby-bot = Bot
lobby-nobody = Nikt
lobby-two-needed = Rozgrywka podstawowa i zaawansowana wymagają dwóch graczy. Solo można grać w trybie przygodowym (<rule>RW-SETUP-01</rule>).
lobby-nobody-why = Ktoś siedzi tam albo dalej, więc tego miejsca nie można zabrać.
lobby-who-sits = Kto siedzi na miejscu { $n }
lobby-level-of = Poziom bota na miejscu { $n }
lobby-level-easy = Łatwy
lobby-level-normal = Zwykły
lobby-level-hard = Trudny
lobby-level-expert = Ekspert
lobby-level-master = Mistrz
lobby-faction-of = Frakcja na miejscu { $n }
lobby-chance = Losowo
lobby-sheet-of = Arkusz na miejscu { $n }
lobby-sheet-read = Pokaż { $sheet } w nowej karcie
lobby-sheet-search = Tytuł, numer lub budynek
lobby-sheet-chance = Dowolny z 48 arkuszy; zobaczysz go, gdy gra ruszy.
lobby-sheet-none = Nie ma takiego arkusza. Wpisz mniej słów.
lobby-own-best = twój rekord:
lobby-taken = Tę frakcję ma już { $name }.
lobby-ready = gotowe
lobby-you-host = ty, gospodarz
lobby-you = ty
lobby-is-host = gospodarz
lobby-is-here = już jest
lobby-is-away = chwilowa nieobecność
lobby-is-bot-easy = bot: łatwy
lobby-is-bot-normal = bot: zwykły
lobby-is-bot-hard = bot: trudny
lobby-is-bot-expert = bot: ekspert
lobby-is-bot-master = bot: mistrz
lobby-copy-seat-link = Kopiuj link miejsca
lobby-copied-seat = Link miejsca { $n } jest skopiowany: wyślij go temu, kto ma tam usiąść.
lobby-start = Zacznij grę
lobby-make-table = Utwórz stół
lobby-friends-come = Najpierw powstanie stół, potem dostaniesz link dla znajomych.
lobby-seat-free = Miejsce { $n } jest wciąż wolne: poczekaj na kogoś albo oddaj je botowi.

## What is agreed

lobby-option-lookout = Wypatrywanie
lobby-option-lookout-standard = Standardowe
lobby-option-lookout-alternative = Alternatywne
lobby-option-lookout-advanced = Zaawansowane
lobby-option-peaceful = Plądrowanie lokacji przeciwników
lobby-option-peaceful-no = Dozwolone
lobby-option-peaceful-yes = Wariant pokojowy
lobby-option-peaceful-drafts = Dobory w rundzie
lobby-option-peaceful-drafts-1 = Jeden
lobby-option-peaceful-drafts-2 = Dwa
lobby-option-format = Format talii
lobby-option-format-introductory = Zapoznawczy
lobby-option-format-standard = Standardowy
lobby-option-format-open = Otwarty
lobby-clock = Zegar
lobby-clock-none = Brak
lobby-clock-timed = Na czas
lobby-clock-days = Dni
lobby-clock-move = Na każdą decyzję
lobby-clock-reserve = Rezerwa na grę
lobby-clock-no-reserve = bez rezerwy
lobby-clock-each = { $time } na ruch
lobby-clock-both = { $move }, rezerwa { $reserve }
lobby-who-joins = Kto może dołączyć
lobby-by-link = Z linkiem
lobby-everyone = Każdy
lobby-option-visit-passed = Gracze, którzy spasowali
lobby-option-visit-passed-no = Nie można ich odwiedzać
lobby-option-visit-passed-yes = Można ich odwiedzać
lobby-option-five-players = Liczba graczy
lobby-option-five-players-no = Najwyżej czterech
lobby-option-five-players-yes = Do pięciu
lobby-option-virtual-faction = Wirtualny gracz
lobby-option-virtual-faction-none = bez frakcji
lobby-option-virtual-faction-barbarians = Barbarzyńcy
lobby-option-virtual-faction-rome = Rzymianie
lobby-option-robbers-cut-routes = Rabusie a Szlak handlowy
lobby-option-robbers-cut-routes-no = Nie zrywają
lobby-option-robbers-cut-routes-yes = Zrywają
lobby-option-upkeep-gold = Złoto w utrzymaniu
lobby-option-upkeep-gold-yes = Zastępuje surowce
lobby-option-upkeep-gold-no = Tylko jako złoto
lobby-option-play-on = Gdy ktoś ją ukończy
lobby-option-play-on-no = Kończy się
lobby-option-play-on-yes = Inni grają dalej
lobby-option-rebuild = Talie między grami
lobby-option-rebuild-no = Bez zmian
lobby-option-rebuild-yes = Można przebudować
lobby-option-names = Nazwy Imperiów
lobby-option-boxes = Dodatki
lobby-option-boxes-about = obok gry podstawowej
lobby-box-friends = Każdy potrzebuje przyjaciela
lobby-box-friends-what = Otwarte produkcje, które odwiedzają inni, magazyny, karty zagrywane od razu.
lobby-box-aztecs = Aztekowie
lobby-box-aztecs-what = Piąta frakcja z modlitwami i łaskami bogów; może grać pięć osób.
lobby-box-first = jest pierwszy
lobby-box-five = Przy stole siedzi pięć osób: najpierw usuń jedno miejsce.
lobby-option-decks = Talie
lobby-option-decks-about = własna lista kart zamiast zwykłej talii
lobby-decks-file = Wybierz plik z talią
lobby-decks-of =
    { $n ->
        [one] { $deck }: { $n } karta
        [few] { $deck }: { $n } karty
       *[other] { $deck }: { $n } kart
    }
lobby-decks-away = Graj bez tej talii: { $deck }
lobby-decks-idle = Nikt tu nie gra tą frakcją.
lobby-decks-large = Ten plik jest za duży jak na talię.
lobby-more = Więcej
lobby-title = Nazwa stołu
lobby-title-none = niekonieczna
lobby-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
lobby-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
lobby-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[other] { $n } dni
    }
lobby-means-solo = Solo przeciw wirtualnemu graczowi: miej więcej lokacji frakcyjnych, niż on zbierze kart (<rule>SOLO-47</rule>).
lobby-means-standard =
    { $n ->
        [2] Dwoje graczy
        [3] Troje graczy
        [4] Czworo graczy
       *[other] Pięcioro graczy
    }: w każdej rundzie dwa dobory z odkrytych kart, po { $cards } (<rule>LOOKOUT-3</rule>).
lobby-means-alternative = Karty wybiera się w tajemnicy: jedną z trzech, potem jedną z dwóch od sąsiada (<rule>VAR-ALT-3</rule>).
lobby-means-advanced = Jeden długi dobór z pięciu odkrytych kart, dwa okrążenia w tę samą stronę (<rule>VAR-ADV-3</rule>).
lobby-means-peaceful =
    Nikt nie plądruje lokacji przeciwników. W każdej rundzie jedna zakryta karta zwykła i { $drafts ->
        [1] jeden dobór
       *[other] dwa dobory
    } z odkrytych kart, po { $cards } (<rule>VAR-PEACE-3</rule>).

lobby-means-basic-all = Dziesięć rund z tymi samymi kośćmi i takim samym arkuszem dla wszystkich (<rule>RW-SETUP-03</rule>).
lobby-means-advanced-all = Jak w rozgrywce podstawowej, a w każdej rundzie każdy może stworzyć osadę (<rule>RW-ADV-02</rule>).
lobby-means-adventure-alone = Solo o rangę, od Plebejusza do Cesarza (<rule>RW-ADVENTURE-09</rule>).
lobby-means-adventure-all = Każdy ma własny arkusz; wygrywa najwyższy wynik (<rule>RW-ADVENTURE-11</rule>).

## Friends

lobby-invite = Zaproszenie
lobby-invite-why = Kto otworzy link, zajmie następne wolne miejsce. Bez zakładania konta.
lobby-qr = Kod QR zaproszenia
lobby-invite-link = Link zaproszenia
lobby-copy-link = Kopiuj link
lobby-copied = Skopiowano
lobby-not-copied = Przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go samodzielnie.
lobby-share = Udostępnij
lobby-share-title = Partia w Osadzie
lobby-only-here = Ten adres działa tylko na tym komputerze. Dla znajomych gdzie indziej uruchom Osadę z --host 0.0.0.0 i otwórz stronę pod nazwą lub adresem IP tego komputera.
lobby-watch-link = Link dla widzów
lobby-device = Link na inne urządzenie
lobby-device-copied = Link twojego miejsca jest skopiowany: otwórz go na drugim urządzeniu i nikomu nie podawaj.
lobby-have-code = Masz kod lub link?
lobby-code-like = link lub kod
lobby-no-code = To nie jest link ani kod Osady. Wklej cały link, który masz od znajomych.

## The waiting room and an invitation

lobby-room-host = Wszystko można jeszcze zmienić. Zacznij, gdy miejsca będą zajęte.
lobby-room-guest = Gra zacznie się, gdy uruchomi ją gospodarz.
lobby-host-starts = grę zaczyna gospodarz
lobby-you-sit = Masz miejsce
lobby-you-sit-why =
    { $choose ->
        [faction] Wybierz imię i frakcję w swoim wierszu.
        [sheet] Wybierz imię i arkusz w swoim wierszu.
       *[name] Wybierz imię w swoim wierszu.
    } Strona da znać, gdy gra ruszy.
lobby-you-watch = Oglądasz
lobby-you-watch-why = Widzisz to, co może widzieć każdy przy stole.
lobby-take-seat = Zajmij miejsce
lobby-leave-table = Odejdź od stołu
lobby-close-table = Zamknij stół
lobby-to-lobby = Do lobby
lobby-invitation = Zaproszenie
lobby-invites = { $name } zaprasza cię do gry: { $game }.
lobby-no-such-table = Nie ma takiego stołu. Został zamknięty albo link jest niepełny.
lobby-back-to-seat = Wróć na swoje miejsce
lobby-late-waiting = Wszystkie miejsca są już zajęte.
lobby-late-running =
    Gra ruszyła bez ciebie. { $watch ->
        [yes] Ale możesz ją oglądać.
       *[no] Poproś o link dla widzów, jeśli chcesz ją oglądać.
    }
lobby-late-finished = Ta gra jest skończona.
lobby-no-account = Bez konta i bez e-maila: twoje miejsce pamięta przeglądarka.

## What the game is, and ways to begin

lobby-goal = Zbuduj imperium z kart: po pięciu rundach wygrywa ten, kto ma najwięcej punktów ★.
lobby-with-whom = Około 15 minut z botami albo ze znajomymi. Bez konta.
lobby-start-something = Zacznij coś
lobby-friends = Graj ze znajomymi
lobby-friends-what = wyślij link, bez konta
lobby-new-what = wybierz zasady, miejsca i zegar
lobby-puzzles = Zadania
lobby-puzzles-what = Znajdź najlepszy ciąg ruchów albo rozwiąż zadanie dnia.
lobby-new-here = Pierwszy raz?
lobby-new-here-what = Dziesięć minut, jedna rzecz naraz, przy prawdziwym stole. Potem już umiesz grać.
lobby-learn = Ucz się, grając
lobby-read-how = albo przeczytaj, jak grać, z obrazkami
lobby-wait-for-you = 
    { $n ->
        [one] { $n } czeka na ciebie
        [few] { $n } czekają na ciebie
       *[other] { $n } czeka na ciebie
    }
lobby-go-on-turn = Graj dalej
lobby-turn-of = decyduje { $name }
lobby-with = z: { $names }
lobby-lately = Ostatnio
lobby-watch-one = Obejrzyj grę
lobby-result = { $place }, { $own } do { $others }
lobby-result-alone = { $place }, { $own ->
        [one] { $own } punkt
        [few] { $own } punkty
       *[other] { $own } punktów
    }
lobby-result-place = 
    { $won ->
        [yes] Wygrana
       *[no] { $of ->
            [1] Przegrana
           *[other] { $place ->
                [2] Drugie miejsce
                [3] Trzecie miejsce
                [4] Czwarte miejsce
               *[other] Piąte miejsce
            }
        }
    }
lobby-result-off = Niedokończona
lobby-result-none = Zamknięta przed początkiem
lobby-moves = 
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    }

## What each option means

lobby-who-plays = Kto gra
lobby-rules-and-clock = Zasady i zegar
lobby-change-nothing = niczego nie trzeba zmieniać
lobby-begin-here = na początek
lobby-level-easy-what = łatwy: myli się jak początkujący, dobry na pierwszą grę
lobby-level-normal-what = zwykły: wybiera najlepszy ruch, jaki widzi; na czas, gdy z łatwym już wygrywasz
lobby-level-hard-what = trudny: planuje z góry całą rundę
lobby-level-expert-what = ekspert: na czas, gdy z trudnym już wygrywasz
lobby-level-master-what = mistrz: najsilniejszy; nad ruchem myśli dłużej
lobby-mode-about = ile jest na arkuszach
lobby-option-lookout-about = jak karty trafiają na rękę
lobby-option-lookout-standard-what = Dwa dobory w rundzie: każdy po kolei bierze jedną z odkrytych kart.
lobby-option-lookout-alternative-what = W tajemnicy: zatrzymaj jedną z trzech, podaj dwie dalej, zatrzymaj jeszcze jedną. Wszyscy naraz, więc szybciej.
lobby-option-lookout-advanced-what = Jeden odkryty rząd pięciu kart, dwa okrążenia: widać, co zostanie, więc jest o czym myśleć.
lobby-option-peaceful-about = czy można plądrować to, co zbudowali inni?
lobby-option-peaceful-no-what = Dwie pochodnie plądrują lokację przeciwnika. Ważne lokacje chroń tarczą.
lobby-option-peaceful-yes-what = Pochodnie działają tylko na karty z własnej ręki.
lobby-option-peaceful-drafts-about = ile odkrytych kart wybierasz w rundzie
lobby-option-peaceful-drafts-1-what = Bierzesz jedną; druga przychodzi zakryta.
lobby-option-peaceful-drafts-2-what = Bierzesz dwie, a jeszcze jedna przychodzi zakryta: bogatsza gra.
lobby-option-format-about = co jest w taliach
lobby-option-format-introductory-what = Karty podstawowe i cały pierwszy dodatek.
lobby-option-format-standard-what = Wydrukowane 30 kart; karty dodatku tylko zamiast innych.
lobby-option-format-open-what = Wszystko, co mają dodatki na stole.
lobby-clock-about = jak długo można myśleć
lobby-clock-none-what = Bez pośpiechu. Najlepsze ze znajomymi i z botami.
lobby-clock-timed-what = Minuta na każdą decyzję i rezerwa. Komu skończy się czas, tego zastąpi bot.
lobby-clock-days-what = Dzień lub więcej na ruch. Wracasz, gdy przyjdzie twoja kolej.
lobby-who-joins-about = kto może zająć wolne miejsce
lobby-by-link-what = Tylko ci, którzy dostaną twój link.
lobby-everyone-what = Stół widać na liście: obcy mogą usiąść, oglądać, a potem zobaczyć powtórkę.
lobby-option-visit-passed-about = czy można wysyłać robotników do ich otwartych produkcji
lobby-option-visit-passed-no-what = Nikt nie wysyła robotników do ich lokacji (<rule>AMB-53</rule>).
lobby-option-visit-passed-yes-what = Robotników można wysyłać także do ich lokacji.
lobby-option-five-players-about = ilu graczy może usiąść przy stole, z Aztekami
lobby-option-five-players-no-what = Najwyżej czterech graczy (<rule>SETUP-1</rule>).
lobby-option-five-players-yes-what = Z dodatkiem Aztekowie może grać pięciu; gra trwa wtedy długo (<rule>AZT-FACTION-3</rule>).
lobby-option-virtual-faction-about = jaką frakcję ma wirtualny gracz
lobby-option-virtual-faction-none-what = Wirtualny gracz gra jak w grze podstawowej.
lobby-option-virtual-faction-barbarians-what = Trzy ataki w każdej fazie ataku zamiast dwóch (<rule>AMB-X-14</rule>).
lobby-option-virtual-faction-rome-what = O jedną kartę więcej w fazach wypatrywania rund 2 i 4 (<rule>AMB-X-14</rule>).
lobby-option-robbers-cut-routes-about = gdy Barbarzyńcy grają z Japończykami; wydania instrukcji się tu różnią
lobby-option-robbers-cut-routes-no-what = Umowa podpisana dzięki Szlakowi handlowemu jest bezpieczna przed Rabusiami, jak w polskiej instrukcji (<rule>BARB-8</rule>).
lobby-option-robbers-cut-routes-yes-what = Rabusie mogą zerwać także taką umowę, jak w instrukcji czeskiej i angielskiej.
lobby-option-upkeep-gold-about = czym można płacić utrzymanie
lobby-option-upkeep-gold-yes-what = Złoto może zastąpić drewno, kamień lub jadło na Mapie Prowincji (<rule>AMB-C6</rule>).
lobby-option-upkeep-gold-no-what = Każde dobro trzeba zapłacić tym właśnie dobrem.
lobby-option-play-on-about = dla trzech i czterech graczy
lobby-option-play-on-no-what = Kampania kończy się grą, w której ktoś dociera do Ery Współczesnej (<rule>ERA-19</rule>).
lobby-option-play-on-yes-what = Inni grają dalej, dopóki zostało co najmniej dwoje.
lobby-option-rebuild-about = przed każdą grą od drugiej
lobby-option-rebuild-no-what = Każdy gra cały czas jedną talią.
lobby-option-rebuild-yes-what = Każdy może zmienić talię według zasad formatu (<rule>CSETUP-4</rule>).

lobby-lessons = Lekcja
lobby-lesson-at = 
    Krok { $step } z { $of }, { $minutes ->
        [one] jeszcze około { $minutes } minuty
       *[other] jeszcze około { $minutes } minut
    }.
lobby-lesson-on = Kontynuuj
lobby-lesson-begin = Zacznij

lobby-how-to = Jak grać

# Co się stało od ostatniej własnej tury.

news-title = Wydarzenia
news-since = od twojej ostatniej tury
news-show = Pokaż
news-skip = Przejdź do mojej tury
news-close = Zamknij wydarzenia
news-loss-razed = { $who } plądruje twoją lokację { $card }
news-loss-discarded = { $who } odrzuca twoją lokację { $card }
news-loss-taken = { $who } przejmuje na tę rundę twoją lokację { $card }
news-loss-blocked = { $who } blokuje na tę rundę twoją lokację { $card }
news-loss-attacked = Atak zabiera ci lokację { $card }
news-loss-undealt = { $who } odbiera ci umowę z kartą { $card }
news-loss-stolen = { $who } zabiera ci { $goods }
news-yields = −{ $goods } na rundę
news-points = −{ $goods } na koniec
news-got = dostajesz { $goods }
news-foundation = fundament
news-flag-razed = splądrowane: { $who }
news-flag-discarded = odrzucone: { $who }
news-flag-taken = przejęte: { $who }
news-flag-blocked = zablokowane: { $who }
news-flag-attacked = stracone w ataku
news-flag-undealt = odebrane: { $who }
news-flag-stolen = skradzione: { $who }

# Gra z innymi: cofanie za zgodą, linki, kto odszedł, inne partie.

others-undo-ask = Poproś pozostałych o cofnięcie twojego ostatniego ruchu
others-undo-short = Cofnij…
others-plea = { $name } prosi o cofnięcie ruchu: { $what }
others-plea-mine = Prosisz o cofnięcie ruchu: { $what }. Czekamy na odpowiedź: { $names }.
others-agree = Zgadzam się
others-decline = Nie zgadzam się
others-withdraw = Wycofaj prośbę
others-stood-in = { $why ->
    [time] Twój czas minął, więc gra za ciebie bot.
    [gone] Twój czas minął podczas nieobecności, więc gra za ciebie bot.
   *[left] Stół został opuszczony, więc gra za ciebie bot.
}
others-away-on-turn = chwilowa nieobecność w swojej turze
others-device = Link na inne urządzenie
others-device-why = Otwiera twoje miejsce: zachowaj go dla siebie.
others-watch = Link dla widzów
others-watch-why = Kto go ma, może oglądać i nic więcej.
others-link = Link
others-qr = Kod QR linku
others-next = Następna partia
others-next-n = { $n ->
    [one] { $n } inna partia czeka na ciebie
    [few] { $n } inne partie czekają na ciebie
   *[many] { $n } innych partii czeka na ciebie
}
others-waits-for = Miejsce czeka: { $name }
others-kept-why = Miejsce czeka na osobę z poprzedniej partii.
others-free = Zwolnij miejsce
others-same = Jeszcze raz ta sama wioska
others-another = Inna wioska
others-talk = Czat
others-by-link = Ten stół otwiera tylko link. Poproś o niego: { $name }.

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
puzzle-longest = dotąd najdłużej { $n }
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
puzzle-none = Nie ma takich zadań.
puzzle-nr = nr { $n }
puzzle-number = Zadanie { $n }
puzzle-no-such = Nie ma takiego zadania.
puzzle-comes = Wczytuje się…
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

# Replays.

replay-all = Powtórki
replay-all-why = Obejrzyj grę jeszcze raz oczami dowolnego gracza i graj dalej od dowolnej chwili.
replay-one = Powtórka
replay-of = Powtórka: { $title }
replay-comes = Przygotowujemy grę…
replay-played = Rozegrane w tej przeglądarce
replay-none = Nie ma jeszcze zakończonej gry. Te, które rozegrasz, będą czekać tutaj.
replay-result = Wynik
replay-watch = Oglądaj
replay-upload = Otwórz zapis gry
replay-too-large = Ten plik jest za duży jak na zapis gry.
replay-controls = Odtwarzanie powtórki
replay-play = Odtwarzaj
replay-pause = Pauza
replay-again = Od początku
replay-back = Ruch wstecz
replay-on = Ruch dalej
replay-round-back = Runda wstecz
replay-round-on = Runda dalej
replay-moment = Chwila
replay-moment-of = Ruch { $at } z { $end }, runda { $round }
replay-speed = Tempo
replay-eyes = Czyimi oczami
replay-eyes-all = Co widzą wszyscy
replay-eyes-of = Oczami: { $name }
replay-side = Punkty i dziennik
replay-log = Dziennik
replay-begins = Stół jest przygotowany.
replay-decides = Decyduje { $name }
replay-download = Pobierz zapis gry
replay-play-on = Graj dalej od tej chwili
replay-play-on-over = Tu gra jest już skończona: cofnij się do wcześniejszej chwili.
replay-play-on-now = Graj dalej od ruchu { $at }
replay-as = Twoje miejsce
replay-against = Pozostałe miejsca: boty
replay-shut = Zamknij

replay-opened = Zapisy otwarte tutaj
replay-public = Rozegrane przy otwartych stołach
replay-examples = Przykłady
replay-examples-why = W te gry grały między sobą boty. Zobacz, jak przebiega gra, albo graj dalej od dowolnego momentu.

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

# Stół gry Wykreślane Imperium. Osobę i budynek nazywa się tylko w jednej formie, więc zdania są zbudowane wokół niej.

roll-title = Runda { $round }
roll-round-of = Runda { $round } z { $of }
roll-phase-favor = Przysługa
roll-phase-develop = Rozwój
roll-phase-settlements = Osady
roll-active = Rzuca
roll-rolling = Rzuca:
roll-library = Wioski

## Arkusz Imperium

roll-sheets = Arkusze
roll-empire-of = Arkusz Imperium: { $name }
roll-village-of = Arkusz Wioski: { $name }
roll-page-empire = Imperium
roll-page-village = Wioska
roll-page-favors = Przysługi
roll-track =
    { $track }: ukończone sekcje: { $n } z 9, wartość { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
roll-progress = { $track }: { $n } z 9
roll-section = { $track }, sekcja { $section }
roll-section-area = { $track }, sekcja { $section }, obszar { $area }
roll-imperial = Sekcja Imperialna
roll-costs = koszt: { $goods }
roll-free = bez kosztu w surowcach
roll-crossed = wykreślony
roll-can = można teraz wykreślić
roll-open = nie teraz
roll-far = jeszcze nie
roll-complete = ukończona
roll-incomplete = nieukończona
roll-marked = część osady
roll-fields = Pola
roll-field =
    Pole { $field }, { $reached ->
        [yes] dostępne
       *[no] jego most nie jest ukończony
    }
roll-harvest-area = Obszar Zbiorów { $area }, daje: { $goods }
roll-box = { $name }: { $n }
roll-box-settlements = Punkty za osady
roll-box-earned = Punkty zdobyte i za budynki z gwiazdką
roll-box-total = Wszystkie punkty do tej pory

## Arkusz Wioski

roll-building = { $name }
roll-building-star = { $name }, budynek z gwiazdką
roll-building-area = { $name }, obszar { $area }
roll-areas-of = Obszary: { $name }
roll-star = Gwiazdka: liczy się na koniec gry
roll-prebuilt = Zbudowany od początku
roll-use = Użyj
roll-can-use = Można teraz użyć
roll-settlements =
    { $n ->
        [0] Brak osad
        [one] { $n } osada
        [few] { $n } osady
        [many] { $n } osad
       *[other] { $n } osady
    }
roll-places =
    { $n ->
        [one] { $n } miejsce na osadę
        [few] { $n } miejsca na osadę
        [many] { $n } miejsc na osadę
       *[other] { $n } miejsca na osadę
    }
roll-plan-pick =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }
roll-plan-picked = Wybrany
roll-stands-basic = Nie należy do rozgrywki podstawowej
roll-stands-open =
    { $n ->
        [one] jeszcze { $n } obszar
        [few] jeszcze { $n } obszary
        [many] jeszcze { $n } obszarów
       *[other] jeszcze { $n } obszaru
    }
roll-stands-next = Od następnej rundy
roll-stands-star = Liczy się na koniec
roll-stands-plan = Punkty za osady
roll-stands-active = Aktywny
roll-stands-alone = Aktywny, działa sam
roll-stands-worked = Zadziałał w tej rundzie
roll-stands-left =
    { $n ->
        [one] Jeszcze raz
        [few] Jeszcze { $n } razy
        [many] Jeszcze { $n } razy
       *[other] Jeszcze { $n } razy
    }
roll-stands-used =
    { $n ->
        [one] Użyty
        [few] Użyty { $n } razy
        [many] Użyty { $n } razy
       *[other] Użyty { $n } razy
    }

## Kości i Przysługi

roll-tray = Kości i Przysługi
roll-dice = Kości
roll-die = Kość { $n }: { $face }
roll-worker-die =
    Kość Robotników: { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
roll-tokens = Żetony Przysługi
roll-take = Weź
roll-favor = Przysługa
roll-favor-yours = Twoja
roll-favor-of = ma ją { $name }
roll-favor-used = Użyta
roll-favor-used-by = użyta: { $name }
roll-favor-is-used = użyta
roll-favor-unused = nieużyta

## O co gra pyta

roll-ask-develop =
    { $n ->
        [0] Nie masz już akcji; mogą jeszcze pomóc budynki i Przysługa.
        [one] Została { $n } akcja: buduj, zbieraj, używaj budynków i Przysługi.
        [few] Zostały { $n } akcje: buduj, zbieraj, używaj budynków i Przysługi.
        [many] Zostało { $n } akcji: buduj, zbieraj, używaj budynków i Przysługi.
       *[other] Zostało { $n } akcji: buduj, zbieraj, używaj budynków i Przysługi.
    }
roll-ask-done = W tej rundzie nic więcej nie można zrobić.
roll-ask-place = Gdzie powstanie osada ({ $name })?
roll-pick-dice = Wybierz kości do przerzutu.
roll-not-these-dice = Żaden budynek nie pozwala przerzucić właśnie tych kości.
roll-dice-first = Najpierw zdecyduj o kościach: przerzuć je albo zostaw (<rule>RW-ADVENTURE-12</rule>).
roll-reroll-n =
    { $n ->
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
roll-keep = Zostaw kości
roll-plans = Pasujące plany
roll-settle-here = Stwórz osadę
roll-skip = Bez osady
roll-be-ready = Gotowe
roll-step-favor = Weź przysługę
roll-step-reroll = Wybierz kości
roll-step-develop = Wybierz obszar
roll-step-settlements = Wybierz plan i miejsce
roll-step-wait = Poczekaj na innych
roll-choices = Co można tu zrobić
roll-you-ready = Gotowe.
roll-wait-for =
    { $n ->
        [one] Najpierw musi zdecydować { $names }.
        [few] Najpierw muszą zdecydować { $names }.
        [many] Najpierw muszą zdecydować { $names }.
       *[other] Najpierw muszą zdecydować { $names }.
    }
roll-ready-wait-for =
    { $n ->
        [one] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw musi zdecydować { $names }.
        [few] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw muszą zdecydować { $names }.
        [many] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw muszą zdecydować { $names }.
       *[other] Ogłoszono gotowość i to jest ostateczne (<rule>RW-ROUND-19</rule>). Najpierw muszą zdecydować { $names }.
    }
roll-unsure-actions =
    { $n ->
        [one] Przepadnie { $n } akcja (<rule>RW-ROUND-11</rule>).
        [few] Przepadną { $n } akcje (<rule>RW-ROUND-11</rule>).
        [many] Przepadnie { $n } akcji (<rule>RW-ROUND-11</rule>).
       *[other] Przepadnie { $n } akcji (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-favor = Przysługa ({ $favor }) jest nieużyta i przepadnie (<rule>RW-FAVOR-12</rule>).
roll-unsure-both =
    { $n ->
        [one] Przepadną { $n } akcja i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [few] Przepadną { $n } akcje i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
        [many] Przepadnie { $n } akcji i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
       *[other] Przepadnie { $n } akcji i Przysługa ({ $favor }) (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-no = Jeszcze nie
roll-unsure-yes = Mimo to gotowe

## Gracze

roll-doing-favor = bierze żeton
roll-doing-develop = rozwija imperium
roll-doing-settlements = tworzy osadę
roll-doing-end = koniec
roll-ready = gotowe
roll-built =
    { $n ->
        [one] { $n } ukończony budynek
        [few] { $n } ukończone budynki
        [many] { $n } ukończonych budynków
       *[other] { $n } ukończonego budynku
    }
roll-has-token = Przysługa: { $token }
roll-lens-open = { $name }: zobacz arkusze
roll-lens-close = { $name }: odłóż arkusze
roll-rank = Ranga
roll-rank-next =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } do rangi { $name }
roll-record = Twój rekord na tym arkuszu: { $n }
roll-no-record = Twoja pierwsza gra na tym arkuszu

## Pula

roll-pool = Twoja pula w tej rundzie
roll-n-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
roll-n-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

## Pomoc

roll-verb-take = Weź żeton
roll-verb-reroll = Przerzuć
roll-verb-keep = Zostaw kości
roll-verb-build = Buduj
roll-verb-harvest = Zbieraj
roll-verb-use = Użyj budynku
roll-verb-favor = Użyj Przysługi
roll-verb-ready = Gotowe
roll-verb-settle = Stwórz osadę
roll-verb-skip = Bez osady
roll-key-arrows = od obszaru do obszaru
roll-key-enter = wykreśl, wybierz, potwierdź
roll-key-end = gotowe, zostaw kości, bez osady

## Koniec gry

roll-end-after = Wynik końcowy po { $n ->
    [one] { $n } rundzie
   *[other] { $n } rundach
}
roll-end-won = Wygrywa { $name }
roll-end-rank = { $name } zdobywa rangę { $rank }
roll-end-points =
    { $n ->
        [one] { $n } punkt w trybie przygodowym.
        [few] { $n } punkty w trybie przygodowym.
        [many] { $n } punktów w trybie przygodowym.
       *[other] { $n } punktu w trybie przygodowym.
    }
roll-end-by-bridges =
    Remis ({ $name }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; zdecydowały ukończone sekcje Mostów, { $own } do { $other } (<rule>RW-TIE-01</rule>).
roll-end-by-harvest =
    Remis ({ $name }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, także w Mostach; zdecydowały wykreślone obszary Zbiorów, { $own } do { $other } (<rule>RW-TIE-02</rule>).
roll-end-by-nothing =
    Po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i nic więcej nie rozstrzyga (<rule>RW-TIE-03</rule>).
roll-end-settlements = Osady
roll-end-earned = Zdobyte i budynki z gwiazdką
roll-end-tie-bridges = Najwięcej ukończonych sekcji Mostów (<rule>RW-TIE-01</rule>)
roll-end-tie-harvest = Najwięcej wykreślonych obszarów Zbiorów (<rule>RW-TIE-02</rule>)
roll-end-tie-shared = W przeciwnym razie wspólne zwycięstwo (<rule>RW-TIE-03</rule>)
roll-end-more = Remisy i najlepsze budynki
roll-end-best = Najlepsze budynki
roll-end-built = Co powstało
roll-end-sections = Ukończone sekcje
roll-end-buildings = Ukończone budynki
roll-end-harvested = Wykreślone obszary Zbiorów
roll-end-made = Stworzone osady
roll-end-record-new = Nowy rekord arkusza { $sheet }: { $n }
roll-end-record-first = Twój pierwszy rekord arkusza { $sheet }: { $n }
roll-end-record-stands = Twój rekord arkusza { $sheet } to nadal { $n }
roll-end-ranks-rule = Każdy wynik ma rangę (<rule>RW-ADVENTURE-09</rule>).

## What a settlement brings

roll-settle-points =
    Daje { $n ->
        [one] <vp>{ $n } punkt zwycięstwa</vp>
        [few] <vp>{ $n } punkty zwycięstwa</vp>
       *[many] <vp>{ $n } punktów zwycięstwa</vp>
    }.
roll-settle-raises = Od następnej rundy: { $text }
roll-settle-raises-later = Po ukończeniu budynku: { $text }

# The rulebook.

rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found =
    { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
rules-nothing = Żadna zasada nie zawiera wszystkich tych słów. Wpisz mniej słów albo same ich początki.
rules-failed = Nie udało się pobrać zasad z serwera.
rules-book = Instrukcja
rules-every = Wszystkie
rules-defines = Przeczytaj najpierw
rules-uses = Gdzie jeszcze o tym mowa
rules-all = Pokaż wszystkie zasady ({ $n })
rules-elsewhere =
    { $n ->
        [one] Jeszcze { $n } zasada: { $book }
        [few] Jeszcze { $n } zasady: { $book }
       *[many] Jeszcze { $n } zasad: { $book }
    }
rules-no-clause = Nie ma zasady { $clause }.

rules-in-short = W skrócie
rules-how-to = Jak grać, z obrazkami
rules-lesson = Lekcja
rules-below = Poniżej są wszystkie zasady, każda z numerem, na który powołuje się gra.
rules-judges = Także zasady dla sędziów i programistów
rules-hidden =
    { $n ->
        [one] jeszcze { $n } zasada dla sędziów i programistów
        [few] jeszcze { $n } zasady dla sędziów i programistów
       *[other] jeszcze { $n } zasad dla sędziów i programistów
    }
rules-in-the-book = W instrukcji

# What the table says in Polish.

## Where and when

table-title = Runda { $round }
table-title-turn = Twoja tura
table-heading = Stół, runda { $round }
table-round = Runda
table-round-of = Runda { $round } z { $of }
table-phases = Fazy rundy
table-phase-lookout = Wypatrywanie
table-phase-production = Produkcja
table-phase-action = Akcje
table-phase-attack = Atak
table-phase-cleanup = Czyszczenie
table-first = Pierwszy gracz
table-rules = Zasady
table-players = Imperia
table-you = Ty
table-seat = Gracz { $n }
table-virtual = Wirtualny gracz
table-virtual-short = Wirtualny
table-bot = bot
table-stand-in = gra bot
table-resigned = poddana partia
table-you-resigned = Partia poddana; dalej gra za ciebie bot.
table-faction-kind = { $faction }, { $kind }
table-thinking = myśli
table-on-turn = decyduje
table-passed = pas
table-away = chwilowa nieobecność
table-score = Punkty

## Empires

table-empire-own = Twoje imperium
table-empire-of = Imperium: { $name }
table-rival = { $name }, { $faction }
table-row-production = Produkcja
table-row-feature = Cechy
table-row-action = Akcje
table-each-round = Co rundę
table-keeps = Przechowuje
table-all-wood = całe drewno
table-all-stone = wszystkie kamienie
table-all-food = całe jadło
table-all-gold = całe złoto
table-all-worker = wszystkich robotników
table-all-raze = wszystkie żetony plądrowania
table-all-defense = wszystkie żetony obrony
table-lens-open = { $name }: powiększ
table-lens-close = Wróć do swojego imperium
table-no-goods = brak dóbr
table-hand-cap = Karty na ręce
table-hand-of =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }, zwykłych: { $common }
table-deals-cap = Umowy
table-deals =
    { $n ->
        [0] Brak umów
        [one] { $n } umowa
        [few] { $n } umowy
       *[many] { $n } umów
    }
table-deal-label =
    Umowa: co rundę { $good }, { $card }{ $route ->
        [yes] {" "}({ $of })
       *[no] {""}
    }
table-foundation = Fundament
table-foundations =
    { $n ->
        [one] { $n } fundament
        [few] { $n } fundamenty
       *[many] { $n } fundamentów
    }
table-piles = Talie
table-common = zwykłe
table-pile = { $name }, zostało kart: { $n }
table-aside-label = Odrzucone karty zwykłe: { $n }. Na wierzchu: { $card }
table-more = jeszcze { $n }

## The virtual player

table-attack-deck = zostało kart ataku: { $n }
table-line = Ataki
table-line-label =
    { $n ->
        [0] W kolejce ataku nie ma kart
       *[other] Kolejka ataku, od najnowszej: { $goods }
    }
table-area = Jego obszar
table-collection = Jego kolekcja: { $n }
table-faction-locations = Twoje lokacje frakcyjne : jego kolekcja
table-versus = { $ours } do { $theirs }

## Hand and offer

table-hand =
    { $n ->
        [one] Twoja ręka, { $n } karta
        [few] Twoja ręka, { $n } karty
       *[many] Twoja ręka, { $n } kart
    }
table-hand-empty = Nie masz kart na ręce.
table-offer =
    { $n ->
        [one] Do wyboru { $n } karta
        [few] Do wyboru { $n } karty
       *[many] Do wyboru { $n } kart
    }
table-offer-empty = Na razie nic nie wyłożono.
table-prayed =
    { $n ->
        [one] Modlitwa, { $n } karta
        [few] Modlitwa, { $n } karty
       *[many] Modlitwa, { $n } kart
    }
table-verb-visit = Odwiedź
table-verb-play = Zagraj
table-did-visit = Odwiedzono: { $what }
table-did-play = Zagrano: { $what }
table-all-blessing = wszystkie łaski bogów
table-all-tech = wszystkie technologie
table-left-visit =
    { $n ->
        [one] odwiedzić { $n } lokację
        [few] odwiedzić { $n } lokacje
       *[many] odwiedzić { $n } lokacji
    }
table-left-play =
    { $n ->
        [one] zagrać { $n } kartę
        [few] zagrać { $n } karty
       *[many] zagrać { $n } kart
    }
table-can = Możesz: { $verbs }.
table-picked = Wybrana.
table-verb-build = Zbuduj
table-verb-going = Budowa
table-verb-deal = Umowa
table-verb-raze = Splądruj
table-verb-use = Użyj
table-verb-send = Wydaj robotników
table-verb-guard = Chroń
table-verb-samurai = Samuraj
table-verb-draft = Weź
table-verb-choose = Wybierz
table-verb-give-up = Odrzuć
table-verb-put = Włóż pod spód
table-verb-end = Zakończ turę
table-verb-pass = Spasuj
table-do-choose = Wybierz: { $what }
table-do-give-up = Odrzuć: { $what }
table-do-put = Włóż pod spód: { $what }
table-pay = Zapłać: { $what }
table-why-short =
    { $good ->
        [wood] brakuje { $n } drewna
        [stone] brakuje { $n ->
            [one] { $n } kamienia
           *[many] { $n } kamieni
        }
        [food] brakuje { $n } jadła
       *[gold] brakuje { $n } złota
    }
table-why-short-goods =
    { $n ->
        [one] brakuje { $n } dobra
       *[many] brakuje { $n } dóbr
    }
table-why-no-sacrifice = nie ma czego odrzucić
table-gains = otrzymujesz: { $what }
table-loses = wydajesz: { $what }

## What is asked

table-asked = O co gra pyta
table-your-turn = Twoja tura: jedna akcja albo pas.
table-acted-more = Akcja wykonana. Połóż żetony albo zakończ turę.
table-acted = Akcja wykonana. Zakończ turę.
table-send = na
table-steps = Kroki budowy
table-step-card = Karta
table-step-give-up = Odrzuć
table-step-pay = Zapłać
table-picked-secret = Wybór dokonany.
table-thinks =
    { $n ->
        [0] Chwila namysłu
        [one] Myśli: { $names }
       *[other] Myślą: { $names }
    }
table-waits =
    { $n ->
        [0] Chwileczkę
        [one] Decyduje: { $names }
       *[other] Decydują: { $names }
    }
table-over = Koniec gry.
table-moment = Stół po ruchu numer { $at }
table-back-to-now = Wróć do bieżącego stanu

## The dock

table-dock = Twoje dobra i ruchy
table-purse = Twoje dobra
table-help = Co mogę zrobić?
table-undo = Cofnij
table-pass = Pas
table-end-turn = Koniec tury
table-watching =
    { $n ->
        [one] Oglądasz grę
        [few] Grę oglądają { $n } osoby
       *[many] Grę ogląda { $n } osób
    }
table-only-watching = Oglądasz tę grę.
table-not-now = Nie teraz.
table-not-your-turn = Decyduje: { $name }.
table-answer-first = Najpierw odpowiedz na pytanie.
table-act-first = Najpierw wykonaj akcję albo spasuj.
table-acted-already = Akcja wykonana: zakończ turę.
table-clock = Pozostały czas: { $time }
table-clock-days =
    { $days ->
        [one] { $days } dzień { $hours } h
       *[many] { $days } dni { $hours } h
    }
table-step-pick = Wybierz kartę lub lokację
table-step-pick-why = Wybierz kartę z ręki albo lokację: to, co możesz z nią zrobić, pojawi się tutaj.
table-step-answer = Wybierz odpowiedź
table-step-answer-why = Wybierz coś w obwódce albo odpowiedź na pasku nad ręką.
table-step-wait = Nie twoja tura
table-answer-or-undo = Najpierw odpowiedz na pytanie albo cofnij ruch.
table-did = Gotowe
table-did-build = Zbudowano: { $what }
table-did-deal = Umowa: { $what }
table-did-raze = Splądrowano: { $what }
table-did-use = Użyto: { $what }
table-did-draft = Wzięto: { $what }
table-did-send = Robotnicy wydani
table-did-guard = Obrona: { $what }
table-did-samurai = Samuraj: { $what }
table-did-pass = Spasowano
table-did-end = Koniec tury
table-pass-ask = Spasować do końca rundy?
table-pass-sure = Pasuję do końca rundy
table-pass-not = Gram dalej
table-pass-lost = Przepada w czyszczeniu
table-pass-kept = Zostaje
table-left = Możesz jeszcze
table-left-build =
    { $n ->
        [one] zbudować { $n } kartę
        [few] zbudować { $n } karty
       *[other] zbudować { $n } kart
    }
table-left-deal =
    { $n ->
        [one] podpisać { $n } umowę
       *[other] podpisać umowę z jedną z { $n } kart
    }
table-left-raze =
    { $n ->
        [one] splądrować { $n } kartę lub lokację
       *[other] splądrować jedną z { $n } kart lub lokacji
    }
table-left-use =
    { $n ->
        [one] użyć { $n } lokacji
       *[other] użyć { $n } lokacji
    }
table-left-send = wydać robotników
table-steps-deal = Kroki podpisywania Umowy
table-verb-dealing = Umowa
table-ledger-gives = Odrzucasz
table-ledger-asks = jedną lokację, do wyboru
table-ledger-pays = Płacisz
table-ledger-gets = Teraz
table-ledger-rounds = co rundę
table-ledger-ends = na koniec

## Help and keys

table-help-wait = Na razie nic: decydują inni.
table-close = Zamknij
table-keys = Klawisze
table-keys-on = Skróty klawiszowe (litery i cyfry)
table-key-tab = do następnej części stołu
table-key-arrows = z karty na kartę
table-key-enter = wybierz, potem zagraj
table-key-digits = odpowiedź o tym numerze
table-key-escape = krok wstecz
table-key-end = zakończ turę
table-key-pass = spasuj w tej rundzie
table-key-undo = cofnij ostatni ruch
table-key-help = ta pomoc

## The side

table-side = Punkty, dziennik i czat
table-track = Punkty
table-log = Dziennik
table-log-show = Pokaż ten moment
table-notation = Ruchy w notacji
table-chat = Czat
table-chat-new = nowe
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-say = Napisz coś
table-chat-send = Wyślij

## The menu

table-menu-sound = Dźwięk na początku mojej tury
table-menu-notify = Powiadomienie na początku mojej tury
table-notify-what = Także gdy żadna strona nie jest otwarta, przy wszystkich twoich stołach w tej przeglądarce. Powiadomienie podaje stół i graczy; idzie zaszyfrowane przez usługę powiadomień przeglądarki.
table-notify-page = Tylko gdy ta strona jest otwarta. Wyłącz i włącz ponownie, aby dostawać powiadomienia także po jej zamknięciu.
table-notify-insecure = Powiadomienia wymagają adresu, który zaczyna się od https.
table-notify-browser = Tylko gdy ta strona jest otwarta: ta przeglądarka nie odbiera powiadomień bez niej. Na iPhonie lub iPadzie najpierw dodaj Osadę do ekranu początkowego.
table-notify-blocked = Przeglądarka blokuje powiadomienia z tej witryny; możesz na nie pozwolić w jej ustawieniach.
table-notify-server = Tylko gdy ta strona jest otwarta: ten serwer nie wysyła powiadomień.
table-notify-failed = Tylko gdy ta strona jest otwarta: usługa powiadomień przeglądarki nie odpowiedziała; okna prywatne jej nie mają. Wyłącz i włącz, aby spróbować ponownie.
table-leave = Odejdź od stołu
table-leave-sure = Zagra za ciebie bot. Możesz wrócić w każdej chwili.
table-resign = Poddaj się
table-resign-sure = Ta partia będzie dla ciebie skończona.
table-stay = Zostań
table-come-back = Wracam do gry

## The line

table-connecting = Siadamy do stołu…
table-lost = Połączenie przerwane; samo wróci.
table-lost-now = Spróbuj teraz
table-refused = Tego stołu nie można tu otworzyć. Użyj linku z zaproszenia.
table-again = Spróbuj ponownie
table-to-end = Do wyniku

# Modlitwa jako scena
table-prayer-of = { $name }: modlitwa, { $card }
table-prayer-own-tokens = Twoje żetony łaski
table-prayer-tokens-of = Żetony łaski: { $name }
table-prayer-as = jako { $colour }
table-prayer-stored = karta przechowywana
table-prayer-no-match = nie pasuje
table-prayer-no-colour = bez koloru
table-prayer-not-asked = nie w tej modlitwie
table-prayer-needs-match = potrzebna pasująca karta
table-prayer-spend = można wydać: { $good }
table-prayer-each = za każdą
table-prayer-draw = Dobierz { $n }
table-prayer-with-tokens = Żetonami
table-prayer-declare = Ogłoś kolor
table-prayer-choose = Wybierz kolor
table-prayer-brings = Wynik
table-prayer-draw-what =
    { $n ->
        [one] { $n } zwykła karta, widoczna dla wszystkich. Jeśli pasuje, żetony dodają swoje.
        [few] { $n } zwykłe karty, widoczne dla wszystkich. Jeśli choć jedna pasuje, żetony dodają swoje.
       *[many] { $n } zwykłych kart, widocznych dla wszystkich. Jeśli choć jedna pasuje, żetony dodają swoje.
    }
table-prayer-tokens-what = Na pewno: nic się nie dobiera, a żetony zostają.
table-prayer-matches =
    { $n ->
        [one] Pasuje { $n } karta.
        [few] Pasują { $n } karty.
       *[many] Pasuje { $n } kart.
    }
table-prayer-tokens =
    { $n ->
        [one] { $n } żeton dodaje swoje
        [few] { $n } żetony dodają swoje
       *[many] { $n } żetonów dodaje swoje
    }
table-prayer-helped =
    { $n ->
        [one] Pasuje { $n } karta, więc { $tokens } (<rule>PRAYER-32</rule>).
        [few] Pasują { $n } karty, więc { $tokens } (<rule>PRAYER-32</rule>).
       *[many] Pasuje { $n } kart, więc { $tokens } (<rule>PRAYER-32</rule>).
    }
table-prayer-in-vain =
    { $tokens ->
        [yes] Żadna karta nie pasuje, więc żetony nic nie dodają (<rule>PRAYER-34</rule>).
       *[no] Żadna karta nie pasuje.
    }
table-prayer-by-tokens =
    { $n ->
        [one] Pasuje { $n } żeton; nic się nie dobiera (<rule>PRAYER-22</rule>).
        [few] Pasują { $n } żetony; nic się nie dobiera (<rule>PRAYER-22</rule>).
       *[many] Pasuje { $n } żetonów; nic się nie dobiera (<rule>PRAYER-22</rule>).
    }
table-prayer-least =
    Co najmniej { $n } { $n ->
        [one] dopasowanie
        [few] dopasowania
       *[many] dopasowań
    }: { $goods }.
table-prayer-least-not =
    Mniej niż { $n } { $n ->
        [one] dopasowanie
        [few] dopasowania
       *[many] dopasowań
    }, bez premii: { $goods }.
table-prayer-brings-goods = Przynosi { $goods }.
table-prayer-nothing = Nic
table-prayer-shut = Zamknij modlitwę

# Otwarte produkcje przeciwników
table-doors = Otwarte produkcje, które możesz odwiedzić
table-door =
    { $n ->
        [one] Odwiedź { $card } ({ $name }): { $n } wolne miejsce.
        [few] Odwiedź { $card } ({ $name }): { $n } wolne miejsca.
       *[many] Odwiedź { $card } ({ $name }): { $n } wolnych miejsc.
    }
table-doors-shut = Zamknięte: { $n }
table-key-doors = do otwartych produkcji, które możesz odwiedzić
table-key-rival = pokaż imperium przeciwnika
table-key-rival-which =
    { $n ->
        [one] Który przeciwnik? 1
        [few] Który przeciwnik? Od 1 do { $n }
       *[many] Który przeciwnik? Od 1 do { $n }
    }
table-key-log = do dziennika

## Gra kampanii

table-goals = Cele
table-goal-open = pierwszy
table-goal-turned = odwrócony
table-goal-first = Kto będzie pierwszy, wykreśla { $n } pola i otrzymuje bonus.
table-goal-later =
    { $n ->
        [one] Odwrócony: { $n } pole dla następnych.
        [few] Odwrócony: { $n } pola dla następnych.
       *[many] Odwrócony: { $n } pól dla następnych.
    }
table-goal-has = { $name }: { $n } z { $of }.
table-goal-met = { $name }: osiągnięty.
table-provinces = Prowincje
table-provinces-cost = Na koniec gry Prowincje odbiorą punkty: { $n }.
table-invention-used =
    { $n ->
        [one] Zadziałał w tej rundzie raz.
       *[other] Zadziałał w tej rundzie { $n } razy.
    }
table-track-at =
    { $more ->
        [0] Tor { $track }: pola { $n }
       *[other] Tor { $track }: pola { $n }, w tej grze { $more }
    }
table-upkeep = Koszt utrzymania
table-upkeep-sum = Koszt utrzymania: położono { $n } z { $of }
table-upkeep-of = Koszt utrzymania, { $good }: położono { $laid }
table-upkeep-card = Połóż kartę z ręki
table-upkeep-lacks = Teraz nie ma czego położyć
table-upkeep-whole = Zapłacono
table-tokens = Żetony Postępu
table-token-place = { $name } ({ $n }): { $what }. Wybierz miejsce.
table-token-idle = { $name } ({ $n }): { $what }. Teraz nie można go położyć.
table-token-where = Gdzie położyć? { $name }: { $what }.
table-verb-upkeep = Połóż
table-verb-place = Połóż żeton
table-did-upkeep = Koszt utrzymania położony na mapie
table-did-place = Żeton: { $what }
table-key-goals = do Celów
table-key-lands = do Prowincji i Wynalazków
table-key-upkeep = do kosztu utrzymania; 1 do 7 kładzie dobro
table-key-tokens = do żetonów Postępu
