/** Where a small sheet goes beside what it belongs to: above or below, right or left, always inside the window. */
const GAP = 8;

export function besideOf(thing: DOMRect, sheet: DOMRect): { left: number; top: number } {
  const left = Math.min(Math.max(GAP, thing.left), innerWidth - sheet.width - GAP);
  const above = thing.top - sheet.height - GAP;
  const below = thing.bottom + GAP;
  if (above >= GAP) return { left, top: above };
  if (below + sheet.height <= innerHeight - GAP) return { left, top: below };
  // Neither fits: stand at its side, where there is more room.
  const right = thing.right + GAP;
  const side = right + sheet.width <= innerWidth - GAP ? right : Math.max(GAP, thing.left - sheet.width - GAP);
  return { left: side, top: Math.max(GAP, Math.min(thing.top, innerHeight - sheet.height - GAP)) };
}
