# The lobby, a new table, the waiting room, an invitation.

lobby-offline = The server is not responding. Check the connection and try again.
lobby-went-wrong = That did not work. Try again, or reload the page.

## Above all

lobby-headline = Found your empire
lobby-now = Play now
lobby-now-what = you and two easy bots, about 15 minutes
lobby-roll = Roll now
lobby-roll-what = dice and sheets, you and an easy bot, about 20 minutes
lobby-adventure = Adventure
lobby-adventure-what = solo with dice, a random one of 48 villages
lobby-ask-name = What should the others call you?
lobby-your-name = Your name
lobby-name-first = Your friends will see your name: enter it first.

## Lists of tables

lobby-your-games = Your games
lobby-open-tables = Open tables
lobby-no-tables = There are no open tables right now. Make one that everyone can join.
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
lobby-round = round { $round }
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
lobby-mode-says = { $players } players. { $what }
lobby-mode-basic = Basic
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = The same sheet for all: tracks, fields and five buildings. Best for a first game.
lobby-mode-advanced = Advanced
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Settlements as well: finished sections in the right shape make a building better.
lobby-mode-adventure = Adventure
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Everybody has one of 48 villages. Alone you play for a rank and your own record.
lobby-not-started = not started
lobby-at-the-table = At the table
lobby-all-here = everybody is here
lobby-seat = Seat { $n }
lobby-open-seat = Open seat
lobby-open-seat-why =
    { $n ->
        [1] leave it empty to play alone
        [2] leave it empty for two players
        [3] leave it empty for three players
       *[other] leave it empty for four players
    }
lobby-free-seat = Free seat
lobby-seat-waits = waits for a friend
lobby-add-friend = Invite a friend
lobby-add-bot = Add a bot
lobby-friend = Friend
lobby-bot = Bot
lobby-nobody = Nobody
lobby-two-needed = Basic and Advanced need two players. Alone you can play the adventure (<rule>RW-SETUP-01</rule>).
lobby-nobody-why = Somebody sits there, or in a later seat, so the seat cannot be removed.
lobby-who-sits = Who has seat { $n }
lobby-level-of = Level of the bot at seat { $n }
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard
lobby-level-expert = Expert
lobby-level-master = Master
lobby-faction-of = Faction of seat { $n }
lobby-chance = Random
lobby-sheet-of = Sheet of seat { $n }
lobby-sheet-read = Read { $sheet } in a new tab
lobby-sheet-search = Title, number or building
lobby-sheet-chance = Any of the 48 sheets; you see it when the game begins.
lobby-sheet-none = No sheet matches. Search for fewer words.
lobby-own-best = your best:
lobby-taken = Taken by { $name }.
lobby-ready = ready
lobby-you-host = you, the host
lobby-you = you
lobby-is-host = the host
lobby-is-here = here
lobby-is-away = away right now
lobby-is-bot-easy = bot: easy
lobby-is-bot-normal = bot: normal
lobby-is-bot-hard = bot: hard
lobby-is-bot-expert = bot: expert
lobby-is-bot-master = bot: master
lobby-copy-seat-link = Copy seat link
lobby-copied-seat = The link to seat { $n } is copied: send it to whoever should sit there.
lobby-start = Start the game
lobby-make-table = Make the table
lobby-friends-come = The table is made first; then you get its link for your friends.
lobby-seat-free = Seat { $n } is still free: wait for a friend, or give it to a bot.

## What is agreed

lobby-option-lookout = Lookout
lobby-option-lookout-standard = Standard
lobby-option-lookout-alternative = Alternative
lobby-option-lookout-advanced = Advanced
lobby-option-peaceful = Razing opponents
lobby-option-peaceful-no = Allowed
lobby-option-peaceful-yes = Peaceful
lobby-option-peaceful-drafts = Drafts each round
lobby-option-peaceful-drafts-1 = One
lobby-option-peaceful-drafts-2 = Two
lobby-option-format = Deck format
lobby-option-format-introductory = Introductory
lobby-option-format-standard = Standard
lobby-option-format-open = Open
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
lobby-option-visit-passed = Players who have passed
lobby-option-visit-passed-no = Cannot be visited
lobby-option-visit-passed-yes = Can be visited
lobby-option-five-players = Number of players
lobby-option-five-players-no = At most four
lobby-option-five-players-yes = Up to five
lobby-option-virtual-faction = Virtual player
lobby-option-virtual-faction-none = none
lobby-option-virtual-faction-barbarians = Barbarians
lobby-option-virtual-faction-rome = Romans
lobby-option-robbers-cut-routes = Robbers and Trade Route
lobby-option-robbers-cut-routes-no = Cannot end its deals
lobby-option-robbers-cut-routes-yes = Can end its deals
lobby-option-upkeep-gold = Gold in upkeep
lobby-option-upkeep-gold-yes = Can replace goods
lobby-option-upkeep-gold-no = Only as gold
lobby-option-play-on = When somebody completes it
lobby-option-play-on-no = It ends
lobby-option-play-on-yes = The others go on
lobby-option-rebuild = Decks between games
lobby-option-rebuild-no = Stay
lobby-option-rebuild-yes = May be rebuilt
lobby-option-names = Names of the empires
lobby-option-boxes = Expansions
lobby-option-boxes-about = boxes added to the base game
lobby-box-friends = Why Can’t We Be Friends
lobby-box-friends-what = Open productions that others visit, storage locations, cards played at once.
lobby-box-aztecs = Aztecs
lobby-box-aztecs-what = A fifth faction with prayers and blessings; five can play.
lobby-box-first = comes first
lobby-box-five = Five players sit at the table: remove a seat first.
lobby-option-decks = Decks
lobby-option-decks-about = your own list of cards in place of a printed deck
lobby-decks-file = Choose a deck file
lobby-decks-of =
    { $n ->
        [one] { $deck }: { $n } card
       *[other] { $deck }: { $n } cards
    }
lobby-decks-away = Play without this deck: { $deck }
lobby-decks-idle = Nobody plays this faction here.
lobby-decks-large = That file is too large for a deck.
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
lobby-means-solo = Alone against the virtual player: keep more faction locations than it collects (<rule>SOLO-47</rule>).
lobby-means-standard =
    { $n ->
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] Five players
    }: each round two drafts from { $cards } open cards (<rule>LOOKOUT-3</rule>).
lobby-means-alternative = Cards are chosen in secret: one of three, then one of the two from the right (<rule>VAR-ALT-3</rule>).
lobby-means-advanced = One long draft from five open cards, two laps in the same direction (<rule>VAR-ADV-3</rule>).
lobby-means-peaceful =
    Nobody razes opponents' locations. Each round one common card is drawn blind, then { $drafts ->
        [1] one draft
       *[other] two drafts
    } from { $cards } open cards (<rule>VAR-PEACE-3</rule>).

lobby-means-basic-all = Ten rounds with the same dice and the same sheet for everybody (<rule>RW-SETUP-03</rule>).
lobby-means-advanced-all = Like Basic, and after each round everybody may create a settlement (<rule>RW-ADV-02</rule>).
lobby-means-adventure-alone = Solo, for a rank, from Plebeian to Emperor (<rule>RW-ADVENTURE-09</rule>).
lobby-means-adventure-all = Everybody has a sheet of their own; the highest score wins (<rule>RW-ADVENTURE-11</rule>).

## Friends

lobby-invite = Invite
lobby-invite-why = Whoever opens the link takes the next free seat. No account needed.
lobby-qr = QR code of the invitation
lobby-invite-link = Link of the invitation
lobby-copy-link = Copy the link
lobby-copied = Copied
lobby-not-copied = The browser does not let the page copy. Select the link and copy it yourself.
lobby-share = Share
lobby-share-title = A game of Osada
lobby-only-here = This address works on this computer only. For friends elsewhere start Osada with --host 0.0.0.0 and open the page by this computer’s name or IP address.
lobby-watch-link = Spectator link
lobby-device = Link for another device
lobby-device-copied = Your seat’s link is copied: open it on the other device, and keep it to yourself.
lobby-have-code = Have a code or a link?
lobby-code-like = link or code
lobby-no-code = That is not an Osada link or code. Paste the whole link that you got.

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
    } The page will tell you when the game begins.
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

## What the game is, and ways to begin

lobby-goal = Build an empire from cards: the most points ★ after five rounds wins.
lobby-with-whom = About 15 minutes against bots, or with friends. No account needed.
lobby-start-something = Start something
lobby-friends = Play with friends
lobby-friends-what = send a link, no account
lobby-new-what = choose rules, seats and clock
lobby-puzzles = Puzzles
lobby-puzzles-what = Find the best line, or the puzzle of the day.
lobby-new-here = New here?
lobby-new-here-what = Ten minutes, one idea at a time, on a real table. Then you can play.
lobby-learn = Learn by playing
lobby-read-how = or read how to play, with pictures
lobby-wait-for-you = 
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
lobby-go-on-turn = Continue
lobby-turn-of = { $name } decides
lobby-with = with { $names }
lobby-lately = Recent games
lobby-watch-one = Watch a game
lobby-result = { $place }, { $own } to { $others }
lobby-result-alone = { $place }, { $own ->
        [one] { $own } point
       *[other] { $own } points
    }
lobby-result-place = 
    { $won ->
        [yes] Won
       *[no] { $of ->
            [1] Lost
           *[other] { $place ->
                [2] Second
                [3] Third
                [4] Fourth
               *[other] Fifth
            }
        }
    }
lobby-result-off = Not finished
lobby-result-none = Closed before it began
lobby-moves = 
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }

## What each option means

lobby-who-plays = Who plays
lobby-rules-and-clock = Rules and clock
lobby-change-nothing = you do not have to change anything
lobby-begin-here = begin here
lobby-level-easy-what = easy: makes a beginner's mistakes, good for a first game
lobby-level-normal-what = normal: takes the best move it sees; try it once you win against easy
lobby-level-hard-what = hard: plans its whole round ahead
lobby-level-expert-what = expert: for those who win against hard
lobby-level-master-what = master: the strongest; takes its time for a move
lobby-mode-about = how much is on the sheets
lobby-option-lookout-about = how you get cards
lobby-option-lookout-standard-what = Two drafts each round: in turn, everybody takes one of the open cards.
lobby-option-lookout-alternative-what = In secret: keep one of three, pass two on, keep one more. All at once, so it is quicker.
lobby-option-lookout-advanced-what = One open row of five, two laps: you see what will be left, so there is more to think about.
lobby-option-peaceful-about = may you tear down what others built?
lobby-option-peaceful-no-what = Two torches raze an opponent’s location. Protect what matters with a shield.
lobby-option-peaceful-yes-what = Torches work only on cards in your own hand.
lobby-option-peaceful-drafts-about = how many open cards you choose each round
lobby-option-peaceful-drafts-1-what = You take one; another is drawn blind.
lobby-option-peaceful-drafts-2-what = You take two, and one more is drawn blind: a richer game.
lobby-option-format-about = what is in the decks
lobby-option-format-introductory-what = The base cards and all of the first expansion.
lobby-option-format-standard-what = The printed 30 cards; cards of an expansion only replace others.
lobby-option-format-open-what = Everything that the expansions on the table have.
lobby-clock-about = how long you may think
lobby-clock-none-what = Take your time. Best among friends and against bots.
lobby-clock-timed-what = A minute for each decision and a reserve. A bot takes over for anyone whose time runs out.
lobby-clock-days-what = A day or more for a move. Come back when it is your turn.
lobby-who-joins-about = who can take a free seat
lobby-by-link-what = Only those who get your link.
lobby-everyone-what = Listed in the lobby: strangers can join, watch, and see the replay later.
lobby-option-visit-passed-about = whether workers can be sent to their open productions
lobby-option-visit-passed-no-what = Nobody sends a worker to their locations (<rule>AMB-53</rule>).
lobby-option-visit-passed-yes-what = Workers can be sent to their locations too.
lobby-option-five-players-about = how many can sit at the table, with the Aztecs
lobby-option-five-players-no-what = Four players at most (<rule>SETUP-1</rule>).
lobby-option-five-players-yes-what = Five can play with the Aztecs box; it is a long game (<rule>AZT-FACTION-3</rule>).
lobby-option-virtual-faction-about = what faction the virtual player has
lobby-option-virtual-faction-none-what = The virtual player plays as in the base game.
lobby-option-virtual-faction-barbarians-what = Three attacks in each attack phase instead of two (<rule>AMB-X-14</rule>).
lobby-option-virtual-faction-rome-what = One more card in the lookouts of rounds 2 and 4 (<rule>AMB-X-14</rule>).
lobby-option-robbers-cut-routes-about = where the Barbarians meet the Japanese, the printed rulebooks differ
lobby-option-robbers-cut-routes-no-what = A deal made through a Trade Route is safe from Robbers, as in the Polish rulebook (<rule>BARB-8</rule>).
lobby-option-robbers-cut-routes-yes-what = Robbers can end such a deal too, as in the Czech and English rulebooks.
lobby-option-upkeep-gold-about = what a game's upkeep can be paid with
lobby-option-upkeep-gold-yes-what = Gold may replace wood, stone or food on the Province map (<rule>AMB-C6</rule>).
lobby-option-upkeep-gold-no-what = Each good must be paid in kind.
lobby-option-play-on-about = for three and four players
lobby-option-play-on-no-what = The campaign ends with the game in which somebody reaches the Modern Era (<rule>ERA-19</rule>).
lobby-option-play-on-yes-what = The others go on while at least two are left.
lobby-option-rebuild-about = before each game from the second on
lobby-option-rebuild-no-what = Everybody plays with one deck throughout.
lobby-option-rebuild-yes-what = Everybody may change their deck by the rules of the format (<rule>CSETUP-4</rule>).

lobby-lessons = The lesson
lobby-lesson-at = 
    Step { $step } of { $of }, { $minutes ->
        [one] about { $minutes } minute left
       *[other] about { $minutes } minutes left
    }.
lobby-lesson-on = Continue
lobby-lesson-begin = Begin

lobby-how-to = How to play
