"""What a member of the acting crew may do now, as far as that member may know.

Every deed is one number: what, then up to three small numbers. Nothing here looks at what the
seat cannot know: under a Sensor Virus everything on that ship seems possible (SB-166), and a
cloaked enemy is not there (SB-121). What the truth forbids then comes to nothing when tried.
"""
