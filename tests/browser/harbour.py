"""The server that the browser tests play on: python harbour.py PORT DB (bots do not dawdle)."""

from __future__ import annotations

import sys

import uvicorn

from quarterdeck.server.app import make_app
from quarterdeck.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(db=sys.argv[2], workers=1, bot_pace_s=0.02, calls_burst=10_000.0)
    uvicorn.run(make_app(settings), port=int(sys.argv[1]), log_level="warning")
