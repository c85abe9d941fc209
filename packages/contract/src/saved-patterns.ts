import { reviewReasons } from '@utarang/domain/review';
import * as z from 'zod/mini';
import { described } from './described.js';
import { ANSWER_MAX } from './terms.js';
import { line } from './text.js';
import { invalid } from './validation.js';

/** GET /api/users/me/patterns: the particles and endings that the member saved. */
export const savedPatterns = z.object({
  ids: described(z.array(z.string()), 'The latest saved first. Ids are those of both lists.'),
  due: described(z.int(), 'Those of them that are asked today and were not.'),
});
export type SavedPatterns = z.infer<typeof savedPatterns>;

/** POST /api/review/patterns/{id}/answer. Without `chosen` and `answer` the learner gave up. */
export const patternAnswerBody = z.object({
  sentenceId: described(z.int(invalid('value_invalid')), 'The sentence in which it was asked.'),
  chosen: described(
    z.optional(z.string(invalid('value_invalid')).check(z.maxLength(60, invalid('value_invalid')))),
    'The id of the option that was chosen.',
  ),
  answer: described(z.optional(line(ANSWER_MAX, 'answer_too_long')), 'In place of it, what was typed.'),
  elapsedMs: described(z.optional(z.nullable(z.number())), 'From the question to the answer.'),
});
export type PatternAnswerBody = z.infer<typeof patternAnswerBody>;

export const patternAnswer = z.object({
  correct: z.boolean(),
  dueAt: z.string(),
  intervalDays: described(z.int(), '0 for today.'),
  reason: z.object({
    code: z.enum(reviewReasons),
    times: described(z.int(), 'Days in a row on which it was remembered.'),
  }),
  due: described(z.int(), 'Saved ones that are asked today and were not.'),
});
export type PatternAnswer = z.infer<typeof patternAnswer>;

/** The stored patterns in the account's export. Instants are ISO 8601. */
export const patternsExport = z.object({
  patterns: described(
    z.array(
      z.object({
        patternId: z.string(),
        savedAt: described(z.nullable(z.string()), 'Null where it is saved no longer.'),
        stability: described(z.nullable(z.number()), 'In days; null where it was never answered.'),
        difficulty: z.nullable(z.number()),
        dueAt: z.nullable(z.string()),
        reviewedAt: z.nullable(z.string()),
        reps: z.number(),
        lapses: z.number(),
        streak: z.number(),
        begunOn: described(z.nullable(z.string()), 'The day of its first answer, in Seoul.'),
      }),
    ),
    'Particles and endings that were saved.',
  ),
});
export type PatternsExport = z.infer<typeof patternsExport>;
