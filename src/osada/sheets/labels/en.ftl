# What is printed on the sheets. Short: each label stands in a small box.

empire-sheet = Empire sheet
village-sheet = Village sheet { $sheet }
competition-sheet = Competition village
rounds = Rounds
walls = Walls
huts = Huts
granaries = Granaries
bridges = Bridges
fields = Fields
points = Points
settlements = Settlements
earned = Earned in play and in final scoring
total = Total
empire-name = Name of the empire
built = already built
advanced = advanced game
note = house design · unofficial fan project
