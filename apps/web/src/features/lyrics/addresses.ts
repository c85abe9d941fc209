import { pages } from '@utarang/contract';

/** Of the form for a new text. */
export const WRITE = `${pages.myLyrics}?write=true`;
