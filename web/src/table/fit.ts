/**
 * How many columns let every tile be as large as can be: of so many tiles in so much room, in rows of their own for each
 * shelf where that costs little, else one after the other.
 */
export interface Room {
  width: number;
  height: number;
  gap: number;
  /** a rem in pixels: tiles grow with the letters */
  rem: number;
}
export interface Fit {
  columns: number;
  rows: number;
  /** each shelf begins a row of its own */
  shelved: boolean;
}

// All of these in rem.
/** A tile of this size can be read at a glance; both sides count alike from here on. */
const WIDE = 4.75;
const HIGH = 5.25;
/** Narrower than this, names break. */
const NARROW = 5.1;
/** From here on a tile has room for most texts and her emblem (`Tile.svelte`), which is worth something. */
const READABLE = { wide: 7, high: 9.6, worth: 1.35 };
/** How much larger tiles must become for shelves to be given up. */
const WORTH = 1.12;

function size(columns: number, rows: number, { width, height, gap, rem }: Room): number {
  const wide = (width - (columns - 1) * gap) / columns / rem;
  const high = (height - (rows - 1) * gap) / rows / rem;
  const readable = wide >= READABLE.wide && high >= READABLE.high;
  return Math.min(wide / WIDE, high / HIGH) * Math.min(1, wide / NARROW) ** 3 * (readable ? READABLE.worth : 1);
}

function best(shelves: readonly number[], room: Room, shelved: boolean): Fit & { size: number } {
  const most = Math.max(1, ...shelves);
  let found = { columns: 1, rows: 1, shelved, size: -Infinity };
  for (let columns = 1; columns <= most; columns++) {
    const rows = shelves.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
    const next = size(columns, Math.max(1, rows), room);
    if (next > found.size) found = { columns, rows: Math.max(1, rows), shelved, size: next };
  }
  return found;
}

export function fit(shelves: readonly number[], room: Room): Fit {
  const filled = shelves.filter((count) => count > 0);
  const flowing = best([filled.reduce((sum, count) => sum + count, 0)], room, false);
  const { columns, rows, shelved } = [best(filled, room, true)].find((each) => each.size * WORTH >= flowing.size) ?? flowing;
  return { columns, rows, shelved };
}
