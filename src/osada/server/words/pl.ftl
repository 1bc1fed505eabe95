# Co serwer mówi po polsku, gdy czegoś nie da się zrobić.

no-answered = Odpowiedź już padła.
no-no-plea = Nikt już nie prosi o cofnięcie ruchu.
no-pleaded = Ta prośba jest już wysłana.
no-pleading = Ktoś inny prosi właśnie o cofnięcie ruchu; poczekaj na odpowiedź.
no-begun = Gra już się zaczęła; to można zmienić tylko przed jej początkiem.
no-between-games = Trwa rozgrywka. Wolne miejsce możesz przejąć, gdy tylko się skończy.
no-broken = Coś się u nas zepsuło; nic się nie zmieniło. Spróbuj jeszcze raz.
no-by-link = Ten stół jest otwarty dla tych, którzy mają link. Poproś o niego gospodarza.
no-crowded = Jest tu teraz za dużo osób lub stołów; spróbuj trochę później.
no-deck = Tą talią nie da się grać: { $why }.
no-deck-whose = Najpierw wybierz frakcję, potem jej talię.
no-faction-taken = Tę frakcję ma już inne miejsce.
no-free-seat = Miejsce { $seat } jest jeszcze wolne: poczekaj na kogoś, oddaj je botowi albo usuń.
no-full = Wszystkie miejsca są zajęte; możesz się przyglądać.
no-host-seat = Pierwsze miejsce należy do gospodarza; bot nie może go zająć.
no-journal = Tego nie da się odtworzyć. Szczegóły (po angielsku): { $why }.
no-journal-long = Ten plik jest za duży jak na zapis gry (najwyżej { $most } KB).
no-kept = To miejsce czeka na osobę, która grała tu wcześniej: { $name }.
no-key = Ten link nie otwiera tego miejsca. Poproś o nowy.
no-left = Gra za ciebie bot; najpierw wróć na swoje miejsce.
no-message = Ta wiadomość jest niezrozumiała. Szczegóły (po angielsku): { $why }.
no-method = Nie można o to prosić w ten sposób.
no-name = Imię musi mieć przynajmniej jedną literę.
no-no-hint = Podpowiedzi są tylko tam, gdzie wszyscy pozostali to boty.
no-no-push = Ten serwer nie wysyła powiadomień.
no-no-such-card = Nie ma karty „{ $card }”.
no-no-such-faction = Nie ma frakcji „{ $faction }”.
no-no-such-lesson = Nie ma lekcji „{ $lesson }”.
no-no-such-sheet = Nie ma arkusza przygodowego „{ $sheet }”; wybierz od 1 do 48.
no-other-game = To pytanie dotyczy innej gry.
no-no-such-moment = Nie można grać dalej od ruchu { $at }.
no-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
no-no-such-table = Nie ma stołu { $table }; może link został ucięty.
no-not-kept = To miejsce na nikogo nie czeka.
no-not-host = Może to zrobić tylko gospodarz.
no-not-finished = To będzie widać dopiero po końcu gry.
no-nothing-said = Ta wiadomość jest pusta.
no-nothing-there = Pod tym adresem nic nie ma.
no-options = Tak nie da się grać. Szczegóły (po angielsku): { $why }.
no-unplayable = Tak nie da się grać: { $why }.
no-over = Gra się skończyła.
no-push-service = Do tej przeglądarki nie można wysyłać powiadomień: jej usługa powiadomień nie jest tu znana.
no-request = To zapytanie jest niezrozumiałe. Szczegóły (po angielsku): { $why }.
no-resigned = Twoja partia jest już poddana.
no-rules = Tej gry nie można tu dokończyć. Szczegóły (po angielsku): { $why }.
no-running = Gra jeszcze się nie skończyła.
no-spectator = Widzowie mogą tylko oglądać.
no-stale = Gra poszła tymczasem dalej; spójrz jeszcze raz.
no-storage = Gry nie można teraz zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
no-taken = Ktoś już tam siedzi.
no-there = Nikt za ciebie nie gra: to jest twoje miejsce.
no-too-fast = To było za szybko; poczekaj chwilę.
no-too-long = To jest za długie.
no-too-many = Powstało już dużo twoich stołów; poczekaj minutę.
no-undo-another = Nie można cofnąć: od tego czasu ktoś inny wykonał ruch.
no-undo-nothing = Nie ma czego cofać: nie było jeszcze twojego ruchu.
no-undo-revealed = Nie można cofnąć: ruch jest ostateczny albo odsłonił coś zakrytego.
no-undo-shown = Nie można cofnąć: ruch innego gracza odsłonił coś zakrytego.
no-waiting = Gra jeszcze się nie zaczęła.

# Co dziennik mówi o tym, co działo się obok gry.

note-undone = { $who } cofa ruch: { $what }
note-undone-unseen = { $who } cofa ruch.
note-agreed = { $who } za zgodą pozostałych cofa ruch: { $what }
note-left = { $who } odchodzi od stołu; dalej gra bot.
note-left-once = { $who } pauzuje przez jedną grę; gra bot.
note-expired = { $who }: czas minął; dalej gra bot.
note-gone = { $who }: czas minął podczas nieobecności; dalej gra bot.
note-returned = { $who } wraca do gry.
note-took-over = { $who } przejmuje to miejsce.
note-resigned = { $who } poddaje się.
note-declined = { $who } nie zgadza się na cofnięcie ruchu.

# Stoły, których nie da się użyć z powodu zapisu, czasu lub rozmiaru
no-damaged = Zapis tego stołu jest uszkodzony, więc nie można go pokazać. Innych stołów to nie dotyczy; przyczynę zna dziennik serwera.
no-no-review = Nie będzie analizy: { $why }
no-many-reviews = Na twoje analizy czeka już kolejka ({ $most }); poczekaj na którąś albo ją zatrzymaj.
no-no-such-decision = Przy ruchu { $at } nie było żadnej decyzji.
no-try = Tego ruchu nie można było tam zrobić: { $why }
no-no-puzzle = Nie ma zadania { $number }; mają one numery od 1 do { $last }.
no-no-day = „{ $day }” to nie dzień; zapisuje się go tak: 2026-11-20.
no-puzzle-over = Ta odpowiedź już się skończyła; zacznij od nowa.
no-table-full = Przy tym stole wydarzyło się już tak dużo, że więcej się nie zmieści.
no-time-over = Twój czas na tę decyzję minął. Wróć, gdy podejmie ją bot.

# Co urządzenie mówi, gdy strona nie jest otwarta.

push-title = Twoja tura
push-turn = Twoja tura przy stole „{ $table }”; grają też: { $others }.
