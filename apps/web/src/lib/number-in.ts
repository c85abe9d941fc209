/** The positive number in a parameter of an address, as we write numbers; null for anything else. */
export const numberIn = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/**
 * The id in an address, as query keys have it. A text that is no number stays as it is, and the server says what is
 * wrong with it.
 */
export const idIn = (text: string): number | string => (/^[1-9]\d*$/.test(text) ? Number(text) : text);
