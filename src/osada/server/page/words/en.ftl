# A campaign between its games: sheet, map, shop, end, history.

## Names

campaign-title = A campaign
campaign-way-what = An empire over three eras: Goals, Provinces, Inventions. You can stop after any game and go on weeks later.
campaign-means = Each game lasts four rounds. What your empire wins, it keeps for the next.
campaign-means-alone = Solo against the virtual player: four Goals in each game, and you must meet at least two.
campaign-collection = Provinces, Inventions, Goals
campaign-collection-provinces = Provinces
campaign-collection-ancient = Inventions of Antiquity
campaign-collection-medieval = Inventions of the Middle Ages
campaign-collection-industrial = Inventions of the Industrial Revolution
campaign-collection-military = Military and Diplomatic Goals
campaign-collection-economy = Economic and Administrative Goals
campaign-collection-culture = Scientific and Cultural Goals
campaign-eras = The eras
campaign-gate = the way to the next era
campaign-group-start = Start
campaign-group-token = Tokens
campaign-group-end = End

## Pages

campaign-page-end = Game
campaign-page-sheet = Sheet
campaign-page-map = Map
campaign-page-shop = Shop
campaign-page-history = History
campaign-pages = Pages of the campaign
campaign-stage-end = Scores
campaign-stage-inventions = Inventions
campaign-stage-provinces = Provinces
campaign-stage-empires = New empires
campaign-game-n = Game { $n }
campaign-game = Game
campaign-which-game = Game
campaign-empire = Empire
campaign-beside = Beside the page
campaign-whose = Whose
campaign-all = All
campaign-waiting = Waiting for { $names }.
campaign-going-on = The campaign goes on.
campaign-to-answer = To the question: { $page }
campaign-pick-first = Choose something first.
campaign-not-asked = It is not your turn to decide.
campaign-not-yet = Nothing to see before the first game is over.
campaign-verb-advance = Cross off
campaign-verb-buy = Buy
campaign-verb-done = Finish
campaign-verb-keep = Keep
campaign-verb-cross = Cross off
campaign-verb-found = Found
campaign-verb-retire = Leave
campaign-verb-deck = Deck
campaign-verb-choose = Choose
campaign-key-arrows = from one to the next
campaign-key-enter = do what you have chosen
campaign-key-done = finish shopping

## Sheet

campaign-sheet-of = Empire sheet of { $name }
campaign-knowledge = Knowledge
campaign-space = { $track }, space { $n }
campaign-crossed = crossed off
campaign-next-space = next space
campaign-cross-here = Cross off
campaign-of = of { $n }
campaign-this-game = +{ $n } in this game
campaign-away =
    { $n ->
        [one] next
       *[other] { $n } away
    }
campaign-scores = Final scores
campaign-dropping =
    { $n ->
        [one] dropping: one more drop and the empire falls
       *[other] dropping: { $n } more and the empire falls
    }
campaign-safe = { $n } drops in a row until twilight
campaign-begin-with = What game { $n } begins with
campaign-no-bonus = No bonus yet.
campaign-colours = { $n } of { $of } colours
campaign-free-place = free

## Map

campaign-map-of = Provinces of { $name }
campaign-map-open = Space { $n }, upkeep { $goods }, open
campaign-map-crossed = Space { $n }, upkeep { $goods }, crossed off
campaign-here = Here
campaign-legend-own = crossed off
campaign-legend-open = open
campaign-upkeep = Upkeep of a game:
campaign-nothing-due = nothing
campaign-or-nothing =
    { $n ->
        [one] or the game scores 0
       *[other] all { $n }, or the game scores 0
    }
campaign-drawn =
    { $n ->
        [one] The new Province
       *[other] { $n } Provinces drawn, one is kept
    }
campaign-keep = Keep
campaign-provinces = Provinces
campaign-penalty =
    { $n ->
        [one] 1 point less each game
       *[other] { $n } points less each game
    }
campaign-no-province = No Province yet.

## Shop

campaign-shop-of = Inventions: { $era }
campaign-shop-what = At most one of each colour, and at least one new one after each game. What you replace goes back into the deck.
campaign-shop-shut = The shop opens after a game, when it is your turn to buy.
campaign-filter = Show
campaign-filter-all = All
campaign-filter-paid = I can afford
campaign-filter-free = Free colours
campaign-yours = yours
campaign-theirs = theirs
campaign-none-left = Nothing left in this colour
campaign-buy = Buy
campaign-replace = Replace
campaign-price = Price: { $n } knowledge.
campaign-short = { $n } knowledge short
campaign-set-aside = replaced a moment ago
campaign-sends-back = sends { $name } back
campaign-owned-by = of { $name }
campaign-wanted = { $names } can afford it too
campaign-purse = Knowledge to spend
campaign-before = before
campaign-left = left
campaign-after = after { $name }
campaign-buyers = Who buys when

## End

campaign-step-upkeep = Upkeep
campaign-step-score = Score
campaign-step-track = Track
campaign-step-era = Era
campaign-step-knowledge = Knowledge
campaign-step-inventions = Inventions
campaign-step-province = Province
campaign-upkeep-none = none due
campaign-upkeep-paid = paid
campaign-upkeep-missed = missed
campaign-spared =
    { $n ->
        [one] one space left out
       *[other] { $n } spaces left out
    }
campaign-points = points
campaign-final = final
campaign-chooses = chooses
campaign-waits = waits
campaign-none = none
campaign-stays = stays
campaign-fallen-short = fallen
campaign-from-score = score
campaign-from-faction-lore = Faction lore
campaign-from-common-lore = Common lore
campaign-from-province-lore = Province lore
campaign-crossed-off = space { $n } crossed off
campaign-why = Why these scores?
campaign-why-what = where every point came from, and what the Provinces took (<rule>CEND-3</rule>)
campaign-goals-met = Goals met
campaign-wins =
    { $count ->
        [one] { $names } wins with { $n }
       *[other] { $names } win with { $n }
    }
campaign-nobody-wins = The virtual player was not beaten

## Moments

campaign-has-fallen = { $name } has fallen
campaign-enters = { $name }: { $era }
campaign-enters-what = A track is full. Inventions, knowledge and scores stay; Provinces, upkeep, tracks and bonuses are lost (<rule>ERA-1</rule>).
campaign-completes = { $name } reaches the Modern Era
campaign-completes-what = The campaign is completed (<rule>ERA-15</rule>).
campaign-given-up = Lost: { $names }
campaign-fall-twilight = Twilight
campaign-fall-inventions = No Inventions
campaign-fall-goals = Too few Goals
campaign-fell-twilight = Its score dropped for the third time in a row (<rule>FALL-2</rule>).
campaign-fell-inventions = It could not pay for any Invention (<rule>INVENT-12</rule>).
campaign-fell-goals = It met fewer than two Goals (<rule>CSOLO-5</rule>).
campaign-go-on = Go on
campaign-moment-stays = Stays
campaign-moment-lost = Lost
campaign-moment-next = Next
campaign-moment-knowledge = { $n } knowledge
campaign-moment-learnt = { $n } more knowledge
campaign-moment-scores = scores { $scores }
campaign-moment-upkeep = the upkeep of the old map
campaign-moment-bonuses = tracks, bonuses and tokens
campaign-moment-map = a new map and a new Province
campaign-moment-again = Its Inventions and Provinces go back to their decks. A new empire may begin with a fresh sheet (<rule>FALL-6</rule>).
campaign-rebuild-you = Your deck for the next game
campaign-rebuild-what = cards now: { $n }
campaign-rebuild-other = { $name } may change a deck
campaign-found-you = You may begin again
campaign-found-other = { $name } may begin again
campaign-found-what = a fresh Antiquity sheet (<rule>FALL-7</rule>)
campaign-found = Found
campaign-again = again
campaign-is-free = free
campaign-over-completed = { $names } completed the campaign
campaign-over-outlived = { $names } outlived all others
campaign-over-fallen = The campaign is lost
campaign-after-games =
    { $n ->
        [one] After one game
       *[other] After { $n } games
    }

## History

campaign-picture-of =
    History of { $title }: { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
campaign-picture-sum = Games: { $games }. Empires: { $empires }. Falls: { $falls }.
campaign-picture-won = { $name }, { $n } won
campaign-picture-falls = { $name } falls
campaign-picture-first = Goal met first
campaign-picture-later = met later
campaign-picture-province = Province
campaign-picture-invention = Invention
campaign-picture-fall = the empire falls
campaign-share = Share
campaign-not-shared = It was not shared.
campaign-copy = Copy picture
campaign-copied = The picture is copied.
campaign-not-copied = This browser does not copy pictures; save it instead.
campaign-as-table = The same as a table
campaign-won-mark = (won)

# Words that every page needs.

common-home = Osada: to the lobby
common-places = Navigation
common-play = Play
common-learn = Learn
common-cards = Cards
common-villages = Villages
common-rules = Rules
common-replays = Replays
common-game-settlers = Imperial Settlers
common-game-rollwrite = Roll & Write
common-game-campaign = The campaign
common-menu = Menu
common-skip = Skip to the main part
common-language = Language
common-theme = Colours
common-theme-system = Same as the system
common-theme-light = Day
common-theme-dark = Night
common-lost = There is nothing here
common-lost-why = The address may be mistyped, or what it led to is gone.
common-to-lobby = To the lobby
common-part-missing = This part of the page could not be fetched. Either there is no connection, or Osada was updated since you opened it.
common-reload = Load the page again

# Goods

common-n-wood = { $n } wood
common-n-stone = { $n } stone
common-n-food = { $n } food
common-n-gold = { $n } gold
common-n-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
common-n-raze =
    { $n ->
        [one] { $n } raze token
       *[other] { $n } raze tokens
    }
common-n-defense =
    { $n ->
        [one] { $n } defense token
       *[other] { $n } defense tokens
    }
common-n-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
common-n-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
common-good-wood = wood
common-good-stone = stone
common-good-food = food
common-good-gold = gold
common-good-worker = worker
common-good-raze = raze token
common-good-defense = defense token
common-good-card = card
common-good-vp = victory point

common-n-blessing =
    { $n ->
        [one] { $n } blessing
       *[other] { $n } blessings
    }
common-n-tech = { $n } technology
common-good-blessing = blessing
common-good-tech = technology
common-blessing-of = Blessing: { $colour }
common-colour-tricolour = tri-colour
common-kind-open = Open production
common-kind-storage = Storage
common-kind-instant = Instant
common-matching =
    { $n ->
        [one] { $n } good of that colour per match
       *[other] { $n } goods of that colour per match
    }
common-two-visits = two visits a round
common-kept = Kept in cleanup
common-then-discard = then discard
common-shielded = Printed defense
common-stored = { $goods } stored on it
common-statues =
    { $n ->
        [one] { $n } statue on it
       *[other] { $n } statues on it
    }
common-visits = Visited { $n } of { $of } times.

# Cards

common-common = Common
common-province = Province
common-invention = Invention
common-goal = Goal
common-attack = Attack
common-kind-production = Production
common-kind-feature = Feature
common-kind-action = Action
common-colour-brown = brown
common-colour-grey = grey
common-colour-red = red
common-colour-pink = pink
common-colour-gold = gold
common-colour-blue = blue
common-colour-black = black
common-colour-purple = purple
common-colour-white = white
common-colour-orange = orange
common-colour-none = no colour
common-free = nothing
common-a-location = a location
common-no-ability = no ability
common-per = per
common-or = or
common-at-most = up to { $n }
common-when-build = Each time you build
common-uses =
    { $n ->
        [1] Once a round
        [2] Twice a round
       *[other] { $n } times a round
    }
common-says-bonus = Bonus when built: { $text }
common-says-cost = Cost: { $cost }.
common-says-deal = Deal: { $good }.
common-says-raze = Raze: { $goods }.
common-says-mark = Mark: { $box }.
common-face-down = { $of }: a card face down

# What lies on a location

common-lies = { $goods } on it
common-guarded = Protected by a defense token
common-samurai = Protected by a samurai
common-under =
    { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
common-route = An opponent has a deal with it
common-blocked = Blocked
common-taken-over = Taken over from its owner
common-used = Used { $n } of { $of } times.

# Trouble

common-try-again = Try again
common-no-library = The cards could not be loaded.
common-no-villages = The sheets could not be loaded.
common-loading = One moment …

## The player’s name

common-guest = Guest
common-name-is = Your name: { $name }
common-name-save = Save
common-name-when = Others will see it from your next table on. Against bots you need none.

# The deck builder.
decks-title = Decks
decks-what = build your own, or take a ready one
decks-here = Decks at this table
decks-here-in = Put in: { $cards }
decks-here-out = Taken out: { $cards }
decks-build = Build a deck
decks-name = Name of the deck
decks-open = Open
decks-mine = Your decks
decks-forget = Delete the deck { $name }
decks-ready = Ready decks
decks-basic = Basic cards only
decks-with = With { $box }
decks-bring = From elsewhere
decks-paste = Paste a deck or its link
decks-use = Take it
decks-share = Share
decks-as-text = As text
decks-file = File
decks-link-copied = The link is copied: whoever opens it has this deck.
decks-text-copied = The deck is copied as text.
decks-link-cut = This link is incomplete: copy all of it and try again.
decks-link-later = This link was made by a later version of Osada; open it there.
decks-undo = Undo
decks-undo-none = There is nothing to undo.
decks-save = Save deck
decks-saved = "{ $name }" is saved in this browser.
decks-whose = Whose deck
decks-boxes = Boxes on the table
decks-format = Deck format
decks-mark-friends = Friends
decks-mark-aztecs = Aztecs
decks-mark-atlanteans = Atlanteans
decks-mark-magic3 = Magic Number
decks-piles = The deck
decks-band =
    { $n ->
        [1] Singles
        [2] Pairs
        [3] Triples
       *[other] { $n } copies
    }
decks-copies =
    { $n ->
        [one] one copy
       *[other] { $n } copies
    }
decks-part = { $n } of { $of }
decks-swap = Swap
decks-swap-of = Swap { $name }
decks-swap-for = Swap for { $name }
decks-pick = Pick a card to swap it
decks-picked = { $name } is picked; choose what replaces it.
decks-back = Keep it
decks-basic-card = basic
decks-costs = cost { $n }
decks-take-out = Take it out
decks-put-in = Put in
decks-put-in-of = Put { $name } in
decks-no-offers = Nothing else fits here.
decks-swapped = Swapped
decks-for = for
decks-nothing = nothing
decks-usual = Back to the usual deck
decks-playable = Ready to play
decks-not-yet =
    { $n ->
        [one] Not yet: one thing to fix
       *[other] Not yet: { $n } things to fix
    }
decks-kept = kept
decks-broken = broken
decks-glance = At a glance
decks-costs-of = Cost: pieces to pay
decks-pieces =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
decks-goods-of = Cards that bring
decks-colours-of = Colours
decks-kinds-of = Kinds
decks-instant = Played at once
decks-scores =
    { $scoring ->
        [one] One card brings points in play; all { $cards } built are worth { $worth } at the end.
       *[other] { $scoring } cards bring points in play; all { $cards } built are worth { $worth } at the end.
    }
decks-bans = Banned cards
decks-ban = Ban a card
decks-allow = Allow { $name } again
decks-of-seat = Deck
decks-the-usual = The usual deck
decks-own = Own deck
decks-look = Look at the deck: { $deck }
decks-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
decks-other-faction = This deck belongs to another faction (DECK-4).
decks-others = Not with this deck: { $n }

# What an empire's sheet is made of: eras, tracks, bonuses.

empire-era-ancient = Antiquity
empire-era-medieval = Middle Ages
empire-era-industrial = Industrial Revolution
empire-era-modern = Modern Era
empire-track-military = Military
empire-track-military-more = and Diplomatic
empire-track-economy = Economic
empire-track-economy-more = and Administrative
empire-track-culture = Scientific
empire-track-culture-more = and Cultural
empire-bonus-location = Faction location
empire-bonus-location-what = begin with a random faction location built
empire-bonus-card = Card
empire-bonus-card-what = begin with one more card in hand
empire-bonus-deal = Deal
empire-bonus-deal-what = begin with a random deal signed
empire-bonus-worker = Worker
empire-bonus-worker-what = begin with one more worker
empire-bonus-gold = Gold
empire-bonus-gold-what = begin with one more gold
empire-bonus-foundation = Foundation
empire-bonus-foundation-what = begin with one foundation
empire-bonus-dove = Dove
empire-bonus-dove-what = when its location is razed, you score 1 point
empire-bonus-bee = Worker Bee
empire-bonus-bee-what = its action location can be used once more each round
empire-bonus-wall = Wall
empire-bonus-wall-what = no opponent can raze, remove, block or use its location
empire-bonus-bribe = Bribe
empire-bonus-bribe-what = its production location produces twice and is then removed
empire-bonus-faction-lore = Faction lore
empire-bonus-faction-lore-what = 1 knowledge for each faction location
empire-bonus-common-lore = Common lore
empire-bonus-common-lore-what = 1 knowledge for each common location
empire-bonus-province-lore = Province lore
empire-bonus-province-lore-what = 1 knowledge for each Province
empire-bonus-triumph = Triumph
empire-bonus-triumph-what = if you win, cross off one more space
empire-bonus-relief = Relief
empire-bonus-relief-what = one space of the map needs no upkeep
empire-bonus-scouts = Scouts
empire-bonus-scouts-what = draw one more Province, keep one
empire-inventions = Inventions

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

# Pace and flow: what everybody sets for themselves.

flow-title = Pace and flow
flow-bots = Bots move
flow-bots-slow = slowly
flow-bots-normal = at an easy pace
flow-bots-fast = fast
flow-bots-at-once = instantly: skip to my turn
flow-motion = Motion
flow-motion-slow = slow
flow-motion-normal = normal
flow-motion-fast = fast
flow-motion-none = none
flow-zoom = Large card
flow-zoom-hover = when I point at it
flow-zoom-click = only when I click it
flow-ends-turns = End my turn when only tokens are left
flow-confirm-pass = Ask before I pass with something left to do
flow-asks-keep = Ask what I keep in cleanup
flow-hold = Keep my turn open after the action, to place a defense token

# What a good player would do, and why: all of it was measured in the position.

hint-title = Hint
hint-ask = What would you do?
hint-would = I would: { $move }
hint-now = Now: { $what }.
hint-pass = Nothing else you could do would leave you better off.
hint-ahead = By the end of the game I expect about { $n } more points from it than from the next best: { $other }.
hint-even = Nearly as good: { $other }.
hint-costs = { $other } would cost about { $n } points (± { $within }).
hint-looking = Looking more closely …
hint-do = Do it
hint-close = Close the hint
hint-none = There is no hint right now.
hint-n-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }

# How to play: one page for each game, with every sign and its name.

learn-title = How to play
learn-lesson = Start the lesson
learn-lesson-on = Continue the lesson
learn-play = Play now
learn-rules = Full rulebook
learn-other = How to play: { $game }

learn-settlers = Build an empire from cards. Whoever has the most points after five rounds wins. About 15 minutes against bots, 45 with people.
learn-rollwrite = Everybody uses the same four dice and crosses off boxes on their own sheets. Whoever has the most points after ten rounds wins. About 20 minutes, alone or up to four.

## The card game

learn-points = Where points come from
learn-points-action = Actions
learn-points-action-what = Use a location: pay, score points. Again every round.
learn-points-feature = Features
learn-points-feature-what = They reward things you do anyway.
learn-points-standing = Locations at the end
learn-points-standing-what = 1 for each common location, 2 for each faction location.

learn-card = How to read a card
learn-part-cost = Cost
learn-part-cost-what = Pay this to build it. A house means: discard one of your locations.
learn-part-kind = Name and kind
learn-part-kind-what = A wheel produces, a star reacts, a bolt is used.
learn-part-does = What it does
learn-part-does-what = With a wheel: now, and again in every round.
learn-part-bonus = Bonus
learn-part-bonus-what = The hammer: once, when you build it.
learn-part-colour = Colour and pattern
learn-part-colour-what = Other cards count them.
learn-part-raze = If it is razed
learn-part-raze-what = A torch takes these goods from it.
learn-part-deal = Deal
learn-part-deal-what = For 1 food it brings this good every round instead.
learn-part-worth = Worth
learn-part-worth-what = Points if it is still there at the end.
learn-part-open-kind = A door
learn-part-open-kind-what = Open production: opponents can come in.
learn-part-open-does = What it produces
learn-part-open-does-what = For you when it is built and in every round. For a guest once for each visit.
learn-part-open-places = Two places
learn-part-open-places-what = One worker each. Once both are taken, nobody can visit it in this round.
learn-part-storage-kind = A shelf
learn-part-storage-kind-what = Storage: production and feature at the same time.
learn-part-storage-does = What it pays
learn-part-storage-does-what = In production, for what lies on it. Nothing when it is built.
learn-part-storage-shelf = Its room
learn-part-storage-shelf-what = In cleanup you may put that much there. After production it comes back to you.
learn-part-instant-kind = Instant
learn-part-instant-kind-what = You play it from your hand, as your action. It has no building cost.
learn-part-instant-does = Its effect
learn-part-instant-does-what = It happens once. What you pay is before the arrow.
learn-part-instant-then = Then discard it
learn-part-instant-then-what = It is never built: no deal, no points at the end.
learn-part-prayer-does = Prayer and number
learn-part-prayer-does-what = That many common cards are drawn, for all to see. What a prayer costs is before the arrow.
learn-part-prayer-pays = What counts
learn-part-prayer-pays-what = A card of a colour that the text asks for is a match. Declare: name it before you draw. Choose: name it after.

learn-round = A round has four parts
learn-round-lookout = You get a card of your faction. Then everybody takes common cards from those on offer, one at a time, twice.
learn-round-production = Your board, your deals and every wheel give their goods.
learn-round-action = One action each, in turn, until everybody has passed. Whoever has passed cannot be attacked.
learn-round-cleanup = Goods that are left go back. Each faction keeps one kind: the Romans keep torches.

learn-missed = Three things beginners miss
learn-missed-keep = Most goods are lost after the round.
learn-missed-keep-what = Spend them before you pass.
learn-missed-deal = A deal in round 1 pays five times.
learn-missed-deal-what = In round 5 it pays once.
learn-missed-razed = Being razed is not the end.
learn-missed-razed-what = You get <wood>1 wood</wood>, and the foundation pays the next time a location must be discarded.

learn-turn = On your turn, do one thing
learn-turn-build = Pay the cost at the upper left. It works at once.
learn-turn-use = Use a location with a bolt, once a round unless it says more.
learn-turn-deal = Turn a card of your faction into a lasting deal.
learn-turn-raze = 1 torch for a card in your hand, 2 for an opponent's location, 3 if a shield protects it.
learn-turn-send = Two workers bring one of these, as often as you like.
learn-turn-pass = Nobody can harm you any more this round. The others play on.
learn-flow-location = a location
learn-flow-deal = 1 good each round
learn-flow-raze = its goods
learn-flow-pass = your round is over

learn-signs = Every sign and its name
learn-signs-goods = Goods and tokens
learn-signs-kinds = Kinds and phases
learn-signs-colours = Colours, each with its pattern
learn-signs-factions = Factions
learn-signs-boxes = In the boxes

learn-sign-prayer = Prayer, and how many cards are drawn
learn-sign-declare = Name a colour before drawing
learn-sign-choose = Choose a colour after drawing
learn-sign-visit = Visit to an open production
learn-sign-statue = Statue
learn-sign-set = Set: three locations of a colour
learn-sign-tokens = Blessings instead of cards
learn-sign-raze = Raze token (torch)
learn-sign-defense = Defense token (shield)
learn-sign-location = Location
learn-sign-foundation = Foundation
learn-sign-deal = Deal
learn-sign-bonus = Bonus when built
learn-sign-samurai = Samurai
learn-sign-pass = Passed
learn-sign-hand = Cards in hand
learn-sign-dice = Rolls the dice
learn-sign-settle = Settlement
learn-sign-star = Scores at the end

learn-what-wood = builds
learn-what-stone = builds
learn-what-food = pays for deals
learn-what-gold = replaces any of the three
learn-what-worker = sent for goods, or put to work
learn-what-raze = razes
learn-what-defense = makes razing cost 1 torch more
learn-what-card = drawn from a deck
learn-what-vp = wins the game
learn-what-location = discard one of yours
learn-what-foundation = what is left of a razed location
learn-what-deal = a good every round
learn-what-bonus = once, when you build it
learn-what-samurai = protects, Japanese only
learn-what-k-production = gives now and every round
learn-what-k-feature = works by itself
learn-what-k-action = works when used
learn-what-lookout = phase 1
learn-what-cleanup = phase 4
learn-what-pass = safe this round
learn-what-first = takes the first turn; changes every round
learn-what-rome = build, and build over it
learn-what-barbarians = many workers, many torches
learn-what-egypt = gold, and other players' locations
learn-what-japan = deals, and samurai for protection
learn-what-aztecs = prayers, with blessings to help
learn-what-k-open = produces for its owner, and for guests
learn-what-visit = costs 1 worker, two a round
learn-what-k-storage = keeps goods and pays for them
learn-what-k-instant = played from the hand, then discarded
learn-what-defense-printed = always makes razing cost 1 torch more
learn-what-prayer = draws common cards, pays for colours
learn-what-declare = in a prayer
learn-what-eye = in a prayer
learn-what-blessing = counts as a card in prayers
learn-what-b-tricolour = brown, grey or red, Aztecs only
learn-what-tech = a good that some cards use
learn-what-set = some cards count them
learn-what-statue = scores more each time

## Boxes

learn-host = Being visited
learn-store = Storing
learn-draw = Praying with cards
learn-tokens = Praying with blessings
learn-bless = Gaining a blessing
learn-five = Five players
learn-how-visit = Send 1 worker to an opponent’s open production: you take what it produces. Not to your own, and not to a player who has passed.
learn-how-host = Your guest takes the goods from the supply, so you lose nothing. You get 1 worker for each visit.
learn-how-store = In cleanup put goods on the shelf. In production it pays for each, and then the stored goods are yours again.
learn-how-draw = Cards of the right colour are matches. After at least one match your fitting blessings count as well.
learn-how-tokens = Draw nothing: each fitting blessing counts as a card. Blessings are not spent.
learn-how-bless = Take a colour that you do not have yet. Blessings go back in cleanup; the Aztecs keep theirs.
learn-more-shielded = Like a defense token that is always there. A second one cannot be added.
learn-more-tech = Gained and spent like other goods. What is left goes back in cleanup.
learn-more-set = The third, the sixth, the ninth location of a colour completes a set.
learn-more-statue = The first on a location scores 2 points, the second 3, the third 5. They stay until the end.
learn-more-five = With the Aztecs five can play. It takes longer, and the advanced lookout is not offered.

## Roll & write

learn-round-three = A round has three parts
learn-round-favor = The dice are rolled. In turn, everybody takes one favor token: a little help for this round.
learn-round-develop = The worker die says how many actions everybody has, three dice give the goods. Build, harvest, use buildings: all at the same time.
learn-round-settlements = Draw one plan over sections that you have completed. A settlement raises its building by 1, or scores.
learn-where = Where to build
learn-where-walls = Costs stone. The last completed section counts.
learn-where-huts = Costs wood. The last completed section counts.
learn-where-granaries = Costs food. Two boxes for each step, worth the most.
learn-where-bridges = Mostly free. Bridges open fields, and fields are harvested for goods.
learn-where-village = Village
learn-where-village-what = Complete all boxes of a building. It works from the next round on.
learn-sheet = Points
learn-sheet-what = Each of the four tracks scores for its last completed section alone. Settlements, favors and buildings add to it.
learn-lost = Nothing is kept
learn-lost-what = Actions and goods that are left over are lost at the end of the round.
learn-favors = The five favor tokens

## The campaign

learn-eras = An empire over three eras
learn-era-ancient = Antiquity
learn-era-medieval = Middle Ages
learn-era-industrial = Industrial Revolution
learn-round-ancient = Every empire begins here, with an empty sheet. The first game is a plain one with Goals.
learn-round-medieval = Fill one of your three tracks and you take a new sheet. Provinces and bonuses are lost; Inventions, knowledge and scores stay.
learn-round-industrial = Whoever fills a track here has reached the Modern Era and completed the campaign.
learn-campaign-new = What is new in a game
learn-campaign-signs = What the tracks bring
learn-campaign = One empire, game after game: meet Goals, hold Provinces, buy Inventions, and lead it from Antiquity into the Modern Era before it falls.
learn-new-goals = Goals.
learn-new-goals-what = They lie in the middle for everybody. The first to achieve one crosses off 3 spaces of its track and gets a bonus, the others 1 space.
learn-new-provinces = Provinces.
learn-new-provinces-what = They are in your empire from the start and work for you. Nobody can remove them, and each takes 5 points at the end.
learn-new-upkeep = Upkeep.
learn-new-upkeep-what = In your own turns, lay down the goods that your Province map asks for. If anything is missing at the end, you score 0.
learn-new-inventions = Inventions.
learn-new-inventions-what = Features beside your empire, one of each colour.
learn-new-bonuses = Bonuses.
learn-new-bonuses-what = Spaces that you have crossed off help from the next game on: goods at the start, tokens for your locations, knowledge at the end.
learn-steps = Six steps after four rounds
learn-step-score = Score
learn-step-winner = The winner’s space
learn-step-era = Eras
learn-step-knowledge = Knowledge
learn-step-inventions = Inventions
learn-step-provinces = Provinces
learn-round-score = Write down your points, less 5 for each Province.
learn-round-winner = Whoever has won crosses off a space on any track.
learn-round-era = A full track leads to the next sheet.
learn-round-knowledge = Your score becomes knowledge.
learn-round-inventions = Buy at least one Invention of your era. The best score chooses first.
learn-round-provinces = Take a Province and cross off a space of your map.
learn-falls = How an empire falls
learn-fall-twilight = Twilight.
learn-fall-twilight-what = Your score drops in three games in a row.
learn-fall-nothing = No Invention.
learn-fall-nothing-what = You cannot pay for any. You may found a new empire.
learn-fall-alone = Solo.
learn-fall-alone-what = You achieve fewer than 2 Goals in a game.

# The lessons: what is said at each step, what to do, what to look for, and answers to wrong tries.

lesson-title = Lesson
lesson-what = Ten minutes, step by step
lesson-short =
    { $minutes ->
        [one] { $minutes } minute, for those who know the game
       *[other] { $minutes } minutes, for those who know the game
    }
lesson-all = All lessons
lesson-all-what = Each is a real table with a fixed deal. You can leave it and come back to the same step.
lesson-then-puzzles = Then try the puzzles
lesson-again = Again
lesson-new = What is new
lesson-new-visit = What is new: visits
lesson-new-storage = What is new: storage
lesson-new-prayer = What is new: prayers
lesson-coming = The lesson is about to begin …
lesson-step = { $title }, step { $n } of { $of }
lesson-minutes =
    { $n ->
        [one] about { $n } min left
       *[other] about { $n } min left
    }
lesson-done = done
lesson-leave = Leave, keep my place
lesson-back = Back
lesson-on = Continue
lesson-task = Your task
lesson-hint = Give me a hint
lesson-play-on = Play on here
lesson-own-game = New game, easy bot
lesson-end-turn = End your turn.
lesson-end-turn-say = You have taken your one action. Now the others have their turn.

## Answers to wrong tries

lesson-not-action = { $what } is an action. The bolt under its name says: it does nothing until you use it.
lesson-not-feature = { $what } is a feature. The star under its name says: it reacts to what you do.
lesson-not-common = { $what } is a common card. This step needs a card with your faction’s emblem.
lesson-not-deal = { $what } would bring this every round: { $good }.
lesson-not-this = { $what }: not this one.
lesson-not-pass = Not yet: there is something to do first.
lesson-not-end = One action a turn. Now end your turn.
lesson-not-move = That is a move, but not for this step. Nothing has changed.

## Chapters

lesson-at-door = The door
lesson-at-open = Open up
lesson-at-visit = A visit
lesson-at-guest = Guests
lesson-at-shelf = The shelf
lesson-at-store = Build it
lesson-at-fill = Fill it
lesson-at-yield = The yield
lesson-at-prayer = A prayer
lesson-at-draw = Draw
lesson-at-blessing = A blessing
lesson-at-tokens = Tokens
lesson-at-goal = The goal
lesson-at-card = A card
lesson-at-lookout = Lookout
lesson-at-build = Build
lesson-at-deal = Deal
lesson-at-points = Points
lesson-at-pass = Pass
lesson-at-raze = Raze
lesson-at-end = The end
lesson-at-dice = Dice
lesson-at-favor = Favor
lesson-at-develop = Develop
lesson-at-settle = Settle
lesson-at-fields = Fields
lesson-at-empire = An empire
lesson-at-goals = Goals
lesson-at-sheet = The sheet
lesson-at-shop = Inventions
lesson-at-map = Provinces
lesson-at-upkeep = Upkeep
lesson-at-village = Village

## The card game

lesson-do-goal = Whoever has the most points after five rounds wins.
lesson-say-goal = Points come from three places. Wood, workers and cards are only a way to get there. The lit track shows who is ahead.
lesson-do-card = This is a card.
lesson-say-card = Seven things to read, and then you can read them all.
lesson-do-faction = This card belongs to your faction.
lesson-say-faction = You play the Romans. Their cards are stronger and worth 2 at the end. A house in the cost means: one of your locations is discarded for it.

lesson-do-draft = Take a card that produces.
lesson-say-draft = The lookout begins each round: everybody takes cards from the middle. Early on, take what gives goods every round.
lesson-look-draft = Look for the wheel under the name: { $a } has it. Click it, then the green button.
lesson-do-draft-any = Take one more card.
lesson-say-draft-any = This time { $rival } chose first. Take whichever you like.
lesson-look-draft-any = Any card in the middle will do. Click it, then the green button.
lesson-do-production = Production: goods for this round.
lesson-say-production = Your board has just given you <worker>2 workers</worker>, <wood>1 wood</wood>, <stone>1 stone</stone>, 1 torch and 1 shield. That happens every round.

lesson-do-build = Build something that produces.
lesson-say-build = Two of your cards do. Click one, then the green button.
lesson-look-build = Look for the wheel under the name: { $a } and { $b } have it. You can pay for either.
lesson-do-built = It works at once.
lesson-say-built = You paid the cost at its upper left, and its goods came right away, with the bonus of the hammer. The goods come again every round, as long as it stands.

lesson-do-workers = Send two workers for food.
lesson-say-workers = Two workers bring <wood>1 wood</wood>, <stone>1 stone</stone>, <food>1 food</food> or <card>1 card</card>. You need food for the next step.
lesson-look-workers = In the lit line: two workers, then the apple.
lesson-do-deal = Make a deal for stone.
lesson-say-deal = For <food>1 food</food> a card of your faction becomes a deal: its good now, and again every round. Choose one that gives stone.
lesson-look-deal = The scroll at the foot of a card says what the deal brings: { $a } and { $b } bring stone. Pick one, then “Deal”.

lesson-do-razed = { $rival } has razed your location.
lesson-say-razed = That cost two torches. You got <wood>1 wood</wood>, and a foundation is left. It pays the next time you must discard a location.
lesson-do-over = Build { $a }.
lesson-say-over = It costs <stone>1 stone</stone> and a location: the foundation counts as one. A loss becomes a better building.
lesson-look-over = { $a } has your emblem and an arrow to points. Click it, then the button that says what is discarded.
lesson-do-use = Use it: 1 stone for 2 points.
lesson-say-use = A location with a bolt works when you use it, once a round. Your first points.
lesson-look-use = Click { $a } in your empire, then the green button.

lesson-do-pass = Pass: that is enough for this round.
lesson-say-pass = Everybody takes one action in turn until all have passed. Whoever has passed cannot be razed any more.
lesson-look-pass = The button “Pass” is in the bar at the bottom. It asks once whether you mean it.
lesson-do-cleanup = Round two.
lesson-say-cleanup = Goods that were left went back. Each faction keeps one kind: the Romans keep torches, so you will have two. And { $rival } is the first player now.
lesson-do-second = Take a card, as before.
lesson-say-second = Every round begins with the lookout. Take whichever you like.
lesson-look-second = Any card in the middle will do. Click it, then the green button.
lesson-do-second-again = And one more.
lesson-say-second-again = Then comes production. This time your deal pays, too.
lesson-look-second-again = Any card in the middle will do. Click it, then the green button.

lesson-do-raze = Raze { $a }.
lesson-say-raze = Two torches are enough for an opponent’s common location. You get what its upper right corner shows.
lesson-look-raze = { $a } belongs to { $rival }. Click it there, then the green button.
lesson-do-shield = What shields are for
lesson-say-shield = Now { $rival } has a foundation. A shield on a common location makes razing it cost one torch more; click a location on your turn to lay one. Most factions’ own locations cannot be razed at all.

lesson-do-scoring = At the end, locations count too.
lesson-say-scoring = After five rounds each common location you have adds 1 point, each faction location 2. So keep building until the end.
lesson-do-next = Now you can play.
lesson-say-next = Play this game to its end, or begin your own against an easy bot. In games against bots you can always ask: what would you do?

## Roll & write

lesson-do-roll-goal = Whoever has the most points after ten rounds wins.
lesson-say-roll-goal = You cross off boxes on two sheets: your empire and your village. The lit boxes count your points.
lesson-do-dice = Four dice for everybody.
lesson-say-dice = Three dice give each player the same goods: now <stone>1 stone</stone>, <gold>1 gold</gold> and <wood>1 wood</wood>. The worker die says how many actions each player has: 4.
lesson-do-favor = Take the token with the coin.
lesson-say-favor = Each round every player takes one favor token: a little help. The coin brings <gold>1 gold</gold>.
lesson-look-favor = Click the token with the coin among the three.
lesson-do-coin = Use your favor.
lesson-say-coin = It costs no action. What you do not use is lost at the end of the round.
lesson-look-coin = Your token is beside your goods at the bottom. Click it.

lesson-do-walls = Cross off the first box of the walls.
lesson-say-walls = Building costs one action and what is printed in the box: here <stone>1 stone</stone>. Tracks are filled from left to right.
lesson-look-walls = The top row of the Empire sheet, the box on the far left.
lesson-do-huts = Now the first box of the huts.
lesson-say-huts = One action and <wood>1 wood</wood>. The number below a box is what the track is worth once it is crossed off.
lesson-look-huts = The second row, the box on the far left.
lesson-do-gold = Build with gold.
lesson-say-gold = Stone and wood are spent. But gold replaces any good: cross off the second box of the walls or the huts.
lesson-look-gold = The second box from the left, in the first or the second row.
lesson-do-gold-again = And the other second box.
lesson-say-gold-again = The four boxes form a square. In a moment you will see what for.
lesson-look-gold-again = The second box from the left that is still empty, in the first or the second row.

lesson-do-ready = Say that you are ready.
lesson-say-ready = All actions are spent. When everybody is ready, the round goes on.
lesson-look-ready = The button is at the bottom right.
lesson-do-plan = Settlements
lesson-say-plan = Each building shows a plan. Where completed boxes have its shape you may settle: one settlement a round, no box twice. It raises the building by 1, or scores at once: the square of the Architects brings <vp>3 victory points</vp>.
lesson-do-settle = Create a settlement.
lesson-say-settle = The square of the Architects fits on your four boxes. Click the first of them, then the green button.
lesson-look-settle = The box in the upper left corner of the Empire sheet begins the square. Then the green button.

lesson-do-favor-any = Round two: take any token.
lesson-say-favor-any = The dice were rolled again: <stone>1 stone</stone>, <wood>1 wood</wood> and <food>1 food</food>. This time { $rival } chose first.
lesson-look-favor-any = Click one of the tokens that are left.
lesson-do-bridges = Cross off the first box of the bridges.
lesson-say-bridges = Most bridges cost nothing but the action. They open fields.
lesson-look-bridges = The bottom row, the box on the far left.
lesson-do-bridges-again = And the second one.
lesson-say-bridges-again = Two boxes make the first bridge, and it leads to the first field.
lesson-look-bridges-again = The bottom row, the next box.
lesson-do-harvest = Harvest your field.
lesson-say-harvest = One action brings the goods of a box of the field. Each box can be harvested once in a game.
lesson-look-harvest = The first field, below the tracks: click any of its three boxes.
lesson-do-village = Build in your village.
lesson-say-village = Cross off a box of any building that you can pay for.
lesson-look-village = Boxes with a ring can be paid for. An empty box costs the action alone.
lesson-do-built-village = Buildings take a while.
lesson-say-built-village = Once all boxes of a building are crossed off, it works from the next round on, in every round. Early buildings help longest.

lesson-do-roll-scoring = How points are counted
lesson-say-roll-scoring = Each track scores the number below its last completed box; earlier ones are not added. Settlements, favors and star buildings come on top.
lesson-do-roll-next = Now you can play.
lesson-say-roll-next = Play this game to its end, or begin your own against an easy bot. If you play alone, an adventure on one of 48 sheets is a good next step.

## Visits

lesson-do-visit-card = A production with a door
lesson-say-visit-card = An open production works like any other. But it has a door and two places, where opponents can send a worker.
lesson-do-visit-build = Build { $a }.
lesson-say-visit-build = You hold one open production. It costs <wood>1 wood</wood>.
lesson-look-visit-build = { $a } is the card with the door under its name. Click it, then the green button.
lesson-do-visit-host = It works for you, and it is open.
lesson-say-visit-host = Its food came at once and will come every round, as always. Its two doorways are free: that is for the others.
lesson-do-visit-visit = Visit { $a }.
lesson-say-visit-visit = { $rival } has built an open production too. Send one worker there: that is your action.
lesson-look-visit-visit = { $a } is in the empire of { $rival } and has a door. Click it there, then the green button.
lesson-do-visit-visited = Both of you have something from it.
lesson-say-visit-visited = You got what { $a } produces: <stone>1 stone</stone> and <food>1 food</food>. { $rival } got <worker>1 worker</worker> from the supply. Yours stays there until cleanup.
lesson-do-visit-guest = Now you have a guest.
lesson-say-visit-guest = { $rival } sent a worker to { $a } and took <food>1 food</food>. You lose nothing: you got <worker>1 worker</worker> for it. You cannot visit your own.
lesson-do-visit-again = Visit { $a } once more.
lesson-say-visit-again = One place is still free, and you have the worker of your guest.
lesson-look-visit-again = { $a } again, in the empire of { $rival }. Then the green button.
lesson-do-visit-full = Two visits a round, no more.
lesson-say-visit-full = Both doorways are taken, whoever sent the workers. After cleanup they are free again. Nobody can visit a player who has passed: so visit early, and pass early if you want no guests.
lesson-do-visit-next = That is all about visits.
lesson-say-visit-next = Each visit gives your host a worker. Visit whoever can do least with it, and build your own door where others need your goods.

## Storage

lesson-do-storage-card = A location that keeps goods
lesson-say-storage-card = What is left at the end of a round goes back. A storage location keeps some of it, and the next production pays for every good that lies there.
lesson-do-storage-build = Build { $a }.
lesson-say-storage-build = You hold one storage location, and you can pay for it.
lesson-look-storage-build = { $a } is the card with the shelf under its name. Click it, then the green button.
lesson-do-storage-built = Nothing came.
lesson-say-storage-built = { $a } yields nothing when it is built: there is nothing on its shelf. You cannot put goods there now either, only in cleanup.
lesson-do-storage-wood = Get one more wood.
lesson-say-storage-wood = <wood>1 wood</wood> is left. Two workers bring another one.
lesson-look-storage-wood = In the lit line: two workers, then the wood.
lesson-do-storage-pass = Pass.
lesson-say-storage-pass = { $rival } has passed already, so cleanup comes right after you.
lesson-look-storage-pass = The button “Pass” is in the bar at the bottom. It asks once whether you mean it.
lesson-do-storage-keep = Put both wood on { $a }.
lesson-say-storage-keep = This is cleanup. Without the depot both would be lost.
lesson-look-storage-keep = The answer with 2 wood.
lesson-do-storage-draft = Round three: take a card.
lesson-say-storage-draft = The lookout comes first. Take whichever you like; the wood lies on the shelf.
lesson-look-storage-draft = Any card in the middle will do. Click it, then the green button.
lesson-do-storage-draft-again = And one more.
lesson-say-storage-draft-again = Then comes production, and the depot works.
lesson-look-storage-draft-again = Any card in the middle will do. Click it, then the green button.
lesson-do-storage-yield = Two wood became four.
lesson-say-storage-yield = { $a } gave <wood>1 wood</wood> for each wood on it. Then the two that were stored came back to you. With what you get every round that is <wood>7 wood</wood>.
lesson-do-storage-limits = Three things to know
lesson-say-storage-limits = The shelf has a limit, here 3. What lies there cannot be spent before production is over, and nobody can take it. After the last round nothing is stored: spend everything.
lesson-do-storage-next = That is all about storage.
lesson-say-storage-next = Other storage locations keep stone for points, torches, gold or cards. What they keep and what they pay is printed on them.

## Prayers

lesson-do-prayer-card = A card that prays
lesson-say-prayer-card = A prayer draws cards from the common deck, openly, and pays for their colours. Then they are discarded.
lesson-do-prayer-token = Blessings help.
lesson-say-prayer-token = This is your board’s tri-colour token: in each prayer it counts as brown, grey or red. Blessings are not spent; they help in every prayer.
lesson-do-prayer-use = Pray at { $a }.
lesson-say-prayer-use = It costs <worker>1 worker</worker>, twice a round if you like. Once is enough now.
lesson-look-prayer-use = Click { $a } in your empire, then use it once.
lesson-do-prayer-draw = Draw cards.
lesson-say-prayer-draw = There are two ways to pray: draw cards, or let your blessings count alone. Draw this time.
lesson-look-prayer-draw = The answer “Draw cards”.
lesson-do-prayer-declare = Declare grey.
lesson-say-prayer-declare = The closed eye on the card says: you name the colour before you see the cards. Grey brings stone, brown wood, red food.
lesson-look-prayer-declare = The answer “Grey”.
lesson-do-prayer-drawn = Three stone.
lesson-say-prayer-drawn = Two of the five cards were grey: <stone>2 stone</stone>. And because there was a match, your tri-colour token counted as a grey card too: <stone>1 stone</stone> more. Without any grey card the token would not have helped.
lesson-do-prayer-build = Build { $a }.
lesson-say-prayer-build = It brings a blessing now and in every production. Your prayer has paid for it.
lesson-look-prayer-build = Click { $a } in your hand, then the green button.
lesson-do-prayer-colour = Take the grey blessing.
lesson-say-prayer-colour = You choose its colour, one of each at most. Choose what your prayers ask for: at your altar that is brown, grey or red.
lesson-look-prayer-colour = The answer “Grey”.
lesson-do-prayer-again = Pray once more.
lesson-say-prayer-again = { $a } can be used twice a round. Now you have two tokens that can be grey.
lesson-look-prayer-again = Click { $a } in your empire, then the green button.
lesson-do-prayer-tokens = Use your blessings.
lesson-say-prayer-tokens = Each fitting token counts as a card. Nothing is drawn, so nothing is left to chance.
lesson-look-prayer-tokens = The answer “Use blessings”.
lesson-do-prayer-name = Name grey again.
lesson-say-prayer-name = The grey token fits, and the tri-colour token counts as grey.
lesson-look-prayer-name = The answer “Grey”.
lesson-do-prayer-sure = Two stone, for certain.
lesson-say-prayer-sure = And both tokens are still yours. In cleanup blessings are discarded, but the Aztecs keep theirs: the sooner you have them, the more they help.
lesson-do-prayer-ways = How other cards pray
lesson-say-prayer-ways = The signs on a card say how many cards are drawn and when you name a colour.
lesson-do-prayer-next = That is all about prayers.
lesson-say-prayer-next = Draw when you hope for many matches, use your blessings when you need to be sure. The other factions have prayers in this box too.

## The campaign

lesson-do-camp-goal = A campaign is many games, and one empire.
lesson-say-camp-goal = Each game is a game of four rounds. What your empire wins, it keeps for the next one. Whoever leads it through three eras completes the campaign. Here it is the last round of your first game.
lesson-do-camp-goals = Three Goals lie on the table.
lesson-say-camp-goals = They are new in each game. The first to meet a Goal crosses off 3 spaces of a track and gets a bonus; everybody after that crosses off 1 (<rule>GOAL-13</rule>).
lesson-do-camp-build = Meet a Goal: build { $a }.
lesson-say-camp-build = { $b } asks for three red locations in this game, and you have built two.
lesson-look-camp-build = { $a } is in your hand: a red card. Click it, then the green button.
lesson-do-camp-met = You are first: 3 spaces and a bonus.
lesson-say-camp-met = The Goal is turned: for { $rival } it is now worth 1 space. On your board the economic track has moved by 3.
lesson-do-camp-pass = Pass: the game ends.
lesson-say-camp-pass = In the last round { $rival } has nothing left to do. Then the points are counted, as in any game.
lesson-look-camp-pass = The button “Pass” is in the bar at the bottom. It asks once whether you mean it.
lesson-do-camp-sheet = This is your sheet.
lesson-say-camp-sheet = It is written on after each game: tracks above, scores below. Some spaces bring something from the next game on; the last one of a track leads into the next era. The tab “Game” shows why the scores are what they are.
lesson-do-camp-advance = You have won: cross off one more space.
lesson-say-camp-advance = The winner may choose any track.
lesson-look-camp-advance = A green space is the next one of its track. Click one, then the green button.
lesson-do-camp-shop = Your score has become knowledge.
lesson-say-camp-shop = With it you buy Inventions, one of each colour. They work in every game from the next one on. An empire that cannot pay for any Invention falls.
lesson-do-camp-buy = Buy { $a }.
lesson-say-camp-buy = Cheaper ones are left for others: { $rival } has little knowledge, and { $b } is all that is within reach there.
lesson-look-camp-buy = { $a } is in the pink column. Click it, then the green button.
lesson-do-camp-map = A Province has joined your empire.
lesson-say-camp-map = It works like a location that nobody can raze, and costs 5 points at the end of each game. For each Province a space of the map is crossed off: its goods are due in every game.
lesson-do-camp-cross = Cross off space 1, 4 or 7.
lesson-say-camp-cross = Your board produces stone and wood, so these goods come easily. Whoever cannot pay the upkeep by the end of a game scores 0.
lesson-look-camp-cross = Spaces 1, 4 and 7 ask for stone and a little more. Click one, then the green button.
lesson-do-camp-next-game = The second game.
lesson-say-camp-next-game = It begins with your Province and with what your tracks have brought. The Goals are new.
lesson-do-camp-upkeep = Lay down one good for the upkeep.
lesson-say-camp-upkeep = The tray shows what is due. You can lay down goods in any of your turns, a few at a time; that does not count as an action.
lesson-look-camp-upkeep = A green slot in the lit tray can be laid down now. Click it.
lesson-do-camp-next = Now you can lead an empire.
lesson-say-camp-next = Play on here, or begin a campaign of your own. You can stop after any game: it waits among your games.

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

# The lobby, a new table, the waiting room, an invitation.

lobby-offline = The server is not responding. Check the connection and try again.
lobby-went-wrong = That did not work. Try again, or reload the page.

## Above all

lobby-headline = Found your empire
lobby-now = Play now
lobby-now-what = you and two easy bots, about 15 minutes
lobby-roll = Roll now
lobby-roll-what = dice and sheets, you and an easy bot, about 20 minutes
lobby-adventure = Adventure
lobby-adventure-what = solo with dice, a random one of 48 villages
lobby-ask-name = What should the others call you?
lobby-your-name = Your name
lobby-name-first = Your friends will see your name: enter it first.

## Lists of tables

lobby-your-games = Your games
lobby-open-tables = Open tables
lobby-no-tables = There are no open tables right now. Make one that everyone can join.
lobby-your-turn = Your turn
lobby-go-on = Open
lobby-join = Join
lobby-watch = Watch
lobby-a-table = A table
lobby-title-solo = { $name }, solo
lobby-title-of = { $name }’s table
lobby-title-bots =
    { $n ->
        [one] { $names } and a bot
       *[other] { $names } and { $n } bots
    }
lobby-finished = finished
lobby-round = round { $round }
lobby-round-of = round { $round } of { $of }
lobby-seats-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
lobby-state-slow = { $state }, { $time } a move

## A new table

lobby-new-table = New table
lobby-game = Game
lobby-game-mode = { $game }, { $mode }
lobby-is-mode-basic = basic
lobby-is-mode-advanced = advanced
lobby-is-mode-adventure = adventure
lobby-mode = Mode
lobby-mode-says = { $players } players. { $what }
lobby-mode-basic = Basic
lobby-mode-basic-players = 2–4
lobby-mode-basic-what = The same sheet for all: tracks, fields and five buildings. Best for a first game.
lobby-mode-advanced = Advanced
lobby-mode-advanced-players = 2–4
lobby-mode-advanced-what = Settlements as well: finished sections in the right shape make a building better.
lobby-mode-adventure = Adventure
lobby-mode-adventure-players = 1–4
lobby-mode-adventure-what = Everybody has one of 48 villages. Alone you play for a rank and your own record.
lobby-not-started = not started
lobby-at-the-table = At the table
lobby-all-here = everybody is here
lobby-seat = Seat { $n }
lobby-open-seat = Open seat
lobby-open-seat-why =
    { $n ->
        [1] leave it empty to play alone
        [2] leave it empty for two players
        [3] leave it empty for three players
       *[other] leave it empty for four players
    }
lobby-free-seat = Free seat
lobby-seat-waits = waits for a friend
lobby-add-friend = Invite a friend
lobby-add-bot = Add a bot
lobby-friend = Friend
lobby-bot = Bot
lobby-nobody = Nobody
lobby-two-needed = Basic and Advanced need two players. Alone you can play the adventure (<rule>RW-SETUP-01</rule>).
lobby-nobody-why = Somebody sits there, or in a later seat, so the seat cannot be removed.
lobby-who-sits = Who has seat { $n }
lobby-level-of = Level of the bot at seat { $n }
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard
lobby-level-expert = Expert
lobby-level-master = Master
lobby-faction-of = Faction of seat { $n }
lobby-chance = Random
lobby-sheet-of = Sheet of seat { $n }
lobby-sheet-read = Read { $sheet } in a new tab
lobby-sheet-search = Title, number or building
lobby-sheet-chance = Any of the 48 sheets; you see it when the game begins.
lobby-sheet-none = No sheet matches. Search for fewer words.
lobby-own-best = your best:
lobby-taken = Taken by { $name }.
lobby-ready = ready
lobby-you-host = you, the host
lobby-you = you
lobby-is-host = the host
lobby-is-here = here
lobby-is-away = away right now
lobby-is-bot-easy = bot: easy
lobby-is-bot-normal = bot: normal
lobby-is-bot-hard = bot: hard
lobby-is-bot-expert = bot: expert
lobby-is-bot-master = bot: master
lobby-copy-seat-link = Copy seat link
lobby-copied-seat = The link to seat { $n } is copied: send it to whoever should sit there.
lobby-start = Start the game
lobby-make-table = Make the table
lobby-friends-come = The table is made first; then you get its link for your friends.
lobby-seat-free = Seat { $n } is still free: wait for a friend, or give it to a bot.

## What is agreed

lobby-option-lookout = Lookout
lobby-option-lookout-standard = Standard
lobby-option-lookout-alternative = Alternative
lobby-option-lookout-advanced = Advanced
lobby-option-peaceful = Razing opponents
lobby-option-peaceful-no = Allowed
lobby-option-peaceful-yes = Peaceful
lobby-option-peaceful-drafts = Drafts each round
lobby-option-peaceful-drafts-1 = One
lobby-option-peaceful-drafts-2 = Two
lobby-option-format = Deck format
lobby-option-format-introductory = Introductory
lobby-option-format-standard = Standard
lobby-option-format-open = Open
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-timed = Timed
lobby-clock-days = Days
lobby-clock-move = For each decision
lobby-clock-reserve = Reserve for the game
lobby-clock-no-reserve = no reserve
lobby-clock-each = { $time } a move
lobby-clock-both = { $move }, reserve { $reserve }
lobby-who-joins = Who may join
lobby-by-link = By link
lobby-everyone = Everyone
lobby-option-visit-passed = Players who have passed
lobby-option-visit-passed-no = Cannot be visited
lobby-option-visit-passed-yes = Can be visited
lobby-option-five-players = Number of players
lobby-option-five-players-no = At most four
lobby-option-five-players-yes = Up to five
lobby-option-virtual-faction = Virtual player
lobby-option-virtual-faction-none = none
lobby-option-virtual-faction-barbarians = Barbarians
lobby-option-virtual-faction-rome = Romans
lobby-option-robbers-cut-routes = Robbers and Trade Route
lobby-option-robbers-cut-routes-no = Cannot end its deals
lobby-option-robbers-cut-routes-yes = Can end its deals
lobby-option-upkeep-gold = Gold in upkeep
lobby-option-upkeep-gold-yes = Can replace goods
lobby-option-upkeep-gold-no = Only as gold
lobby-option-play-on = When somebody completes it
lobby-option-play-on-no = It ends
lobby-option-play-on-yes = The others go on
lobby-option-rebuild = Decks between games
lobby-option-rebuild-no = Stay
lobby-option-rebuild-yes = May be rebuilt
lobby-option-names = Names of the empires
lobby-option-boxes = Expansions
lobby-option-boxes-about = boxes added to the base game
lobby-box-friends = Why Can’t We Be Friends
lobby-box-friends-what = Open productions that others visit, storage locations, cards played at once.
lobby-box-aztecs = Aztecs
lobby-box-aztecs-what = A fifth faction with prayers and blessings; five can play.
lobby-box-first = comes first
lobby-box-five = Five players sit at the table: remove a seat first.
lobby-option-decks = Decks
lobby-option-decks-about = your own list of cards in place of a printed deck
lobby-decks-file = Choose a deck file
lobby-decks-of =
    { $n ->
        [one] { $deck }: { $n } card
       *[other] { $deck }: { $n } cards
    }
lobby-decks-away = Play without this deck: { $deck }
lobby-decks-idle = Nobody plays this faction here.
lobby-decks-large = That file is too large for a deck.
lobby-more = More
lobby-title = Name of the table
lobby-title-none = none needed
lobby-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
lobby-means-solo = Alone against the virtual player: keep more faction locations than it collects (<rule>SOLO-47</rule>).
lobby-means-standard =
    { $n ->
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] Five players
    }: each round two drafts from { $cards } open cards (<rule>LOOKOUT-3</rule>).
lobby-means-alternative = Cards are chosen in secret: one of three, then one of the two from the right (<rule>VAR-ALT-3</rule>).
lobby-means-advanced = One long draft from five open cards, two laps in the same direction (<rule>VAR-ADV-3</rule>).
lobby-means-peaceful =
    Nobody razes opponents' locations. Each round one common card is drawn blind, then { $drafts ->
        [1] one draft
       *[other] two drafts
    } from { $cards } open cards (<rule>VAR-PEACE-3</rule>).

lobby-means-basic-all = Ten rounds with the same dice and the same sheet for everybody (<rule>RW-SETUP-03</rule>).
lobby-means-advanced-all = Like Basic, and after each round everybody may create a settlement (<rule>RW-ADV-02</rule>).
lobby-means-adventure-alone = Solo, for a rank, from Plebeian to Emperor (<rule>RW-ADVENTURE-09</rule>).
lobby-means-adventure-all = Everybody has a sheet of their own; the highest score wins (<rule>RW-ADVENTURE-11</rule>).

## Friends

lobby-invite = Invite
lobby-invite-why = Whoever opens the link takes the next free seat. No account needed.
lobby-qr = QR code of the invitation
lobby-invite-link = Link of the invitation
lobby-copy-link = Copy the link
lobby-copied = Copied
lobby-not-copied = The browser does not let the page copy. Select the link and copy it yourself.
lobby-share = Share
lobby-share-title = A game of Osada
lobby-only-here = This address works on this computer only. For friends elsewhere start Osada with --host 0.0.0.0 and open the page by this computer’s name or IP address.
lobby-watch-link = Spectator link
lobby-device = Link for another device
lobby-device-copied = Your seat’s link is copied: open it on the other device, and keep it to yourself.
lobby-have-code = Have a code or a link?
lobby-code-like = link or code
lobby-no-code = That is not an Osada link or code. Paste the whole link that you got.

## The waiting room and an invitation

lobby-room-host = Everything can still be changed. Start when all seats are taken.
lobby-room-guest = The game begins when the host starts it.
lobby-host-starts = the host starts the game
lobby-you-sit = You have a seat
lobby-you-sit-why =
    { $choose ->
        [faction] Choose your name and faction in your row.
        [sheet] Choose your name and sheet in your row.
       *[name] Choose your name in your row.
    } The page will tell you when the game begins.
lobby-you-watch = You are watching
lobby-you-watch-why = You see what everybody at the table may see.
lobby-take-seat = Take a seat
lobby-leave-table = Leave the table
lobby-close-table = Close the table
lobby-to-lobby = To the lobby
lobby-invitation = An invitation
lobby-invites = { $name } invites you to a game of { $game }.
lobby-no-such-table = There is no such table. It was closed, or the link is not complete.
lobby-back-to-seat = Back to your seat
lobby-late-waiting = All seats are taken already.
lobby-late-running =
    The game has begun without you. { $watch ->
        [yes] But you can watch it.
       *[no] Ask for the spectator link if you want to watch it.
    }
lobby-late-finished = This game is over.
lobby-no-account = No account, no e-mail: your browser remembers your seat.

## What the game is, and ways to begin

lobby-goal = Build an empire from cards: the most points ★ after five rounds wins.
lobby-with-whom = About 15 minutes against bots, or with friends. No account needed.
lobby-start-something = Start something
lobby-friends = Play with friends
lobby-friends-what = send a link, no account
lobby-new-what = choose rules, seats and clock
lobby-puzzles = Puzzles
lobby-puzzles-what = Find the best line, or the puzzle of the day.
lobby-new-here = New here?
lobby-new-here-what = Ten minutes, one idea at a time, on a real table. Then you can play.
lobby-learn = Learn by playing
lobby-read-how = or read how to play, with pictures
lobby-wait-for-you = 
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
lobby-go-on-turn = Continue
lobby-turn-of = { $name } decides
lobby-with = with { $names }
lobby-lately = Recent games
lobby-watch-one = Watch a game
lobby-result = { $place }, { $own } to { $others }
lobby-result-alone = { $place }, { $own ->
        [one] { $own } point
       *[other] { $own } points
    }
lobby-result-place = 
    { $won ->
        [yes] Won
       *[no] { $of ->
            [1] Lost
           *[other] { $place ->
                [2] Second
                [3] Third
                [4] Fourth
               *[other] Fifth
            }
        }
    }
lobby-result-off = Not finished
lobby-result-none = Closed before it began
lobby-moves = 
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }

## What each option means

lobby-who-plays = Who plays
lobby-rules-and-clock = Rules and clock
lobby-change-nothing = you do not have to change anything
lobby-begin-here = begin here
lobby-level-easy-what = easy: makes a beginner's mistakes, good for a first game
lobby-level-normal-what = normal: takes the best move it sees; try it once you win against easy
lobby-level-hard-what = hard: plans its whole round ahead
lobby-level-expert-what = expert: for those who beat hard
lobby-level-master-what = master: the strongest; takes its time over a move
lobby-mode-about = how much is on the sheets
lobby-option-lookout-about = how you get cards
lobby-option-lookout-standard-what = Two drafts each round: in turn, everybody takes one of the open cards.
lobby-option-lookout-alternative-what = In secret: keep one of three, pass two on, keep one more. All at once, so it is quicker.
lobby-option-lookout-advanced-what = One open row of five, two laps: you see what will be left, so there is more to think about.
lobby-option-peaceful-about = may you tear down what others built?
lobby-option-peaceful-no-what = Two torches raze an opponent’s location. Protect what matters with a shield.
lobby-option-peaceful-yes-what = Torches work only on cards in your own hand.
lobby-option-peaceful-drafts-about = how many open cards you choose each round
lobby-option-peaceful-drafts-1-what = You take one; another is drawn blind.
lobby-option-peaceful-drafts-2-what = You take two, and one more is drawn blind: a richer game.
lobby-option-format-about = what is in the decks
lobby-option-format-introductory-what = The base cards and all of the first expansion.
lobby-option-format-standard-what = The printed 30 cards; cards of an expansion only replace others.
lobby-option-format-open-what = Everything that the expansions on the table have.
lobby-clock-about = how long you may think
lobby-clock-none-what = Take your time. Best among friends and against bots.
lobby-clock-timed-what = A minute for each decision and a reserve. A bot takes over for anyone whose time runs out.
lobby-clock-days-what = A day or more for a move. Come back when it is your turn.
lobby-who-joins-about = who can take a free seat
lobby-by-link-what = Only those who get your link.
lobby-everyone-what = Listed in the lobby: strangers can join, watch, and see the replay later.
lobby-option-visit-passed-about = whether workers can be sent to their open productions
lobby-option-visit-passed-no-what = Nobody sends a worker to their locations (<rule>AMB-53</rule>).
lobby-option-visit-passed-yes-what = Workers can be sent to their locations too.
lobby-option-five-players-about = how many can sit at the table, with the Aztecs
lobby-option-five-players-no-what = Four players at most (<rule>SETUP-1</rule>).
lobby-option-five-players-yes-what = Five can play with the Aztecs box; it is a long game (<rule>AZT-FACTION-3</rule>).
lobby-option-virtual-faction-about = what faction the virtual player has
lobby-option-virtual-faction-none-what = The virtual player plays as in the base game.
lobby-option-virtual-faction-barbarians-what = Three attacks in each attack phase instead of two (<rule>AMB-X-14</rule>).
lobby-option-virtual-faction-rome-what = One more card in the lookouts of rounds 2 and 4 (<rule>AMB-X-14</rule>).
lobby-option-robbers-cut-routes-about = where the Barbarians meet the Japanese, the printed rulebooks differ
lobby-option-robbers-cut-routes-no-what = A deal made through a Trade Route is safe from Robbers, as in the Polish rulebook (<rule>BARB-8</rule>).
lobby-option-robbers-cut-routes-yes-what = Robbers can end such a deal too, as in the Czech and English rulebooks.
lobby-option-upkeep-gold-about = what a game's upkeep can be paid with
lobby-option-upkeep-gold-yes-what = Gold may replace wood, stone or food on the Province map (<rule>AMB-C6</rule>).
lobby-option-upkeep-gold-no-what = Each good must be paid in kind.
lobby-option-play-on-about = for three and four players
lobby-option-play-on-no-what = The campaign ends with the game in which somebody reaches the Modern Era (<rule>ERA-19</rule>).
lobby-option-play-on-yes-what = The others go on while at least two are left.
lobby-option-rebuild-about = before each game from the second on
lobby-option-rebuild-no-what = Everybody plays with one deck throughout.
lobby-option-rebuild-yes-what = Everybody may change their deck by the rules of the format (<rule>CSETUP-4</rule>).

lobby-lessons = The lesson
lobby-lesson-at = 
    Step { $step } of { $of }, { $minutes ->
        [one] about { $minutes } minute left
       *[other] about { $minutes } minutes left
    }.
lobby-lesson-on = Continue
lobby-lesson-begin = Begin

lobby-how-to = How to play

# What happened since your last turn.

news-title = News
news-since = since your last turn
news-show = Show me
news-skip = Skip to my turn
news-close = Close the news
news-loss-razed = { $who } razes your { $card }
news-loss-discarded = { $who } discards your { $card }
news-loss-taken = { $who } takes over your { $card } for this round
news-loss-blocked = { $who } blocks your { $card } for this round
news-loss-attacked = The attack takes your { $card }
news-loss-undealt = { $who } takes your deal { $card } away
news-loss-stolen = { $who } takes { $goods } from you
news-yields = −{ $goods } a round
news-points = −{ $goods } at the end
news-got = you get { $goods }
news-foundation = a foundation
news-flag-razed = razed by { $who }
news-flag-discarded = discarded by { $who }
news-flag-taken = taken over by { $who }
news-flag-blocked = blocked by { $who }
news-flag-attacked = lost in the attack
news-flag-undealt = taken away by { $who }
news-flag-stolen = stolen by { $who }

# Playing with others: taking back by agreement, links, who is away, other games.

others-undo-ask = Ask the others to take your last move back
others-undo-short = Undo…
others-plea = { $name } asks to take back: { $what }
others-plea-mine = You ask to take back: { $what }. Waiting for { $names }.
others-agree = Agree
others-decline = Decline
others-withdraw = Withdraw
others-stood-in = { $why ->
    [time] Your time ran out, so a bot plays for you.
    [gone] Your time ran out while you were away, so a bot plays for you.
   *[left] You left, so a bot plays for you.
}
others-away-on-turn = away, to play
others-device = Link for another device
others-device-why = It opens your own seat: keep it to yourself.
others-watch = Spectator link
others-watch-why = Whoever has it can watch, and nothing else.
others-link = The link
others-qr = QR code of the link
others-next = Next game
others-next-n = { $n ->
    [one] { $n } other game waits for you
   *[other] { $n } other games wait for you
}
others-waits-for = Kept for { $name }
others-kept-why = The seat is kept for the player who had it before.
others-free = Free the seat
others-same = Same village again
others-another = Another village
others-talk = Chat
others-by-link = This table opens only with its link. Ask { $name } for it.

# Puzzles: the list, the day, a puzzle on the table.

puzzle-all = Puzzles
puzzle-what = Positions with one clearly best line. You answer on the table, as in a game; nothing is hurried and nobody else sees it.
puzzle-daily = Puzzle of the day
puzzle-daily-solve = Solve it
puzzle-daily-again = Look at it again
puzzle-streak = { $n ->
    [one] { $n } day in a row,
   *[other] { $n } days in a row,
}
puzzle-longest = longest so far: { $n }
puzzle-week = The last seven days
puzzle-day-done = { $day }: solved
puzzle-more = All puzzles
puzzle-solved = { $n } of { $of } solved
puzzle-of = { $n } of { $of }
puzzle-done = solved
puzzle-any = any
puzzle-by-state = Solved or not
puzzle-by-game = Game
puzzle-by-level = Difficulty
puzzle-by-faction = Faction
puzzle-by-box = Box
puzzle-base = The base game
puzzle-state-any = All
puzzle-state-open = Open
puzzle-state-solved = Solved
puzzle-none = No puzzle matches.
puzzle-nr = no. { $n }
puzzle-number = Puzzle { $n }
puzzle-no-such = There is no such puzzle.
puzzle-comes = Loading …
puzzle-fold = Show or hide the text
puzzle-yours = Your line
puzzle-at-best = At best it goes on like this
puzzle-answer = The answer
puzzle-why-not = Why not that? Other first moves at best:
puzzle-about = about { $points }
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-again = From the beginning
puzzle-show = Show the answer
puzzle-share = Copy the link
puzzle-copied = The link is copied.
puzzle-not-copied = The link could not be copied; it is in the address bar.
puzzle-find-better = Find the better move
puzzle-slip = Round { $round }. What was played here lost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}. What would have been better?
puzzle-slip-of = Slip { $n } of { $of }
puzzle-slip-sure = As the review found it; other moves are judged when you try them.
puzzle-no-slips = There is nothing to find: no decision of this seat cost a point or more for sure, or the game has not been reviewed yet.
puzzle-own = from a game
puzzle-to-review = To the review
puzzle-better = Right: this is the better move
puzzle-loses = Not yet: this loses about { $points } points (±{ $within })

# Replays.

replay-all = Replays
replay-all-why = Watch a game again from any player’s view, and play on from any moment.
replay-one = Replay
replay-of = Replay: { $title }
replay-comes = Loading the replay …
replay-played = Played in this browser
replay-none = No finished games yet. The ones you play will be listed here.
replay-result = Result
replay-watch = Watch
replay-upload = Open a journal
replay-too-large = That file is too large for a journal.
replay-controls = Playing the replay
replay-play = Play
replay-pause = Pause
replay-again = From the beginning
replay-back = One move back
replay-on = One move on
replay-round-back = One round back
replay-round-on = One round on
replay-moment = Moment
replay-moment-of = Move { $at } of { $end }, round { $round }
replay-speed = Speed
replay-eyes = Whose view
replay-eyes-all = What everybody sees
replay-eyes-of = { $name }’s view
replay-side = Score and log
replay-log = Log
replay-begins = The table is set up.
replay-decides = { $name } decides
replay-download = Download the journal
replay-play-on = Play on from here
replay-play-on-over = The game is over here: go back to an earlier moment.
replay-play-on-now = Play on from move { $at }
replay-as = Your seat
replay-against = The other seats: bots
replay-shut = Close

replay-opened = Journals opened here
replay-public = Played at public tables
replay-examples = Examples
replay-examples-why = Bots played these games among themselves. Watch how a game goes, or play on from any moment.

# The review of a finished game.

review-one = Review
review-of = Review: { $title }
review-ask = What were the decisions worth?
review-what = For each decision the review asks what its player could know then, plays the best moves on with many possible cards, and says what was better, by how much and why. It also tells luck from play.
review-game = Which game
review-game-n = Game { $n }
review-by = Judged by the bot “{ $bot }” on { $deals } possible deals; figures are usually good to ±{ $within } points.
review-whose = Whose decisions
review-whose-all = Everybody
review-to-replay = Replay
review-choose = Choose a decision: in the list, on the curve or with the arrow keys.
review-head-won =
    { $name } won by { $n ->
        [one] { $n } point
       *[other] { $n } points
    } with { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
review-head-lost =
    { $name } lost by { $n ->
        [one] { $n } point
       *[other] { $n } points
    } with { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
review-head-even =
    { $name } drew level with { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
review-head-alone =
    { $name } scored { $score ->
        [one] { $score } point
       *[other] { $score } points
    } with { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }

## Making it

review-depth = How closely
review-depth-quick = Quick
review-depth-usual = Usual
review-depth-deep = Thorough
review-start = Review this game
review-go-on = Go on
review-closer = Look more closely
review-stop = Stop
review-stopped = Stopped after { $done } of { $total } decisions; what is done is kept.
review-waiting = Waiting: the server is working on other reviews.
review-progress = { $done } of { $total } decisions judged
review-done = The review is finished.
review-seconds =
    { $n ->
        [one] about { $n } second left
       *[other] about { $n } seconds left
    }
review-minutes =
    { $n ->
        [one] about { $n } minute left
       *[other] about { $n } minutes left
    }

## The curve

review-scale = What the curve shows
review-by-chance = Chance
review-by-points = Points ahead
review-by-score = Points
review-chance = Chance to win
review-ahead = Expected lead in points
review-score = Expected points
review-round = Round { $round }
review-round-short = R{ $round }
review-name-value = { $name } { $value }
review-turning = Turning points
review-turning-of = { $name } { $change }:
review-turning-n = turning point { $n }
review-course = What everybody could expect
review-begins = Start of round { $round }
review-latest = End
review-both = { $chance }, { $points }

## Luck and play

review-luck-and-play = Luck and play, apart
review-luck = Luck
review-play = Play
review-luck-later = Comes when all decisions are judged.
review-best-of = { $best } of { $n } decisions best
review-sum = start { $start }, luck { $luck }, play { $play }, opponents’ slips { $rivals }: final lead { $margin }
review-sum-alone = start { $start }, luck { $luck }, play { $play }: { $margin } points
review-luck-note = Luck is what cards and dice brought beyond what was expected. Play is what a player’s own decisions cost against the best ones found. Both in points.
review-luck-note-alone = Luck is what cards and dice brought beyond what was expected. Play is what the decisions cost against the best ones found. Both in points.

## Decisions

review-decisions = Decisions
review-decisions-of = { $name }’s decisions
review-filter = Which decisions
review-filter-mistakes = Mistakes { $n }
review-filter-all = All { $n }
review-filter-left = Left { $n }
review-none-mistakes = No decision here lost points for sure.
review-none-all = No decisions yet.
review-none-left = Nothing was left lying: no goods wasted, no pass too early.
review-keys-step = back, on
review-keys-mistake = next, last mistake
review-about = ~{ $points }
review-about-points = About { $points } points.
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-hard = well seen
review-asked-pay = payment
review-asked-discard = which discard
review-asked-deal = which deal
review-asked-location = which location
review-asked-card = which card
review-asked-good = which good
review-asked-keep = what is kept
review-asked-player = which player
review-asked-colour = which colour
review-asked-send = more workers
review-asked-other = a choice

## One decision

review-turn-of =
    { $turn ->
        [0] Round { $round }: { $name }
       *[other] Round { $round }, turn { $turn }: { $name }
    }
review-lost = −{ $points } points
review-lost-chance = chance to win { $change }
review-hard-why = At first look, another move seems better.
review-good-why = As good as the best, as far as anyone can say.
review-lines = The best moves, and the one that was played
review-move = Move
review-col-ahead = Lead
review-col-score = Points
review-col-chance = Chance
review-col-loss = Lost
review-played = Played
review-best = Best
review-then = then
review-why = Why
review-why-best = What it brings
review-sources = Where the points come from
review-col-played = played
review-col-best = best
review-col-difference = difference
review-table-of = The table as { $name } saw it
review-table-large = Enlarge
review-in-replay = In the replay

## Another move

review-try = Try another move
review-try-comes = The moves are coming …
review-try-none = There was no other move.
review-try-find = Find a move
review-try-moves = Possible moves
review-try-not-found = No move has these words.
review-trying = Playing it out …
review-try-as-good = as good as the best
review-try-best = Best:

## How it is judged

review-how = How this is judged
review-slips = Find the better moves
review-how-known = Each decision is judged by what its player could know then. Hidden cards are dealt again many times, so nobody is blamed for what only the deck knew.
review-how-deals = On each of these deals the best moves and the played one are played on by the same bot for everybody, with the same cards. Where another move seems better, the two are compared once more on fresh deals, and only these count for the loss. The ± is a 95 % interval.
review-how-this = This review was made by the bot “{ $bot }”, with { $deals } deals in the last comparison; its figures are usually good to ±{ $within } points.
review-how-marks = Marks
review-how-best = The best move found, or one that is hardly worse: less than 0.5 points lost.
review-how-hard = A best move that did not look like it: one move ahead, another seemed at least a point better.
review-how-good = Less than 1 point lost, or the figures do not say for sure.
review-how-inaccuracy = 1 to 3 points lost; surely some.
review-how-mistake = 3 to 6 points lost; surely at least 1.
review-how-blunder = 6 points or more lost; surely at least 3.
review-how-sure = A mark needs a loss that is large and sure enough: the interval’s lower end must reach the figure after the semicolon.
review-how-luck = Start is the lead that could be expected at the first decision. Play is what a player’s own decisions lost against the best moves found; opponents’ slips are what theirs gave away. Luck is all the rest: draws, dice and what opponents turned out to hold. Together they are exactly the final lead.
review-how-left-title = Left lying
review-how-left = Goods that cleanup took, workers without work, a pass that was surely too early, a location razed that a defense token would have saved. What is worth less than a point is not listed.

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

# The rulebook.

rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-nothing = No rule has all these words. Try fewer, or only the beginning of one.
rules-failed = The rulebook could not be loaded.
rules-book = Rulebook
rules-every = All
rules-defines = Read this first
rules-uses = Where else it comes up
rules-all = Show all { $n } rules
rules-elsewhere = { $n } more in { $book }
rules-no-clause = There is no rule { $clause }.

rules-in-short = In short
rules-how-to = How to play, with pictures
rules-lesson = The lesson
rules-below = Every rule is listed below, each with a number that the game refers to.
rules-judges = Also rules for judges and programmers
rules-hidden = 
    { $n ->
        [one] { $n } more for judges and programmers
       *[other] { $n } more for judges and programmers
    }
rules-in-the-book = In the rulebook

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
