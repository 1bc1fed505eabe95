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
