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
note = our own design · unofficial fan project

## The campaign

faction = Faction
player = Player
province-map = Province map
map-note = each crossed-off space is due once a game, or the game scores 0
knowledge = Knowledge
inventions = Inventions
one-each = one of each colour
final-scores = Final scores
scores-note = 5 less for each Province; after three drops in a row the empire falls
goals = Goals of this game
goals-note = put a marker on 0 of each row
legend-start = At the start of each game
legend-tokens = Tokens, laid in your own turn
legend-end = At the end of each game
six-steps = End of a game: upkeep; 1 score; 2 the winner crosses off a space; 3 era; 4 knowledge; 5 Inventions (at least one); 6 a Province and a space of the map.
goal-spaces = First: 3 spaces and the bonus, then turn the card. Later: 1 space.
