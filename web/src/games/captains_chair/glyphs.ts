/** The crew's glyphs, from the game-icons set. */

import type { Component } from "svelte";
import Atom from "~icons/game-icons/atom-core";
import Circuit from "~icons/game-icons/circuitry";
import Compass from "~icons/game-icons/compass";
import Crate from "~icons/game-icons/wooden-crate";
import Cross from "~icons/game-icons/hospital-cross";
import Dish from "~icons/game-icons/radar-dish";
import Gear from "~icons/game-icons/big-gear";
import Leaf from "~icons/game-icons/solid-leaf";
import Shield from "~icons/game-icons/bordered-shield";
import Speech from "~icons/game-icons/conversation";
import Target from "~icons/game-icons/crosshair";
import Wheel from "~icons/game-icons/ship-wheel";
import Wing from "~icons/game-icons/feathered-wing";

export const GLYPHS: Record<string, Component> = {
  wing: Wing, gear: Gear, atom: Atom, crate: Crate, cross: Cross, shield: Shield, target: Target,
  compass: Compass, speech: Speech, circuit: Circuit, wheel: Wheel, dish: Dish, leaf: Leaf,
};
