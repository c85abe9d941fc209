import { pages } from '@utarang/contract';

/** The address of the form for a new text. */
export const NEW_TEXT_ADDRESS = `${pages.myLyrics}?write=true`;
