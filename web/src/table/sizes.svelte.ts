/** The sizes at which the table is laid out otherwise, for what styles alone cannot say. `Layout.svelte` has the same ones. */
import { MediaQuery } from 'svelte/reactivity';

const tabs = new MediaQuery('(width < 700px), (width < 1180px) and (height < 900px), (height < 640px)');
const roomy = new MediaQuery('(height >= 760px)');

/** A rem in pixels. It changes with the window alone, and whoever asks is asked again then. */
export function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

export const sizes = {
  /** parts of the table lie behind each other */
  get tabs(): boolean {
    return tabs.current;
  },
  /** high enough for what others own */
  get roomy(): boolean {
    return roomy.current;
  },
};
