"""Missions on file: reading one, resolving it, and writing the result down."""
