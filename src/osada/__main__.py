"""`osada` and `python -m osada`: a door that opens at once, whatever is behind it."""

import sys


def main() -> int:
    """Run one command; Ctrl-C is quiet even while the program still loads."""
    try:
        from osada.cli import main as command

        return command()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
