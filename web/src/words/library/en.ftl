# The library of cards.

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
