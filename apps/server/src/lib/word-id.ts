/** The id in an address: a positive integer as we write it, or null. It may be the id of no word. */
export const wordIdOf = (text: string): number | null => (/^[1-9]\d*$/.test(text) ? Number(text) : null);
