"""What damage, moves, weapons and cards do."""
