/** What the others have done since one's own last turn, from the log: turn by turn. */
import { bare } from '../lib/headings.ts';
import type { LogLine } from '../lib/messages.ts';

export interface Turn {
  heading: string;
  lines: string[];
}

/** `me` is one's seat; for a spectator it is the last round of `seats` turns. */
export function turnsSince(log: readonly LogLine[], me: number | null, seats: number): Turn[] {
  const begins = log.flatMap((line, index) => (line.heading ? [{ index, seat: line.seat }] : []));
  const newest = begins.at(-1);
  // One's own turn that has begun is not what one has missed.
  if (newest && me !== null && newest.seat === me) begins.pop();
  const end = newest && me !== null && newest.seat === me ? newest.index : log.length;
  const mine = me === null ? begins.length - 1 - seats : begins.findLastIndex(({ seat }) => seat === me);
  return begins.slice(Math.max(0, mine + 1)).map(({ index }, n, shown) => ({
    heading: bare(log[index]!.text),
    lines: log.slice(index + 1, shown[n + 1]?.index ?? end).map((line) => line.text),
  }));
}
