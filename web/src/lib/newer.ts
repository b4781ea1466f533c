import type { NewsMessage, TableView } from './messages.ts';

/** A position with what has changed; what has not is the very same as before. */
export function newer(table: TableView, { parts, seats }: NewsMessage): TableView {
  const changed = new Map(seats.map((seat) => [seat.seat, seat]));
  return { ...table, ...parts, seats: table.seats.map((seat) => changed.get(seat.seat) ?? seat) };
}
