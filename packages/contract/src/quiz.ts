import { returnsAfterDays } from '@utarang/domain/study';
import * as z from 'zod/mini';
import { described } from './described.js';
import { sentence } from './sentences.js';
import { BLANK, levelNamed, levels } from './terms.js';
import { requiredLine } from './text.js';
import { invalid } from './validation.js';
import { word } from './words.js';

const id = () => z.int().check(z.positive());

/** GET /api/my-words/sent-quiz/conditions: what can be asked for, and how many questions there are. */
export const quizConditions = z.object({
  levels: z.array(z.object({ level: z.enum(levels), count: z.int() })),
  fields: described(
    z.array(z.object({ value: z.string(), count: z.int() })),
    'The situations that have quizzes, in the order of the navigation.',
  ),
});
export type QuizConditions = z.infer<typeof quizConditions>;

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
});
/** GET /api/my-words/sent-quiz/random-by-field; a situation that does not exist is `field_not_found`. */
export const quizByFieldQuery = z.object({ value: requiredLine(50, 'value_invalid', 'value_invalid') });

const quizOption = z.object({
  optionId: id(),
  label: described(z.string(), 'The word in the form that the blank asks for.'),
  subLabel: described(z.string(), 'How it is read.'),
  meaningKo: z.string(),
  wordId: id(),
  isSaved: described(z.boolean(), 'Always false for guests.'),
});

export const quiz = z.object({
  quizId: described(id(), 'Lasting.'),
  type: z.enum(['JLPT', 'FIELD']),
  jlptLevel: z.enum(levels),
  fieldValue: described(z.nullable(z.string()), 'The situation that was asked for; null by level.'),
  sentenceJp: described(z.string(), `With one \`${BLANK}\`.`),
  sentenceKo: described(
    z.nullable(z.string()),
    `With \`${BLANK}\` where the word is; null where that is not known, so that it gives nothing away.`,
  ),
  options: described(z.array(quizOption), 'Four, in another order each time.'),
});
export type Quiz = z.infer<typeof quiz>;
export type QuizOption = z.infer<typeof quizOption>;

/** POST /api/my-words/sent-quiz/submit */
export const quizSubmission = z.object({ quizId: id(), optionId: id() });
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
