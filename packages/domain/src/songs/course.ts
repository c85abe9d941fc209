/** The steps of a song as a course, in the order in which they are offered (docs/product/songs.md#course). */
export const COURSE_STEPS = ['words', 'lines', 'heard', 'whole'] as const;
export type CourseStep = (typeof COURSE_STEPS)[number];

/** The number of unknown words in the first step. */
export const FIRST_WORDS = 10;

/**
 * The work that a learner did in a course. Lines are identified by their texts: a repeated line is done with the first.
 */
export type CourseRecord = {
  /** The ids of the first words, as they were unknown when the first of them was looked at. */
  readonly words: readonly number[];
  /** The new words that were looked at. */
  readonly seen: readonly number[];
  /** The lines that were studied, those that were typed as they were heard, and those sung along, by `lineKey`. */
  readonly studied: readonly number[];
  readonly heard: readonly number[];
  readonly sung: readonly number[];
  /** The day, `YYYY-MM-DD`, on which all steps were done for the first time. */
  readonly finishedOn: string | null;
};

export const NO_COURSE: CourseRecord = {
  words: [],
  seen: [],
  studied: [],
  heard: [],
  sung: [],
  finishedOn: null,
};

/**
 * The most courses of a person that are stored, on a device and on the server; the one worked on longest ago goes
 * first.
 */
export const COURSES_MAX = 100;

/** The most numbers of a list that are stored: more than a text has lines. */
export const COURSE_LIST_MAX = 1000;

/** Checks whether a text is the id of a song, or of a member's text on the server, and not of one on the device. */
export const isCourseId = (id: string): boolean => /^(?:[1-9]\d{0,8}|[\w-]{22})$/.test(id);

/** The number that identifies a line in a record: the FNV-1a hash of its text. */
export function lineKey(text: string): number {
  let key = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) key = Math.imul(key ^ text.charCodeAt(index), 0x01000193);
  return key >>> 0;
}

type Parts = {
  readonly record: CourseRecord;
  /** The ids of the words of the text, in the order in which they are sung, and a predicate whether a word is known. */
  readonly words: readonly number[];
  readonly isKnown: (wordId: number) => boolean;
  /** The texts of the lines that can be heard. */
  readonly lines: readonly string[];
  /** The number of them that were studied one by one. */
  readonly studied: number;
};

export type StepProgress = {
  readonly step: CourseStep;
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
};

export type Course = {
  readonly steps: readonly StepProgress[];
  /** The step that is offered; null once all are done. */
  readonly next: CourseStep | null;
  /** The words of the first step. */
  readonly firstWords: readonly number[];
};

/**
 * "The first words are those that are unknown when the first of them is looked at" (docs/product/songs.md#course). They
 * stay the same words while they become known.
 */
export function firstWordsOf({ record, words, isKnown }: Omit<Parts, 'lines' | 'studied'>): readonly number[] {
  const begun = record.words.filter((id) => words.includes(id));
  return begun.length > 0 ? begun : [...new Set(words)].filter((id) => !isKnown(id)).slice(0, FIRST_WORDS);
}

/** The progress through the steps of a course, and what comes next (docs/product/songs.md#course). */
export function courseOf(parts: Parts): Course {
  const { record, lines, studied } = parts;
  const firstWords = firstWordsOf(parts);
  const keys = [...new Set(lines.map(lineKey))];
  const countOf = (all: readonly number[], done: readonly number[]): readonly [number, number] => {
    const those = new Set(done);
    return [all.filter((each) => those.has(each)).length, all.length];
  };
  const counts = {
    words: countOf(firstWords, record.seen),
    lines: [Math.min(studied, lines.length), lines.length],
    heard: countOf(keys, record.heard),
    whole: countOf(keys, record.sung),
  } as const;
  const steps = COURSE_STEPS.map((step): StepProgress => {
    const [done, total] = counts[step];
    return { step, done, total, isDone: done === total };
  });
  return { steps, next: nextOf(steps), firstWords };
}

/** "The next step is the first open one from the furthest that was begun; what was left out comes at the end." */
function nextOf(steps: readonly StepProgress[]): CourseStep | null {
  const furthest = Math.max(0, ...steps.map(({ done }, index) => (done > 0 ? index : 0)));
  const open = [...steps.slice(furthest), ...steps.slice(0, furthest)].find(({ isDone }) => !isDone);
  return open?.step ?? null;
}

const union = (one: readonly number[], more: readonly number[]): readonly number[] =>
  [...new Set([...one, ...more])].slice(0, COURSE_LIST_MAX);

/** The record with the first words fixed and some of them looked at. */
export const withSeen = (
  record: CourseRecord,
  firstWords: readonly number[],
  seen: readonly number[],
): CourseRecord => ({
  ...record,
  words: firstWords,
  seen: union(record.seen, seen),
});

/** The record with more lines studied. */
export const withStudied = (record: CourseRecord, lines: readonly string[]): CourseRecord => ({
  ...record,
  studied: union(record.studied, lines.map(lineKey)),
});

/** The record with a line typed as it was heard. */
export const withHeard = (record: CourseRecord, lines: readonly string[]): CourseRecord => ({
  ...record,
  heard: union(record.heard, lines.map(lineKey)),
});

/** The record with lines sung along. */
export const withSung = (record: CourseRecord, lines: readonly string[]): CourseRecord => ({
  ...record,
  sung: union(record.sung, lines.map(lineKey)),
});

const lists = ['seen', 'studied', 'heard', 'sung'] as const;

/**
 * The first words of two records: those of the first record, unless all of the other's were looked at and not all of
 * the first's.
 */
function joinedWords(one: CourseRecord, other: CourseRecord, seen: readonly number[]): readonly number[] {
  const isDone = ({ words }: CourseRecord) => words.length > 0 && words.every((id) => seen.includes(id));
  return one.words.length === 0 || (isDone(other) && !isDone(one)) ? other.words : one.words;
}

/**
 * Joins two records of the work on one course: "Work of several devices adds up" (docs/product/songs.md#course). Work
 * in either is done, and the earlier day of completion stays.
 */
export function joinCourses(one: CourseRecord, other: CourseRecord): CourseRecord {
  const { seen, studied, heard, sung } = Object.fromEntries(
    lists.map((list) => [list, union(one[list], other[list])]),
  ) as Pick<CourseRecord, (typeof lists)[number]>;
  const [finishedOn = null] = [one.finishedOn, other.finishedOn].filter((day) => day !== null).sort();
  return { words: joinedWords(one, other, seen), seen, studied, heard, sung, finishedOn };
}

/** Checks whether a record has all work of another one: then `joinCourses` would not change it. */
export function hasAllOf(record: CourseRecord, other: CourseRecord): boolean {
  const joined = joinCourses(record, other);
  return (
    lists.every((list) => joined[list].length === record[list].length) &&
    String(joined.words) === String(record.words) &&
    joined.finishedOn === record.finishedOn
  );
}

/** Reads a record that a device stored, leaving out what is damaged. */
export function readCourse(stored: unknown): CourseRecord {
  if (typeof stored !== 'object' || stored === null) return NO_COURSE;
  const part = stored as Partial<Record<keyof CourseRecord, unknown>>;
  const numbers = (value: unknown): number[] =>
    (Array.isArray(value) ? value : [])
      .filter((each) => Number.isSafeInteger(each) && each >= 0)
      .slice(0, COURSE_LIST_MAX);
  const { finishedOn } = part;
  return {
    words: numbers(part.words).slice(0, FIRST_WORDS),
    seen: numbers(part.seen),
    studied: numbers(part.studied),
    heard: numbers(part.heard),
    sung: numbers(part.sung),
    finishedOn: typeof finishedOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(finishedOn) ? finishedOn : null,
  };
}
