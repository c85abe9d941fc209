const WHOLE = /^(\d{4})[-./ ]?(\d{2})[-./ ]?(\d{2})$/;

/**
 * A whole date in another spelling (19990412, 1999.04.12, １９９９０４１２) as YYYY-MM-DD; anything else as it is. The
 * number keys of some phones have no hyphen, and a Japanese keyboard types wide digits.
 */
export const birthText = (typed: string): string => {
  const date = typed.normalize('NFKC');
  return WHOLE.test(date) ? date.replace(WHOLE, '$1-$2-$3') : typed;
};
