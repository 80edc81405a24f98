/** The film of a battle: from the lines that these eyes were sent, shot by shot. */

import type { Shot } from "../../lib/film.svelte";
import type { Line } from "../../lib/messages";
import { named } from "../../lib/names";
import type { Noise } from "../../lib/noise";
import { SHIELD, TELEPORT, type At, type Plan, type View } from "./ship";
import { after, atOf } from "./stage";

/** A place in the picture: a section, or where somebody stands. */
export type Mark = At | { seat: number; else?: At };

export type Effect =
  | { type: "beam"; look: "laser" | "phaser" | "missile"; from: Mark | null; to: Mark; hit: boolean }
  | { type: "burst"; look: Look; at: Mark }
  | { type: "note"; words: string; at: Mark };

export type Look = "hit" | "shield" | "boom" | "blast" | "fire" | "beam" | "mend" | "heal" | "hurt" | "alarm" | "gas" | "zap";

/** One shot: which ship to look at, and what is drawn over the ships. */
export interface Take extends Shot<View> {
  kind: string;
  focus: number | null;
  effects: Effect[];
}

interface Told {
  line: Line;
  seat: number;
  x: number[];
}

const HULL = 1;
const LASER = 10;
/** Seen by what follows: the ship flies apart, the dead fall, before they are gone. */
const AFTERWARDS = ["ship_lost", "died"];

/** The shots of one frame: what was told with it, ending with how things are now. */
export function shots(before: View, lines: Line[], now: View, plan: Plan, names: string[]): Take[] {
  const told: Told[] = lines.filter((line) => line.film?.length).map((line) => ({ line, seat: line.film?.[0] ?? -1, x: line.film?.slice(1) ?? [] }));
  const takes: Take[] = [];
  let view = before;
  told.forEach((one, i) => {
    const { line, seat, x } = one;
    const next = after(view, line.kind, seat, x);
    const scene = SCENES[line.kind] ?? PLAIN;
    const { ms, sound, effects, focus } = scene(one, told.slice(i + 1), plan, view);
    takes.push({
      words: captioned(line.words, names, now, plan), ms, sound, effects: effects ?? [], kind: line.kind,
      focus: focus ?? place(effects?.at(-1), next), after: AFTERWARDS.includes(line.kind) ? view : next,
      cut: line.kind === "turn_began",
    });
    view = next;
  });
  const last = takes.at(-1);
  if (last && !AFTERWARDS.includes(last.kind)) last.after = now;
  return takes;
}

/** Names of players and of ships instead of their numbers. */
function captioned(words: string, names: string[], view: View, plan: Plan): string {
  return named(words, names).replace(/\bship (\d)\b/gi, (whole, number: string) => {
    const name = view.ships.find((v) => v.id === Number(number) - 1)?.name ?? null;
    return (name === null ? undefined : plan.names[name]) ?? whole;
  });
}

function place(effect: Effect | undefined, view: View): number | null {
  if (!effect) return null;
  const mark = effect.type === "beam" ? effect.to : effect.at;
  if ("ship" in mark) return mark.ship;
  return view.people[mark.seat]?.at?.ship ?? mark.else?.ship ?? null;
}

interface Scene {
  ms: number;
  sound: Noise | null;
  effects?: Effect[];
  focus?: number | null;
}
type Direct = (one: Told, rest: Told[], plan: Plan, view: View) => Scene;

const who = (seat: number, at?: At): Mark => (at ? { seat, else: at } : { seat });
const burst = (look: Look, at: Mark): Effect[] => [{ type: "burst", look, at }];
const note = (words: string, at: Mark): Effect => ({ type: "note", words, at });
const PLAIN: Direct = () => ({ ms: 600, sound: null });

const at = (look: Look, sound: Noise, ms = 600): Direct => ({ x }) => ({ ms, sound, effects: burst(look, atOf(x[0] ?? 0)) });
const ship = (look: Look, sound: Noise, ms = 800): Direct => ({ x }) => ({ ms, sound, effects: burst(look, { ship: x[0] ?? 0, section: HULL }) });
const self = (look: Look, sound: Noise, ms = 600): Direct => ({ seat }) => ({ ms, sound, effects: burst(look, who(seat)) });
const quiet = (sound: Noise | null, ms: number): Direct => () => ({ ms, sound });

/** A card is held up over whoever plays it. */
const card: Direct = ({ seat, x }, _rest, plan) => ({
  ms: 900, sound: "card", effects: seat >= 0 ? [note(plan.cards[x[0] ?? 0]?.name ?? "", who(seat))] : [],
});

/** A shot from ship to ship: it ends where the next blow falls. */
function shot(from: Mark | null, target: number, hit: boolean, look: "laser" | "missile", words: string, rest: Told[]): Scene {
  const blow = hit ? rest.slice(0, 2).find((r) => (r.line.kind === "struck" && atOf(r.x[0] ?? 0).ship === target) || (r.line.kind === "shield_took" && r.x[0] === target)) : undefined;
  const hull: At = { ship: target, section: target >= 6 ? TELEPORT : HULL };
  const to = blow?.line.kind === "struck" ? atOf(blow.x[0] ?? 0) : blow ? { ship: target, section: SHIELD } : hull;
  return { ms: 950, sound: look, focus: target, effects: [{ type: "beam", look, from, to, hit }, note(words, { ship: target, section: SHIELD })] };
}

const SCENES: Record<string, Direct> = {
  turn_began: (_one) => ({ ms: 700, sound: "turn", focus: _one.x[0] ?? null }),
  stepped: ({ x }) => ({ ms: 430, sound: "step", focus: atOf(x[0] ?? 0).ship }),
  hopped: ({ x }) => ({ ms: 430, sound: "step", focus: atOf(x[0] ?? 0).ship }),
  clone_stepped: quiet("step", 430),
  beamed: at("beam", "beam", 900),
  boarded: ({ x }) => ({ ms: 900, sound: "clank", effects: [...burst("beam", atOf(x[0] ?? 0)), note("boards", atOf(x[0] ?? 0))] }),
  bumped: at("zap", "clank"),
  fizzled: self("zap", "fizzle"),
  clone_gone: at("beam", "fizzle"),
  cloaked: self("beam", "beam"),
  uncloaked: self("beam", "beam"),
  played: card,
  clone_played: card,
  handed_in: quiet("card", 450),
  thrown_away: quiet("card", 450),
  fired: ({ x }, rest) => shot({ ship: x[0] ?? 0, section: LASER + (x[1] ?? 0) }, x[2] ?? 0, !!x[5], "laser", x[5] ? "hit" : "miss", rest),
  fired_unread: ({ x }, rest) => shot({ ship: x[0] ?? 0, section: LASER + (x[1] ?? 0) }, x[2] ?? 0, !!x[3], "laser", x[3] ? "hit" : "miss", rest),
  launched: ({ x }, rest) => shot({ ship: x[0] ?? 0, section: HULL }, x[2] ?? 0, !!x[5], "missile", x[5] ? "hit" : "miss", rest),
  launched_unread: ({ x }, rest) => shot({ ship: x[0] ?? 0, section: HULL }, x[2] ?? 0, !!x[3], "missile", x[3] ? "hit" : "miss", rest),
  dodged: ship("shield", "swoosh"),
  shield_took: ({ x }) => ({ ms: 600, sound: "shield", effects: burst("shield", { ship: x[0] ?? 0, section: SHIELD }) }),
  struck: at("hit", "boom", 650),
  shield_mended: ({ x }) => ({ ms: 350, sound: "shield", effects: burst("shield", { ship: x[0] ?? 0, section: SHIELD }) }),
  mended: at("mend", "mend"),
  saved: self("shield", "shield"),
  hurt: ({ seat, x }) => ({ ms: 600, sound: "hurt", effects: [...burst("hurt", who(seat)), note(`−${x[0] ?? 0}`, who(seat))] }),
  healed: self("heal", "heal"),
  reinforced: self("heal", "heal", 500),
  died: self("hurt", "death", 1000),
  shot: ({ seat, x }) => {
    const spot = atOf(x[2] ?? 0);
    const to: Mark = x[0] === 1 ? who(x[1] ?? 0, spot) : spot;
    return { ms: 750, sound: "phaser", effects: [{ type: "beam", look: "phaser", from: seat >= 0 ? who(seat) : null, to, hit: true }] };
  },
  field_set: at("shield", "shield"),
  field_worn: at("zap", "zap"),
  charge_set: at("alarm", "clank"),
  charge_found: at("alarm", "alarm"),
  charge_blew: at("boom", "boom", 900),
  disarmed: self("alarm", "mend"),
  botched: self("boom", "fizzle"),
  fire_lit: at("fire", "crackle", 700),
  burned: at("fire", "crackle"),
  robot_made: at("mend", "clank"),
  robot_stepped: ({ x }) => ({ ms: 430, sound: "step", focus: atOf(x[0] ?? 0).ship }),
  robot_lost: at("zap", "zap"),
  evading: ship("shield", "swoosh"),
  emp_hit: ({ x }) => ({ ms: 900, sound: "zap", effects: burst("zap", { ship: x[0] ?? 0, section: 0 }) }),
  virus_hit: ship("zap", "zap", 900),
  gas_hit: ship("gas", "hiss", 900),
  turned_critical: at("alarm", "alarm", 800),
  seizing: ship("alarm", "alarm"),
  seized: ship("alarm", "fanfare", 1200),
  breach: ship("alarm", "alarm", 1000),
  ship_lost: ship("blast", "blast", 1700),
  pod_opened: quiet("swoosh", 800),
  pod_gone: quiet("fizzle", 500),
  team_out: quiet("death", 900),
  won: quiet("fanfare", 1500),
};
