# The lobby, a new table, the waiting room, an invitation.

lobby-offline = The server does not answer. Check the connection and try again.
lobby-went-wrong = That did not work. Try again, or reload the page.

## Above all

lobby-headline = Found your empire
lobby-headline-1 = With cards, or with dice and pencil.
lobby-headline-2 = With friends, alone, or against bots in a minute.
lobby-about-settlers = cards, 5 rounds, 1–4 players
lobby-about-rollwrite = dice and sheets, 10 rounds, 1–4 players
lobby-now = Play now
lobby-now-what = You and two bots
lobby-first = Your first game
lobby-first-what = Guided: Romans, Barbarians
lobby-first-game = First game
lobby-roll = Roll now
lobby-roll-what = Basic, you and a bot: good to begin with
lobby-adventure = Adventure
lobby-adventure-what = Alone, one of 48 villages by chance
lobby-ask-name = What should the others call you?
lobby-your-name = Your name
lobby-name-first = Write your name first: a name is enough, there are no accounts.

## Lists of tables

lobby-your-games = Your games
lobby-open-tables = Open tables
lobby-no-tables = Nobody has an open table just now. Make one that everyone may join.
lobby-your-turn = Your turn
lobby-go-on = Open
lobby-join = Join
lobby-watch = Watch
lobby-a-table = A table
lobby-title-solo = { $name }, solo
lobby-title-of = { $name }’s table
lobby-title-bots =
    { $n ->
        [one] { $names } and a bot
       *[other] { $names } and { $n } bots
    }
lobby-finished = finished
lobby-round-of = round { $round } of { $of }
lobby-seats-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
lobby-state-slow = { $state }, { $time } a move

## A new table

lobby-new-table = New table
lobby-game = Game
lobby-game-mode = { $game }, { $mode }
lobby-is-mode-basic = basic
lobby-is-mode-advanced = advanced
lobby-is-mode-adventure = adventure
lobby-mode = Mode
lobby-mode-says = { $mode }, { $players } players: { $what }
lobby-mode-basic = Basic
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = The same sheet for all: tracks, fields and five buildings. Best for a first game.
lobby-mode-advanced = Advanced
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Settlements as well: finished sections in the right shape make a building better.
lobby-mode-adventure = Adventure
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Each with one of 48 villages. Alone you play for a rank and your own record.
lobby-not-started = not started
lobby-at-the-table = At the table
lobby-all-here = everybody is here
lobby-seat = Seat { $n }
lobby-open-seat = Open seat
lobby-open-seat-why =
    { $n ->
        [1] leave it empty to play alone
        [2] leave it empty for two players
       *[other] leave it empty for three players
    }
lobby-free-seat = Free seat
lobby-seat-waits = waits for a friend
lobby-add-friend = Invite a friend
lobby-add-bot = Add a bot
lobby-friend = Friend
lobby-bot = Bot
lobby-nobody = Nobody
lobby-two-needed = Basic and Advanced need two players. Alone you can play the adventure (RW-SETUP-01).
lobby-nobody-why = Somebody sits there, or behind it, so the seat cannot be taken away.
lobby-who-sits = Who has seat { $n }
lobby-level-of = Level of the bot at seat { $n }
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard
lobby-level-expert = Expert
lobby-faction-of = Faction of seat { $n }
lobby-chance = By chance
lobby-sheet-of = Sheet of seat { $n }
lobby-sheet-read = Read { $sheet } in a new tab
lobby-sheet-search = Title, number or building
lobby-sheet-chance = Any of the 48 sheets; you see it when the game begins.
lobby-sheet-none = No sheet is like that. Look for fewer words.
lobby-own-best = your best:
lobby-taken = Taken by { $name }.
lobby-ready = ready
lobby-you-host = you, the host
lobby-you = you
lobby-is-host = the host
lobby-is-here = is here
lobby-is-away = away just now
lobby-is-bot-easy = bot: easy
lobby-is-bot-normal = bot: normal
lobby-is-bot-hard = bot: hard
lobby-is-bot-expert = bot: expert
lobby-copy-seat-link = Copy seat link
lobby-copied-seat = The link of seat { $n } is copied: send it to whom the seat belongs.
lobby-start = Start the game
lobby-make-table = Make the table
lobby-friends-come = The table is made first; then you get its link for your friends.
lobby-seat-free = Seat { $n } is still free: wait for a friend, or give it to a bot.

## What is agreed

lobby-lookout = Lookout
lobby-lookout-standard = Standard
lobby-lookout-alternative = Alternative
lobby-lookout-advanced = Advanced
lobby-razing = Razing rivals
lobby-razing-allowed = Allowed
lobby-razing-peaceful = Peaceful
lobby-drafts = Drafts each round
lobby-drafts-one = One
lobby-drafts-two = Two
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-timed = Timed
lobby-clock-days = Days
lobby-clock-move = For each decision
lobby-clock-reserve = Reserve for the game
lobby-clock-no-reserve = no reserve
lobby-clock-each = { $time } a move
lobby-clock-both = { $move }, reserve { $reserve }
lobby-who-joins = Who may join
lobby-by-link = By link
lobby-everyone = Everyone
lobby-robbers = Robbers and Trade Route
lobby-robbers-spare = Spare it
lobby-robbers-cut = Cut it
lobby-more = More
lobby-title = Name of the table
lobby-title-none = none needed
lobby-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
lobby-means-solo = Alone against the virtual player: keep more faction locations than it collects (SOLO-47).
lobby-means-standard =
    { $n ->
        [2] Two players
        [3] Three players
       *[other] Four players
    }: each round two drafts from { $cards } open cards (LOOKOUT-3).
lobby-means-alternative = Cards are chosen in secret: one of three, then one of the two from the right (VAR-ALT-3).
lobby-means-advanced = One long draft from five open cards, two laps in the same direction (VAR-ADV-3).
lobby-means-peaceful =
    Nobody razes rivals. Each round a common card unseen and { $drafts ->
        [1] one draft
       *[other] two drafts
    } from { $cards } open cards (VAR-PEACE-3).

lobby-means-basic-all = Ten rounds with the same dice and the same sheet for everybody (RW-SETUP-03).
lobby-means-advanced-all = As Basic; and after each round everybody may create a settlement (RW-ADV-02).
lobby-means-adventure-alone = Alone for a rank, from Plebeian to Emperor (RW-ADVENTURE-09).
lobby-means-adventure-all = Everybody has a sheet of their own; the highest score wins (RW-ADVENTURE-11).

## Friends

lobby-with-friends = With friends
lobby-invite = Invite
lobby-invite-why = Whoever opens the link takes the next free seat. No account needed.
lobby-get-link = Get a link
lobby-qr = QR code of the invitation
lobby-invite-link = Link of the invitation
lobby-copy-link = Copy the link
lobby-copied = Copied
lobby-not-copied = The browser does not let the page copy. Mark the link and copy it yourself.
lobby-share = Share
lobby-share-title = A game of Osada
lobby-only-here = This address works on this computer only. For friends elsewhere start Osada with --host 0.0.0.0 and open the page by this computer’s name or number in the network.
lobby-watch-link = Spectator link
lobby-device = Link for another device
lobby-device-copied = Your seat’s link is copied: open it on the other device, and tell it to nobody.
lobby-have-code = Have a code or a link?
lobby-code-like = link or code
lobby-no-code = That is no link or code of ours. Paste the whole link that you got.

## The waiting room and an invitation

lobby-room-host = Everything can still be changed. Start when all seats are taken.
lobby-room-guest = The game begins when the host starts it.
lobby-host-starts = the host starts the game
lobby-you-sit = You have a seat
lobby-you-sit-why =
    { $choose ->
        [faction] Choose your name and faction in your row.
        [sheet] Choose your name and sheet in your row.
       *[name] Choose your name in your row.
    } The page tells you when it begins.
lobby-you-watch = You are watching
lobby-you-watch-why = You see what everybody at the table may see.
lobby-take-seat = Take a seat
lobby-leave-table = Leave the table
lobby-close-table = Close the table
lobby-to-lobby = To the lobby
lobby-invitation = An invitation
lobby-invites = { $name } invites you to a game of { $game }.
lobby-no-such-table = There is no such table. It was closed, or the link is not complete.
lobby-back-to-seat = Back to your seat
lobby-late-waiting = All seats are taken already.
lobby-late-running =
    The game has begun without you. { $watch ->
        [yes] But you can watch it.
       *[no] Ask for the spectator link if you want to watch it.
    }
lobby-late-finished = This game is over.
lobby-no-account = No account, no e-mail: your browser remembers your seat.
