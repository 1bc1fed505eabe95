"""The card lab: what somebody's cards do to winning and to scores.

The same deals are played with and without the cards; `findings` compares them game by game.
"""

from osada.arena.settlers.lab.changes import ADDED, CHANGED, SAME, Change, Changes, changes
from osada.arena.settlers.lab.findings import Findings, NoPairs, Row, findings
from osada.arena.settlers.lab.pairs import Estimate, estimate
from osada.arena.settlers.lab.trial import Kept, Trial, Watching, deck_trial, trial
from osada.arena.settlers.lab.uses import Use
from osada.arena.settlers.lab.verdict import MATTERS, TOO_MUCH, verdict

__all__ = [
    "ADDED",
    "CHANGED",
    "MATTERS",
    "SAME",
    "TOO_MUCH",
    "Change",
    "Changes",
    "Estimate",
    "Findings",
    "Kept",
    "NoPairs",
    "Row",
    "Trial",
    "Use",
    "Watching",
    "changes",
    "deck_trial",
    "estimate",
    "findings",
    "trial",
    "verdict",
]
