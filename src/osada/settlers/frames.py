"""What can wait on the stack: tasks that run by themselves, then questions for a seat.

The numbers are part of every fingerprint in a journal, so they stay as they are.
"""

from typing import Final

# Tasks: (code, seat, ...)
OPS: Final = 0  # card, which, i: go on with the i-th instruction of a card's effect
BUILT: Final = 1  # card: features answer its building
PRODUCE: Final = 2  # i: go on with the i-th source of production
REVEAL: Final = 3  # n: turn up common cards until n are on offer
SWEEP: Final = 4  # what is left on offer goes to the discard pile
PASS_ON: Final = 5  # step: secret offers are dealt, passed to the left, discarded
TAKE_PICKS: Final = 6  # secret picks go to the hands
NEXT: Final = 7  # the phase is over
CLEAN: Final = 8  # step: storing, then discarding of one seat
CLEANED: Final = 9  # all seats are done with cleanup
ASSAULT: Final = 10  # one attack of the virtual player
ASSAULTED: Final = 11  # both attacks are over
ACTED: Final = 12  # the turn's action is done
SENT: Final = 13  # rewards...: still to be taken, in order
USE: Final = 15  # card, times, paid: the price is paid, the action is carried out
RAZED: Final = 16  # card, where, to its pile: a raze is over, features answer it
AREA: Final = 17  # what is left on offer goes to the virtual player's area
REST: Final = 18  # one of the cards on offer, by chance, to the virtual player's area
DRAWN: Final = 19  # deck: every seat draws one card

# Questions: (code, seat, ...)
ASK: Final = 20
DRAFT: Final = 20
SECRET: Final = 21  # of all seats at once
DECK: Final = 22  # n, recorded: cards to draw
SACRIFICE: Final = 23  # card: what is given up to build it
PAY: Final = 24  # purpose, card, times, wood, stone, food, gold, any, worker, raze
COST_CARD: Final = 25  # card: it costs a card from hand
COST_DEAL: Final = 26  # card: it costs a deal
TARGET: Final = 27  # op, card: a location
HAND: Final = 28  # op, card: a card in hand
PICK: Final = 29  # n: cards of the own offer to keep
DEAL: Final = 30  # op, card
RIVAL: Final = 31  # op, card, n
STEAL: Final = 32  # rival, n
EITHER: Final = 33  # card, which, i
ANY_OF: Final = 34  # card, which, i, n
LOOT: Final = 35  # card: a good of its raze field
GIVE: Final = 36  # vp each, given, goods gained...
OFFER: Final = 37  # card, trigger: pay for a gain
SEND: Final = 38  # rewards...: announced so far
UNDER: Final = 39  # card: a Gate
PUT: Final = 40  # card: a Shrine
KEEP: Final = 41  # good
CHANCE: Final = 42  # what chance picks of the offer
VICTIM: Final = 43  # first, second, cards...: what an attack hits
CHAPEL: Final = 44  # card, vp each: what is razed at the usual price
DISCARD: Final = 45  # a rival's own choice of a card

KINDS: Final = {
    DRAFT: "draft",
    SECRET: "draft",
    DECK: "deck",
    SACRIFICE: "discard",
    PAY: "pay",
    COST_CARD: "card",
    COST_DEAL: "deal",
    TARGET: "location",
    HAND: "card",
    PICK: "card",
    DEAL: "deal",
    RIVAL: "player",
    STEAL: "good",
    EITHER: "good",
    ANY_OF: "good",
    LOOT: "good",
    GIVE: "give",
    OFFER: "pay",
    SEND: "send",
    UNDER: "under",
    PUT: "put",
    KEEP: "keep",
    CHANCE: "random",
    VICTIM: "location",
    CHAPEL: "location",
    DISCARD: "card",
}
"""The kind of each question, as scenarios and faces call it."""

OF_PRODUCTION: Final = 0
OF_BONUS: Final = 1
OF_ACTION: Final = 2

FOR_BUILD: Final = 0
FOR_DEAL: Final = 1
FOR_USE: Final = 2
FOR_WAIVED: Final = 3  # a build inside an activation, without the location
