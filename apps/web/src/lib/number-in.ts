/** The number from 1 on that a parameter of an address says, as we write it; null where it says none. */
export const numberIn = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** The id in an address as query keys hold it: what is no number stays, and the server says what is wrong with it. */
export const idIn = (text: string): number | string => (/^[1-9]\d*$/.test(text) ? Number(text) : text);
