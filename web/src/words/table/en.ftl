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
