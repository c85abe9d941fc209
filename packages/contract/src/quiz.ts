import { quizAsks } from '@utarang/domain/quiz/asks';
import { returnsAfterDays } from '@utarang/domain/study';
import * as z from 'zod/mini';
import { described } from './described.js';
import { sentence } from './sentences.js';
import { BLANK, levelNamed, levels } from './terms.js';
import { requiredLine } from './text.js';
import { invalid } from './validation.js';
import { word } from './words.js';

const id = () => z.int().check(z.positive());

/** GET /api/my-words/sent-quiz/conditions: the possible conditions, with their numbers of questions. */
export const quizConditions = z.object({
  levels: z.array(z.object({ level: z.enum(levels), count: z.int() })),
  fields: described(
    z.array(z.object({ value: z.string(), count: z.int() })),
    'The situations that have quizzes, in the order of the navigation.',
  ),
});
export type QuizConditions = z.infer<typeof quizConditions>;

/** The kind of question; the default asks for the missing word. */
const ask = () => z._default(z.enum(quizAsks, invalid('value_invalid')), 'blank');

/** GET /api/my-words/sent-quiz/random */
export const quizByLevelQuery = z.object({
  // "Levels are written in either case" (docs/product/pages.md#redirects)
  level: z.pipe(
    z.pipe(
      z.string(invalid('value_invalid')),
      z.transform((text: string) => levelNamed(text) ?? text),
    ),
    z.enum(levels, invalid('value_invalid')),
  ),
  ask: ask(),
});
/** GET /api/my-words/sent-quiz/random-by-field; an unknown situation is `field_not_found`. */
export const quizByFieldQuery = z.object({ value: requiredLine(50, 'value_invalid', 'value_invalid'), ask: ask() });

const range = () => z.nullable(z.tuple([z.number(), z.number()]));

const quizOption = z.object({
  optionId: id(),
  label: described(z.string(), 'The word in the form that the sentence has, a reading, a writing, or a sentence.'),
  subLabel: described(z.string(), 'How it is read; empty where that is what is asked, or the label says it.'),
  meaningKo: described(z.string(), 'Empty where the option is no word of the book.'),
  wordId: described(z.nullable(id()), 'Null where the option is no word of the book.'),
  marked: described(range(), 'Where the word stands in an option that is a sentence.'),
  isSaved: described(z.boolean(), 'Always false for guests.'),
});

export const quiz = z.object({
  quizId: described(id(), 'Stable; with `ask` it names the question.'),
  type: z.enum(['JLPT', 'FIELD']),
  ask: described(z.enum(quizAsks), 'What is asked: the missing word, a reading, a writing, the nearest word, the use.'),
  jlptLevel: z.enum(levels),
  fieldValue: described(z.nullable(z.string()), 'The situation that was asked for; null by level.'),
  sentenceJp: described(
    z.string(),
    `With one \`${BLANK}\` where the missing word is asked for; of \`usage\` the word.`,
  ),
  marked: described(range(), 'Where the word that is asked about stands in `sentenceJp`, in UTF-16 units.'),
  sentenceKo: described(
    z.nullable(z.string()),
    `With \`${BLANK}\` where the word is; null where that is not known or would answer the question.`,
  ),
  options: described(z.array(quizOption), 'Four, in another order each time.'),
});
export type Quiz = z.infer<typeof quiz>;
export type QuizOption = z.infer<typeof quizOption>;

/** POST /api/my-words/sent-quiz/submit */
export const quizSubmission = z.object({
  quizId: id(),
  optionId: id(),
  ask: described(z.optional(z.enum(quizAsks)), 'That of the quiz; `blank` where it is left out.'),
});
export type QuizSubmission = z.infer<typeof quizSubmission>;

export const quizResult = z.object({
  correct: z.boolean(),
  awardedPoints: described(
    z.int().check(z.nonnegative()),
    `To a member, for a quiz that this member was given, on the first answer, and once per quiz in ${returnsAfterDays} days; else 0.`,
  ),
  correctOptionId: id(),
  correctMeaningKo: z.string(),
  explanation: described(z.string(), 'In Korean: why the answer fits.'),
  notes: described(
    z.array(z.object({ optionId: id(), note: z.string() })),
    'Of options that are sentences: what the right one means, and which word would fit in each other.',
  ),
  sentence: described(sentence, 'The whole sentence.'),
  blank: described(z.tuple([z.number(), z.number()]), 'Where the answer stands in it, in UTF-16 units of `japanese`.'),
  koreanBlank: described(
    z.nullable(z.tuple([z.number(), z.number()])),
    'Where its meaning stands in `korean`; null where that is not known.',
  ),
  words: described(z.array(word), 'The answer as the book has it, then what else the sentence is an example of.'),
  level: described(z.nullable(z.enum(levels)), "The member's level after this answer; null for guests."),
  username: described(z.optional(z.string()), 'Only when this answer raised the level.'),
  totalPoints: described(z.optional(z.int()), 'Only when this answer raised the level.'),
});
export type QuizResult = z.infer<typeof quizResult>;
