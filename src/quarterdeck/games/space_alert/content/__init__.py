"""What is printed: ships, boards, threats, tiles, and every rule in our own words."""
