/** What this browser has heard at each table, and whom it does not wish to hear there. Nobody is told. */
import { keep, kept } from './keep.ts';

const REMEMBERED = 50;

/** The latest of something that is kept as words. */
class Memory {
  #words = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
    this.#words = (kept(key) ?? '').split(' ').filter(Boolean);
  }

  get words(): readonly string[] {
    return this.#words;
  }
  set words(words: readonly string[]) {
    this.#words = words.slice(-REMEMBERED);
    keep(this.#key, this.#words.join(' ') || null);
  }
}

const muted = new Memory('muted');
const heard = new Memory('heard');

export const hearing = {
  mutes: (code: string, seat: number): boolean => muted.words.includes(`${code}:${seat}`),
  toggle(code: string, seat: number): void {
    const key = `${code}:${seat}`;
    muted.words = muted.words.includes(key) ? muted.words.filter((each) => each !== key) : [...muted.words, key];
  },
  /** the last line that was shown to the reader */
  heard: (code: string): number => Number(heard.words.find((each) => each.startsWith(`${code}:`))?.slice(code.length + 1) ?? 0),
  hear(code: string, number: number): void {
    if (this.heard(code) !== number) heard.words = [...heard.words.filter((each) => !each.startsWith(`${code}:`)), `${code}:${number}`];
  },
};
