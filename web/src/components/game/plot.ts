/** Where the lines of a chart of points run. */

export interface Plot {
  /** where turn number i of the list stands */
  x: (i: number) => number;
  y: (points: number) => number;
  scale: { value: number; y: number }[];
  /** one a seat; `label` is where its name may stand without touching another */
  paths: { d: string; label: number }[];
}

const LABEL_HEIGHT = 17;

export function lines(chart: readonly { points: readonly number[] }[], seats: number, width: number, height: number): Plot {
  const all = chart.flatMap((row) => row.points);
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (Math.max(...all) - Math.min(...all, 0)) / size <= 7) ?? 200;
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all) / step) * step, low + step);
  const x = (i: number) => (i / Math.max(chart.length - 1, 1)) * width;
  const y = (points: number) => height - ((points - low) / (high - low)) * height;
  const scale = Array.from({ length: (high - low) / step + 1 }, (_, n) => ({ value: low + n * step, y: y(low + n * step) }));
  const ends = Array.from({ length: seats }, (_, seat) => y(chart.at(-1)?.points[seat] ?? 0));
  const labels = spread(ends);
  const paths = ends.map((_, seat) => ({
    d: chart.map((row, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(row.points[seat] ?? 0).toFixed(1)}`).join(''),
    label: labels[seat] ?? 0,
  }));
  return { x, y, scale, paths };
}

/** The wanted heights, moved down as far as needed to stay apart. */
function spread(wanted: readonly number[]): number[] {
  const placed = [...wanted];
  let last = -Infinity;
  for (const seat of wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)) {
    placed[seat] = Math.max(wanted[seat]!, last + LABEL_HEIGHT);
    last = placed[seat];
  }
  return placed;
}

/** Which turns get their number written: about ten, evenly. */
export function steps(count: number): number[] {
  const every = Math.max(1, Math.ceil(count / 10));
  return Array.from({ length: Math.ceil(count / every) }, (_, n) => n * every);
}
