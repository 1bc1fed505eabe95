# What the table says in Polish.

## Where and when

table-title = Runda { $round }
table-title-turn = Twoja tura
table-heading = Stół, runda { $round }
table-round = Runda
table-round-of = Runda { $round } z 5
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
table-you-are = ty, { $name }
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
table-passed = po pasie
table-away = poza stołem
table-score = Punkty

## Empires

table-empire-own = Twoje imperium
table-empire-of = Imperium: { $name }
table-rival = { $name }, { $faction }
table-row-production = Produkcja
table-row-feature = Cechy
table-row-action = Akcje
table-lane-faction = { $row }, frakcyjne
table-lane-common = { $row }, zwykłe
table-each-round = Co rundę
table-keeps = Zachowuje
table-all-wood = całe drewno
table-all-stone = wszystkie kamienie
table-all-food = całe jadło
table-all-gold = całe złoto
table-all-worker = wszystkich robotników
table-all-raze = wszystkie żetony plądrowania
table-all-defense = wszystkie żetony obrony
table-lens-open = { $name }: pokaż duże
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

## The virtual player

table-attack-deck = zostało kart ataku: { $n }
table-line = Ataki
table-line-label =
    { $n ->
        [0] W linii ataku nie ma kart
       *[other] Linia ataku, od najnowszej: { $goods }
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
table-verb-give-up = Oddaj
table-verb-put = Włóż pod spód
table-verb-end = Zakończ turę
table-verb-pass = Spasuj
table-do-choose = Wybierz: { $what }
table-do-give-up = Oddaj: { $what }
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
table-why-no-sacrifice = nie ma czego oddać
table-gains = dostajesz: { $what }
table-loses = oddajesz: { $what }

## What is asked

table-asked = O co gra pyta
table-your-turn = Twoja tura: jedna akcja albo pas.
table-acted-more = Akcja wykonana. Połóż żetony albo zakończ turę.
table-acted = Akcja wykonana. Zakończ turę.
table-send = na
table-steps = Kroki budowy
table-step-card = Karta
table-step-give-up = Oddaj
table-step-pay = Zapłać
table-picked-secret = Wybór dokonany.
table-thinks =
    { $n ->
        [0] Chwila namysłu
       *[other] Myśli: { $names }
    }
table-waits =
    { $n ->
        [0] Chwileczkę
       *[other] Decyduje: { $names }
    }
table-over = Koniec gry.
table-moment = Stół po ruchu numer { $at }
table-back-to-now = Wróć do teraz

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
table-answer-first = Najpierw odpowiedz na pytanie albo cofnij.
table-act-first = Najpierw wykonaj akcję albo spasuj.
table-acted-already = Akcja wykonana: zakończ turę.
table-clock = Pozostały czas: { $time }
table-clock-days =
    { $days ->
        [one] { $days } dzień { $hours } h
       *[many] { $days } dni { $hours } h
    }

## Help and keys

table-help-wait = Na razie nic: decydują inni.
table-close = Zamknij
table-keys = Klawisze
table-keys-on = Litery i cyfry działają jako klawisze
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
table-notation = Ruchy w zapisie
table-chat = Czat
table-chat-new = nowe
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-say = Napisz coś
table-chat-send = Wyślij

## The menu

table-menu-sound = Dźwięk na początku mojej tury
table-menu-notify = Powiadomienie na początku mojej tury
table-menu-calm = Mniej ruchu
table-menu-keep = Pytaj w czyszczeniu, co zachowuję
table-leave = Odejdź od stołu
table-leave-sure = Zagra za ciebie bot. Możesz wrócić w każdej chwili.
table-resign = Poddaj się
table-resign-sure = Ta partia będzie dla ciebie skończona.
table-stay = Zostań
table-stood-in = Gra za ciebie bot.
table-come-back = Wracam do gry

## The line

table-connecting = Siadamy do stołu…
table-lost = Połączenie przerwane; samo wróci.
table-lost-now = Spróbuj teraz
table-refused = Tego stołu nie można tu otworzyć. Użyj linku z zaproszenia.
table-again = Spróbuj ponownie
table-to-end = Do wyniku

## The coach of a first game

table-coach = Trener
table-coach-call = Trener
table-coach-quiet = Odeślij trenera
table-coach-ask = Co radzisz?
table-coach-would = Radzę: { $move }
table-coach-draft = Wypatrywanie: każdy bierze kartę ze środka. Co rundę dostajesz 1 kartę swojego ludu i 2 zwykłe (LOOKOUT-1). Na początku bierz to, co produkuje: koło na karcie to dobra w każdej rundzie. Kliknij kartę, by ją wybrać, i jeszcze raz, by ją wziąć.
table-coach-deck = Możesz dobrać z talii swojego ludu albo ze zwykłej (GENERAL-2). Zwykłe karty są tanie i rozkręcają grę; karty ludu są mocniejsze i na końcu liczą się za 2 zamiast 1. Kliknij talię.
table-coach-discard = Mocne karty ludu buduje się w miejscu innej lokacji (BUILD-8). Stare zwykłe karty często już się zwróciły. Oddaj tę, której najmniej ci szkoda; fundament nic nie kosztuje.
table-coach-pay = Złoto zastępuje każde drewno, kamień i jadło (GOODS-3). Oszczędzaj je, jeśli możesz: przydaje się najbardziej. Na dole widzisz, co zostanie.
table-coach-card = Wybierz kartę najmniej ci potrzebną; wskaż kartę, by przeczytać ją w powiększeniu.
table-coach-location = Wybierz lokację na stole. Można wybrać to, co ma obwódkę.
table-coach-deal = Wybierz umowę na brzegu planszy.
table-coach-good = Wybierz to, czego chcą karty na twojej ręce: ich cena jest na lewym brzegu.
table-coach-send = Każdych 2 robotników przynosi jeszcze jedno dobro albo kartę (TRADE-3). Robotnicy nie zostają na następną rundę, więc wydaj tych, którzy zostali.
table-coach-player = Wybierz przeciwnika.
table-coach-keep = Większość dóbr przepada na koniec rundy; twoja plansza mówi, co możesz zachować (STORAGE-1).
table-coach-question = Wybierz coś, co ma obwódkę, albo odpowiedź na pasku.
table-coach-turn-1 = Twoje pierwsze akcje! Zielone obwódki pokazują, co możesz zbudować: cena jest na lewym brzegu karty. Najpierw produkcja, bo zwraca się przez pięć rund. Karta twojego ludu może też zostać umową za 1 jadło (DEAL-3): jedno dobro co rundę.
table-coach-turn-2 = Oprócz budowy: używaj kart z błyskawicą (kosztują robotnika lub dobra), wydaj 2 robotników na dobro albo splądruj pochodnią zwykłą kartę z ręki: dostaniesz to, co ma w prawym górnym rogu (RAZE-2).
table-coach-turn-3 = Barbarzyńcy mogą plądrować twoje zwykłe lokacje: tarcza podnosi cenę. Ty możesz im zrobić to samo: kliknij lokację przeciwnika.
table-coach-turn-4 = Czas na punkty: cechy dają je, gdy budujesz ich kolor, akcje zamieniają dobra w punkty. Zużyj wszystko, bo dobra nie zostają.
table-coach-turn-5 = Ostatnia runda. Każda zwykła lokacja jest warta 1 punkt, a każda twojego ludu 2 (END-3, END-4), więc buduj, ile się da, i wydaj wszystkich robotników. Spasuj, gdy nic nie zostało.
table-coach-acted = Jedna akcja w turze. Możesz jeszcze położyć tarcze; potem zakończ turę. Jeśli to był błąd, cofnij.
table-coach-wait = Ruch mają Barbarzyńcy. Tury idą w koło, aż wszyscy spasują, więc można robić wiele małych rzeczy.
table-coach-watch = Patrz: to, co dają plansza, umowy i koła, leci do twoich zasobów.
table-coach-end = Koniec gry. Zobacz, skąd wzięły się twoje punkty.
table-coach-why-build-production = Da dobra w każdej rundzie, która została, więc im wcześniej stanie, tym lepiej.
table-coach-why-build-feature = Od teraz odpowiada na to, co robisz, więc warto mieć ją wcześnie.
table-coach-why-build-action = Od teraz można jej używać w każdej rundzie.
table-coach-why-draft-production = To, co produkuje, zwraca się w każdej rundzie.
table-coach-why-draft-feature = Jej cecha pasuje do kart, które zbudujesz.
table-coach-why-draft-action = Jej akcja zamienia to, co masz, na coś lepszego.
table-coach-why-deal = Za 1 jadło karta daje dobro od razu i jeszcze jedno co rundę.
table-coach-why-raze = Ta karta z ręki jest więcej warta jako dobra teraz niż jako lokacja później.
table-coach-why-use = To, co kosztuje, jest teraz warte mniej niż to, co daje.
table-coach-why-send = Robotnicy nie zostają na następną rundę, więc niech coś przyniosą.
table-coach-why-guard = Tarcza sprawia, że Barbarzyńcy zapłacą za splądrowanie więcej.
table-coach-why-end = W tej turze nie zostało nic lepszego.
table-coach-why-pass = W tej rundzie nie zostało nic pożytecznego.
table-coach-why-discard = Z twoich lokacji tej będzie ci brak najmniej.
table-coach-why-pay = Tak zostają ci dobra, o które trudniej.
table-coach-why-best = Z tego, co można tu wybrać, pomaga najbardziej.
