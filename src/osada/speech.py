"""Messages in the player's language, from Fluent files that lie beside the code that says them."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

Folders = tuple[tuple[str, str], ...]
"""Where messages lie: a package and a folder in it, with a file `en.ftl` and so on."""


@cache
def _bundle(folders: Folders, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package, folder in folders:
        words = files(package).joinpath(folder, f"{language}.ftl")
        bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle


def said(folders: Folders, language: str, message: str, **values: str | int) -> str:
    """A message with its values; `LookupError` if there is none."""
    bundle = _bundle(folders, language)
    if not bundle.has_message(message):
        raise LookupError(f'{language}.ftl: there is no message "{message}"')
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f'{language}.ftl: "{message}" says nothing')
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)
