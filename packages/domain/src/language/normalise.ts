/**
 * White space for a reader: what `\s` names, and the blanks without width that come along when text is copied from
 * a page (Mongolian vowel separator, zero-width space, word joiner). Zero-width joiners are no blanks: they shape
 * emoji and letters.
 */
const BLANKS = /[\s\u180e\u200b\u2060]+/gu;

/**
 * The form in which texts are compared (docs/product/search.md#normalisation): NFC, lower case, runs of white space as
 * one space, trimmed. NFC is taken again after lower-casing, which can leave marks apart from their letter (İ becomes i
 * and a dot).
 */
export const normalise = (text: string): string => tidy(text.normalize('NFC').toLowerCase());

/**
 * The same form with the case of letters kept, which the other keyboard layout needs: NFC, single spaces, none around.
 */
export const tidy = (text: string): string => text.normalize('NFC').replace(BLANKS, ' ').trim();
