/** A finished game played again: steps are fetched when they are wanted, the next one a little earlier. */
import { api, lineAbout } from './api.ts';
import type { Connected, Connection } from './live.svelte.ts';
import type { CardFace, GamePage, LogLine, ReplayStep, TableView } from './messages.ts';
import { language } from './words.svelte.ts';

const nothing = (): void => {};

/** It looks like a table's connection, so that the table's own parts can show it; it answers nothing. */
export class ReplayConnection implements Connected {
  connection = $state<Connection>('open');
  table = $state.raw<TableView | null>(null);
  faces = $state.raw<ReadonlyMap<number, CardFace>>(new Map());
  log = $state.raw<LogLine[]>([]);
  moved = $state('');
  refusal = $state<string | null>(null);
  underway = $state(0);
  arrived = $state(0);
  waiting = $state(0);
  /** where in the game, from 0 to `answers` */
  at = $state(0);
  seat = $state<number | null>(null);
  readonly answers: number;
  /** where each turn ends */
  readonly turns: number[];
  readonly #code: string;
  #steps = new Map<string, Promise<ReplayStep>>();

  constructor(code: string, page: GamePage, at: number) {
    this.#code = code;
    this.answers = page.answers;
    this.turns = page.chart.map((row) => row.answers);
    this.faces = new Map(page.cards.map((face) => [face.card, face]));
    this.at = Math.min(Math.max(at, 0), page.answers);
  }

  close = nothing;
  catchUp = (): boolean => false;
  answer = nothing;
  undo = nothing;
  consent = nothing;
  tell = nothing;

  look(seat: number | null): void {
    this.seat = seat;
    void this.show();
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.answers);
    void this.show();
  }

  /** The end of the turn before or after. */
  skip(by: 1 | -1): void {
    const found = by > 0 ? this.turns.find((end) => end > this.at) : this.turns.findLast((end) => end < this.at);
    this.go(found ?? (by > 0 ? this.answers : 0));
  }

  /** Fetch and show what `at` and `seat` say; whoever was quicker in the meantime wins. */
  async show(): Promise<void> {
    const { at, seat } = this;
    try {
      const step = await this.#step(at);
      if (at !== this.at || seat !== this.seat) return;
      // Nothing can be answered here, whatever was legal then.
      this.table = { ...step.table, options: [], undo: { kind: 'none', answers: 0, text: '' } };
      this.log = step.log;
      this.moved = step.move ?? '';
      this.refusal = null;
      if (at < this.answers) void this.#step(at + 1).catch(nothing);
    } catch (error) {
      this.refusal = lineAbout(error);
    }
  }

  #step(at: number): Promise<ReplayStep> {
    const key = `${at} ${this.seat} ${language.current}`;
    let step = this.#steps.get(key);
    if (!step) {
      step = api.replay(this.#code, at, this.seat);
      this.#steps.set(key, step);
      step.catch(() => this.#steps.delete(key));
    }
    return step;
  }
}
