/** Where on the screen the places of a flight are. What lies behind another part of the table is found at its tab. */
const visible = (element: Element | null | undefined): element is HTMLElement => {
  if (!(element instanceof HTMLElement)) return false;
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};

/** All that could stand for a place, the nearest first. */
function candidates(place: string, card: number | null, me: number | null): string[] {
  const [zone, which] = place.split(':');
  const seat = (number: string | undefined): string[] =>
    number === String(me)
      ? ['[data-own] .head', '[data-tab-of=mine]']
      : [`[data-seat="${number}"] header`, '[data-tab-of=others]'];
  switch (zone) {
    case 'hand':
      return [`[data-zone=hand] [data-spot="hand:${card}"]`, '[data-zone=hand]'];
    case 'played':
      return [`[data-spot="played:${card}"]`, '[data-zone=played]', '[data-tab-of=mine]'];
    case 'deck':
    case 'discard':
      return [`[data-own] [data-pile=${zone}]`, '[data-tab-of=mine]'];
    case 'town':
      return [`[data-spot="town:${card}"]`, '[data-tab-of=town]'];
    case 'shown':
      return [`[data-spot="${place}:${card}"]`, '[data-tab-of=town]'];
    case 'stack':
      return [`[data-lot="${place}"]`, '[data-tab-of=town]'];
    case 'home':
      return [`[data-home="${which}"] [data-card="${card}"]`, `[data-home="${which}"]`, ...seat(which)];
    default:
      return seat(which);
  }
}

/** The element for a place; of several copies the last that is not `taken` yet, which is then taken. */
export function elementAt(place: string, card: number | null, me: number | null, taken: Set<Element>): HTMLElement | null {
  for (const selector of candidates(place, card, me)) {
    const all = [...document.querySelectorAll(`${selector}:not([inert] *)`)].filter(visible);
    const found = all.findLast((element) => !taken.has(element)) ?? all.at(-1);
    if (!found) continue;
    taken.add(found);
    return found;
  }
  return null;
}
