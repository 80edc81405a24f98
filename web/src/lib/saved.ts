/** What this device keeps: the player's name and the keys to seats. Nothing else is an account. */

import type { SeatKey } from "./messages";

const NAME = "quarterdeck.name";
const KEYS = "quarterdeck.keys";

const SAILORS = ["Marlin", "Juniper", "Tern", "Saffron", "Bosun", "Wren", "Cobalt", "Pike", "Skipper", "Petrel"];

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that keeps nothing still plays: the keys live as long as the page.
  }
}

let unsaved: Record<string, SeatKey[]> = {};

export function myName(): string {
  const name = read<string>(NAME, "");
  if (name) return name;
  const chosen = SAILORS[Math.floor(Math.random() * SAILORS.length)] ?? "Sailor";
  write(NAME, chosen);
  return chosen;
}

export function setMyName(name: string): void {
  write(NAME, name.trim().slice(0, 24));
}

export function allKeys(): Record<string, SeatKey[]> {
  return { ...unsaved, ...read<Record<string, SeatKey[]>>(KEYS, {}) };
}

export function keysOf(code: string): SeatKey[] {
  return allKeys()[code] ?? [];
}

export function keep(code: string, keys: SeatKey[]): void {
  const mine = keysOf(code).filter((old) => !keys.some((key) => key.seat === old.seat));
  unsaved = { ...unsaved, [code]: [...mine, ...keys] };
  write(KEYS, { ...allKeys(), [code]: [...mine, ...keys] });
}

export function forget(code: string): void {
  const keys = allKeys();
  delete keys[code];
  delete unsaved[code];
  write(KEYS, keys);
}
