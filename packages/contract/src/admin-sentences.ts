import * as z from 'zod/mini';
import { changeParams, storedChange } from './admin.js';
import { described } from './described.js';
import { rowIdInPath } from './ids.js';
import { pageOf, pageQuery } from './page.js';
import { sentence } from './sentences.js';
import { levels, QUERY_MAX } from './terms.js';
import { line } from './text.js';
import { invalid } from './validation.js';
import { word } from './words.js';

export type { QuizFault, SentenceFault } from '@utarang/domain/sentences';

/**
 * The most characters of the text of a sentence, its readings included, of its Korean, and of the texts of its quiz.
 */
export const SENTENCE_FIELD_MAX = 400;
/** The most words in a sentence's list. */
const WORDS_MAX = 40;

const wordId = z
  .int(invalid('value_invalid'))
  .check(z.positive(invalid('value_invalid')), z.lte(2 ** 31 - 1, invalid('value_invalid')));
const wordIds = z.array(wordId).check(z.maxLength(WORDS_MAX, invalid('value_invalid')));
const written = line(SENTENCE_FIELD_MAX, 'sentence_field_too_long');

/** The shape of a sentence with its quiz, for input, where texts are tidied, and for answers. */
const sentenceWith = <Text extends z.core.$ZodType<string, string>, Ids extends z.core.$ZodType<number[], number[]>>(
  text: Text,
  ids: Ids,
) => ({
  level: z.enum(levels, invalid('value_invalid')),
  text: described(text, 'With its readings in brackets: 私[わたし]は[わ] パンを 食[た]べる。'),
  meaningKo: text,
  wordIds: described(ids, 'The words of the book that stand in it.'),
  targetIds: described(ids, 'Those of them that it is an example of.'),
  situations: described(z.array(text), 'Names of the situations that it fits; none where it fits anywhere.'),
  quiz: described(
    z.nullable(
      z.object({
        answerId: described(wordId, 'The word that is asked for: one of those of the sentence.'),
        wrongIds: described(ids, 'Three words that do not fit.'),
        korean: described(text, 'What of the Korean sentence is the answer.'),
        note: described(text, 'In Korean, why the answer fits.'),
      }),
    ),
    'What it is asked for; null where it is not.',
  ),
});

/** POST /api/admin/sentences and PUT /api/admin/sentences/{id}: the whole sentence with its quiz. */
export const sentenceBody = z.object(sentenceWith(written, wordIds));
export type SentenceContent = z.infer<typeof sentenceBody>;
export type QuizContent = NonNullable<SentenceContent['quiz']>;

/** A sentence with its quiz in the audit trail. */
const storedSentence = z.object({
  ...sentenceWith(z.string(), z.array(z.int())),
  id: z.int(),
  version: described(z.int(), 'Counts the changes of the sentence and of its quiz: what `If-Match` names.'),
  retired: described(z.boolean(), 'Whether it is shown and asked no more.'),
});
export type StoredAdminSentence = z.infer<typeof storedSentence>;

/** A sentence for admins (docs/product/admin.md#manage-sentences). */
export const adminSentence = z.extend(storedSentence, {
  shown: described(sentence, 'As a page shows it.'),
  words: described(z.array(word), 'All words that it and its quiz name and the book still has.'),
});
export type AdminSentence = z.infer<typeof adminSentence>;

/**
 * The states by which sentences are listed: all that are shown, those with or without a quiz among them, or the retired
 * ones.
 */
export const sentenceStates = ['shown', 'asked', 'unasked', 'retired'] as const;
export type SentenceState = (typeof sentenceStates)[number];

/** GET /api/admin/sentences: the highest id first. */
export const adminSentencesQuery = z.object({
  q: described(
    z._default(line(QUERY_MAX, 'query_too_long'), ''),
    'A part of the Japanese or of the Korean, a word that stands in it as it is written, read or pronounced, or an id.',
  ),
  level: z.optional(z.enum(levels, invalid('value_invalid'))),
  situation: z.optional(line(QUERY_MAX, 'query_too_long')),
  state: z._default(z.enum(sentenceStates, invalid('value_invalid')), 'shown'),
  ...pageQuery,
});
export type AdminSentencesQuery = z.infer<typeof adminSentencesQuery>;
export const adminSentences = pageOf(adminSentence);
export type AdminSentences = z.infer<typeof adminSentences>;

export const sentenceParams = z.object({ id: rowIdInPath('sentence_not_found') });
export const sentenceChangeParams = z.extend(sentenceParams.clone(), { changeId: changeParams.shape.changeId });

/** GET /api/admin/sentences/{id}/history: the latest first, with the words of their ids. */
export const sentenceHistory = z.object({ changes: z.array(storedChange(storedSentence)), words: z.array(word) });
export type SentenceHistory = z.infer<typeof sentenceHistory>;

/** POST /api/admin/sentences/preview: a preview and the faults; nothing is written. */
export const sentencePreviewBody = z.extend(sentenceBody, {
  id: described(z.optional(wordId), 'Of the sentence that is being changed.'),
});
export type SentencePreviewContent = z.infer<typeof sentencePreviewBody>;

const range = z.tuple([z.number(), z.number()]);
export const sentencePreview = z.object({
  shown: sentence,
  found: described(z.array(word), 'Further words of the book that stand in it.'),
  question: described(
    z.nullable(
      z.object({
        blank: described(range, 'Where the answer stands, in UTF-16 units of `japanese`.'),
        options: described(
          z.array(z.object({ wordId: z.int(), written: z.string(), reading: z.string() })),
          'The answer first, each in the form that the blank asks for.',
        ),
      }),
    ),
    'Null without a quiz, and where none can be made.',
  ),
  errors: described(z.record(z.string(), z.string()), 'What a save would be refused with.'),
});
export type SentencePreview = z.infer<typeof sentencePreview>;
