/** One reader at one table: what may be pressed where, which card is being read, what is open. */
import { getContext, setContext } from 'svelte';
import type { CardFace, Option, SeatView, TableView } from '../lib/messages.ts';
import type { Connected } from '../lib/live.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { barAnswers, byPlace, noteAt, stageOf, type BarAnswer, type Stage } from './places.ts';
import { Tracks } from './tracks.ts';

export interface Reading {
  card: number;
  cost: number | null;
  whyNot: string | null;
}
/** What one rests on, wherever it lies; its figures are looked up when they are read. */
export interface Glance {
  place: string;
  card: number;
}
export interface Menu {
  options: Option[];
  beside: DOMRect;
  opener: HTMLElement;
}
export type Sheet = 'settings' | 'hints' | 'help' | 'answers' | 'log' | 'since' | 'piles';
/** The parts of a table that lie behind each other where there is little room. */
export const TABS = ['town', 'mine', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

const KEY = Symbol('sitting');
/** After a phase has ended by itself, a key that was meant for it is not taken for the end of the next one. */
const DEAF = 400;
const UNDER_THE_STAGE = /^(town|shown|stack):/;

/** Piles, stacks and what is shown beside them are one part of the table; every other zone is one by itself. */
function partOf(place: string): string {
  const zone = place.split(':')[0]!;
  return ['town', 'shown', 'stack'].includes(zone) ? 'town' : zone;
}

export class Sitting {
  readonly live: Connected;
  readonly #tracks = new Tracks();
  reading = $state.raw<Reading | null>(null);
  glance = $state.raw<Glance | null>(null);
  menu = $state.raw<Menu | null>(null);
  sheet = $state<Sheet | null>(null);
  /** the drawer of what was said is open */
  talking = $state(false);
  tab = $state<Tab>('town');
  /** the end of the turn that waits for a second word, and where it was asked for */
  unsure = $state.raw<{ option: Option; version: number } | null>(null);
  /** the answer that was advised, and where */
  advised = $state.raw<{ move: number; version: number } | null>(null);
  #folded = $state(-1);
  /** the phase of one's last answer */
  #answeredIn = '';

  constructor(live: Connected) {
    this.live = live;
  }

  table: TableView = $derived.by(() => this.live.table!);
  /** what may be answered now, or with the love in hand along with it */
  offered = $derived.by((): Option[] => (settings.love ? [...this.table.options, ...this.table.reach] : this.table.options));
  places = $derived.by(() => byPlace(this.offered));
  bar = $derived.by(() => barAnswers(this.table));
  /** the question of a card with everything that can be answered, where one is asked */
  stage = $derived.by((): Stage | null => stageOf(this.table, this.bar));
  /** it lies over the town now */
  staged = $derived.by(() => this.stage !== null && this.#folded !== this.table.version);
  keyed = $derived.by((): readonly BarAnswer[] => (this.stage ? [...this.stage.choices, ...this.stage.answers] : this.bar));
  pieces = $derived.by(() => this.#tracks.follow(this.table));
  asked = $derived.by(() => this.table.options.length > 0);
  couldEmploy = $derived.by(() => [...this.table.options, ...this.table.reach].some(({ verb }) => verb === 'employ'));
  doubtful = $derived.by(() => (this.unsure?.version === this.table.version ? this.unsure.option : null));
  /** the answer to be pointed at: a lesson waits for it, or it was advised and asked for */
  wanted = $derived.by(() => this.table.lesson?.move ?? (this.advised?.version === this.table.version ? this.advised.move : null));
  me = $derived.by((): SeatView | null => (this.table.seat === null ? null : this.table.seats[this.table.seat]!));
  /** the others in turn order, beginning on one's left; everybody for a spectator */
  others = $derived.by((): SeatView[] => {
    const { seats, seat } = this.table;
    return seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
  });
  /** the card in the reading pane: the one rested on last, else the one that asks */
  read = $derived.by((): Reading | null => {
    if (this.glance && this.live.faces.has(this.glance.card)) {
      const { place, card } = this.glance;
      return { card, ...this.note(place) };
    }
    return this.table.asked_by === null ? null : { card: this.table.asked_by, cost: null, whyNot: null };
  });

  face(card: number): CardFace {
    const face = this.live.faces.get(card);
    if (!face) throw new Error(`no card ${card} at this table`);
    return face;
  }

  /** What a place costs now, and why it cannot be used if it cannot. */
  note(place: string): { cost: number | null; whyNot: string | null } {
    const note = noteAt(this.table, place);
    return this.at(place).length ? { ...note, whyNot: null } : note;
  }

  /** What may be answered at a place; nothing while the stage lies over it. */
  at(place: string): Option[] {
    return this.staged && UNDER_THE_STAGE.test(place) ? [] : (this.places.get(place) ?? []);
  }

  /** Whether what is asked is about that part of the table: elsewhere nothing is greyed. */
  concerns(place: string): boolean {
    const part = partOf(place);
    if (this.table.phase === 'employ' && this.table.asked_by === null && ['town', 'hand'].includes(part)) return true;
    return this.table.options.some((option) => partOf(option.zone) === part);
  }

  /** Fold the stage away to see the table, or take it up again. */
  fold(): void {
    this.#folded = this.staged ? this.table.version : -1;
  }

  /** Show where an answer is given: bring that part of the table to the front. */
  point(move: number): void {
    this.advised = { move, version: this.table.version };
    this.sheet = null;
    const option = [...this.table.options, ...this.table.reach].find((one) => one.move === move);
    if (!option || this.staged) return;
    const part = partOf(option.zone);
    if (part === 'town') this.tab = 'town';
    else if (part === 'hand' || part === 'none') return;
    else this.tab = option.seat !== null && option.seat !== this.table.seat ? 'others' : 'mine';
  }

  give(option: Option): void {
    this.menu = null;
    // Something could still be employed: the end of the turn is asked for twice.
    if (option.verb === 'end-turn' && this.doubtful !== option && this.couldEmploy) {
      this.unsure = { option, version: this.table.version };
      return;
    }
    this.#answeredIn = this.table.phase;
    this.live.answer(option.move, option.via);
  }

  /** The same by a key. */
  giveByKey(option: Option): void {
    const ended = this.#answeredIn !== this.table.phase && Date.now() - this.live.arrived < DEAF;
    if (option.verb !== 'end-turn' || !ended) this.give(option);
  }

  /** A press on a place: the only answer, a menu of several or of one to be read first, or the card itself with the reason why not. */
  press(place: string, opener: HTMLElement, reading: Reading | null): void {
    const options = this.at(place);
    if (options.length === 1 && !options[0]!.pause) this.give(options[0]!);
    else if (options.length) this.menu = { options, beside: opener.getBoundingClientRect(), opener };
    // A press that was meant for what lay here a moment ago must not throw a sheet over the table.
    else if (reading && this.live.underway === 0 && Date.now() - this.live.arrived > 350) this.reading = reading;
  }
}

export function provideSitting(live: Connected): Sitting {
  return setContext(KEY, new Sitting(live));
}

export function sitting(): Sitting {
  return getContext<Sitting>(KEY);
}
