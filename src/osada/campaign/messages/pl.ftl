# Co kampania mówi między grami, po polsku. Komunikaty i zmienne jak w en.ftl.

## Nazwy

era-ancient = Starożytność
era-medieval = Średniowiecze
era-industrial = Rewolucja Przemysłowa
era-modern = Era Współczesna
track-military = Militarny i Dyplomatyczny
track-economy = Ekonomiczny i Administracyjny
track-culture = Naukowy i Kulturalny
knowledge =
    { $n ->
        [one] { $n } punkt Wiedzy
        [few] { $n } punkty Wiedzy
       *[other] { $n } punktów Wiedzy
    }
fall-twilight = wynik spadł w trzech grach z rzędu
fall-inventions = nie udało się kupić żadnego Wynalazku
fall-goals = osiągnięto mniej niż dwa Cele
stage-setup = przed następną grą
stage-game = w toku
stage-end = koniec gry
stage-inventions = Wynalazki
stage-provinces = Prowincje
stage-empires = upadłe Imperia
stage-over = koniec kampanii
how-province = Prowincje
how-upkeep = niezapłacony koszt utrzymania
gained-score = wynik końcowy
gained-faction-lore = wiedza frakcji
gained-common-lore = wiedza ludu
gained-province-lore = wiedza prowincji

## Pytania

ask-track =
    { $n ->
        [one] Wygrywasz grę. Na którym torze wykreślasz pole?
       *[other] Wygrywasz grę. Na którym torze wykreślasz pierwsze z { $n } pól?
    }
ask-buy =
    { $known ->
        [yes] Czy kupujesz jeszcze jeden Wynalazek? Masz { $knowledge }.
       *[no] Który Wynalazek kupujesz? Masz { $knowledge }.
    }
ask-province = Którą z dobranych Prowincji zatrzymujesz?
ask-field = Które pole Mapy Prowincji wykreślasz?
ask-empire = Twoje Imperium upadło. Zakładasz nowe czy opuszczasz kampanię?
ask-rebuild = Czy zmieniasz talię frakcji przed następną grą?

## Ruchy

move-advance = { $track }
move-buy =
    { $known ->
        [yes] Kup kartę { $card } za { $knowledge } w miejsce karty { $replaced }
       *[no] Kup kartę { $card } za { $knowledge }
    }
move-no-more = Gotowe
move-keep = Zatrzymaj kartę { $card }
move-cross = Wykreśl pole { $n }: { $goods }
move-found = Załóż Imperium frakcji { $faction }
move-retire = Opuść kampanię
move-deck-keep = Zachowaj talię
move-deck-out = Wyjmij kartę { $card }
move-deck-in = Dołóż kartę { $card }
move-deck-done = Graj tą talią

## Dlaczego ruch jest niemożliwy

refused-campaign-over = Kampania jest skończona.
refused-game-ended = Gra jest skończona; o reszcie decyduje się między grami.
refused-between-games = O tym decyduje się między dwiema grami, a nie w trakcie gry.
refused-has-completed = Twoje Imperium ukończyło już kampanię i nie bierze w niej dalej udziału.
refused-has-fallen = Twoje Imperium upadło i nie bierze w tym udziału.
refused-not-your-step = To nie twoja kolej: najpierw decyduje { $player }.
refused-choose-track = Wybierz jeden ze swoich torów.
refused-track-full = Tor { $track } jest już pełny.
refused-must-buy = Najpierw trzeba kupić Wynalazek.
refused-choose-invention = Wybierz Wynalazek, który kupujesz.
refused-own-invention = Karta { $card } już należy do ciebie.
refused-sold = Kartę { $card } ma { $player }.
refused-other-era = Karty { $card } nie ma w talii twojej Ery.
refused-just-replaced = Karta { $card } właśnie została zastąpiona; wróci do talii po twoich zakupach.
refused-too-dear = Karta { $card } kosztuje { $knowledge }, a masz { $have }.
refused-choose-province = Wybierz jedną z dobranych Prowincji.
refused-not-drawn = Karty { $card } nie ma wśród dobranych.
refused-choose-space = Wybierz wolne pole Mapy Prowincji.
refused-crossed = Pole { $n } jest już wykreślone.
refused-no-such-space = Na tej mapie nie ma pola { $n }.
refused-choose-empire = Załóż nowe Imperium albo opuść kampanię.
refused-faction-taken = Frakcję { $faction } ma inny gracz.
refused-choose-deck = Zachowaj talię albo podaj, które karty dochodzą, a które odchodzą.
refused-deck-unchanged = Talia nie została zmieniona; zachowaj ją.
refused-deck-wrong = Tą talią nie można grać: { $why }.
refused-deck-moved = Karta { $card } została już przełożona.
refused-deck-lacks = Karty { $card } nie ma w twojej talii.
refused-deck-has = Karta { $card } już jest w twojej talii.
refused-deck-foreign = Karta { $card } nie może być w twojej talii.

## Tekst, który nie jest ruchem

notation-no-such-track =
    { $known ->
        [yes] nie ma toru „{ $word }”; czy chodzi o „{ $near }”?
       *[no] nie ma toru „{ $word }”; tory to military, economy i culture
    }
notation-no-such-invention =
    { $known ->
        [yes] nie ma Wynalazku „{ $word }”; czy chodzi o „{ $near }”?
       *[no] nie ma Wynalazku „{ $word }”
    }
notation-no-such-province =
    { $known ->
        [yes] nie ma Prowincji „{ $word }”; czy chodzi o „{ $near }”?
       *[no] nie ma Prowincji „{ $word }”
    }
notation-no-such-faction =
    { $known ->
        [yes] nie ma frakcji „{ $word }”; czy chodzi o „{ $near }”?
       *[no] nie ma frakcji „{ $word }”
    }
notation-no-such-space = „{ $word }” nie jest polem mapy; pola mają numery, jak w „cross 5”
notation-no-change = „{ $word }” nie jest zmianą talii; napisz „+rome/forum” albo „-rome/spies”
notation-not-playing = przy tym stole nie ma miejsca „{ $word }”; są tu { $seats }
notation-no-table = „{ $word }” to ruch gry karcianej, a teraz żadna się nie toczy

## Dziennik

log-game-begins = Zaczyna się gra { $n }
log-game-over =
    { $known ->
        [yes] Gra { $n } jest skończona; zwycięstwo: { $players }
       *[no] Gra { $n } jest skończona; nikt jej nie wygrywa
    }
log-final =
    { $known ->
        [yes] { $who } zapisuje { $n }
       *[no] { $who } ma { $n }, czego się nie zapisuje
    }
log-fell = Imperium { $owner } upada: { $why }
log-advanced = { $who } wykreśla pole { $n }: tor { $track }
log-era = Imperium { $owner } wkracza w nową Erę: { $era }
log-completed = Imperium { $owner } dociera do Ery Współczesnej
log-learnt = { $who } otrzymuje { $knowledge }; razem { $total }
log-done = { $who } nie kupuje nic więcej
log-nothing-to-buy = { $who } nie znajduje w talii żadnego Wynalazku
log-bought =
    { $known ->
        [yes] { $who } kupuje kartę { $card } za { $knowledge } w miejsce karty { $replaced }
       *[no] { $who } kupuje kartę { $card } za { $knowledge }
    }
log-drew =
    { $n ->
        [0] { $who } nie znajduje w talii żadnej Prowincji
        [one] { $who } dobiera Prowincję
        [few] { $who } dobiera { $n } Prowincje
       *[other] { $who } dobiera { $n } Prowincji
    }
log-province =
    { $known ->
        [yes] { $who } zatrzymuje kartę { $card }, a odrzuca: { $cards }
       *[no] { $who } otrzymuje kartę { $card }
    }
log-crossed = { $who } wykreśla pole { $n } Mapy Prowincji
log-retired = { $who } opuszcza kampanię
log-founded = { $who } zakłada Imperium frakcji { $faction }
log-rebuilt =
    { $n ->
        [0] { $who } zachowuje talię
       *[other] { $who } przebudowuje talię
    }
log-campaign-over =
    { $why ->
        [completed] Kampania jest skończona; zwycięstwo: { $players }
        [outlived] Kampania jest skończona; ze wszystkich Imperiów przetrwało jedno: { $players }
       *[fallen] Kampania jest skończona; Imperium upadło
    }
log-deck-out = { $who } wyjmuje z talii kartę { $card }
log-deck-in = { $who } dokłada do talii kartę { $card }

## Opcje

option-upkeep_gold = złoto zastępuje drewno, kamień i jadło w koszcie utrzymania
option-play_on = po ukończeniu kampanii przez kogoś pozostali grają dalej
option-rebuild = przed każdą grą można przebudować talię
option-names = nazwy Imperiów
option-begun = kampania zaczęta na papierze

## Bonusy torów

bonus-location = Lokacja Frakcyjna
bonus-card = Karta
bonus-deal = Umowa
bonus-worker = Robotnik
bonus-gold = Złoto
bonus-foundation = Fundament
bonus-dove = Gołębica
bonus-bee = Pracuś
bonus-wall = Mur
bonus-bribe = Łapówka
bonus-faction-lore = Wiedza frakcji
bonus-common-lore = Wiedza ludu
bonus-province-lore = Wiedza prowincji
bonus-triumph = Triumf
bonus-relief = Ulga
bonus-scouts = Zwiadowcy
bonus-next-era = droga do następnej Ery
