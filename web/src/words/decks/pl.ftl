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
