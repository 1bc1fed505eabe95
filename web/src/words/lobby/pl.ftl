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
