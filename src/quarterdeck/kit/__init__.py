"""The pure core: procedures on a table. Standard library only; imports nothing above it."""
