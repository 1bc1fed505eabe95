# The lessons: what is said at each step, what to do, what to look for, and answers to wrong tries.

lesson-title = Lesson
lesson-what = Ten minutes, step by step
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
lesson-look-workers = In the lit line: two workers, and behind them the apple.
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
