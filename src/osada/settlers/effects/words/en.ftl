# The words of card texts in English. The other languages have the same messages.
#
# Two variables are grammar; a language asks for them only where it must:
#   $case  nom: stands alone, acc: what is spent or gained, gen: "any amount of"
#          (of a colour, name: alone, one: "a red location", each: "per red location")
#   $form  bare: a plain list of what you get, do: an order, to: a purpose ("to draw")

## Goods

good-wood = wood
good-stone = stone
good-food = food
good-gold = gold
good-worker =
    { $n ->
        [one] worker
       *[other] workers
    }
good-raze =
    { $n ->
        [one] raze token
       *[other] raze tokens
    }
good-defense =
    { $n ->
        [one] defense token
       *[other] defense tokens
    }
good-vp =
    { $n ->
        [one] victory point
       *[other] victory points
    }
good-card =
    { $n ->
        [one] card
       *[other] cards
    }
good-blessing =
    { $n ->
        [one] blessing
       *[other] blessings
    }
good-tech =
    { $n ->
        [one] technology
       *[other] technologies
    }

## What else is spent, gained or drawn

resource =
    { $n ->
        [one] resource of your choice
       *[other] resources of your choice
    }
card-from-hand =
    { $n ->
        [one] card from your hand
       *[other] cards from your hand
    }
deal =
    { $n ->
        [one] deal
       *[other] deals
    }
location =
    { $n ->
        [one] location
       *[other] locations
    }
samurai-price =
    { $n ->
        [one] samurai from one of your locations
       *[other] samurai from your locations
    }
common-card-from-hand =
    { $n ->
        [one] common card from your hand
       *[other] common cards from your hand
    }
faction-card-from-hand =
    { $n ->
        [one] faction card from your hand
       *[other] faction cards from your hand
    }
raze-tokens = raze tokens
foundation =
    { $n ->
        [one] foundation
       *[other] foundations
    }
any-of =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of your choice, { $goods }
common-card =
    { $n ->
        [one] common card
       *[other] common cards
    }
faction-card =
    { $n ->
        [one] faction card
       *[other] faction cards
    }
nothing = nothing
free = free
and = { $first } and { $last }
and-also = { $first } and { $last }
or = { $first } or { $last }

## Colours

colour-brown =
    { $case ->
        [one] a brown
       *[name] brown
    }
colour-grey =
    { $case ->
        [one] a grey
       *[name] grey
    }
colour-red =
    { $case ->
        [one] a red
       *[name] red
    }
colour-pink =
    { $case ->
        [one] a pink
       *[name] pink
    }
colour-gold =
    { $case ->
        [one] a gold
       *[name] gold
    }
colour-blue =
    { $case ->
        [one] a blue
       *[name] blue
    }
colour-black =
    { $case ->
        [one] a black
       *[name] black
    }
colour-purple =
    { $case ->
        [one] a purple
       *[name] purple
    }
colour-white =
    { $case ->
        [one] a white
       *[name] white
    }
colour-orange =
    { $case ->
        [one] an orange
       *[name] orange
    }
colourless = no colour

## Lines of a card

kind-production = Production
kind-feature = Feature
kind-action = Action

kind-instant = Instant
kind-province = Province
kind-invention = Invention
kind-goal = Goal
category-military = Military and Diplomatic
category-economy = Economic and Administrative
category-culture = Scientific and Cultural
open-production-line = Open production: { $text }.
end-line = At the end of the game: { $text }.
instant-line = { kind-instant }: { $text }.
production-line = { kind-production }: { $text }.
times =
    { $limit ->
        [1] once a round
        [2] twice a round
        [3] three times a round
        [4] four times a round
       *[other] { $limit } times a round
    }
action-line =
    { $limit ->
        [1] { kind-action }
       *[other] { kind-action }, { times }
    }: { $text }.
feature-line =
    { $limit ->
        [0] { kind-feature }
       *[other] { kind-feature }, at most { times }
    }: { $text }.
bonus-line = Bonus when built: { $text }.
setup-bonus-line = Bonus when a game begins: { $text }.
first-line = First-come bonus: { $text }.
penalty-line = At the end of the game you lose { $points }.
development-goal-line =
    Development Goal, { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }: { $text }.
state-goal-line = State Goal: { $text }.
no-ability = No ability.

## Actions

act = { $spend } to { $gain }
act-free = at no cost, { $gain }
spend = spend { $goods }
discard = discard { $goods }

## Features

when-build = each time you build, { $then }
when-build-colour = each time you build { $colour } location, { $then }
when-build-common = each time you build a common location, { $then }
when-build-faction = each time you build a faction location, { $then }
when-raze = each time you raze, { $then }
when-raze-hand = each time you raze a card from your hand, { $then }
when-raze-rival = each time you raze an opponent's location, { $then }
when-deal = each time you make a deal, { $then }
when-samurai = each time you deploy a samurai, { $then }
when-rival-sends = for each pair of workers that an opponent sends for a resource or a card, { $then }
when-visit = each time you send a worker to an opponent's open production, { $then }
when-visited = each time an opponent sends a worker to your open production, { $then }
when-vp = each time you gain at least { $points } at once, { $then }
when-pray = each time you pray, { $then }
when-pray-in-vain = each time your prayer has no match, { $then }
when-pray-well = each time your prayer has at least { $n } matches, { $then }
when-gain-blessing = each time you gain a blessing, { $then }
when-gain-tech = each time you gain technology, { $then }
when-set = each time you complete a set, { $then }
when-set-colour = each time you complete a set of { $colour } locations, { $then }
when-matched-points = each time you gain victory points from a location that has the colour of one of your blessings, { $then }
when-build-kind =
    each time you build { $kind ->
        [action] an action
        [feature] a feature
       *[production] a production
    } location, { $then }
when-build-pair = each time you build a new pair of { $colour } locations, { $then }
when-build-two = each time you build a new pair, { $colour } location, { $then }
when-raze-colour = each time you raze { $colour } card or location, { $then }
when-razed = each time one of your locations is razed, { $then }
when-deal-for = each time you make a deal for { $goods }, { $then }
when-gain-gold = each time you gain gold, { $then }
when-foundation = each time you gain a foundation, { $then }
when-replace = each time you use a foundation to build, { $then }
when-use = each time you use an action location, { $then }
when-spend = each time you spend at least { $goods } to use an action location, { $then }
when-send = each time you send workers for a resource or a card, { $then }
when-pass = each time you pass, { $then }
when-upkeep = each time you pay upkeep for your Provinces, { $then }
when-draw = each time you draw a card outside the lookout phase, { $then }
may = you may { $ways }
spend-to-gain = spend { $goods } to gain { $gained }
or-spend = { $first } or { $last }
or-option = { $first }; or { $last }
keep = in cleanup you may keep any amount of { $goods }
gate = in cleanup you may put any number of cards from your hand under this location; each gives { $points } at the end of the game
shrine = in cleanup you may put any number of resources on this location; each gives { $points } at the end of the game
storage = in cleanup you may put up to { $goods } on this location; when production is over they go back to your supply
storage-any = in cleanup you may put any number of goods on this location; when production is over they go back to your supply
storage-card = in cleanup you may put a card from your hand under this location; it stays there until the end of the game
no-host-worker = when you send a worker to an opponent's open production, the opponent gains no worker
printed-defense = a defense token is printed here: razing this location costs 1 raze token more, and no other defense token can be placed on it
unrazable = this location cannot be razed
samurai-anywhere = your samurai may also be deployed on your common locations
surcharge = razing one of your common locations costs { $goods } more
keep-some = in cleanup you may keep up to { $goods }
cheaper = a faction location costs you { $goods } less
raze-cheaper = razing an opponent's location costs { $goods } less
once-more = you may use one of your common action locations once more than it allows
send-one = you may send { $goods } instead of 2 for a resource or a card

## Effects

gain =
    { $form ->
        [bare] { $goods }
       *[do] gain { $goods }
    }
per-colour = { $goods } per { $colour } location you have
per-samurai = { $goods } per samurai you have deployed
per-class =
    { $goods } per { $kind ->
        [faction] faction
        [production] production
        [feature] feature
        [action] action
       *[common] common
    } location you have
per-deal = { $goods } per deal you have
per-stored =
    { $goods } per { $good ->
       *[other] { $stored }
    } stored here
per-set = { $goods } per set you have
per-set-colour = { $goods } per { $colour } set you have
per-blessing = { $goods } per blessing you have
per-province = { $goods } per Province you have
per-card-under = { $goods } per card under this location
at-most = { $text }, at most { $cap }
draw = draw { $cards }
pick = draw { $cards } and keep { $n }
repeat-production =
    { $form ->
        [bare] the goods of one of your production locations
       *[do] gain the goods of one of your production locations
    }
repeat-other-production =
    { $form ->
        [bare] the goods of another of your production locations
       *[do] gain the goods of another of your production locations
    }
repeat-deal =
    { $form ->
        [bare] the good of one of your deals
       *[do] gain the good of one of your deals
    }
steal =
    take { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } from an opponent's supply
raze-own = raze one of your common locations
raze-hand = raze a card from your hand
raze-rival = raze an opponent's location, protected or not
raze-priced = raze a card from your hand or an opponent's location at the usual price, then exchange any of the goods gained for { $points } each
loot =
    gain { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } shown in the raze field of an opponent's location
discard-rival = discard an opponent's location
discard-common = discard an opponent's common location, protected or not
discard-faction = discard an opponent's faction location, protected or not
take-to-hand = take an opponent's common location into your hand, protected or not
use-rival = carry out the action of an opponent's location as if it were yours, at its own cost
stored-kinds =
    { $form ->
        [bare] 1 good of each kind stored here, at most { $n } kinds
       *[do] gain 1 good of each kind stored here, at most { $n } kinds
    }
discard-deal = discard an opponent's deal
take-deal = take an opponent's deal
take-over = take over an opponent's location until the end of the round
block = block an opponent's action location until the end of the round
reset = make another of your action locations usable again
build-faction = build a faction card from your hand, paying only its resources: no location is discarded
build-deal = build one of your deal cards as a location, paying only its resources: no location is discarded
route = make a deal with an opponent's faction location for as long as it stands
lay-foundation = lay a card from your hand as a foundation
reset-any = make one of your action locations usable again
pick-back = draw { $cards }, keep { $n } and shuffle the rest back into your deck
raze-drawn = draw { $cards }, raze 1 of them without raze tokens and discard the rest
free-deal = make a deal with a card from your hand at no cost, if you like
move-marker =
    move your { $category ->
        [military] { category-military }
        [economy] { category-economy }
       *[culture] { category-culture }
    } Goal marker by 1
rival-discards = make an opponent discard a card from their hand
samurai = deploy { $n } samurai from the general supply
prayer =
    { $form ->
        [bare] a prayer with { $n } cards
       *[do] pray with { $n } cards
    }{ $mode ->
        [declare] , declaring { $colour } before you draw
        [choose] , choosing { $colour } after you draw
       *[none] {""}
    }: { $text }
prayer-matching =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of that colour for each match
prayer-match = { $goods } for each match
prayer-colour = { $goods } for each { $colour } card
prayer-least = { $goods } more for at least { $n } matches
prayer-deal = { $goods } for each card that matches the good of that deal
prayer-spend = for each { $colour } card you may spend a resource of that colour, and you gain { $points } per resource and { $points } per kind
any-colour = any colour
until-round = until the end of the round
until-game = until the end of the game
store-drawn =
    draw { $cards } and put { $all ->
        [yes] them
       *[no] { $n } of them
    } under this location, to be used in prayers { $until }
store-hand = put a common card from your hand under this location, to be used in prayers { $until }
lay-under = put another location of yours, or a foundation, under this location
statue = place a statue here; the first, the second and the third give { $points } victory points

## Goals

goal-step = move your marker by 1
goal-row-build = build { $n } locations of one colour consecutively
goal-row-raze = raze { $n } cards or locations of one colour consecutively
have-colour = have at least { $n } { $colour } locations in your empire
have-kind =
    have at least { $n } { $kind ->
        [common] common
        [faction] faction
        [production] production
        [feature] feature
       *[action] action
    } locations in your empire
have-deals = have at least { $n } deals
have-deals-same = have at least { $n } deals for the same good
have-deals-different = have at least { $n } deals for different goods
have-deals-for = have at least { $n } deals for { $goods }
have-good = have at least { $goods } in your supply
have-points = have at least { $goods }
have-of-one-resource = have at least { $n } of one resource in your supply
have-cards = have at least { $n } cards in your hand
have-colours = have locations of at least { $n } colours in your empire
have-stored =
    keep at least { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } in your supply in a cleanup

## The formula: a card at a glance, in as few words as can be; $card, $points and $foundation are icons

short-common = common
short-faction = faction
short-repeat-production = a production
short-repeat-deal = a deal
short-steal = take { $n }?
short-raze-own = raze own
short-raze-hand = raze { $card }
short-raze-rival = raze theirs
short-raze-priced = raze, { $points } each
short-loot = { $n } loot
short-discard-rival = discard theirs
short-discard-common = discard common
short-discard-faction = discard faction
short-take-to-hand = take common
short-use-rival = use theirs
short-discard-deal = end deal
short-take-deal = take deal
short-take-over = take over
short-block = block
short-reset = renew
short-build-faction = build { $card }
short-build-deal = build deal
short-route = route
short-lay-foundation = lay { $foundation }
short-rival-discards = opponent −{ $card }
short-keep = keep
short-store = store
short-open = open
short-end = end
short-no-host-worker = hosts: no worker
short-printed-defense = printed
short-unrazable = cannot be razed
short-samurai-anywhere = samurai: common too
short-guard = protect +
short-when-build = built
short-when-common = common
short-when-faction = faction
short-when-raze = raze
short-when-raze-hand = raze { $card }
short-when-raze-rival = raze theirs
short-when-deal = deal
short-when-samurai = samurai
short-when-visit = visit
short-when-visited = visited
short-when-rival-sends = opponent sends
short-set = set
short-prayer = pray { $n }
short-declare = declare
short-choose = choose
short-for-prayers = for prayers
short-store-hand = { $card } for prayers
short-lay-under = location under this
short-statue = statue
short-when-pray = prayer
short-when-pray-in-vain = no match
short-when-pray-well = { $n }+ matches
short-when-matched-points = { $points } of a blessing
short-kind-production = production
short-kind-feature = feature
short-kind-action = action
short-province = Province
short-pair = new pair
short-row = in a row
short-same = same
short-different = different
short-have-colours = { $n } colours
short-have-stored = keep { $n }
short-when-razed = razed
short-when-foundation = gain { $foundation }
short-when-replace = build on { $foundation }
short-when-use = use
short-when-send = send workers
short-when-pass = pass
short-when-upkeep = upkeep
short-when-draw = draw { $card }
short-cheaper = faction
short-raze-cheaper = raze theirs
short-once-more = common: once more
short-free-deal = free deal
short-marker-military = M&D marker +1
short-marker-economy = E&A marker +1
short-marker-culture = S&C marker +1
