import { pages } from '@utarang/contract';

/** The address of the form for a new text. */
export const WRITE = `${pages.myLyrics}?write=true`;
