/** Small things a browser remembers. A browser that forbids it simply forgets. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`cuore.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`cuore.${key}`);
    else localStorage.setItem(`cuore.${key}`, value);
  } catch {
    // Storage is off: this visit still works.
  }
}
