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
