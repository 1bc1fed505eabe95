"""Many campaigns between bots."""
