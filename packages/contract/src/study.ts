import * as z from 'zod/mini';
import { idInPath, rowIdInPath } from './ids.js';
import { ANSWER_MAX, levels, REPORT_MAX, wordStatuses } from './terms.js';
import { line, paragraph, requiredLine } from './text.js';
import { invalid } from './validation.js';
import { word } from './words.js';

const count = z.int().check(z.nonnegative());

/** The longest `Idempotency-Key` in characters. */
export const IDEMPOTENCY_KEY_MAX = 100;

/**
 * Saves and answers may come with a key of the caller's making. Within 24 hours the same key and the same content give
 * the first answer again; with other content it is `idempotency_mismatch`.
 */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x20-\x7e]+$/), z.maxLength(IDEMPOTENCY_KEY_MAX))),
});

/** A word that a member saved, with what its tests made of it (spec section 3, Checked word). Instants are ISO 8601. */
export const checkedWord = z.extend(word, {
  status: z.enum(wordStatuses),
  checkedAt: z.string(),
  completedAt: z.nullable(z.string()),
  cooldownUntil: z.nullable(z.string()),
  /** Whole seconds, rounded up; 0 without a cooldown. */
  cooldownRemainingSec: count,
  /** When a completed word is in progress again; null for any other. */
  returnsAt: z.nullable(z.string()),
});
export type CheckedWord = z.infer<typeof checkedWord>;

/** GET /api/checked-words, the latest saved first. */
export const checkedWordsQuery = z.object({
  status: z.optional(z.enum(['IN_PROGRESS_OR_COOLDOWN', 'COMPLETED'], invalid('status_unknown'))),
});
export type CheckedWordsQuery = z.infer<typeof checkedWordsQuery>;
export const checkedWords = z.array(checkedWord);

/** GET /api/users/checked-words/ids: what the stars and tests of every list need. */
export const checkedWordIds = z.object({
  /** All saved words, completed ones too. */
  ids: z.array(z.number()),
  completedIds: z.array(z.number()),
  /** Word id → seconds until it can be tested again; also of words that are no longer saved. */
  cooldowns: z.record(z.string(), count),
});
export type CheckedWordIds = z.infer<typeof checkedWordIds>;

/** POST /api/my-words/{id}/clear/start. `attemptsLeft` and `retryInSec` are null for guests. */
export const testStart = z.object({
  state: z.enum(['READY', 'COOLDOWN', 'ALREADY_COMPLETED']),
  /** The Japanese word. */
  question: z.string(),
  /** How the word is read; only where another word is spelt alike. */
  reading: z.optional(z.string()),
  attemptsLeft: z.nullable(count),
  /** Whole seconds, rounded up; null unless in cooldown. */
  retryInSec: z.nullable(count),
});
export type TestStart = z.infer<typeof testStart>;

/** POST /api/my-words/{id}/clear/answer. A blank answer is `answer_required`. */
export const answerBody = z.object({ answerKo: z._default(line(ANSWER_MAX, 'answer_too_long'), '') });
export type AnswerBody = z.infer<typeof answerBody>;

/** What is wrong, but near, and costs no attempt. */
export const nearAnswers = ['pronunciation', 'homograph'] as const;
const near = z.enum(nearAnswers);

export const answerResult = z.object({
  correct: z.boolean(),
  state: z.enum(['PASSED', 'WRONG', 'COOLDOWN', 'ALREADY_COMPLETED']),
  /** What this answer earned; 0 for guests, for own synonyms, and where the word earned less than 14 days ago. */
  points: count,
  /** The member's learning level after this answer; null for guests. */
  level: z.nullable(z.enum(levels)),
  attemptsLeft: z.nullable(count),
  retryInSec: z.nullable(count),
  /** These two only when this answer raised the level. */
  username: z.optional(z.string()),
  totalPoints: z.optional(count),
  /** The reading was typed where the meaning is asked, or a meaning of another word that is spelt alike: free. */
  near: z.optional(near),
});
export type AnswerResult = z.infer<typeof answerResult>;

/** POST /api/my-words/{id}/practice `answerBody`: graded as an answer is, and nothing is kept or earned. */
export const practiceResult = z.object({
  correct: z.boolean(),
  /** As in an answer's result. */
  near: z.optional(near),
});
export type PracticeResult = z.infer<typeof practiceResult>;

/**
 * POST /api/my-words/{id}/synonyms: a right answer of the member's own; only its author is graded by it. One that is a
 * sense of another word is `synonym_of_another`, with that word.
 */
export const synonymBody = z.object({ answerKo: requiredLine(ANSWER_MAX, 'answer_required', 'answer_too_long') });
export const synonymOfAnother = z.object({
  word: z.object({ id: z.number(), japaneseWord: z.string(), hiragana: z.string() }),
});
export const synonym = z.object({ id: z.number(), answerKo: z.string() });
export type Synonym = z.infer<typeof synonym>;
/** GET /api/my-words/{id}/synonyms */
export const synonyms = z.array(synonym);
export const synonymParams = z.object({
  id: idInPath('word_id_invalid'),
  synonymId: rowIdInPath('synonym_not_found'),
});

/** What can be wrong in a word. */
export const reportFields = ['japaneseWord', 'hiragana', 'koreanPronunciation', 'meaningKo'] as const;

/** POST /api/words/{id}/reports: something in a word seems wrong. The note may be empty. */
export const reportBody = z.object({
  field: z.enum(reportFields, invalid('value_invalid')),
  note: z._default(paragraph(REPORT_MAX, 'report_too_long'), ''),
});
export type ReportBody = z.infer<typeof reportBody>;
export const reported = z.object({ id: z.number() });

/** GET /api/users/me/today: what a member's home page shows of the day (in Seoul). */
export const today = z.object({
  /** Saved words that can be tested now. */
  waiting: count,
  /** Points earned today. */
  points: count,
  streak: count,
  /** The words of today's test: those that wait longest, at most 20. */
  words: z.array(checkedWord),
});
export type Today = z.infer<typeof today>;

/** GET /api/users/me/progress/heatmap */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
export const heatmapQuery = z.object({
  /** This year in Seoul when absent. */
  year: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{4}$/, invalid('year_invalid'))),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.int().check(z.gte(FIRST_YEAR, invalid('year_invalid')), z.lte(LAST_YEAR, invalid('year_invalid'))),
      ),
    ),
  ),
});
export const heatmap = z.object({
  year: z.number(),
  /** A day in Seoul (`YYYY-MM-DD`) → what it earned; days without points are left out. */
  days: z.record(z.string(), z.object({ points: count, wordPoints: count, quizPoints: count })),
  /** The member's total, not the year's. */
  totalPoints: count,
  stage: z.object({
    name: z.enum(['N100', ...levels]),
    level: count,
    /** Points to the next stage; null at the top. */
    toNext: z.nullable(count),
  }),
  streak: count,
  longestStreak: count,
});
export type Heatmap = z.infer<typeof heatmap>;
