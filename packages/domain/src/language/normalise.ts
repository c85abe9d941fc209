declare const form: unique symbol;

/**
 * Texts whose form the compiler knows. They are made here alone, where a text comes in: what takes one of these
 * normalises no more, and what takes a `string` takes a text of any form.
 */
export type NfcText = string & { readonly [form]: { readonly composed: true } };
/** A query: NFC, single spaces, none around, in the case in which it was typed. */
export type SearchText = NfcText & { readonly [form]: { readonly spaced: true } };
/** A text as it is compared with others: as it is searched, in lower case. */
export type ComparedText = SearchText & { readonly [form]: { readonly lowered: true } };

/** A text in NFC: what looks alike is one letter. */
export const toNfc = (text: string): NfcText => text.normalize('NFC') as NfcText;

/** Checks whether a text is in NFC, as the files of the content have to be. */
export const isNfc = (text: string): boolean => text.normalize('NFC') === text;

/** Half a character without its other half, as a text has it that was cut. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks whether a text has whole characters alone. Chrome 109 has no `isWellFormed`. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** A text in NFD: a syllable as its letters, a voiced kana as the plain one and its mark. */
export const toNfd = (text: string): string => text.normalize('NFD');

/** A text in NFKC: letters of full and of half width, in circles and above the line are the plain ones. */
export const toNfkc = (text: string): string => text.normalize('NFKC');

/** A text in NFKD: the same, with each mark apart from its letter. */
export const toNfkd = (text: string): string => text.normalize('NFKD');

/** Kana without the marks of voiced sounds: か for が, は for ば and ぱ. A word may sound otherwise in a compound. */
export const unvoiced = (kana: string): string => toNfd(kana).replace(/[\u3099\u309a]/g, '');

/** A kana with the mark of a voiced sound: が for か. */
export const voiced = (kana: string): string => toNfc(`${kana}\u3099`);

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
export const asStored = (text: string): string => toNfc(text).trim();

/**
 * Text as it is searched: NFC, single spaces, none around. The case of letters is kept, which the other keyboard layout
 * needs.
 */
export const asSearched = (text: string): SearchText => toNfc(text).replace(BLANKS, ' ').trim() as SearchText;

/**
 * The form in which texts are compared (docs/product/search.md#normalisation): as they are searched, and in lower case.
 * NFC is taken again after lower-casing, which can leave marks apart from their letter (İ becomes i and a dot).
 */
export const normalise = (text: string): ComparedText => asSearched(toNfc(text).toLowerCase()) as ComparedText;

/** A query as it is compared. Most have no letter that changes, and are what they were. */
export function lowered(query: SearchText): ComparedText {
  const lower = query.toLowerCase();
  return lower === query ? (query as ComparedText) : normalise(lower);
}
