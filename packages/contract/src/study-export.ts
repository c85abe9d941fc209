import { quizAsks } from '@utarang/domain/quiz/asks';
import * as z from 'zod/mini';
import { described } from './described.js';
import { reportFields } from './study.js';
import { answerKinds, pointKinds, quizKinds } from './terms.js';
import { level } from './words.js';

const instant = z.nullable(z.string());

/** The stored study of a member in the export. Instants are ISO 8601. */
export const studyExport = z.object({
  words: described(
    z.array(
      z.object({
        wordId: z.number(),
        japaneseWord: z.nullable(z.string()),
        savedAt: instant,
        attemptsUsed: z.number(),
        cooldownUntil: instant,
        cooldownSeconds: described(z.nullable(z.number()), 'The whole length of that cooldown.'),
        completedAt: instant,
      }),
    ),
    'Words that were saved or tried, also those that are no longer saved.',
  ),
  knownWords: described(
    z.array(z.object({ wordId: z.number(), japaneseWord: z.nullable(z.string()), knownAt: z.string() })),
    'Words that are marked as known, the earliest first.',
  ),
  awards: described(
    z.array(
      z.object({
        kind: z.enum(pointKinds),
        sourceId: described(z.number(), 'Id of the word or the quiz.'),
        level: z.nullable(level),
        points: z.number(),
        earnedAt: z.string(),
      }),
    ),
    'Each time that something earned points, the earliest first.',
  ),
  quizzes: described(
    z.array(
      z.object({
        quizId: z.number(),
        kind: z.enum(quizKinds),
        ask: z.enum(quizAsks),
        givenAt: z.string(),
        answeredAt: instant,
        earnedAt: instant,
      }),
    ),
    'Quizzes of sentences that the member was given, as they were asked for last.',
  ),
  memory: described(
    z.array(
      z.object({
        wordId: z.number(),
        savedAt: instant,
        stability: described(z.nullable(z.number()), 'In days; null for a word that was never answered.'),
        difficulty: z.nullable(z.number()),
        dueAt: instant,
        reviewedAt: instant,
        reps: z.number(),
        lapses: z.number(),
        streak: z.number(),
        hintedAt: instant,
        askedOn: z.nullable(z.string()),
        note: z.string(),
      }),
    ),
    'What answers left of each word that was ever saved or answered.',
  ),
  reviews: described(
    z.array(
      z.object({
        number: z.number(),
        wordId: z.number(),
        kind: z.enum(answerKinds),
        rating: z.number(),
        answeredAt: z.string(),
        elapsedMs: z.nullable(z.number()),
        days: described(z.nullable(z.number()), 'Since the answer before; null for the first one.'),
        stability: described(z.number(), 'In days; 0 for a forgotten word.'),
      }),
    ),
    'Each judged answer, the earliest first.',
  ),
  ownWords: described(
    z.array(
      z.object({
        id: z.number(),
        japaneseWord: z.string(),
        hiragana: z.string(),
        koreanPronunciation: z.string(),
        meaningKo: z.string(),
        createdAt: z.string(),
      }),
    ),
    "Words of the member's own, the latest first.",
  ),
  wishes: described(
    z.array(z.object({ japaneseWord: z.string(), hiragana: z.string(), meaningKo: z.string(), createdAt: z.string() })),
    'Words that the member wishes the book to have, the latest first.',
  ),
  reviewDays: described(
    z.array(
      z.object({
        day: z.string(),
        answers: z.number(),
        recalled: z.number(),
        done: z.number(),
        newDone: z.number(),
        extra: z.number(),
        spentMs: z.number(),
      }),
    ),
    'The sums of each day in Seoul.',
  ),
  reminder: described(z.object({ hour: z.nullable(z.number()) }), 'The hour in Seoul of the reminder.'),
  reminderDevices: described(
    z.array(z.object({ createdAt: z.string() })),
    'Devices that are reminded, without the addresses and keys by which they are reached.',
  ),
  reviewPlan: described(
    z.object({
      dailyGoal: z.nullable(z.number()),
      desiredRetention: z.nullable(z.number()),
      reviewKinds: z.nullable(z.array(z.string())),
      restDay: z.boolean(),
      milestone: z.number(),
      parameters: described(z.nullable(z.array(z.number())), 'Of FSRS, fitted to the member; null for the usual ones.'),
      fittedOn: z.nullable(z.string()),
    }),
    'What was chosen for reviews, and what was fitted to the answers.',
  ),
  synonyms: z.array(z.object({ wordId: z.number(), answerKo: z.string(), createdAt: z.string() })),
  reports: z.array(
    z.object({ wordId: z.number(), field: z.enum(reportFields), note: z.string(), createdAt: z.string() }),
  ),
});
export type StudyExport = z.infer<typeof studyExport>;
