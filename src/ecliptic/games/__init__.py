"""The games, one folder each. A game imports `ecliptic.core` and nothing else."""
