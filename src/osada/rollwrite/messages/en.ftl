# What the roll & write game says in English: texts of buildings, names, refusals, errors, questions, moves, the log.
# The other languages have the same messages.
#
# A building, a token or a person is named in one form only, so sentences are built around that form.
# Variables that are grammar; a language asks for them only where it must:
#   $case  nom: stands alone, acc: what is gained or paid, gen: of what, lack: what is missing or not there
#   $form  do: "you gain", to: what one may do ("gain")
#   $known yes: it is said which one, or how much; no: it is not
# $u is the underlined number as it is shown, $n the same number for the grammar.

## Goods and what else is counted

good-wood = wood
good-stone = stone
good-food = food
good-gold = gold
good-any = resource
action =
    { $n ->
        [one] action
       *[other] actions
    }
more-actions =
    { $n ->
        [one] more action
       *[other] more actions
    }
point =
    { $n ->
        [one] point
       *[other] points
    }
unit =
    { $n ->
        [one] unit
       *[other] units
    }
dice-resource =
    { $n ->
        [one] resource die
       *[other] resource dice
    }
dice-worker =
    { $n ->
        [one] worker die
       *[other] worker dice
    }
dice-any =
    { $n ->
        [one] die
       *[other] dice
    } of any kind
nothing = nothing
no-price = no resources
and = { $first } and { $last }
or = { $first } or { $last }

## What buildings do

text-each = each round { $does }
text-if = { $condition }, { $does }
text-once = once a round you may { $does }
text-times =
    you may { $does }, { $n ->
        [one] { $u } time
       *[other] up to { $u } times
    } a round
text-reroll = at the start of Develop you may reroll up to { $dice }
text-end = at the end of the game { $gained }

does-gain = gain { $goods }
does-act = { $actions }
does-earn = earn { $points }
does-swap = exchange { $given } for { $gained }
does-swap-any = exchange 1 wood, stone or food for 1 of another kind
does-save = pay { $goods } less for an area of { $place }
does-copy = choose a resource die and gain { $units } more of what it shows
does-pay-act = spend { $goods } for { $actions }
does-pay-earn = spend { $goods } to earn { $points }
does-harvest =
    harvest { $known ->
        [yes] an area that holds { $good }
       *[no] any area
    } without spending an action
per = { $goods } for { $thing }
at-most = { $text }, at most { $most }

if-pair = when two dice show the same face
if-rainbow = when all three resource dice differ
if-gold = when a die shows gold
if-no-gold = when no die shows gold
if-sections =
    if you complete { $n ->
        [1] a section
       *[other] at least { $n } sections
    } this round
if-tracks =
    if you complete { $n ->
        [1] a section on any track
       *[other] sections on at least { $n } tracks
    } this round
if-track =
    if you complete { $n ->
        [1] a section
       *[other] at least { $n } sections
    } of { $track } this round
if-harvests =
    if you harvest { $n ->
        [1] an area
       *[other] at least { $n } areas
    } this round
if-village-areas =
    if you cross off { $n ->
        [1] an area of a building
       *[other] at least { $n } areas of buildings
    } this round
if-buildings =
    if you complete { $n ->
        [1] a building
       *[other] at least { $n } buildings
    } this round

per-imperial-section = each Imperial section
per-bridge = each completed bridge
per-building = each building that you complete
per-settlement = each settlement
per-plan = each settlement with this plan
per-harvests =
    { $n ->
        [1] each harvested area
       *[other] every { $n } harvested areas
    }
per-sections =
    { $n ->
        [1] each completed section
       *[other] every { $n } completed sections
    }
per-track =
    { $n ->
        [1] each completed section
       *[other] every { $n } completed sections
    } of { $track }
per-column = each column with all four sections complete
per-track-of =
    each track with at least { $n ->
        [one] { $n } completed section
       *[other] { $n } completed sections
    }

## Names

player-number = player { $n }
player-named = { $name }
track-walls =
    { $case ->
        [gen] the Walls
       *[nom] Walls
    }
track-huts =
    { $case ->
        [gen] the Huts
       *[nom] Huts
    }
track-granaries =
    { $case ->
        [gen] the Granaries
       *[nom] Granaries
    }
track-bridges =
    { $case ->
        [gen] the Bridges
       *[nom] Bridges
    }
section = { $track } { $place }
field = field { $field }
die = die { $n }
worker-die = worker die
some-building = a building
site-track = { $track }
site-section = { $section }
site-building = { $building }
token-ally = Ally
token-gift = Gift
token-crops = Crops
token-export = Export
token-coin = Lucky Coin
about-ally = One more action this round.
about-gift = One more unit of what a resource die of your choice shows.
about-crops = Without spending an action, harvest an area that holds a resource shown on one of the dice; gold matches any.
about-export = Exchange up to one wood, one stone and one food for 1 point each.
about-coin = One gold this round.
phase-favor = Choose a favor
phase-develop = Develop the empire
phase-settlements = Create settlements
phase-end = End of the game
option-mode = mode
option-mode-basic = Basic game
option-mode-advanced = Advanced game
option-mode-adventure = Adventure
rank-plebeian = Plebeian
rank-servant = Servant
rank-squire = Squire
rank-knight = Knight
rank-castellan = Castellan
rank-prince = Prince
rank-king = King
rank-emperor = Emperor
how-settlement = settlements
how-star = buildings with a star
how-ability = abilities of buildings
how-favor = favors
verb-take = take a token
verb-reroll = reroll
verb-keep = keep the dice
verb-build = build
verb-harvest = harvest
verb-use = use
verb-favor = use the favor
verb-ready = ready
verb-settle = create a settlement
verb-skip = no settlement

## Why a move is not possible

undo-another = You cannot undo: that phase is over, or another player has moved since (RW-AMB-28).
undo-revealed = You cannot undo: you are ready, or dice have been rolled (RW-AMB-28).
refused-over = The game is over.
refused-basic = There are no settlements in the Basic game.
refused-no-such-move = There is no such move.
refused-no-such-seat = There is no seat { $seat } in this game.
refused-phase = That belongs to the phase "{ $wanted }"; the phase now is "{ $now }".
refused-ready = You are ready and cannot make any more moves in this phase.
refused-token-had = You have already taken your token for this round.
refused-token-turn =
    { $known ->
        [yes] It is not your turn to take a token: { $player } takes one first.
       *[no] It is not your turn to take a token.
    }
refused-token-out = The token { $token } is not in this game.
refused-token-taken =
    { $known ->
        [yes] The token { $token } is taken for this round: { $player } has it.
       *[no] The token { $token } is taken for this round.
    }
refused-no-reroll = { $building } does not let you reroll dice.
refused-used = { $building } cannot be used again this round.
refused-window = Dice are rerolled only at the very start of Develop, before anything else.
refused-no-dice = Name at least one die to reroll.
refused-wrong-dice = { $building } does not reroll dice of that kind.
refused-many-dice = Too many dice: at most { $n } can be rerolled.
refused-no-window = There is nothing to keep: no dice can be rerolled now.
refused-decide-dice = First decide about the dice: reroll them or keep them.
refused-no-area = There is no such area of { $site }.
refused-crossed = This area of { $site } is already crossed off.
refused-leftmost = { $track } are built from left to right: section { $section } comes next.
refused-prebuilt = { $building } is built from the start.
refused-no-action = You have no action left.
refused-missing-goods =
    You cannot pay for this area of { $site }: { $gold ->
        [helps] even with your gold you lack { $lacking }
        [short] you lack { $lacking }, and your gold ({ $spare }) does not make up for that
       *[none] you lack { $lacking }
    }.
refused-saves-too-much = You cannot save more than is printed in this area of { $site }.
refused-discount-used = { $building } has no discount left this round.
refused-no-discount = No building of yours gives such a discount on areas of { $site }.
refused-harvested = The area { $area } has been harvested already.
refused-closed = You cannot reach { $area } yet: the bridge to field { $field } is not complete.
refused-no-free-harvest = { $building } gives no free harvest.
refused-not-in-area = There is no { $good } in the area { $area }.
refused-incomplete = { $building } is not complete yet.
refused-next-round = { $building } can be used only from the next round on.
refused-star = { $building } works only in final scoring.
refused-plan-only = { $building } is not used: settlements with its plan bring points.
refused-automatic = { $building } works by itself.
refused-other-move =
    { $kind ->
        [discount] { $building } is used while building: say what you save.
        [harvest] { $building } is used with a harvest: say which area.
       *[reroll] { $building } is used by rerolling dice.
    }
refused-not-offered = { $building } does not offer that.
refused-gains-nothing = { $building } would bring nothing now.
refused-not-shown = No resource die shows { $good }.
refused-price =
    { $known ->
        [yes] Using { $building } costs { $price }, and you do not have that.
       *[no] You do not have the resource that { $building } would take.
    }
refused-swap-gold = { $building } exchanges only wood, stone and food.
refused-swap-same = A resource can be exchanged only for one of another kind.
refused-not-held = You do not hold the token { $token } this round.
refused-favor-used = The token { $token } has already been used this round.
refused-not-the-type = No resource die shows a resource that the area { $area } holds.
refused-exports-nothing = Name at least one resource to export.
refused-export-missing = You do not have everything you want to export.
refused-settled = You have already decided about this round's settlement.
refused-no-plan = { $building } has no settlement plan.
refused-off-grid = The plan of { $building } does not fit on the grid there.
refused-marked = The plan of { $building } would cover a section of another settlement there.
refused-not-complete = The plan of { $building } would cover a section that is not complete there.

## Why a line is not a move

notation-empty = This is not a move: the line is empty.
notation-usage = Write it like this: "{ $usage }".
notation-no-such-verb = there is no move "{ $word }"
notation-no-such-token = there is no favor token "{ $word }"
notation-no-such-building = there is no building "{ $word }" on this sheet
notation-no-such-good = there is no resource "{ $word }"
notation-no-such-area = there is no harvest area "{ $word }"
notation-no-such-die = there is no die "{ $word }"
notation-no-such-site = there is no track or building "{ $word }"
notation-no-such-cell = There is no section "{ $word }"; sections are called WA1 to WA9, HU1 to HU9, GR1 to GR9 and BR1 to BR9.
notation-no-such-place = There is no area "{ $word }" there; sections of a track go from 1 to 9, areas of a building from 1 on.
notation-no-price = "{ $n } { $good }" is never printed in an area.
notation-which-area = The areas of "{ $building }" differ in price; name one of them, as in "build { $building } { $area }".
notation-which-half = Section { $section } of the Granaries has two areas; write "build granaries { $section }a" or "build granaries { $section }b".
hint-near = { $text }; did you mean "{ $near }"?
hint-known = { $text }; there are { $all }.

## What is asked

ask-favor = Which favor token do you take?
ask-reroll = Do you reroll dice, or keep them?
ask-develop = How do you develop your empire?
ask-settlements = Do you create a settlement?

## Moves on buttons

move-take = take { $token }
move-reroll = reroll { $dice }
move-keep = keep the dice
move-build = build { $site }
move-harvest = harvest { $area }
move-use = use { $building }
move-ready = ready
move-settle = settlement of { $building } ({ $cells })
move-skip = no settlement
area-of = { $building }, area { $place }
saving = { $text }, saving { $goods }
one-more = one more { $good }
swapped = { $given } for { $gained }

## What a building does this round

standing-open =
    { $n ->
        [one] { $n } area to cross off
       *[other] { $n } areas to cross off
    }
standing-next = from the next round on
standing-gave = gave { $goods }
standing-gives = gives { $goods }
standing-waits = its condition is not met yet
standing-nothing = brings nothing this round
standing-can =
    { $n ->
        [one] can be used once
       *[other] can be used { $n } times
    }
standing-left =
    { $n ->
        [one] can be used once more
       *[other] can be used { $n } more times
    }
standing-idle = would bring nothing now
standing-used = used this round
standing-over = not used this round
standing-end = { $points } at the end
standing-basic = not part of the Basic game

## The log

log-round = Round { $round }: { $who } rolls { $dice }
log-over = The game is over
log-take = { $who } takes { $token }
log-reroll = { $who } rerolls dice
log-keep = { $who } keeps the dice
log-build = { $who } builds { $section }
log-raise = { $who } crosses off area { $place } of { $building }
log-harvest = { $who } harvests { $area }
log-use = { $who } uses { $building }
log-favor = { $who } uses { $token }
log-ready = { $who } is ready
log-settle = { $who } creates a settlement of { $building }
log-skip = { $who } creates no settlement
log-gain = { $who } gains { $goods }
log-section = { $track } are now worth { $points }
log-bridge = bridge { $field } is complete, and field { $field } is accessible
log-built = { $building } is complete

## Options that cannot be played

options-competition = "sheets" are for the adventure; everybody has the competition sheet here (RW-SETUP-03)
options-seats = { $n } cannot play this mode: it is for 2 to 4 (RW-SETUP-01)
options-adventure-seats =
    { $n ->
        [one] one player
       *[other] { $n } players
    } cannot play: the adventure is for 1 to 4 (RW-ADVENTURE-11)
options-sheets-each = players: { $n }, sheets: { $sheets }; say one for each (RW-ADVENTURE-11)
options-sheet = there is no adventure sheet "{ $word }"; choose 1 to 48 (RW-CONTENT-04)
