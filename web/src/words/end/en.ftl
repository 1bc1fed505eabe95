# The end of a game.

end-after = Final score after { $n ->
    [one] one round
   *[other] { $n } rounds
}
end-won = { $name } and the { $faction } win
end-shared = { $names } share the victory
end-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $n } ahead of { $name }.
end-difference = Most of the lead: { $kinds }.
end-by-goods =
    Tied with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; workers and resources left decided, { $own } to { $other } (<rule>END-8</rule>).
end-by-cards =
    Tied with { $name } at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and in goods; cards in hand decided, { $own } to { $other } (<rule>END-9</rule>).
end-by-nothing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and no tie-break separates them (<rule>END-10</rule>).
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
end-kind-other = Deals and other sources
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
end-tie-not = If it had been a tie
end-tie-was = How the tie was broken
end-tie-goods = Most workers and resources left (<rule>END-8</rule>)
end-tie-cards = Most cards in hand (<rule>END-9</rule>)
end-tie-shared = Otherwise shared victory (<rule>END-10</rule>)
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
end-solo-lost-by = { $own } faction locations do not beat a collection of { $n } (<rule>SOLO-46</rule>).
end-solo-compare = You and the virtual player
end-solo-own = Faction locations
end-solo-collection = Its collection
end-solo-why-won = More faction locations than its collection has cards: won (<rule>SOLO-47</rule>).
end-solo-why-lost = Its collection has at least as many cards: lost, and no rank is given (<rule>SOLO-46</rule>, <rule>SOLO-RANK-8</rule>).
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

## Not finished

end-in-round = Ended in round { $round }
end-not-begun = Before the game
end-gave-up =
    { $n ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
end-broken = The game was not finished
end-broken-why = It was not played to the end, so nobody has won.
end-closed = This table was closed
end-closed-why = The host left before the game began.
