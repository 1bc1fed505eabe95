"""How Hypothesis searches: steadily by default, widely with --hypothesis-profile=explore."""

from hypothesis import HealthCheck, settings

# The same tree gives the same verdict, however slow or busy the machine is.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)

# New examples in every run, and many more of them; prints how to repeat a failure.
settings.register_profile(
    "explore",
    deadline=None,
    derandomize=False,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)

# A fifth of the examples, for the many runs of tools/mutants.py.
settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
)

settings.load_profile("steady")
