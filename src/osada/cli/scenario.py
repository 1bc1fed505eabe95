"""`osada scenario`: rules as executable examples."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from osada.cli.say import Json, Stop, show_json


def scenario(
    *paths: Annotated[Path, Parameter(help="Scenario files; a folder means all files below it.")],
    json: Json = False,
) -> int:
    """Run scenarios, a line for each; exit code 1 when one fails or cannot be read."""
    from osada.scenario.run import found_in, run_file, run_files

    if not paths:
        raise Stop("osada scenario runs files or folders; name some, as tests/scenarios")
    if not json:
        return run_files(paths)
    results = [run_file(path) for path in found_in(paths)]
    failed = sum(bool(result.wrong) for result in results)
    show_json(
        {
            "passed": len(results) - failed,
            "failed": failed,
            "scenarios": [
                {
                    "file": str(result.path),
                    "title": result.title,
                    "rule": result.rules,
                    "wrong": result.wrong,
                }
                for result in results
            ],
        }
    )
    return 0 if results and not failed else 1
