# What puzzles say: what is wanted, and what an answer is worth.

# What is wanted

title-line = Find { $n ->
    [one] { $n } point
   *[other] { $n } points
}
title-move = Find the best move
title-better = Find the better move
task-round = Round { $round } of { $rounds }.
task-alone = { $seats ->
    [one] You are alone in this.
   *[other] All others have passed, so nobody can stop you.
}
task-ready = { $seats ->
    [one] The dice are rolled.
   *[other] The dice are rolled, and all others are ready.
}
task-game = Get as many points as you can by the end of the game.
task-this-round = Get as many points as you can by the end of this round, counted as if the game ended with it.
task-move = Your opponents still play. Which move is clearly the best one, on average over all that you cannot see?
task-better = This was your own game. What you did here cost about { $n ->
    [one] { $n } point
   *[other] { $n } points
}; there was a better move.
level-1 = first steps
level-2 = easy
level-3 = some thought
level-4 = hard
level-5 = masters
level-0 = your own game
steps = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

# What an answer is worth

right = Right: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
right-move = Right: this is the best move
right-alike = Right: this is as good as the best move
wrong-ended = Not yet: { $n ->
    [one] { $n } point
   *[other] { $n } points
} of { $of }
wrong-left = Not yet: the best you can still get is { $n ->
    [one] { $n } point
   *[other] { $n } points
} of { $of }
wrong-about = Not yet: this brings about { $n } points at best, and { $of } are possible
wrong-move = Not yet: this loses about { $n } points
wrong-unknown = Not yet: this is not the best move
within = The 95 % interval is ±{ $n } points.
apart-more = The best line gets { $n ->
    [one] { $n } point
   *[other] { $n } points
} more from: { $from }.
apart-less = It gets { $n ->
    [one] { $n } point
   *[other] { $n } points
} less from: { $from }.
apart-same = Points come from the same kinds of sources, only fewer of them.
goes-on = At best it goes on like this:
brings = This brings:
answer = The answer:
part = { $card } ({ $how })
others = What other first moves come to at best:
any-order = Any order that reaches as many points is right too.
sure = Certain: every line was looked at, and no other comes closer than { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
sure-about = Every line was looked at, those that draw cards on { $deals } deals: no other comes closer than { $n } points on average.
sure-move = On { $deals } deals that were played on, no other move came closer than { $n } points (±{ $within }).

# Why there is none

no-such-puzzle = There is no puzzle { $number }; puzzles are numbered 1 to { $last }.
no-day = "{ $day }" is not a day; write it as 2026-11-20.
no-own = Nothing to find in this game: no decision of yours cost a point or more for sure.
no-seat = { $file } is a game of { $seats } players: say whose mistakes you want with --seat (0 to { $last }).
no-both = Say only one of these: a number, a day, the list or a file.
no-from = --seat belongs to { $option } FILE: it says whose mistakes in that game.
no-list = No puzzle matches; leave a filter out.

# In the terminal

plain-number = Puzzle { $number }, { $level }
plain-daily = Puzzle of the day, { $day }
plain-own = Puzzle { $n } of { $of } from { $file }
plain-help = Type a move as in a game or its number. ? lists the moves, "again" begins again, "answer" shows the answer, "why not MOVE" what another first move comes to, "show" the whole table, "next" another puzzle, "quit" leaves.
plain-why-what = Which move? For example: why not { $move }
plain-again = From the beginning.
plain-next = "next" goes on, "again" begins again, "why not MOVE" tries another first move, "quit" leaves.
plain-streak = { $n ->
    [one] { $n } day in a row.
   *[other] { $n } days in a row.
}
plain-solved = { $n } of { $of } solved.
plain-none-left = That was the last one.
plain-row = { $number } { $mark } { $level } { $title }, { $where }
plain-judging = The game is reviewed first, to find your mistakes. Ctrl-C keeps what is done.
plain-not-kept = What you have solved cannot be kept: "{ $file }" cannot be written ({ $why }).
where-cards = round { $round }, { $faction }, { $players ->
    [one] alone
   *[other] { $players } players
}
where-sheets = Roll & Write, round { $round }, { $players ->
    [one] alone
   *[other] { $players } players
}
