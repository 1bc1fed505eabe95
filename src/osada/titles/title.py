"""A game as the registry knows it: its name, its options, and doors to everything else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, Literal, NamedTuple

from osada.titles.option import Option

Door = Literal[
    "game", "view", "face", "bots", "advice", "scenarios", "plan", "report", "environment",
    "vector", "probe", "terminal", "hosted", "lessons", "review",
    "judge", "puzzles",
]  # fmt: skip

_BEHIND: dict[Door, str] = {
    "game": "rules",
    "view": "type of its views",
    "face": "face",
    "bots": "bots",
    "advice": "advice",
    "scenarios": "scenarios",
    "plan": "arena",
    "report": "report",
    "environment": "environment",
    "vector": "environment of many tables",
    "probe": "measurements",
    "terminal": "face for the terminal",
    "hosted": "face for the browser",
    "lessons": "lessons",
    "review": "review",
    "judge": "judge of moves",
    "puzzles": "puzzles",
}


class NoDoor(LookupError):
    """A game that does not have something; says so in one sentence."""

    def __str__(self) -> str:
        return str(self.args[0])


class Problem(NamedTuple):
    """One mistake in a file of somebody's own."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class BadFiles(ValueError):
    """Files of somebody's own that a game cannot read, with every mistake found."""

    problems: Sequence[object]

    def __init__(self, problems: Sequence[object]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems

    def told(self, language: str) -> list[str]:
        """Every mistake in a language, as far as it is known there."""
        return list(map(str, self.problems))


def _modules(place: str) -> list[str]:
    """Of `a.b:c` the modules: `a` and `a.b`."""
    parts = place.partition(":")[0].split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


class Own(NamedTuple):
    """Files that somebody can add to a game."""

    name: str
    """The flag that names them: `cards`."""
    help: str
    command: str
    """`osada COMMAND check` lists every mistake."""


@dataclass(frozen=True, slots=True)
class Title:
    """One game. A door is `module:name`, and nothing is imported before it is opened."""

    name: str
    """In journals, on the wire, on the command line."""
    called: str
    """How a sentence calls it: `the card game`, without the article."""
    game: str
    """Makes its rules: `(own: Path | None) -> Game`; `BadFiles` if those cannot be read."""
    options: tuple[Option, ...] = ()
    own: Own | None = None
    view: str = ""
    """The type of what its rules show to a seat: a TypedDict with its `game` and `options`."""
    face: str = ""
    """Makes its face from its rules: `(game) -> osada.kernel.face.Face`."""
    bots: str = ""
    """Its `osada.bots.Roster`."""
    advice: str = ""
    """What to do and why, as data: `(game, sample, seat) -> dict`."""
    scenarios: str = ""
    """Plays a scenario: `(scenario) -> list of what went wrong`."""
    plan: str = ""
    """Its `osada.arena.Series`."""
    report: str = ""
    """What a page about results says: `(files, games) -> (lead, sections)`."""
    environment: str = ""
    """Makes its unwrapped environment: `(players=...) -> AECEnv`."""
    vector: str = ""
    """Makes its environment of many tables: `(num_envs, rivals=..., players=...) -> VectorEnv`."""
    probe: str = ""
    """Makes its `osada.bench.Probe`."""
    terminal: str = ""
    """Its `osada.terminal.desk.Desk`."""
    hosted: str = ""
    """Makes its `osada.server.games.Hosted`."""
    places: tuple[str, ...] = ()
    """Addresses of its own on the page: `cards` is at `/cards` and below it."""
    lessons: str = ""
    """Its `osada.server.lessons.Lesson`s by name; `basics` teaches the game."""
    review: str = ""
    """What of a match of it can be reviewed: `(match, number) -> osada.study.subject.Subject`."""
    judge: str = ""
    """What a move was worth, as data: `(game, state, seat, question) -> dict`."""
    puzzles: str = ""
    """What puzzles ask of it: `(game, seat) -> osada.puzzles.ground.Ground`."""
    binding: bool = False
    """Whether its rules say what can be taken back, so that nobody can agree to more."""
    rulebook: str = ""
    """The package and the folder in it with `en.md` and its translations: `osada.rules:text/x`."""
    rests_on: tuple[str, ...] = ()
    """Games whose rules hold in it too: who looks for a rule finds theirs as well."""

    def has(self, door: Door) -> bool:
        """Whether there is something behind a door."""
        return bool(getattr(self, door))

    def open(self, door: Door) -> Any:
        """What is behind a door; `NoDoor` if nothing is, or not where the title says."""
        place: str = getattr(self, door)
        if not place:
            raise NoDoor(f"the {self.called} has no {_BEHIND[door]}")
        try:
            return resolve_name(place)
        except (AttributeError, ModuleNotFoundError) as error:
            if isinstance(error, ModuleNotFoundError) and error.name not in _modules(place):
                raise  # the door is there; what stands behind it needs something
            said = f"the {self.called} has no {_BEHIND[door]} at {place}: {error}"
            raise NoDoor(said) from error

    def option(self, name: str) -> Option:
        """The option of a name."""
        return next(option for option in self.options if option.name == name)

    @property
    def parts(self) -> Option | None:
        """What each seat plays, if seats choose."""
        return next((option for option in self.options if option.kind == "parts"), None)

    @property
    def variants(self) -> tuple[Option, ...]:
        """What everybody agrees on together."""
        return tuple(o for o in self.options if o.agreed and o.kind != "parts")

    def defaults(self) -> Mapping[str, Any]:
        """The usual values by name."""
        return {option.name: option.default for option in self.options}
