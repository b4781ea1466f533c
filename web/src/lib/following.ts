/**
 * Positions that wait to be shown, so that what others do can be followed. Every reader has a pace of their own: the
 * table goes on meanwhile, and whoever does not want to wait skips to where it is.
 */
/** Nobody follows who is farther behind than this: bots among themselves play faster than anybody reads. */
const MOST = 60;

export class Following<Position> {
  readonly #show: (position: Position) => void;
  #waiting: { position: Position; pause: number }[] = [];
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (position: Position) => void) {
    this.#show = show;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Show it when the one before it has stood for so many milliseconds; those before it come first. */
  push(position: Position, pause: number): void {
    this.#waiting.push({ position, pause });
    if (this.#waiting.length > MOST) this.skip();
    else if (this.#waiting.length === 1) this.#next();
  }

  /** Show all that waits; whether anything did. */
  skip(): boolean {
    clearTimeout(this.#timer);
    const waited = this.#waiting.splice(0);
    for (const { position } of waited) this.#now(position);
    return waited.length > 0;
  }

  /** Forget all that waits. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    const first = this.#waiting[0];
    if (!first) return;
    const left = this.#shown + first.pause - Date.now();
    if (left > 0) {
      this.#timer = setTimeout(() => this.#next(), left);
      return;
    }
    this.#waiting.shift();
    this.#now(first.position);
    this.#next();
  }

  #now(position: Position): void {
    this.#shown = Date.now();
    this.#show(position);
  }
}
