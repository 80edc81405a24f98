"""Tools to prove a game: the scenario language, the contract of all games, golden playthroughs."""
