"""The packages beyond the core, by the extra that brings them: `pip install "osada[play]"`."""

from typing import Final

_BROUGHT: Final = {
    "analysis": ("matplotlib", "pyarrow"),
    "cluster": ("distributed",),
    "play": ("cyclopts", "fluent", "rich", "textual", "yaml"),
    "postgres": ("asyncpg",),
    "print": ("fontTools", "weasyprint"),
    "push": ("cryptography",),
    "rl": ("gymnasium", "librt", "numpy", "pettingzoo"),
    "serve": (
        "alembic",
        "h11",
        "litestar",
        "msgspec",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
    ),
}
EXTRAS: Final = {package: extra for extra, packages in _BROUGHT.items() for package in packages}
"""The extra that brings a package, by the name under which it is imported."""


def needed(error: ModuleNotFoundError, what: str = "this") -> str:
    """What to install, in one sentence; "" if the package belongs to no extra."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        return ""
    extra = EXTRAS[package]
    return f'{what} needs {package}, which is not installed; try: pip install "osada[{extra}]"'
