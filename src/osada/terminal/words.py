"""What the terminal says, in the player's language; the sentences are in `words/*.ftl`."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "pl", "cs")


@cache
def _bundle(language: str) -> FluentBundle:
    words = files("osada.terminal").joinpath("words", f"{language}.ftl")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, **values: str | int) -> str:
    """A message of the terminal."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f'{language}.ftl: "{message}" says nothing')
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)
