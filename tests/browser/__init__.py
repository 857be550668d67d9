"""Tests in a real browser.

A package, so that the browser is closed when its last test is done: while it is open, its
event loop is in the way of other tests.
"""
