import type { CheckedWord } from '@utarang/contract';
import { filterByQuery, normalise } from '@utarang/domain/language';
import { seoulDate } from '@utarang/domain/study';

/** The orders of saved words (docs/product/my-words.md#sorting); the first is the default. */
export const sorts = ['registered', 'pron', 'hiragana', 'word'] as const;
export type Sort = (typeof sorts)[number];

/** A saved word with precomputed texts, so that a key in the search box is fast. */
export type IndexedWord = {
  word: CheckedWord;
  /**
   * The searched text: all four texts in the form in which they are compared, and the pronunciation of a phrase without
   * its spaces.
   */
  haystack: string;
  savedAt: number;
};

// A line break, which no query has: a match cannot span two texts.
const BETWEEN = '\n';

export const listed = (word: CheckedWord): IndexedWord => ({
  word,
  haystack: [
    word.japaneseWord,
    word.hiragana,
    word.koreanPronunciation,
    word.koreanPronunciation.replaceAll(' ', ''),
    word.meaningKo,
  ]
    .map(normalise)
    .join(BETWEEN),
  savedAt: Date.parse(word.checkedAt),
});

const korean = new Intl.Collator('ko');
const byText = (text: (word: CheckedWord) => string) => (a: IndexedWord, b: IndexedWord) =>
  korean.compare(text(a.word), text(b.word)) || b.word.id - a.word.id;

const latestFirst = (a: IndexedWord, b: IndexedWord) => b.savedAt - a.savedAt || b.word.id - a.word.id;

const comparisons: Readonly<Record<Sort, (a: IndexedWord, b: IndexedWord) => number>> = {
  registered: latestFirst,
  pron: byText((word) => word.koreanPronunciation),
  hiragana: byText((word) => word.hiragana),
  word: byText((word) => word.japaneseWord),
};

export const sorted = (list: readonly IndexedWord[], sort: Sort): IndexedWord[] => [...list].sort(comparisons[sort]);

/** "A part of any text, without regard to case and spaces around" (docs/product/my-words.md#searching-saved-words). */
export const matching = (list: readonly IndexedWord[], query: string): readonly IndexedWord[] =>
  filterByQuery(list, query, ({ haystack }) => haystack);

/** A day in Seoul (`YYYY-MM-DD`), and the index of its first word. */
export type Day = { day: string; first: number };

const HOUR_MS = 3_600_000;
const dayOfHour = new Map<number, string>();

/**
 * The day of a moment. The calendar is slow; a day in Seoul begins at a full hour of UTC, so the result is cached for
 * each hour.
 */
function dayOf(moment: number): string {
  const hour = Math.floor(moment / HOUR_MS);
  let day = dayOfHour.get(hour);
  if (day === undefined) {
    day = seoulDate(new Date(moment));
    dayOfHour.set(hour, day);
  }
  return day;
}

/** The days of a list in order of saving. */
export function daysOf(list: readonly IndexedWord[]): Day[] {
  const days: Day[] = [];
  list.forEach(({ savedAt }, index) => {
    const day = dayOf(savedAt);
    if (days.length === 0 || days.at(-1)?.day !== day) days.push({ day, first: index });
  });
  return days;
}
