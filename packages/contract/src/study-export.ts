import * as z from 'zod/mini';
import { described } from './described.js';
import { reportFields } from './study.js';
import { pointKinds, quizKinds } from './terms.js';
import { level } from './words.js';

const at = z.nullable(z.string());

/** The stored study of a member, as the export has it. Instants are ISO 8601. */
export const studyExport = z.object({
  words: described(
    z.array(
      z.object({
        wordId: z.number(),
        japaneseWord: z.nullable(z.string()),
        savedAt: at,
        attemptsUsed: z.number(),
        cooldownUntil: at,
        completedAt: at,
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
      z.object({ quizId: z.number(), kind: z.enum(quizKinds), givenAt: z.string(), answeredAt: at, earnedAt: at }),
    ),
    'Quizzes of sentences that the member was given, as they were asked for last.',
  ),
  synonyms: z.array(z.object({ wordId: z.number(), answerKo: z.string(), createdAt: z.string() })),
  reports: z.array(
    z.object({ wordId: z.number(), field: z.enum(reportFields), note: z.string(), createdAt: z.string() }),
  ),
});
export type StudyExport = z.infer<typeof studyExport>;
