import * as z from 'zod/mini';
import { described } from './described.js';
import { idInPath, rowIdInPath } from './ids.js';
import { example } from './sentences.js';
import { ANSWER_MAX, levels, REPORT_MAX, wordStatuses } from './terms.js';
import { line, paragraph, requiredLine } from './text.js';
import { invalid } from './validation.js';
import { type Word, word } from './words.js';

const count = () => z.int().check(z.nonnegative());

const retryInSec = () =>
  described(
    z.nullable(count()),
    'Whole seconds until the word can be tested again, rounded up; null unless in cooldown.',
  );
const cooldownSeconds = () =>
  described(z.optional(count()), 'The whole length of the cooldown, of which `retryInSec` is the rest; only in one.');
const attemptsLeft = () => described(z.nullable(count()), 'Of this round; null for guests.');

/** Near answers: wrong, but without costing an attempt. */
export const nearAnswers = ['pronunciation', 'homograph', 'slip'] as const;
const near = () =>
  described(
    z.optional(z.enum(nearAnswers)),
    'The reading was typed instead of the meaning, or a meaning of another word spelt alike, or a short answer has a slip: wrong; costs no attempt.',
  );
const meant = () => described(z.optional(z.string()), 'With `near: "slip"`: the listed answer that was meant.');

/** The longest `Idempotency-Key` in characters. */
export const IDEMPOTENCY_KEY_MAX = 100;

/**
 * Headers of a write that may be repeated. The same key with the same content gets the first answer again; with other
 * content it is `idempotency_mismatch`, and later `already_done` (docs/product/http.md#repeated-calls).
 */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': described(
    z.optional(z.string().check(z.regex(/^[\x20-\x7e]+$/), z.maxLength(IDEMPOTENCY_KEY_MAX))),
    "A name of the caller's making: the same key with the same content gives the first answer again for 24 hours, and `already_done` for 30 days.",
  ),
});

/** A saved word with the results of its tests (docs/product/my-words.md). Instants are ISO 8601. */
export const checkedWord = z.extend(word, {
  status: z.enum(wordStatuses),
  checkedAt: described(z.string(), 'When the word was saved.'),
  completedAt: described(z.nullable(z.string()), 'When a completed word was passed; null for any other.'),
  cooldownStartedAt: z.nullable(z.string()),
  cooldownUntil: z.nullable(z.string()),
  cooldownRemainingSec: described(count(), 'Whole seconds, rounded up; 0 without a cooldown.'),
  returnsAt: described(z.nullable(z.string()), 'When a completed word is in progress again; null for any other.'),
});
export type CheckedWord = z.infer<typeof checkedWord>;

/** GET /api/checked-words, the latest saved first. */
export const checkedWordsQuery = z.object({
  status: z.optional(z.enum(['IN_PROGRESS_OR_COOLDOWN', 'COMPLETED'], invalid('status_unknown'))),
});
export type CheckedWordsQuery = z.infer<typeof checkedWordsQuery>;
export const checkedWords = z.array(checkedWord);

/** GET /api/users/checked-words/ids: the ids for the stars and tests of every list. */
export const checkedWordIds = z.object({
  ids: described(z.array(z.number()), 'All saved words, completed ones too.'),
  completedIds: z.array(z.number()),
  cooldowns: described(
    z.record(z.string(), count()),
    'Word id → seconds until it can be tested again; also of words that are no longer saved.',
  ),
  strengths: described(
    z.optional(z.string()),
    'A digit for each of `ids`: the dots of its memory, 0 for a word that was never answered; left out while all are 0.',
  ),
  knownIds: described(z.optional(z.array(z.number())), 'Words marked as known; left out while there are none.'),
});
export type CheckedWordIds = z.infer<typeof checkedWordIds>;

/** POST /api/my-words/{id}/clear/start. `attemptsLeft` and `retryInSec` are null for guests. */
export const testStart = z.object({
  state: z.enum(['READY', 'COOLDOWN', 'ALREADY_COMPLETED']),
  question: described(z.string(), 'The Japanese word.'),
  reading: described(z.optional(z.string()), 'How the word is read; only where another word is spelt alike.'),
  attemptsLeft: attemptsLeft(),
  retryInSec: retryInSec(),
  cooldownSeconds: cooldownSeconds(),
});
export type TestStart = z.infer<typeof testStart>;

/** POST /api/my-words/{id}/clear/answer. A blank answer is `answer_required`. */
export const answerBody = z.object({
  answerKo: z._default(line(ANSWER_MAX, 'answer_too_long'), ''),
  reveal: described(
    z.optional(z.boolean()),
    'In place of an answer: asks for `answer`. For guests, and for everyone in practice.',
  ),
});
/** The right answer: sent once the round is over, or where it costs nothing. */
const rightAnswer = () =>
  described(
    z.optional(
      z.extend(z.pick(word, { meaningKo: true, hiragana: true, koreanPronunciation: true }), {
        example: described(z.optional(example), 'The simplest of its sentences, where it has one.'),
      }),
    ),
    'The word as it is: of a pass, of a cooldown, and where it was asked for.',
  );
export type AnswerBody = z.infer<typeof answerBody>;

export const answerResult = z.object({
  correct: z.boolean(),
  state: z.enum(['PASSED', 'WRONG', 'COOLDOWN', 'ALREADY_COMPLETED']),
  points: described(
    count(),
    'What this answer earned; 0 for guests, for own synonyms, and where the word earned too short a time ago.',
  ),
  level: described(z.nullable(z.enum(levels)), "The member's level after this answer; null for guests."),
  attemptsLeft: attemptsLeft(),
  retryInSec: retryInSec(),
  cooldownSeconds: cooldownSeconds(),
  username: described(z.optional(z.string()), 'Only when this answer raised the level.'),
  totalPoints: described(z.optional(count()), 'Only when this answer raised the level.'),
  near: near(),
  meant: meant(),
  answer: rightAnswer(),
});
export type AnswerResult = z.infer<typeof answerResult>;

/** POST /api/my-words/{id}/practice `answerBody`: graded like an answer, but nothing is stored or earned. */
export const practiceResult = z.object({
  correct: z.boolean(),
  near: near(),
  meant: meant(),
  answer: rightAnswer(),
});
export type PracticeResult = z.infer<typeof practiceResult>;

/**
 * POST /api/my-words/{id}/synonyms: an own synonym, which counts only for its author. One that is a sense of another
 * word is `synonym_of_another`, with that word.
 */
export const synonymBody = z.object({ answerKo: requiredLine(ANSWER_MAX, 'answer_required', 'answer_too_long') });
/** The detail of the error `synonym_of_another`. */
export type SynonymOfAnother = { readonly word: Pick<Word, 'id' | 'japaneseWord' | 'hiragana'> };
export const synonym = z.object({ id: z.number(), answerKo: z.string() });
export type Synonym = z.infer<typeof synonym>;
/** GET /api/my-words/{id}/synonyms */
export const synonyms = z.array(synonym);
export const synonymParams = z.object({
  id: idInPath('word_id_invalid'),
  synonymId: rowIdInPath('synonym_not_found'),
});

/** Fields of a word that a report may be about. */
export const reportFields = ['japaneseWord', 'hiragana', 'koreanPronunciation', 'meaningKo'] as const;

/** POST /api/words/{id}/reports: a report of an error in a word. The note may be empty. */
export const reportBody = z.object({
  field: z.enum(reportFields, invalid('value_invalid')),
  note: described(z._default(paragraph(REPORT_MAX, 'report_too_long'), ''), 'May be empty, and have several lines.'),
});
export type ReportBody = z.infer<typeof reportBody>;
export const reported = z.object({ id: z.number() });

/** The place in the list of a level at which a member left off. */
const leftOff = z.object({
  level: z.enum(levels),
  place: described(z.int().check(z.positive()), 'In the list of the level, counted from 1.'),
  total: described(z.int(), 'How many words the level has.'),
});

/** GET /api/users/me/today: the day (in Seoul) on a member's home page. */
export const today = z.object({
  waiting: described(count(), 'How many saved words can be tested now.'),
  points: described(count(), 'Earned today.'),
  streak: described(count(), 'Days in a row on which something was learnt, as the start page counts them.'),
  words: described(z.array(checkedWord), "The words of today's test: those that wait longest."),
  leftOff: described(z.nullable(leftOff), 'The word of a level that was saved or tested last; null without any.'),
});
export type Today = z.infer<typeof today>;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** GET /api/users/me/progress/heatmap */
export const heatmapQuery = z.object({
  year: described(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{4}$/, invalid('year_invalid'))),
        z.pipe(
          z.transform((digits: string) => Number(digits)),
          z.int().check(z.gte(FIRST_YEAR, invalid('year_invalid')), z.lte(LAST_YEAR, invalid('year_invalid'))),
        ),
      ),
    ),
    'This year in Seoul when absent.',
  ),
});
export const heatmap = z.object({
  year: z.number(),
  days: described(
    z.record(z.string(), z.object({ points: count(), wordPoints: count(), quizPoints: count() })),
    'A day in Seoul (`YYYY-MM-DD`) → what it earned; days without points are left out.',
  ),
  totalPoints: described(count(), "The member's total, not the year's."),
  stage: z.object({
    name: z.enum(['N100', ...levels]),
    level: described(count(), 'Its place, from 0 for N100 to 5 for N1.'),
    toNext: described(z.nullable(count()), 'Points to the next stage; null at the top.'),
  }),
  streak: described(count(), 'Days in a row with points, up to today or yesterday.'),
  longestStreak: count(),
  learntWords: described(count(), 'Words that are remembered now (docs/product/review.md#learnt-and-met).'),
  metWords: described(count(), 'Words that were ever saved or answered.'),
});
export type Heatmap = z.infer<typeof heatmap>;
