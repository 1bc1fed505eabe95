"""Learn to beat `random`: a softmax policy over the legal actions, trained by REINFORCE.

    python docs/examples/train.py

The policy knows an action by three things: its number, its group (build, use, pass, ...) and its
group in this round. Each has a weight; an action is the likelier the larger the sum of its weights.
After every game all weights move towards what was done if the game went better than usual, and
away from it if it went worse.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from osada.gym import SeatEnv, layout, numbering

ROUNDS = 5
RATE = 0.02
Weights = NDArray[np.float64]

GROUPS = numbering().groups
ACTIONS = len(numbering().meanings)
GROUP = np.repeat(np.arange(len(GROUPS)), [group.size for group in GROUPS])
ROUND = layout().offset["round"]


def features(legal: NDArray[np.int64], round_: int) -> NDArray[np.int64]:
    """The places of the three weights of each legal action, one row each."""
    group = GROUP[legal]
    by_round = ACTIONS + len(GROUPS) * round_ + group
    return np.stack([legal, ACTIONS + group, by_round], axis=1)


def chances(weights: Weights, places: NDArray[np.int64]) -> Weights:
    """How likely the policy takes each of these actions."""
    wish = weights[places].sum(axis=1)
    power = np.exp(wish - wish.max())
    chance: Weights = power / power.sum()
    return chance


def play(
    env: SeatEnv, weights: Weights, random: np.random.Generator, seed: int
) -> tuple[float, bool, list[tuple[NDArray[np.int64], Weights, int]]]:
    """One game: points ahead, whether it was won, and every decision on the way."""
    seen, _ = env.reset(seed=seed)
    decisions = []
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        places = features(legal, int(seen["observation"][ROUND]))
        chance = chances(weights, places)
        taken = int(random.choice(len(legal), p=chance))
        decisions.append((places, chance, taken))
        seen, reward, over, _, info = env.step(int(legal[taken]))
        if over:
            return reward, info["won"], decisions


def train(games: int, seed: int = 1) -> Weights:
    """Weights learnt from so many games against `random`."""
    env = SeatEnv(rivals=["random"], reward="score")
    random = np.random.default_rng(seed)
    weights: Weights = np.zeros(ACTIONS + len(GROUPS) * (ROUNDS + 1))
    usual, spread = 0.0, 10.0
    for game in range(games):
        reward, _, decisions = play(env, weights, random, seed * 1_000_000 + game)
        better = (reward - usual) / spread
        usual += 0.05 * (reward - usual)
        spread += 0.05 * (abs(reward - usual) - spread)
        for places, chance, taken in decisions:
            push = -chance
            push[taken] += 1
            np.add.at(weights, places, RATE * better * push[:, None])
    return weights


def win_share(weights: Weights, games: int, seed: int = 2) -> float:
    """How many of so many new games against `random` the policy wins."""
    env = SeatEnv(rivals=["random"], reward="score")
    random = np.random.default_rng(seed)
    wins = [play(env, weights, random, seed * 1_000_000 + game)[1] for game in range(games)]
    return sum(wins) / games


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    untrained = np.zeros(ACTIONS + len(GROUPS) * (ROUNDS + 1))
    print(f"before: {win_share(untrained, 200):.0%} of 200 games won")
    print(f"after {games} games: {win_share(train(games), 200):.0%} of 200 games won")
