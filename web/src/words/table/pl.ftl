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
