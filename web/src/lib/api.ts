/** The lobby's calls. Every refusal becomes a `Refusal` with a sentence to show. */

import type {
  Branch, CreateTable, GamesAnswer, JoinTable, MySeatsAnswer, ReplayStep, RulesAnswer, Seated,
  SetSeat, SetTable, TableSeen,
} from "./messages";

export class Refusal extends Error {}

async function call<T>(path: string, body?: unknown, token?: string, method?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("The server cannot be reached. Check your connection and try again.");
  }
  const words = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    const told = (words as { words?: string } | null)?.words;
    throw new Refusal(told ?? `The server answered ${answer.status}.`);
  }
  return words as T;
}

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const games = (): Promise<GamesAnswer> => call("/games");
export const rules = (game: string): Promise<RulesAnswer> => call(`/games/${game}/rules`);
export const create = (table: CreateTable): Promise<Seated> => call("/tables", table);
export const table = (code: string): Promise<TableSeen> => call(at(code));
export const join = (code: string, who: JoinTable): Promise<Seated> => call(`${at(code)}/join`, who);
export const start = (code: string, token: string): Promise<TableSeen> =>
  call(`${at(code)}/start`, undefined, token, "POST");
export const setSeat = (code: string, token: string, seat: SetSeat): Promise<TableSeen> =>
  call(`${at(code)}/seat`, seat, token);
export const setTable = (code: string, token: string, table: SetTable): Promise<TableSeen> =>
  call(`${at(code)}/settings`, table, token);
export const leave = (code: string, token: string): Promise<unknown> =>
  call(`${at(code)}/leave`, undefined, token, "POST");
export const rematch = (code: string, token: string): Promise<Seated> =>
  call(`${at(code)}/rematch`, undefined, token, "POST");
export const branch = (code: string, what: Branch): Promise<Seated> => call(`${at(code)}/branch`, what);
export const mySeats = (tokens: string[]): Promise<MySeatsAnswer> => call("/seats", { tokens });
export const replay = (code: string, step: number | null, eyes: string, token?: string): Promise<ReplayStep> =>
  call(`${at(code)}/replay?${step === null ? "" : `step=${step}&`}eyes=${encodeURIComponent(eyes)}`, undefined, token);
export const qr = (code: string): string => `/api${at(code)}/qr.svg`;
export const logFile = (code: string): string => `/api${at(code)}/log.jsonl`;
