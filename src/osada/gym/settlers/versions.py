"""Versions of the card game's environments; old ones keep their rules and numbers."""

from typing import Final

from osada.kernel.game import BadOptions

VERSION: Final = "v2"
"""Of observations, actions and rewards: changes with each of them and with the rules' version."""
VERSIONS: Final = {"v1": 1, VERSION: 2}
"""The version of the rules that each of them plays by."""


def rules_of(version: str) -> int:
    """The rules of a version; `BadOptions` if there is none."""
    if version not in VERSIONS:
        raise BadOptions(f'there is no version "{version}"; choose one of {", ".join(VERSIONS)}')
    return VERSIONS[version]
