/** The story marks headings with dashes, as a terminal needs them; in a page they are set in type. */
export const bare = (heading: string): string => heading.replace(/^[—\s]+|[—\s]+$/g, '');
