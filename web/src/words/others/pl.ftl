# Gra z innymi: cofanie za zgodą, linki, kto odszedł, inne partie.

others-undo-ask = Poproś pozostałych o cofnięcie twojego ostatniego ruchu
others-undo-short = Cofnij…
others-plea = { $name } prosi o cofnięcie ruchu: { $what }
others-plea-mine = Prosisz o cofnięcie ruchu: { $what }. Czekamy na odpowiedź: { $names }.
others-agree = Zgadzam się
others-decline = Nie zgadzam się
others-withdraw = Wycofaj prośbę
others-stood-in = { $why ->
    [time] Twój czas minął, więc gra za ciebie bot.
    [gone] Twój czas minął podczas nieobecności, więc gra za ciebie bot.
   *[left] Stół został opuszczony, więc gra za ciebie bot.
}
others-away-on-turn = chwilowa nieobecność w swojej turze
others-device = Link na inne urządzenie
others-device-why = Otwiera twoje miejsce: zachowaj go dla siebie.
others-watch = Link dla widzów
others-watch-why = Kto go ma, może oglądać i nic więcej.
others-link = Link
others-qr = Kod QR linku
others-next = Następna partia
others-next-n = { $n ->
    [one] { $n } inna partia czeka na ciebie
    [few] { $n } inne partie czekają na ciebie
   *[many] { $n } innych partii czeka na ciebie
}
others-waits-for = Miejsce czeka: { $name }
others-kept-why = Miejsce czeka na osobę z poprzedniej partii.
others-free = Zwolnij miejsce
others-same = Jeszcze raz ta sama wioska
others-another = Inna wioska
others-talk = Czat
others-by-link = Ten stół otwiera tylko link. Poproś o niego: { $name }.
