# What the game says in English: refusals, errors, questions, moves, names, the log. The other
# languages have the same messages. Words for goods, `times` and the links `and` and `or` come from the card
# texts (effects/words/en.ftl); no name here is used there.
#
# A card or a person is named in one form only, so sentences are built around that form.
# Variables that are grammar:
#   $case  nom: who does something ($player, $who), gen: whose it is or was ($owner)
#   $known yes: it is said which player, or which card; no: it is not

## Who and what

player-number = player { $n }
player-named = { $name }
player-virtual = the virtual player
attack-card = attack card ({ $good })
copy = { $card } ({ $number })

## Why a move is not possible

refused-game-over = The game is over.
refused-no-such-seat = There is no { $owner } in this game.
refused-not-your-turn =
    { $known ->
        [yes] It is not your turn: { $player } must decide first.
       *[no] It is not your turn.
    }
refused-you-passed = You have passed and take no more turns in this round.
refused-not-now = There is nothing to decide at the moment.
refused-picked-already = You have picked already; the others are still choosing.
refused-draft-first = First take one of the cards on offer.
refused-not-on-offer = { $card } is not among the cards you can take.
refused-no-draft-now = Cards on offer are taken in the lookout phase only.
refused-acted-already = You have taken your action; now you can only place tokens or samurai, or end your turn.
refused-act-or-pass = You have not acted yet: take an action, or pass.
refused-nothing-asked = No question is waiting for an answer: take an action, or pass.
refused-answer-first = First answer what is asked; then go on.
refused-wrong-answer =
    That is no answer here: choose { $kind ->
        [deck] a deck
        [discard] one of your own locations, or a foundation
        [pay] a way to pay
        [card] one of the cards offered
        [location] a location that the effect allows
        [deal] a deal that the effect allows
        [player] a rival who can be named
        [good] one of the goods offered
        [give] a good that you have just gained, or nothing more
        [under] a card from your hand, or nothing more
        [put] a resource from your supply, or nothing more
        [keep] how much you keep
       *[random] one of the cards left on offer
    }.
refused-deck-empty =
    { $deck ->
        [faction] Your faction deck is empty.
       *[common] The common deck and its discard pile are empty.
    }
refused-no-foundation = You have no foundation to give up.
refused-taken-over = { $card } has been taken over, so nobody can give it up for a building cost.
refused-not-your-location = { $card } is not a location in your empire.
refused-pay-kind = That cannot pay this price: gold may stand for a resource, but nothing may stand for gold.
refused-pay-missing = You do not have all of these goods.
refused-overpaid = That is more than the price, and nobody can overpay.
refused-underpaid = That is less than the price.
refused-pay-build = Paid in this way, too little would be left for the location that you want to build.
refused-no-target-there = { $card } cannot be chosen for this.
refused-no-raze-field = { $card } cannot be razed: it has no raze field.
refused-not-in-hand = { $card } is not in your hand.
refused-wrong-card = { $card } cannot be chosen for this.
refused-no-deal-there = There is no deal { $card } that could be chosen.
refused-route-deal = { $card } is a deal with a rival's location and cannot be chosen for this.
refused-no-supply = The virtual player has no supply to take from.
refused-passed-rival =
    { $known ->
        [yes] { $player } has passed and is safe from the actions of others in this round.
       *[no] The owner of { $card } has passed and is safe from the actions of others in this round.
    }
refused-no-deal-field = No deal can be made with { $card }: that takes a faction card with a deal field.
refused-deal-food = A deal costs 1 food or 1 gold, and you have neither.
refused-foundation = { $card } is a foundation now, no longer a location; it can be neither razed nor protected.
refused-guard-faction = { $card } is a faction location; a defense token protects only a common one.
refused-guarded-already = A defense token lies on { $card } already, and one is the limit.
refused-no-defense =
    { $solo ->
        [yes] The solo game has no defense tokens.
       *[no] You have no defense token.
    }
refused-not-japanese = Only the Japanese use workers as samurai.
refused-samurai-common = { $card } is a common location; samurai stand only on faction locations.
refused-samurai-already = A samurai stands on { $card } already, and one is the limit.
refused-no-worker = You have no worker to place on { $card } as a samurai.
refused-no-action = { $card } has no action to use.
refused-blocked = { $card } is blocked until the end of the round.
refused-used-up = { $card } can be used only { times }.
refused-activation-price =
    Using { $card } { $n ->
        [1] costs
        [2] twice costs
       *[other] { $n } times costs
    } { $price }, and you cannot pay that.
refused-no-target = There is nothing that { $card } could be used on now.
refused-no-sacrifice = To build { $card } you must also give up a location or foundation of your own, and you have none for it.
refused-build-goods =
    { $costed ->
        [yes] { $card } costs { $cost }
       *[no] You cannot pay for { $card }
    }; you lack { $lacking }{ $gold ->
        [helps] {" "}even with your gold
        [short] , and your gold ({ $spare }) does not make up for that
       *[none] {""}
    }.
lacking =
    { $good ->
        [wood] { $n } wood
        [stone] { $n } stone
        [food] { $n } food
       *[gold] { $n } gold
    }
refused-not-for-workers =
    Workers can be sent for wood, stone, food or a card, not for { $good ->
        [gold] gold
        [worker] workers
        [raze] raze tokens
        [defense] defense tokens
       *[vp] victory points
    }.
refused-workers = That takes { $n } workers, and you have { $have }.
refused-own-location = { $card } stands in your own empire; only locations of rivals can be razed like this.
refused-not-there =
    { $deal ->
        [yes] { $card } is a deal of { $owner }, not a location.
       *[no] { $card } is not a location of { $owner }.
    }
refused-peaceful = In the peaceful variant nobody razes { $card } or another location of a rival; you can raze cards from your own hand.
refused-raze-tokens = Razing { $card } costs { $tokens }, and you have { $have }.
refused-raze-guarded = { $card } has a defense token: razing it costs { $tokens }, and you have { $have }.
refused-raze-samurai = { $card } has a samurai: razing it costs { $tokens }, and you have { $have }.
refused-raze-surcharge = { $card } is protected by another location of { $owner }: razing it costs { $tokens }, and you have { $have }.

## Why a line is no move

notation-no-such-card =
    { $known ->
        [yes] There is no card "{ $word }", did you mean "{ $near }"?
       *[no] There is no card "{ $word }"; `osada cards` lists them all.
    }
notation-several-copies = "{ $word }" is ambiguous here: the copies { $numbers } differ; name one by its number.
notation-no-such-seat =
    There is no seat "{ $word }"; seats here are { $last ->
        [0] 0 or virtual
       *[other] 0 to { $last }
    }.
notation-not-seated = There is no seat { $seat } at this table.
notation-no-move =
    { $known ->
        [yes] "{ $word }" is no move; did you mean "{ $near }"?
       *[no] "{ $word }" is no move; a move begins with { $verbs }.
    }
notation-stands-alone = "{ $verb }" stands alone, without "{ $rest }".
notation-expansion = "{ $verb }" belongs to an expansion that is not part of this game.
notation-only-verb = "{ $verb }" says nothing about what to { $verb }.
notation-no-such-good =
    { $known ->
        [yes] There is no good "{ $word }", did you mean "{ $near }"?
       *[no] There is no good "{ $word }", goods are { $goods }.
    }
notation-no-payment = "{ $word }" is no payment; write it as "1 gold, 1 stone".
notation-not-to-pay-with = Nobody pays with { $good }.
notation-no-such-deck = There is no deck "{ $word }"; draw from common or faction.
notation-no-amount = "{ $word }" is no amount; write it as "2 food".

## What is asked

ask-turn = It is your turn.
ask-draft = Which card do you take?
ask-deck =
    { $n ->
        [one] From which deck do you draw?
       *[other] { $n } cards to draw: from which deck comes the next?
    }
ask-discard =
    { $known ->
        [yes] { $card }: what do you give up for it?
       *[no] What do you give up?
    }
ask-pay =
    { $known ->
        [yes] { $card }: what do you pay?
       *[no] What do you pay?
    }
ask-card =
    { $known ->
        [yes] { $card }: which card do you choose?
       *[no] Which card do you choose?
    }
ask-location =
    { $known ->
        [yes] { $card }: which location do you choose?
       *[no] Which of your locations do you lose to the attack?
    }
ask-deal =
    { $known ->
        [yes] { $card }: which deal do you choose?
       *[no] Which deal do you choose?
    }
ask-player =
    { $known ->
        [yes] { $card }: which rival do you choose?
       *[no] Which rival do you choose?
    }
ask-good =
    { $known ->
        [yes] { $card }: which good do you choose?
       *[no] Which resource do you take?
    }
ask-give = Which of the goods just gained do you turn into victory points?
ask-keep = How much do you keep: { $goods }?
ask-under =
    { $known ->
        [yes] { $card }: which card do you put under it?
       *[no] Which card do you put there?
    }
ask-put =
    { $known ->
        [yes] { $card }: which resource do you put on it?
       *[no] Which resource do you put there?
    }
ask-send = Your workers go for { $goods }. Do you send 2 more?
ask-random = Which card does chance pick?

## Moves on buttons

move-draft = Take { $card }
move-build = Build { $card }
move-deal = Make a deal with { $card }
move-raze = Raze { $card } from hand
move-raze-of = Raze { $card } of { $owner }
move-use =
    { $n ->
        [1] Use { $card }
        [2] Use { $card } twice
       *[other] Use { $card } { $n } times
    }
move-send = Send { $workers } for { $goods }
move-guard = Protect { $card }
move-samurai = Place a samurai on { $card }
move-end = End the turn
move-pass = Pass for this round
move-done = Done
move-common = Common deck
move-faction = Faction deck
move-foundation = A foundation
move-nothing = Nothing
move-of = { $card } of { $owner }

## Names

phase-lookout = lookout
phase-production = production
phase-action = actions
phase-cleanup = cleanup
phase-attack = attack
phase-end = end of the game
phase-setup = setup
rank-commoner = Commoner
rank-servant = Servant
rank-squire = Squire
rank-knight = Knight
rank-castellan = Castellan
rank-king = King
rank-emperor = Emperor
how-production = production
how-bonus = building bonuses
how-action = actions
how-feature = features
how-deal = deals
how-raze = razing
how-giving = goods given up
how-board = faction board
how-trade = workers sent
how-common = common locations
how-faction = faction locations
how-under = cards under a location
how-on = resources on a location
how-given = points to start with
verb-draft = take
verb-build = build
verb-deal = make a deal
verb-raze = raze
verb-use = use
verb-send = send workers
verb-guard = protect
verb-samurai = place a samurai
verb-visit = visit
verb-play = play
verb-end = end the turn
verb-pass = pass
verb-choose = choose
option-factions = factions
option-lookout = lookout
option-lookout-standard = standard
option-lookout-alternative = alternative, in secret
option-lookout-advanced = advanced
option-peaceful = peaceful variant
option-peaceful_drafts = cards taken from the offer in the peaceful variant
option-robbers_cut_routes = Robbers also end deals of a Trade Route
option-yes = yes
option-no = no

## The log

log-phase = Round { $round }: { $phase }
log-over = The game is over
log-reveal = On offer: { $cards }
log-drafted = { $who } takes { $card }
log-swept = Nobody takes { $cards }
log-picked =
    { $known ->
        [yes] { $who } takes { $card } in secret
       *[no] { $who } takes a card in secret
    }
log-area = { $card } goes to the virtual player's area
log-draw = { $who } draws { $cards }
log-reshuffle = The common discard pile is shuffled into a new deck
log-gain =
    { $known ->
        [yes] { $who } gains { $goods } ({ $card })
       *[no] { $who } gains { $goods }
    }
log-with = { $line }: { $goods }
log-built = { $who } builds { $card }
log-dealt = { $who } makes a deal with { $card }
log-undealt = { $who } loses the deal { $card }
log-razed =
    { $where ->
        [hand] { $who } razes { $card } from hand
        [own] { $who } razes { $card } in the own empire
       *[rival] { $who } razes { $card } of { $owner }
    }
log-use =
    { $n ->
        [1] { $who } uses { $card }
        [2] { $who } uses { $card } twice
       *[other] { $who } uses { $card } { $n } times
    }
log-sent = { $who } sends { $workers } for { $goods }
log-guard = { $who } protects { $card }
log-samurai = { $who } places a samurai on { $card }
log-target =
    { $known ->
        [yes] { $who } chooses { $card } of { $owner } ({ $source })
       *[no] { $who } chooses { $card } ({ $source })
    }
log-laid =
    { $known ->
        [yes] { $who } lays { $card } as a foundation
       *[no] { $who } lays a card from hand as a foundation
    }
log-under =
    { $known ->
        [yes] { $who } puts { $card } under { $over }
       *[no] { $who } puts a card from hand under { $over }
    }
log-put = { $who } puts { $goods } on { $over }
log-keep =
    { $n ->
        [0] { $who } keeps nothing
       *[other] { $who } keeps { $goods }
    }
log-discard = { $who } discards { $card }
log-sacrifice =
    { $known ->
        [yes] { $who } gives up a foundation ({ $card })
       *[no] { $who } gives up { $card }
    }
log-stolen = { $who } takes { $goods } from { $owner }
log-given = { $who } gives up { $goods }
log-attack-card = The virtual player turns up an attack card: { $good }
log-attacked = { $who } loses { $card } to the attack
log-pay =
    { $n ->
        [0] { $who } pays nothing
       *[other] { $who } pays { $goods }
    }
log-choose = { $who } chooses { $answer }
log-secret = { $who } chooses in secret
log-end-turn = { $who } ends the turn
log-pass = { $who } passes
log-forced-pass = { $who } has taken too many turns and passes
