/** Sentences come with players as {p0}, {p1} …: here they get their names. */

export interface Piece {
  words: string;
  /** The seat that this piece names; -1 for plain words. */
  seat: number;
}

const PLAYER = /\{p(\d+)\}/g;

/** The sentence in pieces, so that names can carry their seat's shape and colour. */
export function pieces(sentence: string, names: string[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(PLAYER)) {
    if (match.index > from) found.push({ words: sentence.slice(from, match.index), seat: -1 });
    const seat = Number(match[1]);
    found.push({ words: names[seat] ?? `Player ${seat + 1}`, seat });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ words: sentence.slice(from), seat: -1 });
  return found;
}

/** The sentence as plain text. */
export function named(sentence: string, names: string[]): string {
  return pieces(sentence, names).map((piece) => piece.words).join("");
}

/** Names in a row: Ana, Bo and Cyd. */
export function row(names: string[]): string {
  if (names.length < 2) return names[0] ?? "nobody";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The code of a table in what somebody typed or pasted: a code with or without gaps, or a link. */
export function codeIn(text: string): string {
  const link = /\/t\/([a-z]+)/i.exec(text);
  return (link?.[1] ?? text.replace(/[^a-z]/gi, "")).toUpperCase();
}
