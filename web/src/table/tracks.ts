/**
 * Which card is which from one position to the next, so that those that stay in a zone stay where they are. The server
 * names kinds of cards, not pieces of cardboard.
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
  }
  return zones;
}

export class Tracks {
  #zones: Zones = {};
  #next = 0;

  follow(table: TableView): Zones {
    this.#zones = Object.fromEntries(
      Object.entries(zonesOf(table)).map(([zone, cards]) => {
        const before = [...(this.#zones[zone] ?? [])];
        return [zone, cards.map((card) => take(before, card) ?? { card, id: `piece-${this.#next++}` })];
      }),
    );
    return this.#zones;
  }
}

function take(from: Piece[], card: number): Piece | null {
  const index = from.findIndex((piece) => piece.card === card);
  return index < 0 ? null : from.splice(index, 1)[0]!;
}
