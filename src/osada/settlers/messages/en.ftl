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
refused-you-passed = You have passed and take no more turns this round.
refused-not-now = There is nothing to decide at the moment.
refused-picked-already = You have already picked; the others are still choosing.
refused-draft-first = First take one of the cards on offer.
refused-not-on-offer = { $card } is not among the cards you can take.
refused-no-draft-now = Cards on offer can be taken only in the lookout phase.
refused-acted-already = You have taken your action; now you can only place tokens or samurai, or end your turn.
refused-act-or-pass = You have not acted yet: take an action, or pass.
refused-nothing-asked = No question is waiting for an answer: take an action, or pass.
refused-answer-first = First answer the question; then go on.
refused-wrong-answer =
    That answer does not fit here: choose { $kind ->
        [deck] a deck
        [discard] one of your own locations, or a foundation
        [pay] a way to pay
        [card] one of the cards offered
        [location] a location that the effect allows
        [deal] a deal that the effect allows
        [player] an opponent who can be named
        [good] one of the goods offered
        [give] a good that you have just gained, or nothing more
        [under] a card from your hand, or nothing more
        [put] a resource from your supply, or nothing more
        [keep] how much you keep
        [store] how much you store
        [blessing] a colour that you do not have yet
        [prayer] to draw, or to use blessings
        [colour] a colour that the prayer allows
        [stored] a stored card of a matching colour, or nothing more
        [tricolour] brown, grey or red
        [spend] how much you spend, no more than the cards allow
        [goal] a Goal that you have not achieved
       *[random] one of the cards left on offer
    }.
refused-deck-empty =
    { $deck ->
        [faction] Your faction deck is empty.
       *[common] The common deck and its discard pile are empty.
    }
refused-no-foundation = You have no foundation to discard.
refused-not-a-foundation = { $card } is not one of your foundations.
refused-oldest-foundation = This game began under earlier rules: the oldest foundation goes first, and { $card } is not the oldest.
refused-taken-over = { $card } has been taken over, so nobody can discard it for a building cost.
refused-not-your-location = { $card } is not a location in your empire.
refused-pay-kind = That cannot pay this price: gold can replace a resource, but nothing can replace gold.
refused-pay-missing = You do not have all of these goods.
refused-overpaid = That is more than the price, and overpaying is not allowed.
refused-underpaid = That is less than the price.
refused-pay-build = If you pay like this, too little is left for the location you want to build.
refused-no-target-there = { $card } cannot be chosen for this.
refused-no-raze-field = { $card } cannot be razed: it has no raze field.
refused-not-in-hand = { $card } is not in your hand.
refused-wrong-card = { $card } cannot be chosen for this.
refused-blessing-orange = There is no orange blessing; orange is only a colour of cards.
refused-blessing-tricolour = The tri-colour blessing comes only from the Aztec board.
refused-blessing-held = You already have the { $colour } blessing, and one of each colour is the limit.
refused-no-fitting-token = None of your blessings fits this prayer.
refused-colour-without-token = You have no blessing for { $colour }; a prayer with blessings needs one of the colour you name.
refused-colour-not-allowed = This prayer does not allow { $colour }.
refused-not-stored = { $card } cannot be used in this prayer: it is not stored for prayers, or its colour does not match.
refused-tricolour-colour = The tri-colour blessing cannot be { $colour } here.
refused-under-itself = { $card } cannot go under itself.
refused-no-deal-there = There is no deal { $card } to choose.
refused-route-deal = { $card } is a deal with an opponent's location and cannot be chosen for this.
refused-no-supply = The virtual player has no supply to take from.
refused-passed-rival =
    { $known ->
        [yes] { $player } has passed and is safe from other players' actions this round.
       *[no] The owner of { $card } has passed and is safe from other players' actions this round.
    }
refused-no-deal-field = No deal can be made with { $card }: that takes a faction card with a deal field.
refused-deal-food = A deal costs { $food } or { $gold }, and you have neither.
refused-foundation = { $card } is now a foundation, not a location; it can be neither razed nor protected.
refused-guard-faction = { $card } is a faction location; a defense token protects only a common one.
refused-guarded-already = { $card } already has a defense token, and one is the limit.
refused-no-defense =
    { $solo ->
        [yes] The solo game has no defense tokens.
       *[no] You have no defense token.
    }
refused-not-japanese = Only the Japanese use workers as samurai.
refused-samurai-common = { $card } is a common location; samurai can be placed only on faction locations.
refused-samurai-already = { $card } already has a samurai, and one is the limit.
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
refused-no-target = There is nothing { $card } could be used on now.
refused-no-sacrifice = To build { $card } you must also discard a location or foundation of your own, and you have none to discard.
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
refused-workers = That takes { $workers }, and you have { $have }.
refused-own-location = { $card } is in your own empire; only opponents' locations can be razed like this.
refused-not-there =
    { $deal ->
        [yes] { $card } is one of { $owner }'s deals, not a location.
       *[no] { $card } is not one of { $owner }'s locations.
    }
refused-peaceful = In the peaceful variant opponents' locations, including { $card }, cannot be razed; you can raze cards from your own hand.
refused-visit-own = { $card } is in your own empire; workers are sent to opponents' open productions.
refused-not-open = { $card } has no open production to visit.
refused-visited-out = { $card } has taken both workers of this round.
refused-no-visitor = You have no worker to send to { $card }.
refused-instant = { $card } is an instant card: it is played, never built.
refused-not-instant = { $card } is not an instant card.
refused-no-play = There is nothing { $card } could be played on now, or you cannot pay for it.
refused-raze-tokens = Razing { $card } costs { $tokens }, and you have { $have }.
refused-raze-guarded = { $card } has a defense token: razing it costs { $tokens }, and you have { $have }.
refused-raze-samurai = { $card } has a samurai: razing it costs { $tokens }, and you have { $have }.
refused-raze-surcharge = { $card } is protected by another of { $owner }'s locations: razing it costs { $tokens }, and you have { $have }.

## Why a line is not a move

notation-no-such-card =
    { $known ->
        [yes] There is no card "{ $word }"; did you mean "{ $near }"?
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
        [yes] "{ $word }" is not a move; did you mean "{ $near }"?
       *[no] "{ $word }" is not a move; a move begins with { $verbs }.
    }
notation-stands-alone = "{ $verb }" is a move by itself; leave out "{ $rest }".
notation-expansion = "{ $verb }" belongs to an expansion that is not part of this game.
notation-only-verb = "{ $verb }" needs to say what, as in "{ $example }".
notation-no-such-good =
    { $known ->
        [yes] There is no good "{ $word }"; did you mean "{ $near }"?
       *[no] There is no good "{ $word }"; goods are { $goods }.
    }
notation-no-such-colour =
    { $known ->
        [yes] There is no colour "{ $word }"; did you mean "{ $near }"?
       *[no] There is no colour "{ $word }"; colours are { $colours }.
    }
notation-no-such-prayer = "{ $word }" is not a way to pray; write "draw" or "tokens".
notation-no-payment = "{ $word }" is not a payment; write it as "1 gold, 1 stone".
notation-not-to-pay-with = You cannot pay with { $good }.
notation-no-such-deck = There is no deck "{ $word }"; draw from common or faction.
notation-no-amount = "{ $word }" is not an amount; write it as "2 food".

## What is asked

ask-turn = It is your turn.
ask-draft = Which card do you take?
ask-deck =
    { $n ->
        [one] Which deck do you draw from?
       *[other] { $cards } to draw: which deck does the next one come from?
    }
ask-discard =
    { $known ->
        [yes] { $card }: what do you discard for it?
       *[no] What do you discard?
    }
ask-pay =
    { $known ->
        [yes] { $card }: what do you pay?
       *[no] What do you pay?
    }
ask-card =
    { $known ->
        [yes] { $card }: { $aim ->
            [raze] which card do you raze?
            [lay] which card do you lay as a foundation?
            [store] which card do you put under it?
            [build] which faction card do you build?
            [cost] which card do you discard for it?
            [deal] which card do you make a deal with?
           *[other] which card do you choose?
        }
       *[no] { $aim ->
            [keep] Which card do you keep?
            [discard] Which card do you discard?
           *[other] Which card do you choose?
        }
    }
ask-location =
    { $known ->
        [yes] { $card }: { $aim ->
            [raze] which location do you raze?
            [discard] which location do you discard?
            [take] which location do you take over?
            [block] which location do you block for this round?
            [reset] which location do you make usable again?
            [loot] which location's raze field do you take a good from?
            [route] which location do you make a deal with?
            [repeat] which location produces once more?
            [samurai] which location do you place a samurai on?
            [evict] which location do you take into your hand?
            [use] which location's action do you carry out?
            [play] which location do you play it on?
            [cost] which location's samurai do you discard?
           *[other] which location do you choose?
        }
       *[no] Which of your locations do you lose to the attack?
    }
ask-deal =
    { $known ->
        [yes] { $card }: { $aim ->
            [repeat] which deal brings its good once more?
            [build] which deal do you build as a location?
            [discard] which deal do you discard?
            [take] which deal do you take over?
            [cost] which of your deals do you discard for it?
           *[other] which deal do you choose?
        }
       *[no] Which deal do you choose?
    }
ask-player =
    { $known ->
        [yes] { $card }: { $aim ->
            [steal] which opponent do you take from?
            [discard] which opponent must discard a card?
           *[other] which opponent do you choose?
        }
       *[no] Which opponent do you choose?
    }
ask-good =
    { $known ->
        [yes] { $card }: { $aim ->
            [gain] which good do you gain?
            [loot] which good do you take?
           *[other] which good do you choose?
        }
       *[no] Which resource do you take?
    }
ask-give = Which of the goods just gained do you turn into victory points?
ask-keep =
    { $good ->
        [blessing] Which blessing do you discard?
       *[other] How much do you keep: { $goods }?
    }
ask-blessing =
    { $known ->
        [yes] { $card }: which blessing do you take?
       *[no] Which blessing do you take?
    }
ask-prayer =
    { $known ->
        [yes] { $card }: do you draw cards, or use your blessings?
       *[no] Do you draw cards, or use your blessings?
    }
ask-colour =
    { $known ->
        [yes] { $card }: which colour do you name?
       *[no] Which colour do you name?
    }
ask-stored =
    { $known ->
        [yes] { $card }: which stored card do you use as well?
       *[no] Which stored card do you use as well?
    }
ask-tricolour = Which colour is the tri-colour blessing?
ask-spend =
    { $known ->
        [yes] { $card }: how much do you spend: { $goods }?
       *[no] How much do you spend: { $goods }?
    }
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
ask-store =
    { $known ->
        [yes] { $card }: how much do you put on it ({ $goods })?
       *[no] How much do you store: { $goods }?
    }
ask-send = Your workers go for { $goods }. Do you send 2 more?
ask-random = Which card is picked at random?
gain-by-it = { $question } You gain { $goods }.

## Moves on buttons

move-draft = Take { $card }
move-build = Build { $card }
move-deal = Make a deal with { $card }
move-raze = Raze { $card } from your hand
move-raze-of = Raze { $owner }'s { $card }
move-use =
    { $n ->
        [1] Use { $card }
        [2] Use { $card } twice
       *[other] Use { $card } { $n } times
    }
move-send = Send { $workers } for { $goods }
move-guard = Protect { $card }
move-samurai = Place a samurai on { $card }
move-visit = Visit { $owner }'s { $card }
move-play = Play { $card }
move-end = End the turn
move-pass = Pass for this round
move-done = Done
move-common = Common deck
move-faction = Faction deck
move-foundation = A foundation
move-foundation-of = A foundation: { $card }
move-nothing = Nothing
move-draw = Draw cards
move-tokens = Use blessings
move-tricolour = tri-colour
move-of = { $owner }'s { $card }

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
how-giving = goods turned into points
how-board = faction board
how-trade = workers sent
how-common = common locations
how-faction = faction locations
how-under = cards under a location
how-on = resources on a location
how-end = points at the end
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
option-peaceful_drafts-2 = yes, with two drafts
option-robbers_cut_routes = Robbers can also end Trade Route deals
option-five_players = five players
option-boxes = boxes
option-format = deck format
option-format-introductory = introductory: with all of one expansion
option-format-standard = standard: 30 cards in sets
option-format-open = open: any cards
option-bans = banned cards
option-visit_passed = locations of players who have passed can be visited
option-virtual_faction = faction of the virtual player
option-virtual_faction-none = none
option-virtual_faction-barbarians = Virtual player: Barbarians
option-virtual_faction-rome = Virtual player: Romans
option-decks = your own decks
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
        [hand] { $who } razes { $card } from their hand
        [own] { $who } razes { $card } in their own empire
       *[rival] { $who } razes { $owner }'s { $card }
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
log-visited = { $who } visits { $owner }'s { $card }
log-played = { $who } plays { $card }
log-unstored = { $who } takes { $goods } from { $over }
log-samurai-paid = { $who } discards the samurai on { $card }
log-target =
    { $done ->
        [discard] { $who } discards { $owner }'s { $card } ({ $source })
        [take] { $who } takes over { $owner }'s { $card } ({ $source })
        [block] { $who } blocks { $owner }'s { $card } for this round ({ $source })
        [loot] { $who } takes a good from the raze field of { $owner }'s { $card } ({ $source })
        [reset] { $who } can use { $card } again ({ $source })
        [repeat] { $who } makes { $card } produce once more ({ $source })
        [evict] { $who } takes { $owner }'s { $card } into their hand ({ $source })
        [use] { $who } uses { $owner }'s { $card } ({ $source })
       *[other] { $known ->
            [yes] { $who } chooses { $owner }'s { $card } ({ $source })
           *[no] { $who } chooses { $card } ({ $source })
        }
    }
log-laid =
    { $known ->
        [yes] { $who } lays { $card } as a foundation
       *[no] { $who } lays a card from their hand as a foundation
    }
log-under =
    { $known ->
        [yes] { $who } puts { $card } under { $over }
       *[no] { $who } puts a card from their hand under { $over }
    }
log-put = { $who } puts { $goods } on { $over }
log-blessed =
    { $tricolour ->
        [yes] { $who } takes the tri-colour blessing
       *[no] { $who } takes a blessing ({ $colour })
    }
log-unblessed = { $who } discards a blessing ({ $colour })
log-prayed = { $who } turns up { $cards } ({ $card })
log-tokens = { $who } uses blessings instead of cards ({ $card })
log-colour = { $who } names { $colour }
log-answered =
    { $n ->
        [0] no match
        [one] { $n } match
       *[other] { $n } matches
    }
log-also-used = { $who } also uses { $card }
log-laid-open = { $who } puts { $card } under { $over }
log-statue = { $who } places a statue on { $card }
log-spend =
    { $n ->
        [0] { $who } spends nothing
       *[other] { $who } spends { $goods }
    }
log-keep =
    { $n ->
        [0] { $who } keeps nothing
       *[other] { $who } keeps { $goods }
    }
log-discard = { $who } discards { $card }
log-sacrifice =
    { $known ->
        [yes] { $who } discards a foundation ({ $card })
       *[no] { $who } discards { $card }
    }
log-stolen = { $who } takes { $goods } from { $owner }
log-given = { $who } turns { $goods } into points
log-attack-card = The virtual player turns up an attack card (symbol: { $good })
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

## Why a deck cannot be played

deck-at = line { $line }: { $why }
deck-line = "{ $words }" cannot be read; a line reads "2 rome/architect"
deck-card =
    { $known ->
        [yes] there is no card "{ $word }"; did you mean "{ $near }"?
       *[no] there is no card "{ $word }"
    }
deck-copies =
    { $n ->
        [one] there is one copy of "{ $word }", not { $wanted }
       *[other] there are { $n } copies of "{ $word }", not { $wanted }
    }
deck-no-faction = it does not say whose deck it is; begin with a line such as "faction: rome"
deck-faction =
    { $known ->
        [yes] there is no faction "{ $word }"; did you mean "{ $near }"?
       *[no] there is no faction "{ $word }"
    }
deck-factions = it names a second faction; a deck has one
deck-foreign = { $name } ({ $card }) is not a card of this deck ("{ $faction }")
deck-twice = { $name } ({ $card }) is listed { $times } times, but there is only one
deck-banned = { $name } ({ $card }) is banned
deck-beside = "{ $word }" is a card of a box that is not on the table ("{ $box }")
deck-file = the file cannot be read as a deck
deck-needs = this deck needs its boxes on the table: { $boxes }
deck-yaml = it is not YAML with the keys "faction" and "cards"
deck-out = { $name } ({ $card }) is not in the usual deck, so it cannot be taken out
deck-size =
    { $n ->
        [one] the deck has one card, not { $of }
       *[other] the deck has { $n } cards, not { $of }
    }
deck-sets = triples, pairs and single cards are { $sets }; they must be { $wanted }
deck-half = only { $n } of the { $of } copies of { $name } are in the deck; take all of them or none
deck-boxes = the cards come from several boxes: { $boxes }; keep one
deck-base-only = the Common deck takes base cards only, not those of { $boxes }
deck-chosen = the chosen box is { $chosen }, not { $boxes }
deck-missing =
    { $n ->
        [one] one card is missing or incomplete: { $names }
       *[other] { $n } cards are missing or incomplete: { $names }
    }
deck-version = it was made by a later version of Osada (version { $version } of deck files; this one reads { $known })
deck-format =
    { $known ->
        [yes] there is no format "{ $word }"; did you mean "{ $near }"?
       *[no] there is no format "{ $word }"
    }
deck-only-copies = A card can be swapped only for one with as many copies; others do not fit here.
deck-fixed = This format has one deck for everybody; there is nothing to swap.

## What is asked of a deck

deck-rule-size =
    { $of ->
        [one] One card
       *[other] { $of } cards
    }
deck-rule-sets = Triples, pairs and singles: { $wanted }
deck-rule-whole = All copies or none
deck-rule-boxes-one =
    { $n ->
        [0] One box at most
       *[other] One box at most: { $boxes }
    }
deck-rule-boxes-base = All base cards and no others
deck-rule-boxes-all-of-one = All cards of the chosen box
deck-rule-own = Only cards of this deck: { $deck }
deck-rule-copies = Only copies that exist
deck-rule-bans = No banned card
deck-figure-size = { $n } of { $of }
deck-figure-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
deck-figure-bans = { $n } banned
deck-common = Common cards
deck-ready-basic = { $faction }, basic cards
deck-ready-box = { $faction } with { $box }
deck-mend-out = take { $name } out
deck-mend-in = put { $name } in
deck-mend-swap = swap { $name } for { $other }
deck-mend-only = keep only the box { $name }
deck-mend-clear = take out what does not belong here
deck-mend-usual = back to the usual deck
mark-atlanteans = Atlanteans
mark-magic3 = 3 Is a Magic Number
deck-refused =
    { $more ->
        [0] the deck "{ $deck }": { $why }
        [one] the deck "{ $deck }": { $why }; and one more problem
       *[other] the deck "{ $deck }": { $why }; and { $more } more problems
    }

## Why a game cannot be played with what was agreed

options-box = there is no box "{ $word }"; there are { $known } (DECK-13)
options-box-base = the base game is always on the table; name other boxes (DECK-13)
options-box-campaign = the campaign's cards come with its sheets; name other boxes (CSETUP-8)
options-box-twice = the box "{ $word }" is named twice; there is one (DECK-13)
options-seats =
    { $n ->
        [one] one player
       *[other] { $n } players
    } cannot play: the game is for 1 to { $most } (SETUP-1)
options-five-advanced = five players cannot use the advanced lookout (AZT-FACTION-8)
options-faction = there is no faction "{ $word }"; there are { $known } (SETUP-4)
options-faction-box = the faction "{ $word }" comes with the box "{ $box }" (AZT-FACTION-1)
options-same-faction = two players cannot both play "{ $word }": there is one set of each (SETUP-4)
options-solo = the solo game has no lookout variant and no peaceful variant (AMB-30)
options-virtual-company = only a solo game has a virtual player with a faction (AMB-X-14)
options-virtual-box = the virtual player's faction needs the box "{ $box }" (AMB-X-14)
options-idle-deck = there is a deck of "{ $word }", but nobody plays it here (DECK-4)
options-deck-whose = there is a deck of "{ $word }", but no such faction (DECK-4)
options-deck-lines = the deck of "{ $word }" must be a list of lines such as "2 rome/architect" (DECK-4)
options-ban = a card cannot be banned: { $why } (AMB-X-16)
options-campaign-seats = a campaign is for 1 to 4 players (CAMP-CONTENT-15)
options-campaign-peaceful = a campaign cannot use the peaceful variant (AMB-C66)
options-empires-named =
    { $n ->
        [one] one empire has a name
       *[other] { $n } empires have a name
    }, but { $seats ->
        [one] one player plays
       *[other] { $seats } play
    } (CSETUP-1)
options-empire-name = the name of an empire has at most { $most } letters and fits on one line (SHEET-4)
options-goals = Goals belong to a campaign, but there are no sheets (CSETUP-14)

## The campaign

token-dove = { $case ->
       *[other] Dove
    }
token-bee = { $case ->
       *[other] Worker Bee
    }
token-wall = { $case ->
       *[other] Wall
    }
token-bribe = { $case ->
       *[other] Bribe
    }
refused-no-token = You have no { $held } to place.
refused-token-already = { $card } already has a { $held }, and one is the limit.
refused-token-unsuited =
    { $token ->
        [bee] A Worker Bee needs an action location, and { $card } is not one.
       *[other] A Bribe needs a production location that can be removed, and { $card } is not one.
    }
refused-token-on-foundation = A token is placed on a location, and a foundation is not one.
refused-walled = { $card } has a Wall, so opponents cannot choose it.
refused-province-stays = { $card } is a Province and never leaves its empire.
refused-guard-province = { $card } is a Province; a defense token protects only a common location.
refused-samurai-province = { $card } is a Province; samurai are not placed there.
refused-upkeep-not-shown = No crossed-off space of your Province map shows { $goods }.
refused-upkeep-gold = Gold cannot replace { $goods } in upkeep here.
refused-upkeep-paid = All that is due of this has already been laid down: { $goods }.
refused-upkeep-missing = You do not have { $goods } to lay down.
notation-no-upkeep = "{ $word }" cannot be laid down; write it as "2 food" or "gold for stone".
notation-no-such-token = "{ $word }" cannot be placed; write it as "wall on mill" (tokens are { $tokens }).
notation-no-such-goal =
    { $known ->
        [yes] There is no Goal "{ $word }" in the middle; did you mean "{ $near }"?
       *[no] There is no Goal "{ $word }" in the middle.
    }
ask-goal = Which Goal's marker do you move?
move-upkeep = Lay { $goods } on the Province map
move-upkeep-gold = Lay { $gold } on the Province map for { $goods }
move-upkeep-card = Lay down { $card } for the upkeep
move-place = Place a { $held } on { $card }
how-province = Provinces
how-upkeep = upkeep not paid
how-token = Progress tokens
verb-upkeep = pay upkeep
verb-place = place a token
log-began-with =
    { $deal ->
        [yes] { $who } begins with the deal { $card }
       *[no] { $who } begins with { $card }
    }
log-upkeep = { $who } lays { $goods } on the Province map
log-upkeep-card = { $who } lays down { $card } for the upkeep
log-token = { $who } places a { $held } on { $card }
log-token-back = { $who } takes the { $held } back from { $card }
log-bribed = { $card } has produced twice and leaves { $owner }'s empire
log-stepped = { $who } moves a Goal marker ({ $category })
log-achieved =
    { $n ->
        [one] { $who } achieves { $card } and crosses off { $n } space
       *[other] { $who } achieves { $card } and crosses off { $n } spaces
    }
log-founded = { $who } lays a card from the common deck as a foundation
option-rounds = rounds
option-sheets = sheets of the campaign
option-goals = Goals
option-upkeep_gold = gold can pay upkeep of wood, stone and food
