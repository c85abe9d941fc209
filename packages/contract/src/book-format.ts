/** The format of the packed book: another one where its columns change. */
export const BOOK_FORMAT = 1;
