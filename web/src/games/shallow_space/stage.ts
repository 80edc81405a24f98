/** How the ships stand after each thing that was told: the film shows them one after the other. */

import { SHIELD, TELEPORT, type At, type Person, type Vessel, type View } from "./ship";

const SECTIONS = 16;
const CRITICAL = 3;
const FIRST_POD = 6;

export function atOf(spot: number): At {
  return { ship: Math.floor(spot / SECTIONS), section: spot % SECTIONS };
}

const same = (a: At | null, b: At): boolean => a !== null && a.ship === b.ship && a.section === b.section;

function person(view: View, seat: number, change: Partial<Person>): View {
  return { ...view, people: view.people.map((p) => (p.seat === seat ? { ...p, ...change } : p)) };
}

function vessel(view: View, ship: number, change: Partial<Vessel>): View {
  return { ...view, ships: view.ships.map((v) => (v.id === ship ? { ...v, ...change } : v)) };
}

function damaged(view: View, at: At, level: number): View {
  const ship = view.ships.find((v) => v.id === at.ship);
  return ship ? vessel(view, at.ship, { damage: ship.damage.map((d, i) => (i === at.section ? level : d)) }) : view;
}

/** The view after one told thing, as far as its numbers tell; what they leave out stays as it was. */
export function after(view: View, kind: string, seat: number, x: number[]): View {
  const [first = 0, second = 0, third = 0] = x;
  const at = atOf(first);
  switch (kind) {
    case "turn_began": return { ...view, active: first };
    case "stepped": case "hopped": case "beamed": case "boarded": return person(view, seat, { at });
    case "uncloaked": return x.length > 0 && first >= 0 ? person(view, seat, { at }) : view;
    case "clone_gone": return same(view.people[seat]?.at ?? null, at) ? person(view, seat, { at: null }) : view;
    case "pod_opened": return person(view, seat, { at: { ship: FIRST_POD + seat, section: TELEPORT } });
    case "hurt": return person(view, seat, { health: third, redshirts: Math.max(0, (view.people[seat]?.redshirts ?? 0) - second) });
    case "healed": return person(view, seat, { health: first });
    case "reinforced": return person(view, seat, { redshirts: first });
    case "died": return person(view, seat, { health: 0 });
    case "struck": case "mended": return damaged(view, at, third);
    case "turned_critical": return damaged(view, at, CRITICAL);
    case "shield_took": return damaged(view, { ship: first, section: SHIELD }, third);
    case "virus_hit": return vessel(view, first, { virus: 1, damage: view.ships.find((v) => v.id === first)?.damage.map(() => CRITICAL) ?? [] });
    case "virus_over": return vessel(view, first, { virus: 0 });
    case "evading": return vessel(view, first, { evasive: true });
    case "evaded": return vessel(view, first, { evasive: false });
    case "gas_hit": return vessel(view, first, { gas: 1 });
    case "gas_over": return vessel(view, first, { gas: 0 });
    case "seized": return vessel(view, first, { owner: second });
    case "ship_lost": return vessel(view, first, { afloat: false });
    default: return lying(view, kind, seat, x);
  }
}

/** Fields, fires, charges and robots. */
function lying(view: View, kind: string, seat: number, x: number[]): View {
  const [first = 0, second = 0, third = 0] = x;
  const at = atOf(first);
  switch (kind) {
    case "field_set": return { ...view, fields: [...view.fields, { at, team: second, points: 2 }] };
    case "field_worn": return { ...view, fields: view.fields.filter((f) => third > 0 || !(same(f.at, at) && f.team === second)) };
    case "fire_lit": return { ...view, fires: [...view.fires.filter((f) => !same(f.at, at)), { at, team: -1, turns: 1 }] };
    case "charge_set": case "charge_found":
      return view.charges.some((c) => same(c.at, at)) ? view : { ...view, charges: [...view.charges, { at, team: -1, turns: 1 }] };
    case "charge_blew": return { ...view, charges: view.charges.filter((c) => !same(c.at, at)) };
    case "robot_made": case "robot_stepped":
      return seat < 0 ? view : { ...view, robots: [...view.robots.filter((r) => r.seat !== seat), { seat, at }] };
    case "robot_lost": return { ...view, robots: view.robots.filter((r) => !same(r.at, at)) };
    default: return view;
  }
}
