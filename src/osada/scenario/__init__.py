"""Rules as executable examples: given, when, then."""

from osada.scenario.run import Result, run_file, run_files

__all__ = ["Result", "run_file", "run_files"]
