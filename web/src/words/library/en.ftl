# The library: cards of one game, sheets and buildings of the other.

library-search = Search names and texts
library-filters = Filters
library-clear = Clear
library-found =
    { $n ->
        [one] { $n } card of { $of }
       *[other] { $n } cards of { $of }
    }
library-nothing = No card matches. Remove a filter, or search for fewer words.
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
library-box = Box
library-box-base = Base game
library-mark = Mark in decks
library-mark-base = Basic
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
library-location = a discarded location
library-samurai = samurai
library-bonus = Bonus when built
library-printings =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
library-source-seed = Rulebook
library-source-public = Publicly known
library-source-house = Ours
library-from-seed = The effect is given in the rulebooks.
library-from-public = The effect is publicly known; the wording is ours.
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
library-nothing-village = Nothing matches. Remove a filter, or search for fewer words.
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
library-sheet-adventure = An adventure village: play alone for a rank, or several players together, each with their own sheet (<rule>RW-ADVENTURE-01</rule>).
library-sheet-competition = The sheet of the Basic and the Advanced game, the same for everybody. In the Basic game Architects are left out (<rule>RW-VILLAGE-14</rule>).
library-sheet-from-seed = The buildings of this sheet are given in the rulebook.
library-sheet-from-public = The buildings of this sheet are publicly known; the wording is ours.
library-sheet-from-house = Our own design: nobody has published what the printed sheets say.
library-house-from-seed = The ability is given in the rulebook.
library-house-from-public = The ability is publicly known; the wording is ours.
library-house-from-house = Name, areas, plan and ability are our own design, unless a rule below says more.
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
library-record-local = Records are kept in this browser only. The ranks: <rule>RW-ADVENTURE-09</rule>.
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
library-empire-why = Everybody has one, in every mode: four tracks to build, four fields to reach, ten rounds (<rule>RW-CONTENT-08</rule>).
library-tracks = Tracks
library-track = Track
library-tracks-why = Each track is built from left to right; only the last finished section counts, with the number below it (<rule>RW-CONSTRUCT-07</rule>). An empty box costs the action alone.
library-imperial = Imperial
library-vp =
    { $n ->
        [one] victory point
       *[other] victory points
    }
library-fields = Fields
library-field = Field { $name }
library-field-opens =
    { $n ->
        [one] open with { $n } section of Bridges
       *[other] open with { $n } sections of Bridges
    }
library-fields-why = A finished bridge leads to its field; each harvest area gives its resources once (<rule>RW-HARVEST-01</rule>).
library-favors = Favor tokens
library-favors-why = One more token than there are players is in the game; each round everybody takes one (<rule>RW-FAVOR-01</rule>).
library-empire-house = Costs and values are rebuilt by us from what is known of the printed sheet (<rule>RH-TRACK-04</rule>).
