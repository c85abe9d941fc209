import type { KanjiBook, KanjiEntry } from '@utarang/content/kanji';
import {
  hasHangul,
  initialSound,
  isKana,
  kanjiOf,
  lowered,
  type SearchText,
  toHangul,
  toHiragana,
  toRomaji,
} from '@utarang/domain/language';
import { kanjiOfToday } from '@utarang/domain/text';
import { kanji as messages, radicalNamed } from '@utarang/messages';
import type { IndexedKanji } from './kanji-index.js';

/**
 * Ranks of a kanji that a query finds, the best first: the kanji itself, its whole name, its sound, its sense, a part,
 * a reading.
 */
const [ITSELF, NAME, SOUND, SENSE, PART, READING] = [0, 1, 2, 3, 4, 5] as const;

const { strokesAsked, radical: radicalAsked } = messages;
const FILTER = new RegExp(`^(${strokesAsked}|${radicalAsked})[:：](.+)$`, 'u');

/** The filter of `획:8` (strokes) or `부수:氵` (radical) in a query; null for any other query. */
function filterOf(token: string, radicals: KanjiBook['radicals']): ((entry: KanjiEntry) => boolean) | null {
  const [, kind, value = ''] = FILTER.exec(token) ?? [];
  if (kind === strokesAsked) return ({ strokes }) => String(strokes) === value;
  if (kind !== radicalAsked) return null;
  // 水 is also the radical of 海; 氵 only that of kanji written with it.
  const named = radicals.filter(
    (each) => each.form === value || radicalNamed(each) === value || each.name.split(' ').includes(value),
  );
  const whole = new Set(
    named
      .filter(({ form, number }) => radicals.find((each) => each.number === number)?.form === form)
      .map(({ number }) => number),
  );
  return ({ radical }) =>
    named.some(({ form, number }) => form === radical.kanji && number === radical.number) || whole.has(radical.number);
}

const bare = (reading: string): string => reading.replace('-', '');

/** The kanji in a query, each followed by its modern form. */
const kanjiNamed = (q: string): readonly string[] => [...kanjiOf(q)].flatMap((each) => [each, kanjiOfToday(each)]);

const placeOf = ({ kanji, oldForm }: KanjiEntry, named: readonly string[]): number =>
  named.findIndex((each) => each === kanji || oldForm?.split(' ').includes(each));

/** Creates a function that ranks how well a query names a kanji, null where it does not. */
function rankBy(q: string): (kanji: IndexedKanji) => number | null {
  const named = kanjiNamed(q);
  if (named.length > 0) return ({ entry }) => (placeOf(entry, named) < 0 ? null : ITSELF);
  if (hasHangul(q)) return rankInKorean(q);
  const wanted = isKana(q) ? toHiragana(q) : null;
  const isRead = (reading: string) =>
    wanted === null ? toRomaji(bare(reading)) === q : bare(reading) === wanted || reading.startsWith(`${wanted}-`);
  return ({ entry: { on, kun } }) => (on.some(isRead) || kun.some(isRead) ? READING : null);
}

const rankInKorean =
  (q: string) =>
  ({ entry: { hunEum, eum, on, kun } }: IndexedKanji): number | null => {
    if (hunEum.includes(q)) return NAME;
    const index = eum.findIndex((each) => each === q || initialSound(each) === q);
    // A usual sound comes before an unusual one: 学 for 학, and not 鶴 first.
    if (index >= 0) return SOUND + (index === 0 ? 0 : 0.5);
    if (hunEum.some((name) => name.slice(0, -2) === q)) return SENSE;
    if (q.length > 1 && hunEum.some((name) => name.includes(q))) return PART;
    const isSaid = (reading: string) => toHangul(bare(reading)) === q;
    return on.some(isSaid) || kun.some(isSaid) ? READING : null;
  };

/** The kanji that a query names, the best first, else in their list's order; all of them without a query. */
export function findKanji(
  all: readonly IndexedKanji[],
  query: SearchText,
  radicals: KanjiBook['radicals'],
): readonly IndexedKanji[] {
  const tokens = lowered(query).trim().split(/\s+/).filter(Boolean);
  const filters = tokens.flatMap((token) => filterOf(token, radicals) ?? []);
  const q = tokens.filter((token) => !FILTER.test(token)).join(' ');
  const left = filters.length > 0 ? all.filter(({ entry }) => filters.every((has) => has(entry))) : all;
  if (q === '') return left;
  const named = kanjiNamed(q);
  const rankOf = rankBy(q);
  return left
    .flatMap((each) => {
      const rank = rankOf(each);
      if (rank === null) return [];
      // Kanji of the query come in its order.
      const place = rank === ITSELF ? placeOf(each.entry, named) : 0;
      return [{ each, rank: rank + place / 1000 }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

/** The kanji that a query names as a whole: themselves, by name or by sound. */
export const namedKanji = (all: readonly IndexedKanji[], query: SearchText): readonly IndexedKanji[] => {
  const q = lowered(query).trim();
  if (q === '') return [];
  const rankOf = rankBy(q);
  return all
    .flatMap((each) => {
      const rank = rankOf(each);
      return rank === null || rank >= SENSE ? [] : [{ each, rank, at: [...q].indexOf(each.entry.kanji) }];
    })
    .sort((a, b) => a.rank - b.rank || a.at - b.at || b.each.count - a.each.count)
    .map(({ each }) => each);
};
