/** How printed facts stand on a card: which mark, which monogram, how many hearts. */
import type { CardFace, Symbol as Printed } from '../lib/messages.ts';
import marks from '../emblems/marks.json';

export type MarkName = keyof typeof marks;

export function markOf(symbol: Printed): MarkName {
  return symbol.what in marks ? (symbol.what as MarkName) : 'skill';
}

/** Initials as on engraved stationery: particles and honours are left out. */
export function monogram(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter((word) => /^[\p{Lu}\d]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
}

/** How small a name must be set so that its longest word fits a narrow place. */
export function setting(name: string): 'plain' | 'long' | 'longest' {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return longest >= 12 ? 'longest' : longest >= 10 ? 'long' : 'plain';
}

/** A love card's size is its name: one, two or three hearts. */
export function hearts(face: CardFace): number {
  return face.kind === 'love' ? Number.parseInt(face.printed, 10) || 1 : 0;
}

/** Her text without what her symbols say already. */
export function beyondSymbols(face: CardFace): string[] {
  return face.text.filter((line) => !saidBySymbols(face, line));
}

/** The same in few words, where there is little room: line for line, so that the full text decides what is said already. */
export function inFewWords(face: CardFace): string[] {
  return face.short.filter((_, i) => !saidBySymbols(face, face.text[i]!));
}

function saidBySymbols(face: CardFace, line: string): boolean {
  const said = new Set(face.symbols.map((symbol) => symbol.text));
  return line.replace(/[.。]$/, '').split(/ · |, |、/).every((part) => said.has(part));
}
