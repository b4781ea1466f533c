/** Finds the names of cards in a line of text, as the reader's language has them. */
import type { CardFace } from '../lib/messages.ts';

export interface Part {
  text: string;
  card: number | null;
}

const finders = new WeakMap<ReadonlyMap<number, CardFace>, { names: Map<string, number>; finder: RegExp }>();

function finderOf(faces: ReadonlyMap<number, CardFace>): { names: Map<string, number>; finder: RegExp } {
  let known = finders.get(faces);
  if (!known) {
    const names = new Map([...faces.values()].map((face) => [face.name, face.card]));
    // The longest first, or "Garden" would be found in "Lily Garden". No Latin letter may touch a name; the × of "×2" may.
    const escaped = [...names.keys()]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    known = { names, finder: new RegExp(`(?<![\\p{Script=Latin}\\d])(${escaped.join('|')})(?!\\p{Script=Latin})`, 'gu') };
    finders.set(faces, known);
  }
  return known;
}

export function cardParts(text: string, faces: ReadonlyMap<number, CardFace>): Part[] {
  if (!faces.size) return [{ text, card: null }];
  const { names, finder } = finderOf(faces);
  return text
    .split(finder)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, card: names.get(piece) ?? null }));
}
