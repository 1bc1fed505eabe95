"""The dice that a reroll can bring, and how likely each of them is."""

from osada.rollwrite.empire import DICE, WORKER


def rerolled(dice: int, these: int) -> dict[int, float]:
    """The faces after rolling some dice again, each with its chance.

    Dice that give the same goods count as one: their faces are sorted.
    """
    faces = [dice & 3, dice >> 2 & 3, dice >> 4 & 3, dice >> 6]
    outcomes: list[tuple[list[int], float]] = [(faces, 1.0)]
    for die in range(len(DICE)):
        if these >> die & 1:
            shown: dict[int, float] = {}
            for face in DICE[die]:
                shown[face] = shown.get(face, 0.0) + 1 / len(DICE[die])
            outcomes = [
                ([*before[:die], face, *before[die + 1 :]], chance * likely)
                for before, chance in outcomes
                for face, likely in shown.items()
            ]
    found: dict[int, float] = {}
    for faces, chance in outcomes:
        first, second, third = sorted(faces[:WORKER])
        after = first | second << 2 | third << 4 | faces[WORKER] << 6
        found[after] = found.get(after, 0.0) + chance
    return found
