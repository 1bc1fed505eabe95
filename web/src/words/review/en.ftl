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
