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
