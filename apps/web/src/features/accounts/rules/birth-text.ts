const WHOLE = /^(\d{4})[-./ ]?(\d{2})[-./ ]?(\d{2})$/;

/**
 * A whole date in another spelling (19990412, 1999.04.12) as YYYY-MM-DD; anything else as it is. The number keys of
 * some phones have no hyphen.
 */
export const birthText = (typed: string): string => typed.replace(WHOLE, '$1-$2-$3');
