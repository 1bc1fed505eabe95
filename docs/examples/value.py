"""Learn what a position is worth: a small net over observations of the vector environment.

    python docs/examples/value.py

Many tables are played at once by a bot (`bot_actions`), with some moves at random so that the games
differ. What a seat saw goes with the points by which it was ahead in the end. The net has one
hidden layer and is trained by Adam, in numpy alone; how far it is off is measured on games that it
was not trained on.
"""

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from osada.gym import SettlersVector

TABLES = 16
KEPT = 0.15  # of all decisions
BY_CHANCE = 0.1  # of all actions
UNITS = 32
BATCH = 256
RATE = 1e-3
DECAY = 1e-2
SCALE = 20.0  # points
Floats = NDArray[np.float32]


class Positions(NamedTuple):
    """What seats saw, and by how many points they were ahead in the end."""

    seen: NDArray[np.uint8]
    ahead: Floats


def positions(games: int, seed: int, code: str = "greedy") -> Positions:
    """Positions from so many games of a bot against itself, at least."""
    tables = SettlersVector(n=TABLES, rivals=None, players=2, reward="score")
    chance = np.random.default_rng(seed)
    seen, infos = tables.reset(seed=seed)
    open_: list[list[tuple[int, NDArray[np.uint8]]]] = [[] for _ in range(TABLES)]
    rows: list[NDArray[np.uint8]] = []
    ahead: list[float] = []
    played = 0
    while played < games:
        for at in np.flatnonzero(chance.random(TABLES) < KEPT):
            open_[at].append((int(infos["seat"][at]), seen["observation"][at].copy()))
        by_chance = chance.random(TABLES) < BY_CHANCE
        actions = np.where(by_chance, tables.random_actions(), tables.bot_actions(code))
        seen, _, over, _, infos = tables.step(actions)
        for at in np.flatnonzero(over):
            rewards = infos["final_info"]["rewards"][at]
            rows += [row for _, row in open_[at]]
            ahead += [rewards[seat] for seat, _ in open_[at]]
            open_[at] = []
            played += 1
    return Positions(np.array(rows), np.array(ahead, np.float32))


class Net:
    """One hidden layer: points by which a seat will be ahead."""

    def __init__(self, inputs: int, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            chance.normal(0, 0.05, (inputs, UNITS)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            chance.normal(0, 0.1, UNITS).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def hidden(self, inputs: Floats) -> Floats:
        first, bias, _, _ = self.weights
        found: Floats = np.maximum(inputs @ first + bias, 0)
        return found

    def value(self, seen: NDArray[np.uint8]) -> Floats:
        """What positions are worth, in points."""
        _, _, last, bias = self.weights
        found: Floats = SCALE * (self.hidden(inputs_of(seen)) @ last + bias[0])
        return found

    def learn(self, seen: NDArray[np.uint8], ahead: Floats) -> None:
        """One step of Adam towards what came of positions."""
        inputs = inputs_of(seen)
        _, _, last, bias = self.weights
        units = self.hidden(inputs)
        off = (units @ last + bias[0] - ahead / SCALE) / len(ahead)
        back = np.outer(off, last) * (units > 0)
        slopes = [inputs.T @ back, back.sum(0), units.T @ off, np.array([off.sum()])]
        self.steps += 1
        for at, slope in enumerate(slopes):
            mean, square = self.means[at], self.squares[at]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps)
            step /= np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[at] -= RATE * (step + DECAY * self.weights[at])


def inputs_of(seen: NDArray[np.uint8]) -> Floats:
    """Numbers up to 255 as inputs: the first of a thing matters more than the tenth."""
    return np.log1p(seen.astype(np.float32))


def trained(known: Positions, passes: int, seed: int = 1) -> Net:
    """A net that has seen all positions so many times."""
    net = Net(known.seen.shape[1], seed)
    chance = np.random.default_rng(seed)
    for _ in range(passes):
        order = chance.permutation(len(known.ahead))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            net.learn(known.seen[some], known.ahead[some])
    return net


def off_by(guessed: Floats, ahead: Floats) -> float:
    """The usual error in points."""
    return float(np.sqrt(np.mean((guessed - ahead) ** 2)))


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    known, new = positions(games, seed=1), positions(games // 4, seed=2)
    guessed = trained(known, passes=4).value(new.seen)
    right = np.mean((guessed > 0) == (new.ahead > 0))
    print(f"{len(known.ahead)} positions of {games} games, {len(new.ahead)} of others to test")
    print(f"always guessing 0: off by {off_by(np.zeros_like(new.ahead), new.ahead):.1f} points")
    print(f"the net: off by {off_by(guessed, new.ahead):.1f} points, {right:.0%} of winners right")
