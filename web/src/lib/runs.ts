/** Lines of the log as they stand on the page: private lines of one rule in a row are one entry. */

import type { Line } from "./messages";

export function runs(lines: Line[], veil: boolean): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (veil && line.secret && before?.secret && before.rule === line.rule) last!.push(line);
    else found.push([line]);
  }
  return found;
}
