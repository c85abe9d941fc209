import { hasKanaOrKanji } from '@utarang/domain/language';
import { PASTED_KINDS } from '@utarang/domain/pasted-kinds';
import * as z from 'zod/mini';
import { described } from './described.js';
import { entryAddress } from './entry-address.js';
import { areReadable, fits, tidyLines } from './plain-text.js';
import { levels, TEXT_MAX } from './terms.js';
import { invalid } from './validation.js';
import { word } from './words.js';

/** A text with Japanese in it (docs/product/lookup.md#text). */
export const textBody = z.object({
  text: z.pipe(z.string(invalid('text_required')), z.transform(tidyLines)).check(
    z.refine((text) => text !== '', invalid('text_required')),
    z.refine((text) => fits(text, TEXT_MAX), invalid('text_too_long')),
    z.refine(areReadable, invalid('text_unreadable')),
    z.refine(hasKanaOrKanji, invalid('text_without_japanese')),
  ),
});

/** POST /api/text/analyse */
export const analyseBody = z.extend(textBody, {
  asPasted: described(
    z.prefault(z.boolean(invalid('value_invalid')), false),
    'Reads the text letter by letter; else what stands around its Japanese is recognised.',
  ),
  leave: described(
    z.prefault(z.array(z.enum(PASTED_KINDS, invalid('value_invalid'))), []),
    'What stays as it was pasted; `posts` are pronunciations and translations.',
  ),
});

/** The roles of a token in a text. */
export const textParts = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'determiner',
  'conjunction',
  'interjection',
  'prefix',
  'suffix',
  'name',
  'number',
  'particle',
  'ending',
  'other',
  'plain',
] as const;

const textToken = z.object({
  start: described(z.number(), 'Where it stands in the line: `start` to before `end`, in UTF-16 units.'),
  end: z.number(),
  written: described(z.string(), 'As it stands there. Those of a line joined are the line.'),
  reading: described(z.nullable(z.string()), 'In kana. Null, as the next two, of what is not Japanese.'),
  pronunciation: described(z.nullable(z.string()), 'In Hangul, as it sounds: the particle は is 와.'),
  dictionary: described(z.nullable(z.string()), 'Its dictionary form: 食べる of 食べられなかった.'),
  partOfSpeech: described(
    z.enum(textParts),
    '`other` is Japanese that nothing explains; `plain` is other writing, marks and blanks.',
  ),
  wordId: described(z.nullable(z.number()), 'The word of the book that it is, or is a form of; one of `words`.'),
  entry: described(z.nullable(entryAddress), 'What explains it where it is a particle or an ending.'),
  gloss: described(
    z.nullable(z.string()),
    'In Korean: its form (먹을 수 없었다) where it has one, or what a particle says; null where no rule makes it well.',
  ),
  steps: described(
    z.array(z.object({ name: z.string(), entry: z.nullable(entryAddress) })),
    'The forms of it, from the inside out, by their Korean names, each with what explains it.',
  ),
  furigana: described(
    z.array(z.tuple([z.string(), z.nullable(z.string())])),
    'Each part with the reading above it, or null where it reads itself. The parts joined are `written`.',
  ),
  given: described(z.optional(z.literal(true)), 'There where the author of the text gave its reading.'),
});
export type AnalysedToken = z.infer<typeof textToken>;

const textLine = z.object({
  text: described(z.string(), 'Without what was recognised.'),
  tokens: z.array(textToken),
  startMs: described(z.nullable(z.int()), 'When it begins, in milliseconds; null where the text does not say it.'),
  endMs: z.nullable(z.int()),
  translation: described(z.nullable(z.string()), 'In Korean, where the text has one.'),
});
export type AnalysedLine = z.infer<typeof textLine>;

const textPattern = z.object({
  list: z.enum(['particles', 'endings']),
  id: z.string(),
  form: described(z.string(), 'As the entry has it, without the wave before it.'),
  meaning: z.string(),
  written: described(z.string(), 'As it first stands in the text.'),
});
export type TextPattern = z.infer<typeof textPattern>;

const count = () => z.int().check(z.nonnegative());

/** The words of a text by level, for its difficulty (docs/product/lookup.md#page). */
export const knownWords = described(
  z.object({ ...levelCounts(), other: count(), unknown: count() }),
  'How many different words of each level there are, of the book without a level, and of none: names, numbers, ' +
    'particles and endings do not count.',
);
export type KnownWords = z.infer<typeof knownWords>;

const recognised = described(
  z.object({ furigana: count(), times: count(), pronunciations: count(), translations: count(), marks: count() }),
  'How many of each were recognised: readings in the text, lines with a time, rows that say how a line is read, lines ' +
    'with a translation; `marks` is what is none of these: ♪, [Chorus], names of singers. All 0 with `asPasted`.',
);
export type RecognisedCounts = z.infer<typeof recognised>;

export const analysedText = z.object({
  stanzas: described(z.array(z.array(textLine)), 'The lines of the text; blank ones part its stanzas.'),
  words: described(z.array(word), 'The words of the book in it, each once, in the order in which they come.'),
  patterns: described(
    z.array(textPattern),
    'Entries of the reference that explain patterns of it and that no single word leads to, each once, in their order.',
  ),
  known: knownWords,
  recognised,
  title: described(z.nullable(z.string()), 'Of the text, where it names one.'),
  artist: z.nullable(z.string()),
});
export type AnalysedText = z.infer<typeof analysedText>;

function levelCounts() {
  return Object.fromEntries(levels.map((level) => [level, count()])) as Record<
    (typeof levels)[number],
    ReturnType<typeof count>
  >;
}
