# What a review says about a finished game.

# Why there is no review

none-game = Only games of cards can be reviewed, alone or in a campaign; this is a game of { $game ->
    [rollwrite] Roll & Write
   *[other] { $game }
}.
none-one-game = This is a single game, not a campaign; leave out the number of the game.
none-unfinished = This game was not played to its end; only a finished game can be reviewed.
none-no-game-over = No game of this campaign is over yet; the first one can be reviewed when it has ended.
none-other-game = There is no finished game { $number } in this campaign; choose one from { $first } to { $last }.
none-process = The review was stopped: a process that worked on it has ended. Start it again; what was done is kept.
none-journal = This cannot be replayed, so it cannot be reviewed: { $why }
none-seat = There is no seat { $seat } in this game; its seats are { $seats }.

# Why one move is better than another

source-action = actions
source-feature = features
source-production = production
source-bonus = building bonuses
source-raze = razing
source-common = common locations
source-faction = faction locations
source-kept = what is kept on locations
source-other = other sources
why-points = About { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $way ->
    [more] more
   *[less] less
} from { $from }.
why-rivals = The best opponent gets about { $n ->
    [one] { $n } point
   *[other] { $n } points
} more.
why-built = { $card } is built in { $played } of 10 games after this move, in { $best } after the better one.
why-dealt = A deal with { $card } is made in { $played } of 10 games after this move, in { $best } after the better one.
why-lost = An opponent razes { $card } in { $played } of 10 games after this move, in { $best } after the better one.
why-goods = Round { $round } brings { $goods } less.
why-spread = No single thing stands out: the difference adds up from many small ones.

# What turned the game, and what was left

turning-round = The cards of round { $round } were { $way ->
    [more] better
   *[less] worse
} than expected
turning-luck = { $way ->
    [more] Good luck
   *[less] Bad luck
} with the cards
left-thrown = Cleanup took { $goods }.
left-workers = Cleanup took { $goods } that had nothing to do.
left-early-pass = Passing in round { $round } was too early.
left-razed = { $card } was razed; a defense token would have made it too expensive.

# The report in the terminal and as a page

mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-hard = well seen
report-title = Review
report-by = Judged by { $bot }, each decision by what its player could know. In a last comparison lines are played on for { $deals } deals; a figure is usually good to ±{ $within } points.
report-score = score
report-margin = ahead by
report-start = expected at the start
report-luck = luck
report-play = play
report-rivals = opponents' slips
report-best = best moves
report-of = { $n } of { $total }
report-luck-note = Luck is what cards and dice brought beyond what was expected. Play is what a player's own decisions cost against the best ones found. Together with the start and the opponents' slips they are the result.
report-one-seat = Only { $name } was reviewed, so whatever opponents did counts as luck.
report-turning = Turning points
report-no-turning = The chances never changed much at once.
report-slips = Slips
report-no-slips = No decision cost a point or more for sure.
report-better = better: { $move }
report-played = played
report-left = Left lying
report-curve = Chance to win
report-ahead = Points ahead
report-curve-says = What each player could expect, decision by decision.
report-round = Round { $round }
report-move = Move
report-turn = Round
report-player = Player
report-lost = Points
report-chance = Chance
report-decision = Decision
report-mark = Mark
report-why = Why
report-sides = Luck and play
report-decisions = All decisions
report-contents = On this page
report-end = the end
report-progress = decisions
report-stopped = Stopped after { $done } of { $total } decisions; they are kept, and the same command goes on from there.
report-not-kept = What is judged cannot be kept, so an interrupted review would begin again: "{ $file }" cannot be written ({ $why }).
report-plain = Plain Python judges here; the compiled build (`make fast`) is about six times as quick.
report-written = { $file } is written.
report-not-written = "{ $file }" cannot be written: { $why }.
report-no-place = there is no folder that it can be written to
report-same-file = "{ $file }" holds the game; name another file for the page with --html.
report-game = game { $number }
report-expected = expected score
report-sources = Where the points come from
report-find = Find in this table
report-footer = All intervals are 95 % intervals. Made by Osada { $version }.
