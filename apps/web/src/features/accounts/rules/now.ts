/** The clock by which the schemas refuse a day in the future: the reader's own here, the server's on the server. */
export const now = (): Date => new Date();
