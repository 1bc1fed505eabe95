# What the table says. Sentences of the game itself (questions, moves, the log) come from the server.
# A person or a card is named in one form only, so sentences are built around that form.

## Where and when

table-title = Round { $round }
table-title-turn = Your turn
table-heading = The table, round { $round }
table-round = Round
table-round-of = Round { $round } of { $of }
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
table-seat = Player { $n }
table-virtual = Virtual player
table-virtual-short = Virtual
table-bot = bot
table-stand-in = a bot stands in
table-resigned = has resigned
table-you-resigned = You have resigned; a bot plays on in your place.
table-faction-kind = { $faction }, { $kind }
table-thinking = thinking
table-on-turn = to play
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
table-each-round = Each round
table-keeps = Keeps
table-all-wood = all wood
table-all-stone = all stone
table-all-food = all food
table-all-gold = all gold
table-all-worker = all workers
table-all-raze = all raze tokens
table-all-defense = all defense tokens
table-lens-open = { $name }: enlarge
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
table-more = +{ $n } more

## The virtual player

table-attack-deck = attack cards left: { $n }
table-line = Attacks
table-line-label =
    { $n ->
        [0] There are no attack cards in its line
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
table-offer-empty = Nothing is on offer right now.
table-prayed =
    { $n ->
        [one] Prayer, { $n } card
       *[other] Prayer, { $n } cards
    }
table-verb-visit = Visit
table-verb-play = Play
table-did-visit = Visited { $what }
table-did-play = Played { $what }
table-all-blessing = all blessings
table-all-tech = all technology
table-left-visit =
    { $n ->
        [one] visit { $n } location
       *[other] visit { $n } locations
    }
table-left-play =
    { $n ->
        [one] play { $n } card
       *[other] play { $n } cards
    }
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
table-verb-give-up = Discard
table-verb-put = Put under it
table-verb-end = End the turn
table-verb-pass = Pass
table-do-choose = Choose { $what }
table-do-give-up = Discard { $what }
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
table-why-no-sacrifice = nothing to discard
table-gains = you gain { $what }
table-loses = you pay { $what }

## What is asked

table-asked = What is asked
table-your-turn = Your turn: one action, or pass.
table-acted-more = Action taken. Place more tokens, or end your turn.
table-acted = Action taken. End your turn.
table-send = for
table-steps = Steps of building
table-step-card = Card
table-step-give-up = Discard
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
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
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
table-not-your-turn = It is { $name }’s turn.
table-answer-first = Answer the question first.
table-act-first = Take an action first, or pass.
table-acted-already = You have acted: end your turn.
table-clock = Time left: { $time }
table-clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
table-step-pick = Pick a card or location
table-step-pick-why = Pick a card in your hand or a location: what you can do with it then appears here.
table-step-answer = Choose an answer
table-step-answer-why = Choose something with a ring around it, or an answer in the strip above your hand.
table-step-wait = Not your turn
table-answer-or-undo = Answer the question first, or undo.
table-did = Done
table-did-build = Built { $what }
table-did-deal = Deal made: { $what }
table-did-raze = Razed { $what }
table-did-use = Used { $what }
table-did-draft = Took { $what }
table-did-send = Workers sent
table-did-guard = Protected { $what }
table-did-samurai = Samurai on { $what }
table-did-pass = Passed
table-did-end = Turn ended
table-pass-ask = Pass for the rest of this round?
table-pass-sure = Pass: end my round
table-pass-not = Keep playing
table-pass-lost = Lost in cleanup
table-pass-kept = Kept
table-left = You could still
table-left-build =
    { $n ->
        [one] build { $n } card
       *[other] build { $n } cards
    }
table-left-deal =
    { $n ->
        [one] make { $n } deal
       *[other] make a deal with one of { $n } cards
    }
table-left-raze =
    { $n ->
        [one] raze { $n } card or location
       *[other] raze one of { $n } cards or locations
    }
table-left-use =
    { $n ->
        [one] use { $n } location
       *[other] use { $n } locations
    }
table-left-send = send workers
table-steps-deal = Steps of making a deal
table-verb-dealing = Making a deal
table-ledger-gives = Discard
table-ledger-asks = one location, you choose
table-ledger-pays = Pay
table-ledger-gets = Get now
table-ledger-rounds = each round
table-ledger-ends = at the end

## Help and keys

table-help-wait = Nothing right now: others are deciding.
table-close = Close
table-keys = Keys
table-keys-on = Keyboard shortcuts (letters and digits)
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
table-menu-notify = Notify me on my turn
table-notify-what = Even when no page is open, at all your tables in this browser. The notification names the table and the players; it goes through your browser's push service, encrypted.
table-notify-page = Only while this page is open. Turn it off and on again to be notified when no page is open, too.
table-notify-insecure = Notifications need an address that begins with https.
table-notify-browser = Only while this page is open: this browser does not receive notifications without it. On an iPhone or iPad, add Osada to the home screen first.
table-notify-blocked = Your browser blocks notifications from this site; you can allow them in its settings.
table-notify-server = Only while this page is open: this server does not send notifications.
table-notify-failed = Only while this page is open: your browser's push service did not respond; private windows have none. Turn it off and on to try again.
table-leave = Leave the table
table-leave-sure = A bot plays on for you. You can come back at any time.
table-resign = Resign
table-resign-sure = This ends the game for you for good.
table-stay = Stay
table-come-back = Play again myself

## The line

table-connecting = Joining the table…
table-lost = The connection is lost; it will come back by itself.
table-lost-now = Try now
table-refused = This table cannot be opened here. Use the link that was sent to you.
table-again = Try again
table-to-end = To the result

# The prayer as a scene
table-prayer-of = { $name }: prayer, { $card }
table-prayer-own-tokens = Your blessings
table-prayer-tokens-of = Blessings: { $name }
table-prayer-as = as { $colour }
table-prayer-stored = a stored card
table-prayer-no-match = no match
table-prayer-no-colour = no colour
table-prayer-not-asked = not asked for
table-prayer-needs-match = needs a matching card
table-prayer-spend = you may spend { $good }
table-prayer-each = each
table-prayer-draw = Draw { $n }
table-prayer-with-tokens = With blessings
table-prayer-declare = Declare a colour
table-prayer-choose = Choose a colour
table-prayer-brings = Result
table-prayer-draw-what =
    { $n ->
        [one] { $n } common card, open to all. A match lets your blessings add theirs.
       *[other] { $n } common cards, open to all. One match lets your blessings add theirs.
    }
table-prayer-tokens-what = No luck needed: no card is drawn, and you keep them.
table-prayer-matches =
    { $n ->
        [one] { $n } card matches.
       *[other] { $n } cards match.
    }
table-prayer-tokens =
    { $n ->
        [one] { $n } blessing adds its own
       *[other] { $n } blessings add their own
    }
table-prayer-helped =
    { $n ->
        [one] { $n } card matches, so { $tokens } (<rule>PRAYER-32</rule>).
       *[other] { $n } cards match, so { $tokens } (<rule>PRAYER-32</rule>).
    }
table-prayer-in-vain =
    { $tokens ->
        [yes] No card matches, so blessings add nothing (<rule>PRAYER-34</rule>).
       *[no] No card matches.
    }
table-prayer-by-tokens =
    { $n ->
        [one] { $n } blessing matches; no card is drawn (<rule>PRAYER-22</rule>).
       *[other] { $n } blessings match; no card is drawn (<rule>PRAYER-22</rule>).
    }
table-prayer-least = { $n } matches or more: { $goods }.
table-prayer-least-not = Fewer than { $n } matches: not { $goods }.
table-prayer-brings-goods = It brings { $goods }.
table-prayer-nothing = Nothing
table-prayer-shut = Close the prayer

# Open productions of opponents
table-doors = Open productions you can visit
table-door =
    { $n ->
        [one] Visit { $name }’s { $card }: { $n } place free.
       *[other] Visit { $name }’s { $card }: { $n } places free.
    }
table-doors-shut = { $n } closed
table-key-doors = to the open productions you can visit
table-key-rival = show an opponent’s empire
table-key-rival-which =
    { $n ->
        [one] Which opponent? 1
       *[other] Which opponent? 1 to { $n }
    }
table-key-log = to the log

## A game of a campaign

table-goals = Goals
table-goal-open = first
table-goal-turned = turned
table-goal-first = Whoever is first crosses off { $n } spaces and takes the bonus.
table-goal-later =
    { $n ->
        [one] Turned: { $n } space for whoever comes later.
       *[other] Turned: { $n } spaces for whoever comes later.
    }
table-goal-has = { $name }: { $n } of { $of }.
table-goal-met = { $name }: achieved.
table-provinces = Provinces
table-provinces-cost = The Provinces take { $n } points at the end of the game.
table-invention-used =
    { $n ->
        [one] Has acted once this round.
       *[other] Has acted { $n } times this round.
    }
table-track-at =
    { $more ->
        [0] { $track }: { $n } spaces
       *[other] { $track }: { $n } spaces, { $more } of them in this game
    }
table-upkeep = Upkeep
table-upkeep-sum = Upkeep: { $n } of { $of } laid down
table-upkeep-of = Upkeep, { $good }: { $laid } laid down
table-upkeep-card = Lay down a card from your hand
table-upkeep-lacks = Nothing to lay down now
table-upkeep-whole = Paid
table-tokens = Progress tokens
table-token-place = { $name } ({ $n }): { $what }. Choose where to place it.
table-token-idle = { $name } ({ $n }): { $what }. Cannot be placed now.
table-token-where = Where does it go? { $name }: { $what }.
table-verb-upkeep = Lay down
table-verb-place = Place a token
table-did-upkeep = Upkeep laid down
table-did-place = Token on { $what }
table-key-goals = to the Goals
table-key-lands = to Provinces and Inventions
table-key-upkeep = to the upkeep; 1 to 7 lay down a good
table-key-tokens = to the progress tokens
