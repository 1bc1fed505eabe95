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
