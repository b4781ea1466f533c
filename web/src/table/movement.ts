/** How cards move: across zones by cross-fade, inside a zone by FLIP. Both are Svelte's own; neither stops a click. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import { motion } from '../lib/settings.svelte.ts';

export const [leave, arrive] = crossfade({
  duration: (distance) => motion(Math.min(380, 160 + distance * 0.3)),
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.9, duration: motion(160), easing: cubicOut }),
});

export const shift = (): { duration: number; easing: typeof cubicOut } => ({ duration: motion(220), easing: cubicOut });
