/**
 * White space for a reader: what `\s` names, and the blanks without width that come along when text is copied from
 * a page (Mongolian vowel separator, zero-width space, word joiner). Zero-width joiners are no blanks: they shape
 * emoji and letters.
 */
const BLANKS = /[\s\u180e\u200b\u2060]+/gu;

/**
 * Text of users as it is checked and stored (docs/product/limits.md#text): NFC, nothing around it. What stands inside
 * stays as it was written.
 */
export const asStored = (text: string): string => text.normalize('NFC').trim();

/**
 * Text as it is searched: NFC, single spaces, none around. The case of letters is kept, which the other keyboard layout
 * needs.
 */
export const asSearched = (text: string): string => text.normalize('NFC').replace(BLANKS, ' ').trim();

/**
 * The form in which texts are compared (docs/product/search.md#normalisation): as they are searched, and in lower case.
 * NFC is taken again after lower-casing, which can leave marks apart from their letter (İ becomes i and a dot).
 */
export const normalise = (text: string): string => asSearched(text.normalize('NFC').toLowerCase());
