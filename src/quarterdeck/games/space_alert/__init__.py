"""Space Alert: ten minutes of planning against the clock, then the bill."""
