# The rulebook.

rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
rules-nothing = No clause has all these words. Try fewer, or only the beginning of one.
rules-failed = The rulebook did not come from the server.
rules-book = Rulebook
rules-both = Both
rules-elsewhere = { $n } more in { $book }
rules-no-clause = There is no rule { $clause }.
