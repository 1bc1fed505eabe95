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

