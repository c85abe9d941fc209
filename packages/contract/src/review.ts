import { dailyGoals, questionKinds, RETENTION_MAX, RETENTION_MIN, reviewReasons } from '@utarang/domain/review';
import * as z from 'zod/mini';
import { described } from './described.js';
import { idInPath } from './ids.js';
import { example } from './sentences.js';
import { nearAnswers } from './study.js';
import { ANSWER_MAX, levels } from './terms.js';
import { line } from './text.js';
import { invalid } from './validation.js';
import { word } from './words.js';

export { type DailyGoal, dailyGoals, type QuestionKind, questionKinds } from '@utarang/domain/review';

const count = () => z.int().check(z.nonnegative());
const rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], invalid('value_invalid'));
const strength = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Strength = z.infer<typeof strength>;

/** The longest note of one's own on a word, in characters (docs/product/limits.md#text). */
export const REVIEW_NOTE_MAX = 200;

/** The next question. Nothing in it gives the answer away. */
export const reviewQuestion = z.object({
  wordId: z.number(),
  kind: z.enum(questionKinds),
  question: described(
    z.string(),
    'The word in Japanese; its meaning, of the kind `word`; the sentence with a gap, of `sentence`; what a voice says, of `listening`.',
  ),
  meaningKo: described(z.nullable(z.string()), 'The Korean of the sentence; null for other kinds.'),
  reading: described(z.nullable(z.string()), 'Of a meaning, where another word is spelt alike.'),
  level: z.nullable(z.enum(levels)),
  retrievability: described(z.nullable(z.number()), 'The share in which it is remembered now; null for a new word.'),
  strength: described(z.nullable(strength), 'Its dots; null for a new word.'),
  isNew: z.boolean(),
  isAgain: described(z.boolean(), 'It was forgotten today.'),
  metIn: described(
    z.nullable(z.object({ id: z.string(), title: z.string() })),
    "The song, or the text of one's own, in which the member met it; null where there is none, and where it would tell the answer.",
  ),
});
export type ReviewQuestion = z.infer<typeof reviewQuestion>;

const day = {
  doneToday: described(count(), 'Words that were reviewed today, each once.'),
  totalToday: described(count(), 'The words of the day, done and to come.'),
  next: described(z.nullable(reviewQuestion), 'Null when the day is done.'),
};

export const reviewSettings = z.object({
  dailyGoal: described(z.nullable(z.literal(dailyGoals)), 'Null until it was chosen; then 20 holds.'),
  desiredRetention: z.number(),
  reviewKinds: z.array(z.enum(questionKinds)),
  restDay: z.boolean(),
  isFitted: described(z.boolean(), 'Dates follow from how this member remembers, not from how people do.'),
});
export type ReviewSettings = z.infer<typeof reviewSettings>;

/** PUT /api/users/me/settings: a field that is left out keeps its value. */
export const reviewSettingsBody = z.object({
  dailyGoal: z.optional(z.literal(dailyGoals, invalid('value_invalid'))),
  desiredRetention: z.optional(
    z
      .number(invalid('value_invalid'))
      .check(z.gte(RETENTION_MIN, invalid('value_invalid')), z.lte(RETENTION_MAX, invalid('value_invalid'))),
  ),
  reviewKinds: z.optional(
    z
      .array(z.enum(questionKinds, invalid('value_invalid')), invalid('value_invalid'))
      .check(z.maxLength(questionKinds.length, invalid('value_invalid'))),
  ),
  restDay: z.optional(z.boolean(invalid('value_invalid'))),
});
export type ReviewSettingsBody = z.infer<typeof reviewSettingsBody>;

/** GET /api/review */
export const reviewQuery = z.object({
  voice: described(
    z.optional(z.enum(['true', 'false'], invalid('value_invalid'))),
    '`false`: nothing can be listened to.',
  ),
});

/** The most questions that a device prefetches (docs/product/offline.md#review). */
export const REVIEW_AHEAD_MAX = 40;

/** GET /api/review/ahead: the next questions of today, for a device that goes on without a network. */
export const reviewAhead = z.object({
  questions: described(
    z.array(z.extend(reviewQuestion, { answer: described(word, 'Shown once the answer is given.') })),
    'In their order, without words that were forgotten today.',
  ),
});
export type ReviewAhead = z.infer<typeof reviewAhead>;

const weekDay = z.object({
  date: z.string(),
  learnt: z.boolean(),
  rested: described(z.boolean(), 'A day of rest, which does not end the days in a row.'),
});

/** GET /api/review/day: the day of review for the home page. */
export const reviewDay = z.object({
  goal: described(count(), 'The words of the day that are wished for, with those beyond the goal.'),
  doneToday: day.doneToday,
  totalToday: day.totalToday,
  streak: described(count(), 'Days in a row on which something was learnt.'),
  week: described(z.array(weekDay), 'The seven days of this week, Monday first.'),
});
export type ReviewDay = z.infer<typeof reviewDay>;

export const review = z.object({
  goal: described(count(), 'The words of the day that are wished for, with those beyond the goal.'),
  ...day,
  due: described(count(), 'Saved words that are due today and were not asked.'),
  dueTomorrow: described(count(), 'Words that tomorrow brings, no more than the goal.'),
  forecast: described(
    z.array(z.object({ date: z.string(), count: count() })),
    'Words that fall due on each of thirty days.',
  ),
  recalledToday: described(count(), 'Words reviewed today of which the last answer was right.'),
  spentTodayMs: count(),
  missedToday: described(z.array(word), 'Words that were wrong in a review of today, ten at most.'),
  learnt: count(),
  met: count(),
  streak: described(count(), 'Days in a row on which something was learnt.'),
  week: described(z.array(weekDay), 'The seven days of this week, Monday first.'),
  canUndo: z.boolean(),
  patternsDue: described(count(), 'Saved particles and endings that are asked today.'),
  settings: reviewSettings,
});
export type Review = z.infer<typeof review>;

export const reviewWordParams = z.object({ wordId: idInPath('word_id_invalid') });

/** POST /api/review/{wordId}/answer. A blank answer is `answer_required`, unless the learner gives up. */
export const reviewAnswerBody = z.object({
  kind: z.enum(questionKinds, invalid('value_invalid')),
  answer: z._default(line(ANSWER_MAX, 'answer_too_long'), ''),
  reveal: described(z.optional(z.boolean()), 'In place of an answer: nothing was known.'),
  elapsedMs: described(z.optional(z.nullable(z.number())), 'From the question to the answer.'),
  voice: z.optional(z.boolean()),
});
export type ReviewAnswerBody = z.infer<typeof reviewAnswerBody>;

/** A rating, with its outcome. */
const outcome = z.object({
  rating,
  dueAt: z.string(),
  intervalDays: described(count(), '0 for today.'),
  reason: z.object({
    code: z.enum(reviewReasons),
    times: described(count(), 'Days in a row on which it was remembered.'),
  }),
  strength,
});
export type ReviewOutcome = z.infer<typeof outcome>;

const rated = {
  rating: described(z.nullable(rating), 'Null for a near answer, which changes nothing.'),
  dueAt: z.nullable(z.string()),
  intervalDays: z.nullable(count()),
  reason: z.nullable(outcome.shape.reason),
  outcomes: described(z.array(outcome), 'What each of the four ratings leads to; empty for a near answer.'),
  milestone: described(z.nullable(count()), 'Learnt words, where this answer reached a milestone.'),
  learnt: described(z.nullable(count()), 'All learnt words, with a milestone.'),
};

export const reviewResult = z.object({
  correct: z.boolean(),
  near: described(
    z.optional(z.enum([...nearAnswers, 'synonym'])),
    'As in the word test; or another word of the same meaning. It costs nothing, and the question stays.',
  ),
  meant: z.optional(z.string()),
  syllables: described(
    z.optional(z.array(z.object({ text: z.string(), right: z.boolean() }))),
    'The pronunciation syllable by syllable, where what was heard is wrong.',
  ),
  answer: described(z.nullable(z.extend(word, { example: z.optional(example) })), 'The word; null for a near answer.'),
  leech: described(
    z.nullable(
      z.object({
        lapses: count(),
        note: z.string(),
        partners: described(
          z.array(z.pick(word, { id: true, japaneseWord: true, meaningKo: true })),
          'The verb that is its pair, and the like.',
        ),
        kanji: described(
          z.array(z.object({ kanji: z.string(), hunEum: z.string() })),
          'Its kanji, as Koreans name them (배울 학).',
        ),
      }),
    ),
    'Of a wrong answer, where the word does not stay.',
  ),
  ...rated,
  ...day,
});
export type ReviewResult = z.infer<typeof reviewResult>;

/** PUT /api/review/{wordId}/rating: corrects the rating of the last answer. */
export const reviewRatingBody = z.object({ rating, voice: z.optional(z.boolean()) });
export type ReviewRatingBody = z.infer<typeof reviewRatingBody>;
export const reviewRated = z.object({ ...rated, ...day });
export type ReviewRated = z.infer<typeof reviewRated>;

/** PUT /api/review/{wordId}/note */
export const reviewNoteBody = z.object({ note: line(REVIEW_NOTE_MAX, 'note_too_long') });
export const reviewNote = z.object({ note: z.string() });

/** The possible numbers of weeks of statistics. */
export const statisticsWeeks = [8, 26, 52] as const;
export const statisticsQuery = z.object({
  weeks: z.optional(z.enum(['8', '26', '52'], invalid('value_invalid'))),
});

/** GET /api/users/me/statistics. Days, weeks (their Mondays) and hours are those in Seoul. */
export const statistics = z.object({
  reviews: described(count(), 'All judged answers that the log holds.'),
  weeks: z.number(),
  retention: described(
    z.array(z.object({ week: z.string(), reviews: count(), recalled: count() })),
    'Answers to words that had been answered on an earlier day, by week.',
  ),
  learned: described(z.array(z.object({ date: z.string(), count: z.int() })), 'Learnt words at the end of each week.'),
  memory: described(z.array(count()), 'Words by their dots, from one to five.'),
  memoryByWeek: z.array(z.object({ week: z.string(), counts: z.array(count()) })),
  byLevel: z.array(z.object({ level: z.enum(levels), learnt: count(), total: count() })),
  byPartOfSpeech: z.array(z.object({ partOfSpeech: z.string(), learnt: count(), met: count() })),
  byHour: described(z.array(count()), 'Judged answers by hour of the day.'),
  hardest: z.array(z.extend(word, { reviews: count(), recalled: count() })),
  learnt: count(),
  met: count(),
  streak: count(),
  longestStreak: count(),
  seconds: described(count(), 'Time spent on reviews.'),
  secondsByWeek: z.array(z.object({ week: z.string(), seconds: count() })),
});
export type Statistics = z.infer<typeof statistics>;
