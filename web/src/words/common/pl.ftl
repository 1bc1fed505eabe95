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
