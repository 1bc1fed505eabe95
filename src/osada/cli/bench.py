"""`osada bench`: how fast the engine is."""

from typing import Annotated

from cyclopts import Parameter

from osada.cli.say import Json, Stop, complain, show, show_json, table

_ROWS = (
    ("build", "build", ""),
    ("own_loop_real_decisions_per_s", "real decisions a second", "the engine's own loop"),
    ("real_decisions_per_s", "real decisions a second", "a loop in plain Python"),
    ("own_loop_decisions_per_s", "decisions a second", "own loop, forced ones too"),
    ("decisions_per_s", "decisions a second", "Python loop, forced ones too"),
    ("games_per_s", "games a second", "Python loop"),
    ("decisions_per_game", "decisions a game", ""),
    ("real_decisions_per_game", "real decisions a game", ""),
    ("env_steps_per_s", "environment steps a second", "unwrapped, observation and mask"),
    ("greedy_us_per_decision", "a decision of greedy, us", "among at least two moves"),
    ("copy_us", "copying a state, us", "mid-game, two players"),
    ("copy_us_4", "copying a state, us", "mid-game, four players"),
    ("legal_us", "listing legal moves, us", "mid-game, two players"),
    ("legal_us_4", "listing legal moves, us", "mid-game, four players"),
    ("step_us", "making a move, us", "mid-game, two players"),
    ("step_us_4", "making a move, us", "mid-game, four players"),
    ("state_bytes", "size of a state, bytes", "mid-game, two players"),
    ("state_bytes_4", "size of a state, bytes", "mid-game, four players"),
    ("import_s", "import and load all cards, s", "fresh interpreter"),
    ("python", "Python", ""),
    ("garbage_collector", "garbage collector", ""),
)


def bench(
    *,
    games: Annotated[int, Parameter(help="Random games in each measurement.")] = 1000,
    repeats: Annotated[int, Parameter(help="Measurements, of which the median counts.")] = 5,
    json: Json = False,
) -> int:
    """Measure the engine on one core, in CPU time, random games of two.

    A real decision is a choice among at least two legal moves. Mid-game is the first decision of
    the action phase of round 3, mean of 100 random games.
    """
    from osada.bench import measure

    if games < 1 or repeats < 1:
        raise Stop("osada bench needs at least 1 game and 1 repeat")
    figures = measure(games, repeats, complain).as_dict()
    if json:
        show_json(figures)
        return 0
    made = table("Figure", "Value", "Of")
    for key, words, of in _ROWS:
        made.add_row(words, _shown(figures[key]), of)
    show(made)
    return 0


def _shown(value: str | float | None) -> str:
    if value is None:
        return "not installed: osada[rl]"
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else f"{value:,}"
