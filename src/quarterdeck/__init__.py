"""quarterdeck: five games of ships and crews, to play and to study."""

__version__ = "0.1.0"
