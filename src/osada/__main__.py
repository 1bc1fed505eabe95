"""`osada` and `python -m osada`: a door that opens at once, whatever is behind it."""

import sys


def main() -> int:
    """Run one command; Ctrl-C is quiet even while the program still loads."""
    try:
        if sys.argv[1:] == ["--version"]:  # the core alone can say it
            from osada.about import version

            print(version())
            return 0
        from osada.cli import main as command

        return command()
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as error:
        from osada.extras import needed

        if not (said := needed(error, "this command")):
            raise
        print(f"osada: {said}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
