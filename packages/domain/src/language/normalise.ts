declare const form: unique symbol;

/**
 * Texts with a form that the compiler knows. They are created only here, at the edge: code that takes one of them does
 * not normalise, and code that takes a `string` accepts any form.
 */
export type NfcText = string & { readonly [form]: { readonly composed: true } };
/** A query: NFC, single spaces, trimmed, in its original case. */
export type SearchText = NfcText & { readonly [form]: { readonly spaced: true } };
/** A text in the form in which it is compared with others: as it is searched, in lower case. */
export type ComparedText = SearchText & { readonly [form]: { readonly lowered: true } };

/** A text in NFC: what looks alike is one letter. */
export const toNfc = (text: string): NfcText => text.normalize('NFC') as NfcText;

/** Checks whether a text is in NFC, as the files of the content have to be. */
export const isNfc = (text: string): boolean => text.normalize('NFC') === text;

/** A lone surrogate, as in a text that was cut inside a character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks whether a text has no lone surrogates. Chrome 109 has no `isWellFormed`. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** A text in NFD: a syllable as its letters, a voiced kana as the plain one and its mark. */
export const toNfd = (text: string): string => text.normalize('NFD');

/** A text in NFKC: full-width, half-width, circled and superscript letters become plain ones. */
export const toNfkc = (text: string): string => text.normalize('NFKC');

/** A text in NFKD: like NFKC, with each mark separate from its letter. */
export const toNfkd = (text: string): string => text.normalize('NFKD');

/** Kana without voicing marks: か for が, は for ば and ぱ. The sound of a word may change in a compound. */
export const unvoiced = (kana: string): string => toNfd(kana).replace(/[\u3099\u309a]/g, '');

/** A kana with its voicing mark: が for か. */
export const voiced = (kana: string): string => toNfc(`${kana}\u3099`);

/**
 * White space for a reader: that of `\s`, and zero-width spaces that are copied from pages (Mongolian vowel separator,
 * zero-width space, word joiner). Zero-width joiners do not count: they shape emoji and letters.
 */
const BLANKS = /[\s\u180e\u200b\u2060]+/gu;

/**
 * User text in the form in which it is validated and stored (docs/product/limits.md#text): NFC, trimmed. The inside
 * stays unchanged.
 */
export const asStored = (text: string): string => toNfc(text).trim();

/** Syllables, composed kana, kanji, ASCII and spaces: letters that normalising leaves as they are. */
const PLAIN = /^[ -~가-힣ぁ-ゖァ-ヺー一-鿿]+$/;

/**
 * Checks whether a text is as it is searched. Nearly all texts of the book are, and most queries: that is several times
 * as quick as normalising them.
 */
const isSearched = (text: string): boolean => PLAIN.test(text) && text === text.trim() && !text.includes('  ');

/**
 * Text in the form in which it is searched: NFC, single spaces, trimmed. It keeps its case, which the other keyboard
 * layout needs.
 */
export const asSearched = (text: string): SearchText =>
  (isSearched(text) ? text : toNfc(text).replace(BLANKS, ' ').trim()) as SearchText;

/**
 * Text in the form in which it is compared (docs/product/search.md#normalisation): as it is searched, and in lower
 * case. NFC is applied again after lower-casing, which can separate marks from their letter (İ becomes i and a dot).
 */
export const normalise = (text: string): ComparedText =>
  (isSearched(text) ? text.toLowerCase() : asSearched(toNfc(text).toLowerCase())) as ComparedText;

/** A query in the form in which it is compared. Most have no letter that changes, and are returned as they are. */
export function lowered(query: SearchText): ComparedText {
  const lower = query.toLowerCase();
  return lower === query ? (query as ComparedText) : normalise(lower);
}
