import type { SearchField } from '@utarang/domain/search';
import { writtenKinds } from '@utarang/domain/words';
import * as z from 'zod/mini';
import { BOOK_FORMAT } from './book-format.js';
import { described } from './described.js';
import { entryAddress } from './entry-address.js';
import { idInPath } from './ids.js';
import { pageOf, pageQuery } from './page.js';
import { example } from './sentences.js';
import { BANDS, EXAMPLES_SHOWN, levels, QUERY_MAX, searchModes } from './terms.js';
import { searchLine } from './text.js';
import { invalid } from './validation.js';
import type { FieldOnWire } from './word-names.js';

export const level = z.enum(levels);

/** A word in lists (docs/product/words.md#word). */
export const word = z.object({
  id: z.int().check(z.positive()),
  japaneseWord: described(z.string(), 'As written: kanji, or kana where it is written so.'),
  hiragana: described(z.string(), 'The reading as written: katakana for loan words.'),
  koreanPronunciation: described(z.string(), 'The reading in Hangul.'),
  meaningKo: described(z.string(), 'Korean senses, separated by `, `.'),
  level: described(z.nullable(level), 'JLPT level; null for words that no level lists.'),
});
export type Word = z.infer<typeof word>;

/** Half-open ranges `[start, end)` in UTF-16 units of the field's text, ascending, not overlapping. */
const ranges = z.array(z.tuple([z.number(), z.number()]));

/** The ranges that a query matched in each field; fields without a match are left out. */
export const marks = described(
  z.object({
    japaneseWord: z.optional(ranges),
    hiragana: z.optional(ranges),
    koreanPronunciation: z.optional(ranges),
    meaningKo: z.optional(ranges),
  } satisfies Record<FieldOnWire<SearchField>, unknown>),
  'Where the query stands in each field: half-open ranges in UTF-16 units. Fields without a match are left out.',
);
export type Marks = z.infer<typeof marks>;

/** A word in one of its inflected forms (docs/product/inflection.md#forms-of-a-word). */
export const wordForm = z.object({
  written: z.string(),
  reading: z.string(),
  pronunciation: described(z.string(), 'The reading in Hangul.'),
  name: described(z.string(), 'What Korean textbooks call the form.'),
  gloss: described(z.nullable(z.string()), 'The form in Korean; null where no rule makes it well.'),
});
export type WordForm = z.infer<typeof wordForm>;

/** A further way to write a word (docs/product/words.md#spellings). */
export const writtenForm = z.object({
  kind: described(z.enum(writtenKinds), 'How often people write the word so today.'),
  note: described(z.nullable(z.string()), 'In Korean, when one takes it (귀 기울여 들을 때 of 聴く); or null.'),
  written: z.string(),
});
export type WrittenForm = z.infer<typeof writtenForm>;

/** A part of a phrase. */
export const phrasePart = z.object({
  text: described(
    z.string(),
    'This part of the query as typed. The texts of a cutting joined are the query without its spaces.',
  ),
  written: described(z.nullable(z.string()), 'Null, as the next three, where nothing explains the part.'),
  reading: z.nullable(z.string()),
  pronunciation: z.nullable(z.string()),
  gloss: z.nullable(z.string()),
  wordId: described(z.nullable(z.number()), 'The word of the book that it is, or is a form of.'),
  entry: described(z.nullable(entryAddress), 'What explains it where it is a particle or an ending.'),
});
export type PhrasePart = z.infer<typeof phrasePart>;

export const phrase = z.object({
  parts: z.array(phrasePart),
  others: described(z.array(z.array(phrasePart)), 'Further cuttings that are nearly as likely: at most two.'),
});
export type Phrase = z.infer<typeof phrase>;

/** A word in a search result. `rank`, `match` and `marks` are present only with a query. */
export const foundWord = z.extend(word, {
  rank: described(
    z.optional(z.number()),
    'Relevance, lower first: whole field 0, beginning 1, inside 2 + position / 1000, meaning + 0.05; of a tolerant ' +
      'match 4 more for every reading of the query that was tried before.',
  ),
  match: described(
    z.optional(z.enum(['exact', 'tolerant', 'inflected'])),
    '`exact`: a field holds the query. `tolerant`: found through another way to read it. `inflected`: the query, or a ' +
      'part of it, is a form of the word. All exact hits come first.',
  ),
  form: described(z.optional(wordForm), 'The form of an inflected hit.'),
  asWritten: described(
    z.optional(z.string()),
    'The other spelling of the word that the query stands in, where the word as it is written and read has it not, or ' +
      'has it later: 面白い of おもしろい.',
  ),
  marks: z.optional(marks),
});
export type FoundWord = z.infer<typeof foundWord>;

/** GET /api/words */
export const wordsQuery = z.object({
  mode: z._default(z.enum(searchModes, invalid('mode_unknown')), 'all'),
  q: searchLine(QUERY_MAX, 'query_too_long'),
  exact: described(
    z._default(
      z.pipe(
        z.enum(['true', 'false'], invalid('value_invalid')),
        z.transform((text) => text === 'true'),
      ),
      false,
    ),
    'Searches for exactly what was typed: no other spelling, and no other reading of the query.',
  ),
  ...pageQuery,
});

export const wordsPage = z.extend(pageOf(foundWord), {
  interpretedAs: described(
    z.nullable(z.string()),
    'The query that was used instead, where nothing was found as typed: 타베루 for 다베루, 타벨, ㅌㅂㄹ, taberu and xkqpfn. ' +
      'Null where words hold what was typed, and where a form or a phrase says itself how it was read.',
  ),
  phrase: described(
    z.optional(z.nullable(phrase)),
    'The parts of a query that is no word, but words, particles and endings: 키미노나와 is 君 · の · 名 · は. Null where ' +
      'it was not cut. Only searches among all words have it, and the next two.',
  ),
  otherModes: described(
    z.optional(z.nullable(z.object({ pronunciation: z.number(), meaning: z.number() }))),
    'Where no field of this mode holds the query: how many exact hits each mode has, or, where that is none, how many ' +
      'hits in all. Null where there are exact hits.',
  ),
  nearest: described(z.optional(z.array(word)), 'Where nothing was found at all: a few words that sound nearly so.'),
});
export type WordsPage = z.infer<typeof wordsPage>;

/** GET /api/words/all */
export const allWords = z.array(word);

/** GET /api/words/book: the data of the search in the whole book, for a device that searches by itself. */
export const wordBook = z.object({
  format: described(z.literal(BOOK_FORMAT), 'Of the columns. A client that does not know it leaves the book alone.'),
  version: described(z.string(), 'Changes with every change of the words.'),
  count: z.int().check(z.nonnegative()),
  columns: described(
    z.object({
      id: z.string(),
      japaneseWord: z.string(),
      hiragana: z.string(),
      koreanPronunciation: z.string(),
      meaningKo: z.string(),
      level: z.string(),
      partsOfSpeech: z.string(),
      accept: z.string(),
      forms: z.string(),
      uses: z.string(),
    }),
    'One line a word, the higher id first. A blank `hiragana` is as the word is written; items of a cell stand between tabs.',
  ),
  hashes: described(
    z.optional(z.array(z.int())),
    'Of the columns but `uses`, in their order: it is told by them whether the stored index is of these words.',
  ),
});
export type WordBook = z.infer<typeof wordBook>;

/** Path parameter of every call on one word; anything but a positive integer is `word_id_invalid`. */
export const wordParams = z.object({ id: idInPath('word_id_invalid') });

export const partsOfSpeech = [
  'noun',
  'noun-suru',
  'pronoun',
  'numeral',
  'counter',
  'verb-u',
  'verb-ru',
  'verb-irregular',
  'adj-i',
  'adj-na',
  'determiner',
  'adverb',
  'conjunction',
  'interjection',
  'particle',
  'prefix',
  'suffix',
  'expression',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** The origin of a word: native, Sino-Japanese, foreign, or mixed. */
export const origins = ['와', '한', '외', '혼'] as const;
export type Origin = (typeof origins)[number];

/** The register of a word: who uses it, or where. */
export const registers = ['입말', '격식', '속어', '낮춤', '높임', '겸양', '글말', '어린이 말'] as const;
export type Register = (typeof registers)[number];

/** True if a verb takes an object: no, yes, or both. */
export const transitivities = ['자동사', '타동사', '자타동사'] as const;
export type Transitivity = (typeof transitivities)[number];

/**
 * The kinds of links between words: an intransitive and a transitive verb, similar and opposite senses, or words that
 * are confused.
 */
export const relatedKinds = ['pair', 'synonym', 'antonym', 'confused'] as const;
export type RelatedKind = (typeof relatedKinds)[number];

/** The Korean readings of the kanji of a word. */
export const bridge = z.object({
  parts: z.array(z.object({ kanji: z.string(), reading: z.string() })),
  hangul: described(z.nullable(z.string()), 'The word as a whole; null where it has more than kanji in it.'),
  changed: described(
    z.nullable(z.object({ from: z.string(), to: z.string() })),
    'Where the rule for the beginning of a word changed the first sound: from what to what.',
  ),
});
export type Bridge = z.infer<typeof bridge>;

/** A word that is linked to another. */
export const relatedWord = z.object({
  kind: described(
    z.enum(relatedKinds),
    '`pair`: the transitive verb of an intransitive one, or the other way round. `confused`: one that is taken for it.',
  ),
  id: z.int().check(z.positive()),
  japaneseWord: z.string(),
  hiragana: z.string(),
  meaningKo: z.string(),
  transitivity: z.nullable(z.enum(transitivities)),
  note: described(z.string(), 'In Korean, what parts the two.'),
});
export type RelatedWord = z.infer<typeof relatedWord>;

/** A line of a song with a word. */
export const songLine = z.object({
  songId: z.int().check(z.positive()),
  title: z.string(),
  jpText: z.string(),
  koMean: z.string(),
  target: described(z.tuple([z.number(), z.number()]), 'Where the word stands in `jpText`, in UTF-16 units.'),
});
export type SongLineOfWord = z.infer<typeof songLine>;

/** The most lines of songs that a word's page shows. */
export const SONG_LINES_SHOWN = 3;

/** GET /api/words/{id} */
export const wordDetail = z.extend(word, {
  partsOfSpeech: z.array(z.enum(partsOfSpeech)),
  levels: z.array(level),
  retired: described(
    z.boolean(),
    'The book no longer has the word; who saved it, or follows a link, sees it all the same.',
  ),
  fields: described(z.array(z.string()), 'Korean names of the situations that the word belongs to.'),
  koLike: described(
    z.nullable(z.object({ hanja: z.nullable(z.string()), caution: z.nullable(z.string()) })),
    'What ties the word to one that Korean has too, and a note on what is different; or null.',
  ),
  bridge: described(z.nullable(bridge), 'Null where the word has no kanji that Korean reads.'),
  songs: z.array(z.object({ id: z.number(), title: z.string() })),
  spellings: described(
    z.array(z.string()),
    'What else finds the word when it is searched by pronunciation: other Hangul, rōmaji, initials.',
  ),
  sameReading: described(
    z.array(word),
    'Other words read the same. This list and the next: the most basic first, and not all where there are many.',
  ),
  sameKanji: described(z.array(word), "Other words that hold the word's first kanji."),
  forms: described(
    z.array(writtenForm),
    'Other ways to write the word, the most usual first; the one of `japaneseWord` is left out.',
  ),
  accent: described(
    z.array(z.int().check(z.nonnegative())),
    'The morae after which the pitch falls, the usual one first; 0: it does not fall. Of a phrase, whose `koreanPronunciation` has spaces, one for each of its units instead. Empty where it is not known.',
  ),
  frequency: described(
    z.nullable(z.int().check(z.minimum(1), z.maximum(BANDS))),
    'How often one meets the word, 5 the most; null where it is not known.',
  ),
  origin: described(
    z.nullable(z.enum(origins)),
    'Where the word comes from: 와 native, 한 Sino-Japanese, 외 foreign, 혼 mixed.',
  ),
  transitivity: described(z.nullable(z.enum(transitivities)), 'Whether a verb takes an object; null of other words.'),
  register: described(z.nullable(z.enum(registers)), 'The tone of the word, where it has one.'),
  usage: described(z.nullable(z.string()), 'In one Korean sentence, where Koreans go wrong with the word.'),
  related: described(
    z.array(relatedWord),
    'Words that are tied to it: its pair first, then synonyms, antonyms, confused ones.',
  ),
  songLines: described(z.array(songLine), `Lines of songs in which the word stands: at most ${SONG_LINES_SHOWN}.`),
  counted: described(
    z.array(
      z.object({
        number: described(z.nullable(z.int().check(z.positive())), 'Null of 何, which asks how many.'),
        written: z.string(),
        reading: z.string(),
        pronunciation: described(z.string(), 'The reading in Hangul.'),
        also: described(
          z.array(z.object({ reading: z.string(), pronunciation: z.string() })),
          'How else it is read, with its sound in Hangul: しちにん of 七人.',
        ),
        korean: described(z.array(z.string()), 'How it is said in Korean, the usual way first.'),
      }),
    ),
    'Of a counter its table: behind the numbers from one to ten, and behind 何. Empty of other words.',
  ),
  kanji: described(
    z.array(
      z.object({
        kanji: z.string(),
        hunEum: z.nullable(z.string()),
        step: described(
          z.nullable(z.object({ eum: z.string(), on: z.string() })),
          'The Korean sound that leads to the on reading that it has in the word (학 がく); null where none does.',
        ),
      }),
    ),
    'The kanji of the word, each once, as Koreans name it (배울 학); null where it has no Korean name.',
  ),
  inflections: described(z.array(wordForm), 'The main inflected forms of the word; none where it does not inflect.'),
  examples: described(
    z.array(example),
    `Sentences in which the word stands, the simplest first: at most ${EXAMPLES_SHOWN}. All are at \`/api/words/{id}/examples\`.`,
  ),
  exampleCount: described(z.int().check(z.nonnegative()), 'How many sentences there are in which the word stands.'),
});
export type WordDetail = z.infer<typeof wordDetail>;
