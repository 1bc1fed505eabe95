# The table of the roll & write game. A person or a building is named in one form only, so sentences are built around that form.

roll-title = Round { $round }
roll-round-of = Round { $round } of { $of }
roll-phase-favor = Favor
roll-phase-develop = Develop
roll-phase-settlements = Settlements
roll-active = Rolls
roll-rolling = Rolling:
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
roll-crossed = crossed off
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
roll-box-settlements = Points from settlements
roll-box-earned = Points earned, and from star buildings
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
roll-stands-next = From the next round on
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
roll-not-these-dice = No building lets you reroll exactly these dice.
roll-dice-first = First decide about the dice: reroll them or keep them (<rule>RW-ADVENTURE-12</rule>).
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
roll-step-favor = Take a favor
roll-step-reroll = Pick dice
roll-step-develop = Pick an area
roll-step-settlements = Pick plan and place
roll-step-wait = Wait for the others
roll-choices = What can be done here
roll-you-ready = You are ready.
roll-wait-for =
    { $n ->
        [one] { $names } must decide first.
       *[other] { $names } must decide first.
    }
roll-ready-wait-for =
    { $n ->
        [one] You are ready, and that is final (<rule>RW-ROUND-19</rule>). { $names } must decide first.
       *[other] You are ready, and that is final (<rule>RW-ROUND-19</rule>). { $names } must decide first.
    }
roll-unsure-actions =
    { $n ->
        [one] { $n } action would be lost (<rule>RW-ROUND-11</rule>).
       *[other] { $n } actions would be lost (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-favor = Your favor ({ $favor }) is unused and would be lost (<rule>RW-FAVOR-12</rule>).
roll-unsure-both =
    { $n ->
        [one] { $n } action and your favor ({ $favor }) would be lost (<rule>RW-ROUND-11</rule>).
       *[other] { $n } actions and your favor ({ $favor }) would be lost (<rule>RW-ROUND-11</rule>).
    }
roll-unsure-no = Not yet
roll-unsure-yes = Ready anyway

## Players

roll-doing-favor = taking a token
roll-doing-develop = developing
roll-doing-settlements = creating a settlement
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

roll-end-after = Final score after { $n ->
    [one] one round
   *[other] { $n } rounds
}
roll-end-won = { $name } wins
roll-end-rank = { $name } earns the rank { $rank }
roll-end-points =
    { $n ->
        [one] { $n } point in the adventure.
       *[other] { $n } points in the adventure.
    }
roll-end-by-bridges =
    Tied with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; completed Bridges sections decided, { $own } to { $other } (<rule>RW-TIE-01</rule>).
roll-end-by-harvest =
    Tied with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and in Bridges; harvested areas decided, { $own } to { $other } (<rule>RW-TIE-02</rule>).
roll-end-by-nothing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and no tie-break separates them (<rule>RW-TIE-03</rule>).
roll-end-settlements = Settlements
roll-end-earned = Earned, and star buildings
roll-end-tie-bridges = Most completed Bridges sections (<rule>RW-TIE-01</rule>)
roll-end-tie-harvest = Most harvested areas (<rule>RW-TIE-02</rule>)
roll-end-tie-shared = Otherwise shared victory (<rule>RW-TIE-03</rule>)
roll-end-more = Ties and best buildings
roll-end-best = Best buildings
roll-end-built = What was built
roll-end-sections = Completed sections
roll-end-buildings = Completed buildings
roll-end-harvested = Harvested areas
roll-end-made = Settlements created
roll-end-record-new = A new record for { $sheet }: { $n }
roll-end-record-first = Your first record for { $sheet }: { $n }
roll-end-record-stands = Your record for { $sheet } stands at { $n }
roll-end-ranks-rule = Every score has a rank (<rule>RW-ADVENTURE-09</rule>).

## What a settlement brings

roll-settle-points =
    It brings { $n ->
        [one] <vp>{ $n } victory point</vp>
       *[other] <vp>{ $n } victory points</vp>
    }.
roll-settle-raises = From the next round on: { $text }
roll-settle-raises-later = Once the building is complete: { $text }
