"""Players that are programs. They know `core` only and decide from an `InfoState`."""
