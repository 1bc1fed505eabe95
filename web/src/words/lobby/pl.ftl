# The lobby, a new table, the waiting room, an invitation.

lobby-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
lobby-went-wrong = To się nie udało. Spróbuj ponownie albo odśwież stronę.

## Above all

lobby-headline = Załóż swoje imperium
lobby-headline-1 = Kartami albo kośćmi i ołówkiem.
lobby-headline-2 = Ze znajomymi, samemu albo w minutę przeciw botom.
lobby-about-settlers = karty, 5 rund, 1–4 graczy
lobby-about-rollwrite = kości i arkusze, 10 rund, 1–4 graczy
lobby-now = Graj teraz
lobby-now-what = Ty i dwa boty
lobby-first = Pierwsza gra
lobby-first-what = Z przewodnikiem: Rzymianie, Barbarzyńcy
lobby-first-game = Pierwsza gra
lobby-roll = Rzucaj teraz
lobby-roll-what = Podstawowa, ty i bot: dobra na początek
lobby-adventure = Przygoda
lobby-adventure-what = Solo, losowa z 48 wiosek
lobby-ask-name = Jak mają cię nazywać inni?
lobby-your-name = Twoje imię
lobby-name-first = Najpierw wpisz imię: wystarczy samo imię, nie ma tu kont.

## Lists of tables

lobby-your-games = Twoje gry
lobby-open-tables = Otwarte stoły
lobby-no-tables = Teraz nikt nie ma otwartego stołu. Zrób taki, do którego może dołączyć każdy.
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
lobby-is-mode-adventure = przygoda
lobby-mode = Tryb
lobby-mode-says = { $mode }, graczy: { $players }. { $what }
lobby-mode-basic = Podstawowa
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = Ten sam arkusz dla wszystkich: tory, pola i pięć budynków. Najlepsza na początek.
lobby-mode-advanced = Zaawansowana
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Także osady: ukończone sekcje w odpowiednim kształcie ulepszają budynek.
lobby-mode-adventure = Przygoda
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
       *[other] zostaw puste, by grać we troje
    }
lobby-free-seat = Wolne miejsce
lobby-seat-waits = czeka na kogoś
lobby-add-friend = Zaproś kogoś
lobby-add-bot = Dodaj bota
lobby-friend = Gracz
lobby-bot = Bot
lobby-nobody = Nikt
lobby-two-needed = Rozgrywka podstawowa i zaawansowana wymagają dwóch graczy. Solo można grać w przygodę (RW-SETUP-01).
lobby-nobody-why = Ktoś siedzi tam albo dalej, więc tego miejsca nie można zabrać.
lobby-who-sits = Kto siedzi na miejscu { $n }
lobby-level-of = Poziom bota na miejscu { $n }
lobby-level-easy = Łatwy
lobby-level-normal = Zwykły
lobby-level-hard = Trudny
lobby-level-expert = Mistrz
lobby-faction-of = Frakcja na miejscu { $n }
lobby-chance = Losowo
lobby-sheet-of = Arkusz na miejscu { $n }
lobby-sheet-read = Pokaż { $sheet } w nowej karcie
lobby-sheet-search = Tytuł, numer lub budynek
lobby-sheet-chance = Dowolny z 48 arkuszy; zobaczysz go, gdy gra ruszy.
lobby-sheet-none = Nie ma takiego arkusza. Szukaj mniej słów.
lobby-own-best = twój rekord:
lobby-taken = Tę frakcję ma już { $name }.
lobby-ready = gotowe
lobby-you-host = ty, gospodarz
lobby-you = ty
lobby-is-host = gospodarz
lobby-is-here = już jest
lobby-is-away = chwilowo poza stołem
lobby-is-bot-easy = bot: łatwy
lobby-is-bot-normal = bot: zwykły
lobby-is-bot-hard = bot: trudny
lobby-is-bot-expert = bot: mistrz
lobby-copy-seat-link = Kopiuj link miejsca
lobby-copied-seat = Link miejsca { $n } jest skopiowany: wyślij go temu, kto ma tam usiąść.
lobby-start = Zacznij grę
lobby-make-table = Utwórz stół
lobby-friends-come = Najpierw powstanie stół, potem dostaniesz link dla znajomych.
lobby-seat-free = Miejsce { $n } jest wciąż wolne: poczekaj na kogoś albo oddaj je botowi.

## What is agreed

lobby-lookout = Wypatrywanie
lobby-lookout-standard = Zwykłe
lobby-lookout-alternative = Alternatywne
lobby-lookout-advanced = Zaawansowane
lobby-razing = Plądrowanie rywali
lobby-razing-allowed = Dozwolone
lobby-razing-peaceful = Pokój
lobby-drafts = Dobory w rundzie
lobby-drafts-one = Jeden
lobby-drafts-two = Dwa
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
lobby-robbers = Rabusie a Szlak handlowy
lobby-robbers-spare = Nie zrywają
lobby-robbers-cut = Zrywają
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
lobby-means-solo = Solo przeciw wirtualnemu graczowi: miej więcej lokacji frakcyjnych, niż on zbierze kart (SOLO-47).
lobby-means-standard =
    { $n ->
        [2] Dwoje graczy
        [3] Troje graczy
       *[other] Czworo graczy
    }: w każdej rundzie dwa dobory z odkrytych kart, po { $cards } (LOOKOUT-3).
lobby-means-alternative = Karty wybiera się w tajemnicy: jedną z trzech, potem jedną z dwóch od sąsiada (VAR-ALT-3).
lobby-means-advanced = Jeden długi dobór z pięciu odkrytych kart, dwa okrążenia w tę samą stronę (VAR-ADV-3).
lobby-means-peaceful =
    Nikt nie plądruje rywali. W każdej rundzie jedna zakryta karta zwykła i { $drafts ->
        [1] jeden dobór
       *[other] dwa dobory
    } z odkrytych kart, po { $cards } (VAR-PEACE-3).

lobby-means-basic-all = Dziesięć rund z tymi samymi kośćmi i takim samym arkuszem dla wszystkich (RW-SETUP-03).
lobby-means-advanced-all = Jak podstawowa, a w każdej rundzie każdy może stworzyć osadę (RW-ADV-02).
lobby-means-adventure-alone = Solo o rangę, od Plebejusza do Cesarza (RW-ADVENTURE-09).
lobby-means-adventure-all = Każdy ma własny arkusz; wygrywa najwyższy wynik (RW-ADVENTURE-11).

## Friends

lobby-with-friends = Ze znajomymi
lobby-invite = Zaproszenie
lobby-invite-why = Kto otworzy link, zajmie następne wolne miejsce. Bez zakładania konta.
lobby-get-link = Pokaż link
lobby-qr = Kod QR zaproszenia
lobby-invite-link = Link zaproszenia
lobby-copy-link = Kopiuj link
lobby-copied = Skopiowano
lobby-not-copied = Przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go samodzielnie.
lobby-share = Udostępnij
lobby-share-title = Partia Osady
lobby-only-here = Ten adres działa tylko na tym komputerze. Dla znajomych gdzie indziej uruchom Osadę z --host 0.0.0.0 i otwórz stronę pod nazwą lub numerem tego komputera w sieci.
lobby-watch-link = Link dla widzów
lobby-device = Link na inne urządzenie
lobby-device-copied = Link twojego miejsca jest skopiowany: otwórz go na drugim urządzeniu i nikomu nie podawaj.
lobby-have-code = Masz kod lub link?
lobby-code-like = link lub kod
lobby-no-code = To nie jest nasz link ani kod. Wklej cały link, który masz od znajomych.

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
