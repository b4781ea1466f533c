/**
 * Which cards have changed hands between two positions, and from where to where. The server names kinds of cards, not
 * pieces of cardboard: a card that is missing in one place and one of the same name that is new in another are taken
 * for the same. Where a card comes from or goes to out of sight, its player's seat stands for it.
 */
import type { TableView } from '../lib/messages.ts';

export type Deed = 'serve' | 'draw' | 'employ' | 'event' | 'discard' | 'shuffle' | 'move';
export interface Flight {
  deed: Deed;
  /** null: face down */
  card: number | null;
  from: string;
  to: string;
}

/** More than this between two positions is no move of one player, but another moment of the game. */
const MOST_ANSWERS = 8;
/** A sweep of many cards is shown by the first few. */
const SWEEP = 3;

const LIKELY = [['hand', 'played'], ['deck', 'hand'], ['town', 'discard']] as const;

type Counts = Map<string, number>;
const NOWHERE: Counts = new Map();

/** How many copies of each card lie where: "hand", "deck", "discard", "played", "town", "shown:beer", "home:2". */
function lying(table: TableView): Map<number, Counts> {
  const cards = new Map<number, Counts>();
  const add = (place: string, card: number | null, count = 1): void => {
    if (card === null) return;
    const counts = cards.get(card) ?? new Map<string, number>();
    cards.set(card, counts.set(place, (counts.get(place) ?? 0) + count));
  };
  const { own } = table;
  for (const held of own?.hand ?? []) add('hand', held.card);
  for (const zone of ['deck', 'discard'] as const) for (const card of own?.[zone] ?? []) add(zone, card);
  for (const card of own?.beers ?? []) add(`home:${own!.seat}`, card);
  for (const card of table.played) add('played', card);
  for (const pile of table.town) add('town', pile.card, pile.left);
  for (const stack of table.stacks) for (const { card } of stack.shown) add(`shown:${stack.stack}`, card);
  for (const seat of table.seats) {
    for (const spot of [...seat.quarters, ...seat.private]) {
      for (const card of [spot.card, ...spot.on, spot.under]) add(`home:${seat.seat}`, card);
    }
    add(`home:${seat.seat}`, seat.refined);
  }
  return cards;
}

/** Where a card must have come from that was not in sight, or gone to. */
function outOfSight(place: string, player: number): string {
  if (place.startsWith('shown:')) return `stack:${place.slice('shown:'.length)}`;
  return place.startsWith('home:') ? `seat:${place.slice('home:'.length)}` : `seat:${player}`;
}

function deedOf(from: string, to: string, kind: string): Deed {
  if (to === 'played') return 'serve';
  if (from === 'deck') return 'draw';
  if (from === 'discard' && to === 'deck') return 'shuffle';
  if (from === 'town' || from.startsWith('shown:') || from.startsWith('stack:')) return kind === 'event' ? 'event' : 'employ';
  return from === 'played' || to === 'discard' || to === 'town' ? 'discard' : 'move';
}

/** What left with what came: hand to played and deck to hand before anything else, then whatever is left. */
function paired(gone: string[], come: string[]): [string | undefined, string | undefined][] {
  const pairs: [string | undefined, string | undefined][] = [];
  for (const [from, to] of LIKELY) {
    while (gone.includes(from) && come.includes(to)) {
      gone.splice(gone.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
      pairs.push([from, to]);
    }
  }
  for (let n = 0; n < Math.max(gone.length, come.length); n++) pairs.push([gone[n], come[n]]);
  return pairs;
}

/** `kindOf` is a card's kind. The end of a turn first, then what was played, and draws last. */
export function flightsBetween(before: TableView, after: TableView, kindOf: (card: number) => string): Flight[] {
  const steps = after.answers - before.answers;
  if (before.code !== after.code || before.seat !== after.seat || steps <= 0 || steps > MOST_ANSWERS) return [];
  const turned = after.turn !== before.turn;
  const own = before.active === before.seat;
  if (turned && own && before.own && after.own) return endOfOwnTurn(before, after);
  const found: Flight[] = [];
  const [was, is] = [lying(before), lying(after)];
  for (const card of new Set([...was.keys(), ...is.keys()])) {
    const [then, now] = [was.get(card) ?? NOWHERE, is.get(card) ?? NOWHERE];
    const gone: string[] = [];
    const come: string[] = [];
    for (const place of new Set([...then.keys(), ...now.keys()])) {
      const more = (now.get(place) ?? 0) - (then.get(place) ?? 0);
      (more < 0 ? gone : come).push(...Array.from({ length: Math.abs(more) }, () => place));
    }
    for (const [left, came] of paired(gone, come)) {
      const from = left ?? outOfSight(came!, after.active);
      const to = came ?? outOfSight(from, before.active);
      if (from === to || (from.startsWith('seat:') && to.startsWith('home:') && from.slice(5) === to.slice(5))) continue;
      found.push({ deed: deedOf(from, to, kindOf(card)), card, from, to });
    }
  }
  const order: Deed[] = ['discard', 'serve', 'employ', 'event', 'move', 'shuffle', 'draw'];
  const kept = found
    // What lay there for a card that was taken: the next one comes up by itself.
    .filter(({ from, to }) => !(from.startsWith('stack:') && to.startsWith('shown:') && found.length > 1))
    .sort((a, b) => order.indexOf(a.deed) - order.indexOf(b.deed));
  return swept(kept);
}

/** Hand and played cards to the discard pile, a shuffle if there was one, and a new hand. */
function endOfOwnTurn(before: TableView, after: TableView): Flight[] {
  const left = [
    ...before.own!.hand.map(({ card }) => ({ card, from: 'hand' })),
    ...before.played.map((card) => ({ card, from: 'played' })),
  ];
  const sweep = left.slice(0, SWEEP).map(({ card, from }): Flight => ({ deed: 'discard', card, from, to: 'discard' }));
  const shuffled = after.own!.deck.length + after.own!.hand.length > before.own!.deck.length;
  const shuffle: Flight[] = shuffled ? [{ deed: 'shuffle', card: null, from: 'discard', to: 'deck' }] : [];
  const drawn = after.own!.hand.map(({ card }): Flight => ({ deed: 'draw', card, from: 'deck', to: 'hand' }));
  return [...sweep, ...shuffle, ...drawn];
}

/** Of each kind of sweep, the first few; a shuffle is one card face down. */
function swept(flights: readonly Flight[]): Flight[] {
  const many = Map.groupBy(flights, ({ deed, from, to }) => `${deed} ${from} ${to}`);
  return [...many.values()].flatMap((alike) => {
    if (alike[0]!.deed === 'shuffle') return [{ ...alike[0]!, card: null }];
    return alike[0]!.deed === 'draw' ? alike : alike.slice(0, SWEEP);
  });
}
