/**
 * Which card is which from one position to the next. The server names kinds of cards, not pieces of cardboard; for
 * movement a card that left one zone and one of the same name that came to another are taken for the same.
 */
import type { TableView } from '../lib/messages.ts';

export interface Piece {
  card: number;
  id: string;
}
export type Zones = Record<string, Piece[]>;

function zonesOf(table: TableView): Record<string, number[]> {
  const zones: Record<string, number[]> = {
    hand: table.own?.hand.map((held) => held.card) ?? [],
    played: table.played,
  };
  for (const seat of table.seats) {
    zones[`quarters:${seat.seat}`] = seat.quarters.map((spot) => spot.card);
    zones[`private:${seat.seat}`] = seat.private.map((spot) => spot.card);
    zones[`discard:${seat.seat}`] = seat.discard_top === null ? [] : [seat.discard_top];
  }
  return zones;
}

export class Tracks {
  #zones: Zones = {};
  #next = 0;

  follow(table: TableView): Zones {
    const loose: Piece[] = [];
    const wanted = Object.entries(zonesOf(table));
    const kept = wanted.map(([zone, cards]) => {
      const before = [...(this.#zones[zone] ?? [])];
      const pieces = cards.map((card) => take(before, card));
      loose.push(...before);
      return pieces;
    });
    this.#zones = Object.fromEntries(
      wanted.map(([zone, cards], z) => [
        zone,
        cards.map((card, i) => kept[z]![i] ?? take(loose, card) ?? { card, id: `piece-${this.#next++}` }),
      ]),
    );
    return this.#zones;
  }
}

function take(from: Piece[], card: number): Piece | null {
  const index = from.findIndex((piece) => piece.card === card);
  return index < 0 ? null : from.splice(index, 1)[0]!;
}
