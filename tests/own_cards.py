"""A card that no box has, for tests of cards of one's own."""

OWN = """faction: common

[grain-exchange]
name: Grain Exchange
numbers: com901-904
colour: brown
cost: 1 wood, 1 food
raze: 1 gold
action: 1 worker, 1 food -> 2 gold
bonus: 1 vp per brown, at most 4
from: house
"""
