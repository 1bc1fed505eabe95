# Words that every page needs.

common-home = Osada, to the lobby
common-places = Places
common-play = Play
common-cards = Cards
common-villages = Villages
common-rules = Rules
common-replays = Replays
common-game-settlers = Imperial Settlers
common-game-rollwrite = Roll & Write
common-menu = Menu
common-skip = Skip to the main part
common-language = Language
common-language-en = English
common-language-pl = Polski
common-language-cs = Čeština
common-theme = Colours
common-theme-system = As the system
common-theme-light = Day
common-theme-dark = Night
common-lost = Nothing stands here
common-lost-why = The address is mistyped, or what it led to is gone.
common-to-lobby = To the lobby

# Goods

common-n-wood = { $n } wood
common-n-stone = { $n } stone
common-n-food = { $n } food
common-n-gold = { $n } gold
common-n-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
common-n-raze =
    { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
common-n-defense =
    { $n ->
        [one] { $n } defense token
       *[other] { $n } defense tokens
    }
common-n-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
common-n-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
common-good-wood = wood
common-good-stone = stone
common-good-food = food
common-good-gold = gold
common-good-worker = worker
common-good-raze = raze token
common-good-defense = defense token
common-good-card = card
common-good-vp = victory point

# Cards

common-common = Common
common-attack = Attack
common-kind-production = Production
common-kind-feature = Feature
common-kind-action = Action
common-colour-brown = brown
common-colour-grey = grey
common-colour-red = red
common-colour-pink = pink
common-colour-gold = gold
common-colour-blue = blue
common-colour-black = black
common-colour-purple = purple
common-colour-white = white
common-colour-orange = orange
common-colour-none = no colour
common-free = nothing
common-a-location = a location
common-no-ability = no ability
common-per = per
common-or = or
common-at-most = up to { $n }
common-when-build = Each time you build
common-uses =
    { $n ->
        [1] Once a round
        [2] Twice a round
       *[other] { $n } times a round
    }
common-says-bonus = Bonus when built: { $text }
common-says-cost = Cost: { $cost }.
common-says-deal = Deal: { $good }.
common-says-raze = Raze: { $goods }.
common-face-down = { $of }: a card face down

# What lies on a location

common-lies = { $goods } on it
common-guarded = Guarded by a defense token
common-samurai = Guarded by a samurai
common-under =
    { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
common-route = A rival has a deal with it
common-blocked = Blocked
common-taken-over = Taken over from its owner
common-used = Used { $n } of { $of } times.

# Trouble

common-try-again = Try again
common-no-library = The cards did not come from the server.
common-no-villages = The sheets did not come from the server.
common-loading = One moment …

# The end of a game.

end-after = Final score after 5 rounds
end-won = { $name } and the { $faction } win
end-shared = { $names } share the victory
end-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $n } ahead of { $name }.
end-difference = Most of the lead: { $kinds }.
end-by-goods =
    Equal with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; workers and resources left decided, { $own } to { $other } (END-8).
end-by-cards =
    Equal with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and in goods; cards in hand decided, { $own } to { $other } (END-9).
end-by-nothing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and nothing tells them apart (END-10).
end-bot = { $faction }, bot
end-stood-in = { $faction }, a bot stood in
end-sources = Where every point came from
end-kind-action = Actions
end-kind-feature = Features
end-kind-production = Production
end-kind-bonus = Building bonuses
end-kind-raze = Razing
end-kind-common = Common locations, 1 each
end-kind-faction = Faction locations, 2 each
end-kind-kept = Gate and Shrine
end-kind-other = Deals and others
end-lead-action = actions
end-lead-feature = features
end-lead-production = production
end-lead-bonus = building bonuses
end-lead-raze = razing
end-lead-common = common locations
end-lead-faction = faction locations
end-lead-kept = Gate and Shrine
end-lead-other = deals
end-numbers = In numbers
end-total = Total
end-course = How it went
end-start = start
end-end = end
end-more = Ties and best locations
end-points = points
end-tie-not = Had it been a tie
end-tie-was = How the tie was broken
end-tie-goods = Most workers and resources left (END-8)
end-tie-cards = Most cards in hand (END-9)
end-tie-shared = Otherwise shared victory (END-10)
end-name-n = { $name } { $n }
end-best = Best locations

## Solo

end-rank-commoner = { $name } becomes a Commoner
end-rank-servant = { $name } becomes a Servant
end-rank-squire = { $name } becomes a Squire
end-rank-knight = { $name } becomes a Knight
end-rank-castellan = { $name } becomes Castellan
end-rank-king = { $name } becomes King
end-rank-emperor = { $name } becomes Emperor
end-solo-lost = The virtual player wins
end-solo-won-by =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $own } faction locations against a collection of { $n }.
end-solo-lost-by = { $own } faction locations do not beat a collection of { $n } (SOLO-46).
end-solo-compare = You and the virtual player
end-solo-own = Faction locations
end-solo-collection = Its collection
end-solo-why-won = More faction locations than its collection has cards: won (SOLO-47).
end-solo-why-lost = Its collection has at least as many cards: lost, and no rank is given (SOLO-46, SOLO-RANK-8).
end-ranks = Ranks
end-rank-name-commoner = Commoner
end-rank-name-servant = Servant
end-rank-name-squire = Squire
end-rank-name-knight = Knight
end-rank-name-castellan = Castellan
end-rank-name-king = King
end-rank-name-emperor = Emperor
end-rank-from = from { $n }
end-rank-below = below { $n }

## What comes next

end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-asked =
    { $n ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
end-replay = Watch replay
end-table = Final table
end-journal = Journal
end-lobby = Lobby

## Not played to the end

end-in-round = Ended in round { $round }
end-not-begun = Before the game
end-gave-up =
    { $n ->
        [one] { $names } gave up.
       *[other] { $names } gave up.
    }
end-broken = The game was broken off
end-broken-why = It was not played to its end, so nobody has won.
end-closed = This table was closed
end-closed-why = The host has left before the game began.

# The library: cards of one game, sheets and buildings of the other.

library-search = Search names and texts
library-filters = Filters
library-clear = Clear
library-found =
    { $n ->
        [one] { $n } card of { $of }
       *[other] { $n } cards of { $of }
    }
library-nothing = No card is like that. Take a filter away, or look for fewer words.
library-n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
library-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
library-deck = Deck
library-deck-common = Common cards
library-deck-attack = Attack cards of the solo game
library-deck-of = { $faction }
library-kind = Kind
library-colour = Colour
library-cost = Cost
library-effect = In the effect
library-source = Source
library-raze = Raze field
library-deal = Deal field
library-number = Number
library-worth = Worth
library-none = none
library-location = a location given up
library-samurai = samurai
library-bonus = Bonus when built
library-printings =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
library-source-seed = Rulebook
library-source-public = Known publicly
library-source-house = Ours
library-from-seed = The effect is told by the rulebooks.
library-from-public = The effect is known publicly; the sentence is ours.
library-from-house = The effect is our own design.
library-rules = Rules that name it
library-beside = Other cards
library-all = All cards
library-previous = Previous card:
library-next = Next card:

## Sheets and buildings of the roll & write game

library-search-villages = Search titles, buildings and texts
library-views = What is shown
library-view-sheets = Sheets
library-view-buildings = Buildings
library-view-empire = Empire sheet
library-found-sheets =
    { $n ->
        [one] { $n } sheet of { $of }
       *[other] { $n } sheets of { $of }
    }
library-found-buildings =
    { $n ->
        [one] { $n } building of { $of }
       *[other] { $n } buildings of { $of }
    }
library-n-sheets =
    { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets
    }
library-n-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
library-nothing-village = Nothing is like that. Take a filter away, or look for fewer words.
library-for-all = For two to four players
library-for-one = Adventure
library-hit = found
library-family = Family
library-family-p = Producers
library-family-x = Exchange and savings
library-family-l = Labour and luck
library-family-v = Round scorers
library-family-e = End-scoring stars
library-family-a = Planners
library-gives = What it brings
library-gives-wood = wood
library-gives-stone = stone
library-gives-food = food
library-gives-gold = gold
library-gives-action = actions
library-gives-vp = victory points
library-gives-harvest = harvests
library-gives-discount = discounts
library-gives-reroll = rerolls
library-own = Your adventures
library-own-played = played
library-own-new = not yet
library-own-count = { $n } of { $of } sheets finished
library-free-area = no resources
library-areas = Areas:
library-prebuilt = built from the start
library-no-plan = no plan
library-plan-rows = Plan from the top: { $rows }
library-plan-row = { $sections }
library-star = works in final scoring
library-six = Its six buildings
library-sheets-beside = Other sheets
library-all-sheets = All sheets
library-all-buildings = All buildings
library-sheet-previous = Previous sheet:
library-sheet-next = Next sheet:
library-sheet-adventure = A village of the adventure: alone for a rank, or several together, each with a sheet (RW-ADVENTURE-01).
library-sheet-competition = The sheet of the Basic and the Advanced game, the same for everybody. In the Basic game Architects are left out (RW-VILLAGE-14).
library-sheet-from-seed = The buildings of this sheet are told by the rulebook.
library-sheet-from-public = The buildings of this sheet are known publicly; the words are ours.
library-sheet-from-house = Our own design: nobody has published what the printed sheets say.
library-house-from-seed = The ability is told by the rulebook.
library-house-from-public = The ability is known publicly; the sentence is ours.
library-house-from-house = Name, areas, plan and ability are our own design, unless a rule below tells more.
library-play-it = Play
library-play-sheet = Play this sheet
library-play-sheet-what = Alone, ten rounds, for a rank
library-record = Your record
library-record-is = { $score }, { $rank }
library-record-when =
    { $n ->
        [one] { $day }, { $n } game so far
       *[other] { $day }, { $n } games so far
    }
library-record-none = You have not finished this sheet yet.
library-record-here = your best
library-record-local = Records are kept in this browser only. The ranks: RW-ADVENTURE-09.
library-ranks = Ranks
library-rank = Rank
library-score = Score
library-score-range = { $from }–{ $to }
library-score-from = { $from } and more
library-raised = Raised by settlements
library-stands-on =
    { $n ->
        [one] On { $n } sheet
       *[other] On { $n } sheets
    }
library-rules-for = Rules for it
library-empire = Empire sheet
library-empire-why = Everybody has one, in every mode: four tracks to build, four fields to reach, ten rounds (RW-CONTENT-08).
library-tracks = Tracks
library-track = Track
library-tracks-why = Each track is built from left to right; only the last finished section counts, with the number below it (RW-CONSTRUCT-07). An empty box costs the action alone.
library-imperial = Imperial
library-vp = victory points
library-fields = Fields
library-field = Field { $name }
library-field-opens =
    { $n ->
        [one] open with { $n } section of Bridges
       *[other] open with { $n } sections of Bridges
    }
library-fields-why = A finished bridge leads to its field; each harvest area gives its resources once (RW-HARVEST-01).
library-favors = Favor tokens
library-favors-why = One more token than there are players is in the game; each round everybody takes one (RW-FAVOR-01).
library-empire-house = Costs and values are rebuilt by us from what is known of the printed sheet (RH-TRACK-04).

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

# Replays.

replay-all = Replays
replay-all-why = Look at a game again, through anybody’s eyes, and play on from any moment.
replay-one = Replay
replay-of = Replay: { $title }
replay-comes = The game is being laid out …
replay-played = Played in this browser
replay-none = No finished game yet. The ones that you play will wait here.
replay-result = Result
replay-watch = Watch
replay-upload = Open a journal
replay-too-large = That file is too large for a journal.
replay-controls = Playing the replay
replay-play = Play
replay-pause = Pause
replay-again = From the beginning
replay-back = One move back
replay-on = One move on
replay-round-back = One round back
replay-round-on = One round on
replay-moment = Moment
replay-moment-of = Move { $at } of { $end }, round { $round }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-all = What everybody sees
replay-eyes-of = The eyes of { $name }
replay-side = Score and log
replay-log = Log
replay-begins = The table is laid.
replay-decides = { $name } decides
replay-download = Download the journal
replay-play-on = Play on from here
replay-play-on-over = The game is over here: go back to a moment before.
replay-play-on-now = Play on from move { $at }
replay-as = Your seat
replay-against = The other seats: bots
replay-shut = Close

# The table of the roll & write game. A person or a building is named in one form only, so sentences are built around that form.

roll-title = Round { $round }
roll-round-of = Round { $round } of 10
roll-phase-favor = Favor
roll-phase-develop = Develop
roll-phase-settlements = Settlements
roll-active = Rolls
roll-library = Villages

## The Empire sheet

roll-sheets = Sheets
roll-empire-of = Empire sheet: { $name }
roll-village-of = Village sheet: { $name }
roll-page-empire = Empire
roll-page-village = Village
roll-page-favors = Favors
roll-track =
    { $track }: { $n ->
        [one] { $n } of 9 sections
       *[other] { $n } of 9 sections
    } complete, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roll-progress = { $track }: { $n } of 9
roll-section = { $track } section { $section }
roll-section-area = { $track } section { $section }, area { $area }
roll-imperial = Imperial section
roll-costs = costs { $goods }
roll-free = costs no resources
roll-crossed = crossed
roll-can = can be crossed off now
roll-open = not now
roll-far = not yet
roll-complete = complete
roll-incomplete = not complete
roll-marked = part of a settlement
roll-fields = Fields
roll-field =
    Field { $field }, { $reached ->
        [yes] accessible
       *[no] its bridge is not complete
    }
roll-harvest-area = Harvest area { $area }, yields { $goods }
roll-box = { $name }: { $n }
roll-box-settlements = Points of settlements
roll-box-earned = Points earned, and of buildings with a star
roll-box-total = All points so far

## The Village sheet

roll-building = { $name }
roll-building-star = { $name }, star building
roll-building-area = { $name }, area { $area }
roll-areas-of = Areas: { $name }
roll-star = Star: counts at the end of the game
roll-prebuilt = Built from the start
roll-use = Use
roll-can-use = Can be used now
roll-settlements =
    { $n ->
        [0] No settlements
        [one] { $n } settlement
       *[other] { $n } settlements
    }
roll-places =
    { $n ->
        [one] { $n } place for a settlement
       *[other] { $n } places for a settlement
    }
roll-plan-pick =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
roll-plan-picked = Chosen
roll-stands-basic = Not part of the Basic game
roll-stands-open =
    { $n ->
        [one] { $n } area to go
       *[other] { $n } areas to go
    }
roll-stands-next = From next round on
roll-stands-star = Counts at the end
roll-stands-plan = Points for settlements
roll-stands-active = Active
roll-stands-alone = Active, works by itself
roll-stands-worked = Worked this round
roll-stands-left =
    { $n ->
        [one] Once more
       *[other] { $n } more times
    }
roll-stands-used =
    { $n ->
        [one] Used
       *[other] Used { $n } times
    }

## Dice and favors

roll-tray = Dice and favors
roll-dice = Dice
roll-die = Die { $n }: { $face }
roll-worker-die =
    Worker die: { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
roll-tokens = Favor tokens
roll-take = Take
roll-favor = Favor
roll-favor-yours = Yours
roll-favor-of = { $name } has it
roll-favor-used = Used
roll-favor-used-by = { $name } has used it
roll-favor-is-used = used
roll-favor-unused = unused

## What is asked

roll-ask-develop =
    { $n ->
        [0] No actions left; buildings and your favor may still help.
        [one] { $n } action left: build, harvest, use buildings and your favor.
       *[other] { $n } actions left: build, harvest, use buildings and your favor.
    }
roll-ask-done = Nothing more can be done this round.
roll-ask-place = Where do you place the settlement ({ $name })?
roll-pick-dice = Choose the dice to roll again.
roll-not-these-dice = No building rolls just these dice again.
roll-dice-first = First decide about the dice: reroll them or keep them (RW-ADVENTURE-12).
roll-reroll-n =
    { $n ->
        [one] Reroll { $n } die
       *[other] Reroll { $n } dice
    }
roll-keep = Keep the dice
roll-plans = Plans that fit
roll-settle-here = Create the settlement
roll-skip = No settlement
roll-be-ready = Ready
roll-choices = What can be done here
roll-you-ready = You are ready.
roll-wait-for =
    { $n ->
        [one] { $names } must decide first.
       *[other] { $names } must decide first.
    }
roll-ready-wait-for =
    { $n ->
        [one] You are ready, and that is final (RW-ROUND-19). { $names } must decide first.
       *[other] You are ready, and that is final (RW-ROUND-19). { $names } must decide first.
    }
roll-unsure-actions =
    { $n ->
        [one] { $n } action would be lost (RW-ROUND-11).
       *[other] { $n } actions would be lost (RW-ROUND-11).
    }
roll-unsure-favor = Your favor ({ $favor }) is unused and would be lost (RW-FAVOR-12).
roll-unsure-both =
    { $n ->
        [one] { $n } action and your favor ({ $favor }) would be lost (RW-ROUND-11).
       *[other] { $n } actions and your favor ({ $favor }) would be lost (RW-ROUND-11).
    }
roll-unsure-no = Not yet
roll-unsure-yes = Ready anyway

## Players

roll-doing-favor = takes a token
roll-doing-develop = develops
roll-doing-settlements = settles
roll-doing-end = done
roll-ready = ready
roll-built =
    { $n ->
        [one] { $n } building complete
       *[other] { $n } buildings complete
    }
roll-has-token = Favor: { $token }
roll-lens-open = { $name }: look at the sheets
roll-lens-close = { $name }: put the sheets away
roll-rank = Rank
roll-rank-next =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } to { $name }
roll-record = Your record on this sheet: { $n }
roll-no-record = Your first game on this sheet

## Pool

roll-pool = Your pool this round
roll-n-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
roll-n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Help

roll-verb-take = Take a token
roll-verb-reroll = Reroll
roll-verb-keep = Keep the dice
roll-verb-build = Build
roll-verb-harvest = Harvest
roll-verb-use = Use a building
roll-verb-favor = Use the favor
roll-verb-ready = Be ready
roll-verb-settle = Create a settlement
roll-verb-skip = No settlement
roll-key-arrows = from area to area
roll-key-enter = cross off, choose, confirm
roll-key-end = ready, keep the dice, no settlement

## The end of a game

roll-end-after = Final score after 10 rounds
roll-end-won = { $name } wins
roll-end-rank = { $name } earns the rank { $rank }
roll-end-points =
    { $n ->
        [one] { $n } point in the adventure.
       *[other] { $n } points in the adventure.
    }
roll-end-by-bridges =
    Equal with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; completed Bridges sections decided, { $own } to { $other } (RW-TIE-01).
roll-end-by-harvest =
    Equal with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and in Bridges; harvested areas decided, { $own } to { $other } (RW-TIE-02).
roll-end-by-nothing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and nothing tells them apart (RW-TIE-03).
roll-end-settlements = Settlements
roll-end-earned = Earned, and star buildings
roll-end-tie-bridges = Most completed Bridges sections (RW-TIE-01)
roll-end-tie-harvest = Most harvested areas (RW-TIE-02)
roll-end-tie-shared = Otherwise shared victory (RW-TIE-03)
roll-end-more = Ties and best buildings
roll-end-best = Best buildings
roll-end-built = What was built
roll-end-sections = Completed sections
roll-end-buildings = Completed buildings
roll-end-harvested = Harvested areas
roll-end-made = Settlements made
roll-end-record-new = A new record for { $sheet }: { $n }
roll-end-record-first = Your first record for { $sheet }: { $n }
roll-end-record-stands = Your record for { $sheet } stands at { $n }
roll-end-ranks-rule = Every score has a rank (RW-ADVENTURE-09).

# The rulebook.

rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
rules-nothing = No clause has all these words. Try fewer, or only the beginning of one.
rules-failed = The rulebook did not come from the server.
rules-book = Rulebook
rules-both = Both
rules-elsewhere = { $n } more in { $book }
rules-no-clause = There is no rule { $clause }.

# What the table says. Sentences of the game itself (questions, moves, the log) come from the server.
# A person or a card is named in one form only, so sentences are built around that form.

## Where and when

table-title = Round { $round }
table-title-turn = Your turn
table-heading = The table, round { $round }
table-round = Round
table-round-of = Round { $round } of 5
table-phases = Phases of a round
table-phase-lookout = Lookout
table-phase-production = Production
table-phase-action = Actions
table-phase-attack = Attack
table-phase-cleanup = Cleanup
table-first = First player
table-rules = Rules
table-players = Empires
table-you = You
table-you-are = you, { $name }
table-seat = Player { $n }
table-virtual = Virtual player
table-virtual-short = Virtual
table-bot = bot
table-stand-in = a bot stands in
table-resigned = has resigned
table-you-resigned = You have resigned; a bot plays on in your place.
table-faction-kind = { $faction }, { $kind }
table-thinking = thinking
table-on-turn = on turn
table-passed = passed
table-away = away
table-score = Points

## Empires

table-empire-own = Your empire
table-empire-of = The empire of { $name }
table-rival = { $name }, { $faction }
table-row-production = Production
table-row-feature = Features
table-row-action = Actions
table-lane-faction = { $row }, faction
table-lane-common = { $row }, common
table-each-round = Each round
table-keeps = Keeps
table-all-wood = all wood
table-all-stone = all stone
table-all-food = all food
table-all-gold = all gold
table-all-worker = all workers
table-all-raze = all raze tokens
table-all-defense = all defense tokens
table-lens-open = { $name }: see it large
table-lens-close = Back to your empire
table-no-goods = no goods
table-hand-cap = Cards in hand
table-hand-of =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }, { $common } of them common
table-deals-cap = Deals
table-deals =
    { $n ->
        [0] No deals
        [one] { $n } deal
       *[other] { $n } deals
    }
table-deal-label =
    Deal: { $good } each round, { $card }{ $route ->
        [yes] {" "}of { $of }
       *[no] {""}
    }
table-foundation = Foundation
table-foundations =
    { $n ->
        [one] { $n } foundation
       *[other] { $n } foundations
    }
table-piles = Decks
table-common = common
table-pile = { $name }, cards left: { $n }
table-aside-label = Common discard pile, cards: { $n }. On top: { $card }

## The virtual player

table-attack-deck = attack cards left: { $n }
table-line = Attacks
table-line-label =
    { $n ->
        [0] No attack cards lie in its line
       *[other] Its line of attacks, newest first: { $goods }
    }
table-area = Its area
table-collection = Its collection: { $n }
table-faction-locations = Your faction locations : its collection
table-versus = { $ours } against { $theirs }

## Hand and offer

table-hand =
    { $n ->
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
table-hand-empty = Your hand is empty.
table-offer =
    { $n ->
        [one] On offer, { $n } card
       *[other] On offer, { $n } cards
    }
table-offer-empty = Nothing is on offer just now.
table-can = You can: { $verbs }.
table-picked = Selected.
table-verb-build = Build
table-verb-going = Building
table-verb-deal = Deal
table-verb-raze = Raze
table-verb-use = Use
table-verb-send = Send workers
table-verb-guard = Protect
table-verb-samurai = Samurai
table-verb-draft = Take
table-verb-choose = Choose
table-verb-give-up = Give up
table-verb-put = Put under it
table-verb-end = End the turn
table-verb-pass = Pass
table-do-choose = Choose { $what }
table-do-give-up = Give up { $what }
table-do-put = Put { $what } under it
table-pay = Pay { $what }
table-why-short =
    { $good ->
        [wood] { $n } wood short
        [stone] { $n } stone short
        [food] { $n } food short
       *[gold] { $n } gold short
    }
table-why-short-goods =
    { $n ->
        [one] { $n } good short
       *[other] { $n } goods short
    }
table-why-no-sacrifice = nothing to give up
table-gains = you gain { $what }
table-loses = you give { $what }

## What is asked

table-asked = What is asked
table-your-turn = Your turn: one action, or pass.
table-acted-more = Action taken. More tokens to place, or end the turn.
table-acted = Action taken. End the turn.
table-send = for
table-steps = Steps of building
table-step-card = Card
table-step-give-up = Give up
table-step-pay = Pay
table-picked-secret = You have chosen.
table-thinks =
    { $n ->
        [0] Thinking
       *[other] { $names }: thinking
    }
table-waits =
    { $n ->
        [0] One moment
        [one] { $names } is to decide
       *[other] { $names } are to decide
    }
table-over = The game is over.
table-moment = The table as it was after { $at } moves
table-back-to-now = Back to now

## The dock

table-dock = Your goods and moves
table-purse = Your goods
table-help = What can I do?
table-undo = Undo
table-pass = Pass
table-end-turn = End turn
table-watching =
    { $n ->
        [one] You are watching
       *[other] { $n } are watching
    }
table-only-watching = You are watching this game.
table-not-now = Not now.
table-not-your-turn = { $name } is to move.
table-answer-first = First answer what is asked, or undo.
table-act-first = Take an action first, or pass.
table-acted-already = You have acted: end the turn.
table-clock = Time left: { $time }
table-clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## Help and keys

table-help-wait = Nothing just now: others are deciding.
table-close = Close
table-keys = Keys
table-keys-on = Letters and digits work as keys
table-key-tab = to the next part of the table
table-key-arrows = from card to card
table-key-enter = pick up, then play
table-key-digits = choose the answer with this number
table-key-escape = back a step
table-key-end = end the turn
table-key-pass = pass for this round
table-key-undo = take the last move back
table-key-help = this help

## The side

table-side = Score, log and chat
table-track = Score
table-log = Log
table-log-show = Show this moment
table-notation = Moves in notation
table-chat = Chat
table-chat-new = new
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send

## The menu

table-menu-sound = Sound on my turn
table-menu-notify = Message on my turn
table-menu-calm = Less motion
table-menu-keep = Ask what I keep in cleanup
table-leave = Leave the table
table-leave-sure = A bot plays on for you. You can come back at any time.
table-resign = Resign
table-resign-sure = You give this game up for good.
table-stay = Stay
table-stood-in = A bot is playing for you.
table-come-back = Play again myself

## The line

table-connecting = Coming to the table…
table-lost = The connection is lost; it comes back by itself.
table-lost-now = Try now
table-refused = This table cannot be opened here. Use the link that was sent to you.
table-again = Try again
table-to-end = To the result

## The coach of a first game

table-coach = Coach
table-coach-call = Coach
table-coach-quiet = Send the coach away
table-coach-ask = What would you do?
table-coach-would = I would: { $move }
table-coach-draft = Lookout: everybody takes a card from the middle. You get 1 of your own people and 2 common cards each round (LOOKOUT-1). Early on take what produces: a wheel on the card means goods in every round. Click a card to pick it up, click again to take it.
table-coach-deck = You may draw from your own people's deck or from the common one (GENERAL-2). Common cards are cheap and get you going; your own are stronger and score 2 instead of 1 in the end. Click a pile.
table-coach-discard = Strong cards of your people are built over another location (BUILD-8): it turns into nothing, but old common cards have often paid for themselves. Choose the one you miss least; a foundation costs nothing.
table-coach-pay = Gold stands in for any wood, stone or food (GOODS-3). Keep it if you can: it is the most useful good. Below you see what would be left.
table-coach-card = Choose the card you need least; point at one to read it large.
table-coach-location = Choose a location on the table. What carries a ring can be chosen.
table-coach-deal = Choose a deal on the edge of the board.
table-coach-good = Choose what the cards in your hand ask for: their price stands on the left edge.
table-coach-send = Every 2 workers bring one more good or card (TRADE-3). Workers do not stay for the next round, so send what is left over.
table-coach-player = Choose a rival.
table-coach-keep = Most goods are lost at the end of a round; your board says what you may keep (STORAGE-1).
table-coach-question = Choose one of what carries a ring, or an answer in the strip.
table-coach-turn-1 = Your first actions! Green rings show what you can build: the price is on the card's left edge. Build production first, it pays in all five rounds. Cards of your own people can also become a deal for 1 food (DEAL-3): one good each round.
table-coach-turn-2 = Besides building: use cards with a bolt (each asks for a worker or goods), send 2 workers for a good, or raze a common card from your hand with a torch: you get what stands on its upper right (RAZE-2).
table-coach-turn-3 = The Barbarians may raze your common locations: a shield on one makes that dearer. You can do the same to them: click a location of your rival.
table-coach-turn-4 = Time to score: features bring points when you build their colour, actions turn goods into points. Use up everything, for goods do not stay.
table-coach-turn-5 = The last round. Each common location is worth 1 point now and each of your people 2 (END-3, END-4), so build what you can, and use all workers. Pass when nothing is left.
table-coach-acted = One action a turn. You may still lay shields on locations; then end your turn. If it was a mistake, undo it.
table-coach-wait = The Barbarians are moving. Turns go round until everybody has passed, so doing many small things is fine.
table-coach-watch = Watch: what comes from the board, deals and wheels flies into your stock.
table-coach-end = The game is over. Look where your points came from.
table-coach-why-build-production = It brings goods in every round that is left, so the sooner it stands, the better.
table-coach-why-build-feature = From now on it answers what you do, so it pays to have it early.
table-coach-why-build-action = It can be used in every round from now on.
table-coach-why-draft-production = What produces pays in every round.
table-coach-why-draft-feature = Its feature fits the cards that you will build.
table-coach-why-draft-action = Its action turns what you have into something better.
table-coach-why-deal = For 1 food the card gives a good at once and one more each round.
table-coach-why-raze = The card in your hand is worth more as goods now than as a location later.
table-coach-why-use = What it costs is worth less now than what it brings.
table-coach-why-send = Workers do not stay for the next round, so let them fetch something.
table-coach-why-guard = A shield makes it dearer for the Barbarians to raze it.
table-coach-why-end = There is nothing better left to do in this turn.
table-coach-why-pass = Nothing useful is left to do in this round.
table-coach-why-discard = Of your locations it is the one that you miss least.
table-coach-why-pay = So you keep the goods that are harder to get.
table-coach-why-best = Of what can be chosen here it helps most.
