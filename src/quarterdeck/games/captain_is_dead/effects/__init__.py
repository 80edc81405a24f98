"""What activities and cards do."""
