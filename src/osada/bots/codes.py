"""The short codes of bots: a name and what it may be given, such as `mcts:200ms`.

| code | what it may be given |
| --- | --- |
| `random`, `random:kind` | `kind`: a random kind of move first |
| `greedy`, `greedy:40` | of a hundred legal moves so many are noticed (1 to 100; 100 without) |
| `novice`, `novice:40` | of a hundred things so many are known (1 to 99; 50 without) |
| `planner`, `planner:50ms`, `planner:2s` | time for a decision (1ms to 60s) |
| `planner:4wide` | positions that are kept in mind at every step (1 to 1000) |
| `mcts`, `mcts:2000`, `mcts:200ms` | simulations (1 to 100000; 500 without), or time |
| `search`, `search:40`, `search:200ms` | deals to try moves on (1 to 1000), or time (200ms) |
| `learned`, `learned:FILE` | a file of weights that `osada learn` has written |
| `easy`, `normal`, `hard`, `expert`, `master` | nothing: a level for people means another code |

The card game knows them all; its `planner` is `planner:100ms`. The roll & write game has no
`mcts`, no `search` and no `learned`; its `planner` without a time searches as far each time, so
that its games can be repeated. Capitals do not matter, except in the name of a file.
"""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NoReturn

from osada.bots.bot import Bot
from osada.bots.roster import Code, Roster
from osada.bots.settlers.learned.net import BadWeights, net
from osada.titles import FIRST, title, titles

_MOST_PERCENT: Final = 100
_WIDEST: Final = 1000
_MOST_DEALS: Final = 1000
_LONGEST: Final = 60_000
_MOST_SIMULATIONS: Final = 100_000
_TIME: Final = "a time from 1ms to 60s"
_TAKES: Final = {
    "random": "only kind, as in random:kind",
    "greedy": "how many of 100 moves it notices, 1 to 100, as in greedy:40",
    "novice": "how many of 100 things it knows, 1 to 99, as in novice:40",
    "planner": f"{_TIME}, as in planner:100ms, or how much it keeps in mind, as in planner:4wide",
    "mcts": f"1 to {_MOST_SIMULATIONS} simulations or {_TIME}, as in mcts:500 or mcts:200ms",
    "search": f"1 to {_MOST_DEALS} deals or {_TIME}, as in search:40 or search:200ms",
    "learned": "a file of weights, as in learned:mine.bin",
}


class UnknownBot(ValueError):
    """A code that no bot has; says in one sentence what is wrong and which there are."""


def roster(game: str) -> Roster:
    """The bots of a game, `random` at least; `UnknownBot` if there is no such game."""
    if game not in titles():
        raise UnknownBot(f'no bot plays "{_short(game)}", the games are {", ".join(titles())}')
    found = title(game)
    bots: Roster = found.open("bots") if found.has("bots") else Roster({})
    return bots


def bot(code: str, game: str = FIRST) -> Bot:
    """The bot with this code that plays a game; `UnknownBot` if there is none."""
    return roster(game).make(read(code, game))


def timed(code: str, game: str = FIRST) -> bool:
    """Whether a bot is limited by time, so that its games cannot be repeated."""
    return read(code, game).unit == "ms"


def quick(code: str, game: str = FIRST) -> bool:
    """Whether a bot answers at once, without a search."""
    return read(code, game).name in ("random", "novice", "greedy", "learned")


def canonical(code: str, game: str = FIRST) -> str:
    """The one way to write a code: `MCTS` is `mcts:500`; a level stays a level."""
    found = read(code, game)
    level = code.strip().lower()
    return level if level in roster(game).levels else found.text


def read(code: str, game: str = FIRST) -> Code:
    """What a code says; `UnknownBot` if it says nothing."""
    bots = roster(game)
    name, colon, given = code.strip().lower().partition(":")
    if name in bots.levels:
        if colon:
            _refuse(code, f"the level {name} takes nothing; it means {bots.levels[name]}")
        return read(bots.levels[name], game)
    if name not in bots.codes:
        known = (*bots.codes, *bots.levels)
        there_are = f"the bots are {', '.join(known)}"
        if name in _TAKES:
            _refuse(code, there_are, f" for the {title(game).called}")
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        _refuse(code, f'did you mean "{near[0]}"?' if near else there_are)
    if name == "learned" and colon:
        return _weights(code)
    if not colon:
        given = bots.usual.get(name, "")
    found = _given(name, given) if given or colon else Code(name)
    if found is None:
        _refuse(code, f"{name} takes {_TAKES.get(name, 'nothing')}")
    return found


def _given(name: str, given: str) -> Code | None:
    """A name with what it was given; None if that does not fit."""
    if name == "random":
        return Code(name, 0, "kind") if given == "kind" else None
    if name == "planner" and (wide := re.fullmatch(r"([0-9]{1,4})wide", given)):
        return Code(name, int(wide[1]), "wide") if 1 <= int(wide[1]) <= _WIDEST else None
    if name in ("planner", "mcts", "search"):
        time = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", given)
        if time:
            length = round(float(time[1]) * (1000 if time[2] == "s" else 1))
            return Code(name, length, "ms") if 1 <= length <= _LONGEST else None
    if name not in ("greedy", "novice", "mcts", "search") or not re.fullmatch(r"[0-9]{1,9}", given):
        return None
    number = int(given)
    if name == "mcts":
        fits = 1 <= number <= _MOST_SIMULATIONS
        return Code(name, number, "simulations") if fits else None
    if name == "search":
        return Code(name, number, "deals") if 1 <= number <= _MOST_DEALS else None
    if name == "novice":
        return Code(name, number, "known") if 1 <= number < _MOST_PERCENT else None
    if not 1 <= number <= _MOST_PERCENT:
        return None
    return Code(name, number, "%") if number < _MOST_PERCENT else Code(name)


def _weights(code: str) -> Code:
    """The bot with the weights of a file, if it holds some that fit."""
    path = code.strip().partition(":")[2]
    if not path:
        _refuse(code, f"learned takes {_TAKES['learned']}")
    try:
        net(Path(path))
    except BadWeights as error:
        _refuse(code, str(error))
    return Code("learned", file=path)


def _refuse(code: str, why: str, where: str = "") -> NoReturn:
    raise UnknownBot(f'there is no bot "{_short(code)}"{where}; {why}')


def _short(code: str) -> str:
    shown = " ".join(code.split())
    return shown if len(shown) <= 40 else shown[:37] + "..."
