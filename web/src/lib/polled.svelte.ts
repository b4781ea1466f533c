/** Something that is asked for again and again while its screen is open, quietly and only while it can be seen. */
import { untrack } from 'svelte';
import { lineAbout } from './api.ts';
import { language } from './words.svelte.ts';

export class Polled<T> {
  value = $state.raw<T | null>(null);
  /** why the last question failed; what was known before stays */
  problem = $state('');
  #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  ask = async (): Promise<void> => {
    try {
      this.value = await this.#ask();
      this.problem = '';
    } catch (error) {
      this.problem = lineAbout(error);
    }
  };

  /** For an effect: asks at once, every so many seconds and in a new language; what it returns ends it. */
  every(seconds: number): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const round = async (): Promise<void> => {
      if (!document.hidden || this.value === null) await this.ask();
      if (!over) timer = setTimeout(round, seconds * 1000);
    };
    void language.current;
    untrack(() => void round());
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}
