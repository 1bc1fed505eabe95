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
