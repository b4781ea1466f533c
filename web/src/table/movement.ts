/** How cards make room for each other inside a zone; how they change zones is in `Flights.svelte`. Neither stops a click. */
import { cubicOut } from 'svelte/easing';
import { isStill } from '../lib/settings.svelte.ts';

export const shift = (): { duration: number; easing: typeof cubicOut } => ({ duration: isStill() ? 0 : 220, easing: cubicOut });
