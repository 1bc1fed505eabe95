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
learn-part-storage-shelf-what = In cleanup you may put so much there. After production it comes back to you.
learn-part-instant-kind = Instant
learn-part-instant-kind-what = You play it from your hand, as your action. It has no building cost.
learn-part-instant-does = Its effect
learn-part-instant-does-what = It happens once. Before an arrow stands what you pay.
learn-part-instant-then = Then discard it
learn-part-instant-then-what = It is never built: no deal, no points at the end.
learn-part-prayer-does = Prayer and number
learn-part-prayer-does-what = So many common cards are drawn, openly. Before the arrow stands what a prayer costs.
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
