"""What threats do, by effect name."""
