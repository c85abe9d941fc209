import * as z from 'zod/mini';
import { described } from './described.js';
import type { CheckedWordsQuery } from './study.js';
import { WORD_FIELD_MAX } from './terms.js';
import { line, requiredLine } from './text.js';
import { invalid, type ValidationCode } from './validation.js';
import type { TableFormat } from './word-columns.js';
import { word } from './words.js';

/** The formats in which saved words are exported: tables, and an Anki deck. */
export type TakeAlongFormat = TableFormat | 'apkg';

/** The columns of exported files of saved words, in their order (docs/product/my-words.md#take-along). */
export const takeAlongColumns = [
  'word',
  'reading',
  'hangul',
  'korean',
  'accent',
  'partOfSpeech',
  'level',
  'example',
  'translation',
] as const;
export type TakeAlongColumn = (typeof takeAlongColumns)[number];

/** GET /api/users/me/words.csv, words.tsv and words.apkg `checkedWordsQuery`: the saved words as a file. */
export const takeAlongAddress = (format: TakeAlongFormat, status: CheckedWordsQuery['status']): string =>
  `/api/users/me/words.${format}${status ? `?status=${status}` : ''}`;

/** The largest file of words that can be imported. */
export const BRING_MAX_BYTES = 8 * 1024 * 1024;
/** The most words of a file: as many as can be saved. */
export const BRING_MAX_WORDS = 20_000;
const FILE_NAME_MAX = 255;

/** POST /api/users/me/words/import: the body is the file itself. */
export const bringQuery = z.object({
  name: described(
    z._default(line(FILE_NAME_MAX, 'value_invalid'), ''),
    'The name of the file. What it is its content says.',
  ),
});

/** A word of the file, with its match in the book. */
const broughtWord = z.object({
  text: z.string(),
  reading: z.string(),
  meaning: z.string(),
  match: described(
    z.enum(['exact', 'several', 'none', 'already']),
    '`exact`: one word. `several`: to be chosen from `candidates`. `none`: the book lacks it; a candidate is a guess. ' +
      '`already`: saved before.',
  ),
  candidates: z.array(word),
  canBeOwn: described(z.boolean(), "Whether it has all that a word of the member's own needs."),
});
export type BroughtWord = z.infer<typeof broughtWord>;

/** The preview of a file. Nothing is saved yet. */
export const bringPreview = z.object({
  token: described(z.string(), 'Names this preview, until another file is brought.'),
  rows: z.array(broughtWord),
});
export type BringPreview = z.infer<typeof bringPreview>;

/** Tokens are random, as ids of texts. */
export const bringParams = z.object({ token: z.string().check(z.regex(/^[\w-]{22}$/, 'import_not_found')) });

const index = z.int(invalid('value_invalid')).check(z.nonnegative(invalid('value_invalid')));
const indexes = z._default(z.array(index).check(z.maxLength(BRING_MAX_WORDS, invalid('value_invalid'))), []);

/** POST /api/users/me/words/import/{token} */
export const bringBody = z.object({
  choices: described(
    z._default(z.record(z.string().check(z.regex(/^\d{1,5}$/, invalid('value_invalid'))), z.nullable(z.int())), {}),
    'Index of the row → the word that it is, or null to leave it out. Rows that match exactly need none.',
  ),
  own: described(indexes, "Rows that become words of the member's own."),
  wishes: described(indexes, 'Rows that the book should have; admins see them.'),
});
export type BringBody = z.input<typeof bringBody>;

/** The result of an import. */
export const bringResult = z.object({
  saved: described(z.int(), 'Words that are saved now and were not before.'),
  skipped: described(z.int(), 'Rows of which nothing was kept, those saved before among them.'),
  own: z.int(),
  wishes: z.int(),
});
export type BringResult = z.infer<typeof bringResult>;

const ownText = (code: ValidationCode) => requiredLine(WORD_FIELD_MAX, invalid(code), invalid('word_field_too_long'));

/** POST /api/users/me/own-words, PUT /api/users/me/own-words/{id} */
export const ownWordBody = z.object({
  japaneseWord: ownText('word_written_required'),
  hiragana: described(
    z._default(line(WORD_FIELD_MAX, 'word_field_too_long'), ''),
    'May be left out of a word in kana.',
  ),
  koreanPronunciation: described(
    z._default(line(WORD_FIELD_MAX, 'word_field_too_long'), ''),
    'Follows from the reading where it is left out.',
  ),
  meaningKo: ownText('word_meaning_required'),
});
export type OwnWordBody = z.input<typeof ownWordBody>;

/** GET /api/users/me/own-words, the latest first. */
export const ownWord = z.extend(word, { saved: z.boolean() });
export type OwnWord = z.infer<typeof ownWord>;
export const ownWords = z.array(ownWord);
