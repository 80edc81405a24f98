/** The pictures of the map actions, by the number of the icon (0: none). */

import Anchor from "~icons/game-icons/anchor";
import Glass from "~icons/game-icons/magnifying-glass";
import Tentacle from "~icons/game-icons/kraken-tentacle";
import Tongue from "~icons/game-icons/tongue";
import Whip from "~icons/game-icons/whip";

export const ICONS = [Anchor, Glass, Whip, Tongue, Tentacle];
