# What the server says in English when something cannot be done, by code. The other languages have
# the same messages.

no-answered = You have already answered.
no-no-plea = Nobody is asking to take a move back any more.
no-pleaded = You have already asked for this.
no-pleading = Somebody else is asking to take a move back; wait for the answer.
no-begun = The game has begun; this could be changed only before it.
no-between-games = A game is being played. You can take over the empty seat as soon as it is over.
no-broken = Something went wrong here; nothing was changed. Please try again.
no-by-link = This table is open to those who have its link. Ask the host for it.
no-crowded = There are too many people or tables here right now; try again a little later.
no-deck = This deck cannot be played: { $why }.
no-deck-whose = Choose a faction first; then its deck.
no-faction-taken = Another seat already has this faction.
no-free-seat = Seat { $seat } is still free: wait for somebody, give it to a bot, or remove it.
no-full = All seats are taken; you can watch.
no-host-seat = The first seat is the host's; a bot cannot have it.
no-journal = This cannot be replayed: { $why }.
no-journal-long = That file is too large to be a journal (at most { $most } KB).
no-kept = This seat is kept for { $name }, who played here before.
no-key = This link does not open that seat. Ask for a new one.
no-left = A bot plays for you; take your seat back first.
no-message = That message could not be understood: { $why }.
no-method = That cannot be asked for in this way.
no-name = A name needs at least one letter.
no-no-hint = Hints are given only when all your opponents are bots.
no-no-push = This server does not send notifications.
no-no-such-card = There is no card "{ $card }".
no-no-such-faction = There is no faction "{ $faction }".
no-no-such-lesson = There is no lesson "{ $lesson }".
no-no-such-sheet = There is no adventure sheet "{ $sheet }"; choose 1 to 48.
no-other-game = That belongs to the other game.
no-no-such-moment = The game cannot be played on from move { $at }.
no-no-such-seat = There is no seat { $seat } at this table.
no-no-such-table = There is no table { $table }; perhaps the link was cut short.
no-not-kept = This seat is not kept for anybody.
no-not-host = Only the host can do that.
no-not-finished = This can be seen once the game is over.
no-nothing-said = That message is empty.
no-nothing-there = There is nothing at this address.
no-options = That cannot be played: { $why }.
no-unplayable = That cannot be played: { $why }.
no-over = The game is over.
no-push-service = Notifications cannot be sent to this browser: its push service is not known here.
no-request = That request could not be understood: { $why }.
no-resigned = You have resigned.
no-rules = This game cannot go on here: { $why }.
no-running = The game is not over yet.
no-spectator = Spectators can watch but not take part.
no-stale = The game has moved on in the meantime; look again.
no-storage = The game cannot be stored right now, so nothing was changed. Please try again.
no-taken = Somebody already sits there.
no-there = Nobody plays for you: the seat is yours.
no-too-fast = That was too fast; wait a moment.
no-too-long = That is too long.
no-too-many = You have made many tables; wait a minute.
no-undo-another = You cannot undo: another player has moved since.
no-undo-nothing = There is nothing to undo: you have not moved yet.
no-undo-revealed = You cannot undo: your move is final, or has revealed something.
no-undo-shown = You cannot undo: another player's move has shown you something new.
no-waiting = The game has not begun yet.

# What the log says about things that happen beside the game.

note-undone = { $who } took back: { $what }
note-undone-unseen = { $who } took a move back.
note-agreed = { $who } took back, as agreed: { $what }
note-left = { $who } has left; a bot plays on.
note-left-once = { $who } sits out one game; a bot plays.
note-expired = { $who } ran out of time; a bot plays on.
note-gone = { $who } was away when the time ran out; a bot plays on.
note-returned = { $who } is back.
note-took-over = { $who } takes over this seat.
note-resigned = { $who } resigns.
note-declined = { $who } does not agree to take it back.

# Tables that storage, time or size keep from somebody
no-damaged = The stored data of this table is damaged, so it cannot be shown. Other tables are not affected; whoever runs this server will find the reason in its log.
no-no-review = There can be no review: { $why }
no-many-reviews = You already have { $most } reviews in the queue; wait for one of them, or stop one.
no-no-such-decision = Nothing was decided at move { $at }.
no-try = This move was not possible there: { $why }
no-no-puzzle = There is no puzzle { $number }; they have the numbers 1 to { $last }.
no-no-day = "{ $day }" is not a day; it is written like this: 2026-11-20.
no-puzzle-over = This answer has come to its end already; begin again.
no-table-full = Too much has happened at this table; no more of this is possible.
no-time-over = Your time for this decision has run out. Come back once the bot has made it.

# What a device is told when no page is open.

push-title = Your turn
push-turn = It is your turn at table “{ $table }” against { $others }.
