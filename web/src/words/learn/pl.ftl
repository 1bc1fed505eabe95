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
