export function sourceOf(list: string): string;
export function named(list: string): Record<string, string>;
export function paths(list: string): Record<string, string>;
