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
