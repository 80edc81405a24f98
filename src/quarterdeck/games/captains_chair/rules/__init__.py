"""The rulebook, one file a chapter: the match, placing the crew, the race, the vote, scoring."""
