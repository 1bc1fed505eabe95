"""What runs here, in one line."""

from osada import __version__, build
from osada.settlers.game import VERSION


def version() -> str:
    """The version of the package, of the rules, and the build."""
    return f"{__version__} (rules {VERSION}, {build.text()})"
