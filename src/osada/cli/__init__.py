"""`osada ...`: every command, and one clear sentence whenever something cannot be done."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from osada.cli import (
    arena,
    bench,
    campaign,
    cards,
    decks,
    lab,
    learn,
    play,
    puzzle,
    replay,
    review,
    rules,
    scenario,
    serve,
    sheets,
)
from osada.cli.say import Stop, complain
from osada.titles import BadTitle, NoDoor

INTERRUPTED: Final = 130


def _version() -> str:
    from osada.about import version

    return version()


app: Final = App(
    name="osada",
    help="Imperial Settlers, the card game and Roll & Write: to play, to study, to extend.\n\n"
    "Begin with `osada serve --open` in your browser, or with `osada play` in this terminal "
    "(`osada play --plain`: line by line). `osada COMMAND --help` explains a command.",
    version=_version,
    default_parameter=Parameter(negative=""),
    suppress_keyboard_interrupt=False,
)
for command in (serve.serve, play.play, puzzle.puzzle, replay.replay, review.review):
    app.command(command)
app.command(cards.app)
app.command(rules.rules)
app.command(decks.app)
app.command(sheets.app)
app.command(campaign.app)
app.command(arena.app)
app.command(lab.lab)
app.command(learn.learn)
app.command(scenario.scenario)
app.command(bench.bench)


def _open_streams() -> None:
    """A closed stream reads and writes nothing; a console that lacks a letter shows its code."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit code: 0 done, 1 something was found, 2 it could not be done."""
    _open_streams()
    try:
        code = app(
            sys.argv[1:] if words is None else list(words),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except (BadTitle, NoDoor) as error:
        complain(str(error))
        return 2
    except Stop as stop:
        complain(str(stop))
        return stop.code
    except CycloptsError as error:
        complain(_misread(error))
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `osada cards | head`: nobody reads on
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        complain(f"the output cannot be written: {error.strerror or error}")
        _forget_output()
        return 2
    return code if isinstance(code, int) else 0


def _misread(error: CycloptsError) -> str:
    """What is wrong with the words of a command, in a sentence that shows the way to its help."""
    if isinstance(error, UnusedCliTokensError):
        said = f"too many words: {' '.join(error.unused_tokens or [])}"
    else:
        said = " ".join(str(error).split()).rstrip(".")
    chain = " ".join(["osada", *(error.command_chain or ())])
    return f"{said[:1].lower()}{said[1:]} (see `{chain} --help`)"


def _forget_output() -> None:
    """Let the interpreter not try again to write what cannot be written."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
