/** Which puzzles this browser has tried, and on how many days in a row it has solved the puzzle of the day. */
import { keep, kept } from './keep.ts';
import type { PuzzleAsked } from './messages.ts';

const DAY = 86_400_000;
const LONGEST = 400; // days that are remembered

function read<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(kept(key) ?? '{}') as Record<string, T>;
  } catch {
    return {};
  }
}

/** By name, whether the first answer was the best one; puzzles that were not tried are not there. */
export const tried = (): Record<string, boolean> => read<boolean>('puzzles');

/** Remember how a puzzle went: the first time counts. */
export function note({ name, day, right }: PuzzleAsked): void {
  if (right === null) return;
  const known = tried();
  if (name in known) return;
  keep('puzzles', JSON.stringify({ ...known, [name]: right }));
  if (!day || !right) return;
  const days = Object.keys(read<true>('puzzle-days')).concat(day).sort().slice(-LONGEST);
  keep('puzzle-days', JSON.stringify(Object.fromEntries(days.map((one) => [one, true]))));
}

/** Days in a row up to today; a day that is not over yet does not end them. */
export function streak(today: string): number {
  const days = read<true>('puzzle-days');
  let at = Date.parse(today);
  const solved = (): boolean => new Date(at).toISOString().slice(0, 10) in days;
  if (!solved()) at -= DAY;
  let count = 0;
  for (; solved(); at -= DAY) count += 1;
  return count;
}
