import type { AdminWord, Level } from '@utarang/contract';
import { levels, readPage } from '@utarang/contract';
import { filterByQuery, normalise } from '@utarang/domain/language';

export const sorts = ['id', 'pron', 'reports'] as const;
export type WordSort = (typeof sorts)[number];

/** Words of one level, those without one, or all. */
export type LevelChoice = Level | 'none' | 'all';

/** The conditions of the words that are listed; `page` counts from 1. */
export type WordChoice = {
  readonly q: string;
  readonly sort: WordSort;
  readonly level: LevelChoice;
  readonly reported: boolean;
  readonly page: number;
};

/** Words shown at once. */
export const PAGE_SIZE = 50;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

export function readWordChoice(search: string): WordChoice {
  const query = new URLSearchParams(search);
  return {
    q: query.get('q') ?? '',
    sort: oneOf(sorts, query.get('sort'), 'id'),
    level: oneOf<LevelChoice>([...levels, 'none'], query.get('level'), 'all'),
    reported: query.get('reported') === 'true',
    page: readPage(query),
  };
}

/** The address of a choice; defaults are left out. */
export function writeWordChoice({ q, sort, level, reported, page }: WordChoice): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (sort !== 'id') query.set('sort', sort);
  if (level !== 'all') query.set('level', level);
  if (reported) query.set('reported', 'true');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

const keys = new WeakMap<AdminWord, string>();

/** The texts by which a word is found, cached for each word. */
function keyOf(word: AdminWord): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const { koreanPronunciation, hiragana, japaneseWord, meaningKo } = word;
  const key = [koreanPronunciation, hiragana, japaneseWord, meaningKo].map(normalise).join('\n');
  keys.set(word, key);
  return key;
}

const korean = new Intl.Collator('ko');

const orders: Readonly<Record<WordSort, ((one: AdminWord, other: AdminWord) => number) | null>> = {
  id: null,
  pron: (one, other) => korean.compare(one.koreanPronunciation, other.koreanPronunciation) || other.id - one.id,
  reports: (one, other) => other.reports - one.reports || other.id - one.id,
};

/** The words that meet the conditions, in the chosen order. `words` come by id, descending. */
export function chosen(
  words: readonly AdminWord[],
  { q, sort, level, reported }: Omit<WordChoice, 'page'>,
): readonly AdminWord[] {
  const among = words.filter(
    (word) => (level === 'all' || (word.level ?? 'none') === level) && (!reported || word.reports > 0),
  );
  const found = filterByQuery(among, q, keyOf);
  const order = orders[sort];
  return order ? [...found].sort(order) : found;
}
