"""The games under the interfaces that researchers use; each needs an extra of its own.

Importing `ecliptic` imports none of this.
"""
