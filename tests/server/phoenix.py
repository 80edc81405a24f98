"""A server that is started again whenever it is killed: python phoenix.py PORT DB.

The modules are read once and each server is forked from here, so that a restart takes no time.
It prints the process id of every server it starts, and ends when its standard input is closed.
"""

from __future__ import annotations

import os
import select
import sys

from quarterdeck.server.run import run
from quarterdeck.server.settings import Settings


def main() -> None:
    """Fork, wait, fork again."""
    port, db = int(sys.argv[1]), sys.argv[2]
    while not select.select([sys.stdin], [], [], 0)[0]:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            run("127.0.0.1", port, Settings(db=db, workers=0, bot_pace_s=0.0))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
