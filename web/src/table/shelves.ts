/** The order of the town: love, chiefs and events; general maids by cost; buildings, private maids and the other stacks. */
import type { CardFace, Pile, ShownCard, StackView, TableView } from '../lib/messages.ts';

export type Lot =
  | { what: 'pile'; key: string; pile: Pile }
  | { what: 'stack'; key: string; stack: StackView }
  | { what: 'shown'; key: string; stack: string; shown: ShownCard };

const FIRST = ['love', 'maid-chief', 'chambermaid-chief', 'event'];
const SECOND = ['general-maid'];

export function shelvesOf(table: TableView, face: (card: number) => CardFace): Lot[][] {
  const piles = (kinds: readonly string[]): Pile[] =>
    kinds.flatMap((kind) =>
      table.town
        .filter((pile) => face(pile.card).kind === kind)
        .sort((a, b) => (face(a.card).cost ?? 0) - (face(b.card).cost ?? 0)),
    );
  const rest = [...new Set(table.town.map((pile) => face(pile.card).kind))].filter(
    (kind) => !FIRST.includes(kind) && !SECOND.includes(kind),
  );
  const lots = (kinds: readonly string[]): Lot[] =>
    piles(kinds).map((pile) => ({ what: 'pile', key: `town:${pile.card}`, pile }));
  const stacks = table.stacks
    .filter((stack) => stack.left > 0 || stack.shown.length > 0)
    .flatMap((stack): Lot[] => [
      { what: 'stack', key: `stack:${stack.stack}`, stack },
      ...stack.shown.map((shown, i): Lot => ({ what: 'shown', key: `shown:${stack.stack}:${i}`, stack: stack.stack, shown })),
    ]);
  return [lots(FIRST), lots(SECOND), [...lots(rest), ...stacks]];
}
