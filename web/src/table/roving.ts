/**
 * One stop of the Tab key per zone, arrows inside it. When the card that had the focus is gone, its neighbour gets it,
 * so that a game can be played without ever reaching for the mouse.
 */
import type { Attachment } from 'svelte/attachments';

const SPOT = '[data-spot]:not([inert] *)';

function spotsIn(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(SPOT)];
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest spot in a direction: what lies straight ahead counts for more than what lies aside. */
function neighbour(from: HTMLElement, spots: HTMLElement[], key: string): HTMLElement | undefined {
  const here = centre(from);
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const there = centre(spot);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (ahead < 4 || (across && aside > from.offsetHeight)) continue;
    if (ahead + aside * 3 < least) [best, least] = [spot, ahead + aside * 3];
  }
  return best;
}

export const roving: Attachment<HTMLElement> = (zone) => {
  let last = 0;
  let had = false;

  function settle(): void {
    const spots = spotsIn(zone);
    last = Math.min(last, Math.max(0, spots.length - 1));
    spots.forEach((spot, i) => (spot.tabIndex = i === last ? 0 : -1));
    if (had && (document.activeElement === document.body || document.activeElement === null)) spots[last]?.focus();
  }

  function focused(event: FocusEvent): void {
    const index = spotsIn(zone).indexOf(event.target as HTMLElement);
    if (index < 0) return;
    had = true;
    last = index;
    settle();
  }

  function left(event: FocusEvent): void {
    // No new target: the card vanished or the window lost the focus. Anything else is the reader's own wish.
    if (event.relatedTarget) had = false;
  }

  function pressed(event: KeyboardEvent): void {
    if (!event.key.startsWith('Arrow') && event.key !== 'Home' && event.key !== 'End') return;
    const spots = spotsIn(zone);
    const from = document.activeElement as HTMLElement;
    if (!spots.includes(from)) return;
    const index = spots.indexOf(from);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to =
      event.key === 'Home'
        ? spots[0]
        : event.key === 'End'
          ? spots.at(-1)
          : (neighbour(from, spots, event.key) ?? spots[index + step]);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('focusin', focused);
  zone.addEventListener('focusout', left);
  zone.addEventListener('keydown', pressed);
  settle();
  return () => {
    watcher.disconnect();
    zone.removeEventListener('focusin', focused);
    zone.removeEventListener('focusout', left);
    zone.removeEventListener('keydown', pressed);
  };
};
