/** Where on the table an answer belongs: every place that can be pressed has a key, and options are found by it. */
import type { Option, TableView } from '../lib/messages.ts';

type Where = Pick<Option, 'zone' | 'card' | 'seat' | 'stack' | 'index'>;

/** A place in words for programs: "hand:12", "shown:beer:40", "quarters:1:3". */
export function placeOf({ zone, card, seat, stack, index }: Where): string {
  switch (zone) {
    case 'hand':
    case 'played':
    case 'town':
    case 'beers':
      return `${zone}:${card}`;
    case 'shown':
      return `shown:${stack}:${card}`;
    case 'stack':
      return `stack:${stack}`;
    case 'quarters':
    case 'private':
      return `${zone}:${seat}:${index}`;
    case 'aside':
      return `aside:${index}`;
    case 'refined':
    case 'seat':
      return `${zone}:${seat}`;
    case 'none':
      return 'none';
  }
}

export function byPlace(options: readonly Option[]): ReadonlyMap<string, Option[]> {
  return Map.groupBy(options, placeOf);
}

/** Every place that the screen shows for this table. */
function shownPlaces(table: TableView): Set<string> {
  const shown = new Set<string>();
  for (const held of table.own?.hand ?? []) shown.add(`hand:${held.card}`);
  for (const card of table.own?.beers ?? []) shown.add(`beers:${card}`);
  for (const card of table.played) shown.add(`played:${card}`);
  for (const pile of table.town) shown.add(`town:${pile.card}`);
  for (const stack of table.stacks) {
    shown.add(`stack:${stack.stack}`);
    for (const card of stack.shown) shown.add(`shown:${stack.stack}:${card.card}`);
  }
  table.aside.forEach((_, index) => shown.add(`aside:${index}`));
  for (const seat of table.seats) {
    if (seat.refined !== null) shown.add(`refined:${seat.seat}`);
    seat.quarters.forEach((_, index) => shown.add(`quarters:${seat.seat}:${index}`));
    seat.private.forEach((_, index) => shown.add(`private:${seat.seat}:${index}`));
  }
  return shown;
}

/** Answers for the bar: those that belong to no card, players to choose, and whatever has no place on the screen. */
export function barOptions(table: TableView): Option[] {
  const shown = shownPlaces(table);
  return table.options.filter((option) => !shown.has(placeOf(option)));
}

/** The letter that gives this answer, where it has one that is easy to remember. */
export function letterOf(option: Option): string | null {
  switch (option.verb) {
    case 'play-all':
      return 'l';
    case 'end-phase':
    case 'end-turn':
    case 'done':
      return 'e';
    case 'yes':
      return 'y';
    case 'no':
      return 'n';
    default:
      return null;
  }
}

export interface BarAnswer {
  option: Option;
  key: string | null;
}

/** The bar with a key for each answer: its letter, else the next figure. */
export function barAnswers(table: TableView): BarAnswer[] {
  const taken = new Set<string>();
  let figure = 1;
  return barOptions(table).map((option) => {
    const letter = letterOf(option);
    if (letter && !taken.has(letter)) {
      taken.add(letter);
      return { option, key: letter };
    }
    return { option, key: figure <= 9 ? String(figure++) : null };
  });
}

/** One of the cards, stacks or players that a card asks for. */
export interface Choice extends BarAnswer {
  place: string;
  /** it is all there is beside declining */
  yes: boolean;
}
/** A question that a card asks, with all its answers. */
export interface Stage {
  choices: Choice[];
  answers: StageAnswer[];
}
export interface StageAnswer extends BarAnswer {
  /** yes or no in so many words, where there is nothing else to say */
  says: 'yes' | 'no' | null;
}

/** More answers than this beside the question would not have room there. */
const BESIDE = 3;
const DECLINES = ['done', 'no'];

/** What is put on the stage: whatever a card asks, a choice before the first turn, and questions with many answers. */
export function stageOf(table: TableView, bar: readonly BarAnswer[]): Stage | null {
  const { options, asked_by: asker, phase } = table;
  if (!options.length || (asker === null && phase !== 'choose' && bar.length <= BESIDE)) return null;
  const decline = options.length === 2 ? (options.find((option) => DECLINES.includes(option.verb)) ?? null) : null;
  const beside = new Set(options.filter((option) => option.zone === 'none'));
  let figure = 1;
  const choices = options
    .filter((option) => !beside.has(option))
    .map((option) => ({
      option,
      place: placeOf(option),
      yes: decline !== null,
      key: decline ? 'y' : figure <= 9 ? String(figure++) : null,
    }));
  const answers = [...beside].map((option) => {
    const says = option === decline ? ('no' as const) : decline ? ('yes' as const) : null;
    const key = says ? says[0]! : (letterOf(option) ?? (figure <= 9 ? String(figure++) : null));
    return { option, says, key };
  });
  return { choices, answers };
}

/** What the table says of a place: what it costs there now, and why it cannot be used. */
export function noteAt(table: TableView, place: string): { cost: number | null; whyNot: string | null } {
  const [zone, first, second] = place.split(':');
  const pile = zone === 'town' ? table.town.find((each) => String(each.card) === first) : undefined;
  const stack = zone === 'shown' ? table.stacks.find((each) => each.stack === first) : undefined;
  const shown = stack?.shown.find((each) => String(each.card) === second);
  const held = zone === 'hand' ? table.own?.hand.find((each) => String(each.card) === first) : undefined;
  const spot = zone === 'quarters' || zone === 'private' ? table.seats[Number(first)]?.[zone][Number(second)] : undefined;
  const found = pile ?? shown;
  return { cost: found?.cost ?? null, whyNot: (found ?? held ?? spot)?.why_not ?? null };
}
