"""What may be chosen now; pure questions."""
