# Hra s ostatními: vrácení tahu po dohodě, odkazy, kdo odešel, další hry.

others-undo-ask = Požádat ostatní o vrácení tvého posledního tahu
others-undo-short = Zpět…
others-plea = { $name } žádá o vrácení tahu: { $what }
others-plea-mine = Žádáš o vrácení tahu: { $what }. Čeká se na odpověď: { $names }.
others-agree = Souhlasím
others-decline = Nesouhlasím
others-withdraw = Vzít žádost zpět
others-stood-in = { $why ->
    [time] Tvůj čas vypršel, proto za tebe hraje bot.
    [gone] Tvůj čas vypršel v nepřítomnosti, proto za tebe hraje bot.
   *[left] Místo zůstalo prázdné, proto za tebe hraje bot.
}
others-away-on-turn = pryč, na tahu
others-device = Odkaz pro jiné zařízení
others-device-why = Otevírá tvoje místo: nech si ho pro sebe.
others-watch = Odkaz pro diváky
others-watch-why = Kdo ho má, může se dívat a nic víc.
others-link = Odkaz
others-qr = QR kód odkazu
others-next = Další hra
others-next-n = { $n ->
    [one] { $n } další hra čeká na tebe
    [few] { $n } další hry čekají na tebe
   *[many] { $n } dalších her čeká na tebe
}
others-waits-for = Místo čeká: { $name }
others-kept-why = Místo čeká na toho, kdo hrál předtím.
others-free = Uvolnit místo
others-same = Znovu stejná vesnice
others-another = Jiná vesnice
others-talk = Chat
others-by-link = Tento stůl otevírá jen odkaz. Požádej o něj: { $name }.
