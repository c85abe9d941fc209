import type { SearchMode } from '@utarang/domain/search';
import type { WordStatus } from '@utarang/domain/study';

/**
 * Levels, search modes and limits as plain values: the browser imports them without the schemas and their validator.
 */

export const levels = ['N5', 'N4', 'N3', 'N2', 'N1'] as const;
export type Level = (typeof levels)[number];

/** The level with which learners begin, and the default of `/jlpt`. */
export const FIRST_LEVEL: Level = 'N5';

/**
 * The level of a text: "Levels are written in either case" (docs/product/pages.md#redirects); null for any other text.
 */
export const levelNamed = (text: string | null | undefined): Level | null =>
  levels.find((level) => level === text?.toUpperCase()) ?? null;

export type { SearchMode };
export const searchModes = ['pronunciation', 'meaning', 'all'] as const satisfies readonly SearchMode[];

/** The longest name and the longest job of a member, in characters (docs/product/limits.md#text). */
export const NAME_MAX = 50;

/** The longest query in characters (docs/product/limits.md#text). */
export const QUERY_MAX = 100;

/** The longest answer and the longest note of a report, in characters (docs/product/limits.md#text). */
export const ANSWER_MAX = 100;
export const REPORT_MAX = 500;

/** The longest text that is read word by word, in characters (docs/product/limits.md#text). */
export const TEXT_MAX = 20_000;

/** The longest title or artist, line of a translation, and correction in the texts that members keep, in characters. */
export const LYRIC_TITLE_MAX = 100;
export const LYRIC_LINE_MAX = 300;
export const CORRECTION_MAX = 100;
/** The most characters of a text with its translation and its corrections. */
export const LYRIC_SIZE_MAX = 60_000;

/** The status of a saved word (docs/product/study.md#word-status). */
export type { WordStatus };
export const wordStatuses = ['IN_PROGRESS', 'COOLDOWN', 'COMPLETED'] as const satisfies readonly WordStatus[];

/** The kinds of points: for a passed word test, a sentence of the quiz by JLPT level, one by situation. */
export const pointKinds = ['word', 'sentence', 'field'] as const;
/** The conditions of a quiz: by level, by situation. */
export const quizKinds = ['sentence', 'field'] as const satisfies readonly (typeof pointKinds)[number][];
export type QuizKind = (typeof quizKinds)[number];

/** The blank in the texts of a quiz (docs/product/sentences.md#calls-of-the-quiz). */
export const BLANK = '____';

/** Words shown at once in every list (docs/product/lists.md#pages-of-a-list). */
export const PAGE_SIZE = 24;
/** The largest page that a call may request (docs/product/limits.md#requests). */
export const PAGE_SIZE_MAX = 100;

/** The orders of the words of a level. */
export const levelSorts = ['order', 'dictionary'] as const;
export type LevelSort = (typeof levelSorts)[number];

/** The number of bands of words, by how early learners need them (docs/product/words.md#bands). */
export const BANDS = 5;

/** The number of examples that a word's own page shows at first (docs/product/sentences.md#examples). */
export const EXAMPLES_SHOWN = 5;
/** The number of further ones that it loads at a time. */
export const EXAMPLES_MORE = 20;
/** The number of sentences below a search by meaning that finds no word. */
export const SENTENCES_FOUND = 5;

/** Genders of an artist; a group may have members of both. */
export const genders = ['male', 'female', 'mixed'] as const;
export type Gender = (typeof genders)[number];

/** The kinds of favourites besides words (docs/product/songs.md#favourites). */
export type FavoriteKind = 'artist' | 'song';

/** The paths of the calls on each kind. */
export const favoritePaths = {
  artist: '/api/users/me/fav-artists',
  song: '/api/users/me/fav-songs',
} as const satisfies Record<FavoriteKind, string>;

/** The subjects of admins' changes; the audit trail names each by kind and id (docs/product/admin.md#audit-trail). */
export const auditSubjects = ['word', 'sentence', 'artist', 'song', 'member'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The actors in the audit trail: admins, and the operator. */
export const auditActors = ['admin', 'operator'] as const;
export type AuditActor = (typeof auditActors)[number];

/** The number of reports, and of synonyms, that an admin sees at once (docs/product/admin.md#queues). */
export const QUEUE_SHOWN = 200;

/** The most members, or entries of the audit trail, on a page for admins (docs/product/admin.md#members). */
export const LISTED_MAX = 10_000;

/** The number of entries of the audit trail that are shown with a member (docs/product/admin.md#members). */
export const MEMBER_CHANGES_SHOWN = 50;

/** Decisions of an admin on a report or on a member's own synonym (docs/product/admin.md#queues). */
export const decisions = ['accepted', 'refused'] as const;
export type Decision = (typeof decisions)[number];

/** The longest text of a word's field, in characters (docs/product/limits.md#text). */
export const WORD_FIELD_MAX = 200;

/**
 * The kinds of judged answers that update a memory: reviews by kind of question, word tests, practice, sentence
 * quizzes.
 */
export const answerKinds = ['meaning', 'word', 'listening', 'sentence', 'test', 'practice', 'quiz'] as const;
export type AnswerKind = (typeof answerKinds)[number];
/** The most corrections of single places that a text has (docs/product/songs.md#my-lyrics). */
export const PLACED_MAX = 2_000;
