/** One reader at one table: what may be pressed where, which card is being read, what is open. */
import { getContext, setContext } from 'svelte';
import type { CardFace, Option, SeatView, TableView } from '../lib/messages.ts';
import type { Connected } from '../lib/live.svelte.ts';
import { barAnswers, byPlace } from './places.ts';
import { Tracks } from './tracks.ts';

export interface Reading {
  card: number;
  cost: number | null;
  whyNot: string | null;
}
export interface Glance extends Reading {
  beside: DOMRect;
}
export interface Menu {
  options: Option[];
  beside: DOMRect;
  opener: HTMLElement;
}
export type Sheet = 'settings' | 'help' | 'answers' | 'log' | 'piles';

const KEY = Symbol('sitting');

export class Sitting {
  readonly live: Connected;
  readonly #tracks = new Tracks();
  reading = $state.raw<Reading | null>(null);
  glance = $state.raw<Glance | null>(null);
  menu = $state.raw<Menu | null>(null);
  sheet = $state<Sheet | null>(null);

  constructor(live: Connected) {
    this.live = live;
  }

  table: TableView = $derived.by(() => this.live.table!);
  places = $derived.by(() => byPlace(this.table.options));
  bar = $derived.by(() => barAnswers(this.table));
  pieces = $derived.by(() => this.#tracks.follow(this.table));
  asked = $derived.by(() => this.table.options.length > 0);
  me = $derived.by((): SeatView | null => (this.table.seat === null ? null : this.table.seats[this.table.seat]!));
  /** the others in turn order, beginning on one's left; everybody for a spectator */
  others = $derived.by((): SeatView[] => {
    const { seats, seat } = this.table;
    return seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
  });

  face(card: number): CardFace {
    const face = this.live.faces.get(card);
    if (!face) throw new Error(`no card ${card} at this table`);
    return face;
  }

  at(place: string): Option[] {
    return this.places.get(place) ?? [];
  }

  give(option: Option): void {
    this.menu = null;
    this.glance = null;
    this.live.answer(option.move);
  }

  /** A press on a place: the only answer, a menu of several or of one to be read first, or the card itself with the reason why not. */
  press(place: string, opener: HTMLElement, reading: Reading | null): void {
    const options = this.at(place);
    this.glance = null;
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
