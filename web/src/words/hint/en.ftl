# What a good player would do, and why: all of it is true of the position.

hint-title = Hint
hint-ask = What would you do?
hint-would = I would: { $move }
hint-now = Now: { $what }.
hint-yields = From the next round on, each round: { $what }.
hint-yields-built = Once built, each round: { $what }.
hint-points =
    { $built ->
        [yes] Once built, { $what } at the end.
       *[no] At the end: { $what }.
    }
hint-gives = You discard { $cards }.
hint-takes = { $who } loses { $card }.
hint-guards = After that { $who } can no longer raze { $card } (now holding { $tokens }).
hint-pass = Nothing else you could do would leave you better off.
hint-ahead = By the end of the game I expect about { $n } more points from it than from the next best: { $other }.
hint-even = Nearly as good: { $other }.
hint-do = Do it
hint-close = Close the hint
hint-none = There is no hint right now.
hint-n-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
