"""`osada bench`: how fast the engines are."""

from typing import Annotated, Any, Final

from cyclopts import Parameter

from osada.cli.say import Json, Stop, complain, show, show_json, table

_OF_A_GAME: Final = (
    ("own_loop_real_decisions_per_s", "real decisions a second", "the engine's own loop"),
    ("real_decisions_per_s", "real decisions a second", "a loop in plain Python"),
    ("own_loop_decisions_per_s", "decisions a second", "own loop, forced ones too"),
    ("decisions_per_s", "decisions a second", "Python loop, forced ones too"),
    ("games_per_s", "games a second", "Python loop"),
    ("decisions_per_game", "decisions a game", ""),
    ("real_decisions_per_game", "real decisions a game", ""),
    ("env_steps_per_s", "environment steps a second", "unwrapped, observation and mask"),
    ("vector_env_steps_per_s", "environment steps a second", "256 tables at once"),
    ("greedy_us_per_decision", "a decision of greedy, us", "among at least two moves"),
    ("copy_us", "copying a state, us", "mid-game"),
    ("copy_us_4", "copying a state, us", "mid-game, four players"),
    ("legal_us", "listing legal moves, us", "mid-game"),
    ("legal_us_4", "listing legal moves, us", "mid-game, four players"),
    ("step_us", "making a move, us", "mid-game"),
    ("step_us_4", "making a move, us", "mid-game, four players"),
    ("state_bytes", "size of a state, bytes", "mid-game"),
    ("state_bytes_4", "size of a state, bytes", "mid-game, four players"),
    ("good_own_loop_real_decisions_per_s", "real decisions a second", "good play, own loop"),
    ("good_real_decisions_per_s", "real decisions a second", "good play, Python loop"),
    ("good_copy_us", "copying a state, us", "good play"),
    ("good_legal_us", "listing legal moves, us", "good play"),
    ("good_step_us", "making a move, us", "good play"),
    ("good_state_bytes", "size of a state, bytes", "good play"),
)
_OF_BOXES: Final = (
    ("friends_rate_of_base", "real decisions a second, of base", "friends, own loop"),
    ("both_rate_of_base", "real decisions a second, of base", "both boxes, open format, own loop"),
    ("friends_copy_of_base", "copying a state, of base", "friends, mid-game"),
    ("both_copy_of_base", "copying a state, of base", "both boxes, open format, mid-game"),
)
_OF_CAMPAIGNS: Final = (
    ("campaign_twenty_games_ms", "twenty random games, ms", "with what lies between them"),
    ("campaign_greedy_s", "a campaign of greedy, s", "from its first game to its end"),
    ("campaign_thousand_min", "a thousand of them, minutes", "two cores"),
    ("campaign_copy_of_inner", "copying a campaign, of its card game", "mid-game"),
    ("campaign_opening_s", "opening a stored campaign, s", "24 games: fold and view"),
)
_OF_ALL: Final = (
    ("build", "build", ""),
    ("import_s", "import and load all cards, s", "card game, fresh interpreter"),
    ("python", "Python", ""),
    ("garbage_collector", "garbage collector", ""),
)


def bench(
    *,
    games: Annotated[int, Parameter(help="Random games in each measurement.")] = 1000,
    repeats: Annotated[int, Parameter(help="Measurements, of which the median counts.")] = 5,
    json: Json = False,
) -> int:
    """Measure the engines on one core, in CPU time, in random games.

    A real decision is a choice among at least two legal moves. Mid-game is the first decision of
    the action phase of round 3 (roll & write: of Develop in round 5), mean of 100 random games.
    Good play are positions of greedy's games, rounds 3 to 5 (roll & write: 5 to the end), one in
    16 real decisions of 12 games; decisions a second count from there on, at random.
    """
    from osada.bench import measure, prefix

    if games < 1 or repeats < 1:
        raise Stop("osada bench needs at least 1 game and 1 repeat")
    measured = measure(games, repeats, complain)
    figures = measured.as_dict()
    if json:
        show_json(figures)
        return 0
    for game, about in measured.about.items():
        of_game = [(figures[prefix(game) + key], words, of) for key, words, of in _OF_A_GAME]
        _show(f"{about[:1].upper()}{about[1:]}", of_game)
    _show("Boxes, beside the base game", [(figures[key], w, of) for key, w, of in _OF_BOXES])
    _show("Campaign, two players", [(figures[key], w, of) for key, w, of in _OF_CAMPAIGNS])
    _show("Of all", [(figures[key], words, of) for key, words, of in _OF_ALL])
    return 0


def _show(title: str, rows: list[tuple[Any, str, str]]) -> None:
    made = table(title, "Value", "Of")
    for value, words, of in rows:
        made.add_row(words, _shown(value), of)
    show(made)


def _shown(value: str | float | None) -> str:
    if value is None:
        return "not installed"
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else f"{value:,}"
