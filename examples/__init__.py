"""Programs of the tutorial for researchers."""
