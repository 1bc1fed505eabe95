# Playing with others: taking back by agreement, links, who is away, other games.

others-undo-ask = Ask the others to take your last move back
others-undo-short = Undo…
others-plea = { $name } asks to take back: { $what }
others-plea-mine = You ask to take back: { $what }. Waiting for { $names }.
others-agree = Agree
others-decline = Decline
others-withdraw = Withdraw
others-stood-in = { $why ->
    [time] Your time ran out, so a bot plays for you.
    [gone] Your time ran out while you were away, so a bot plays for you.
   *[left] You left, so a bot plays for you.
}
others-away-on-turn = away, to play
others-device = Link for another device
others-device-why = It opens your own seat: keep it to yourself.
others-watch = Spectator link
others-watch-why = Whoever has it can watch, and nothing else.
others-link = The link
others-qr = QR code of the link
others-next = Next game
others-next-n = { $n ->
    [one] { $n } other game waits for you
   *[other] { $n } other games wait for you
}
others-waits-for = Kept for { $name }
others-kept-why = The seat is kept for the player who had it before.
others-free = Free the seat
others-same = Same village again
others-another = Another village
others-talk = Chat
others-by-link = This table opens only with its link. Ask { $name } for it.
