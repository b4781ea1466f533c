/** Whether a screen wants the whole window for itself: the table does, its lobby does not. */
export const shell = $state({ bare: false });

/** Call it while a component is being made: the header and the foot step aside as long as it lives. */
export function wholeWindow(): void {
  $effect(() => {
    shell.bare = true;
    return () => (shell.bare = false);
  });
}
