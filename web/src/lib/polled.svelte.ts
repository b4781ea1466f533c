/** Something that is asked for again and again while its screen is open, quietly and only while it can be seen. */
import { lineAbout } from './api.ts';

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

  /** For an effect: asks at once and then every so many seconds; the answer ends it. */
  every(seconds: number): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const round = async (): Promise<void> => {
      if (!document.hidden || this.value === null) await this.ask();
      if (!over) timer = setTimeout(round, seconds * 1000);
    };
    void round();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}
