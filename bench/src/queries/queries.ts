import { choseong, normalise, toNfc } from '@utarang/domain/language';
import type { SearchableWord, SearchField } from '@utarang/domain/search';
import type { Random } from '../words/random.js';
import { keystrokes } from './composition.js';
import type { Query, QueryKind, RaceMode } from './query.js';

/** For ten queries, the field that each is meant for. */
const FIELDS: Readonly<Record<RaceMode, readonly SearchField[]>> = {
  pronunciation: ['koreanPronunciation'],
  all: [
    ...Array<SearchField>(5).fill('koreanPronunciation'),
    ...Array<SearchField>(3).fill('meaningKo'),
    'reading',
    'japaneseWord',
  ],
};

/** The share of each kind, keystrokes counted one by one. */
const SHARES: Readonly<Record<QueryKind, number>> = {
  one: 0.1,
  two: 0.2,
  three: 0.25,
  keystrokes: 0.25,
  miss: 0.1,
  choseong: 0.1,
};

/** Fewer initials stand for too many words to mean one of them. */
const FEWEST_INITIALS = 3;

/** About `count` queries for a catalogue, all kinds mixed. */
export function makeQueries(
  words: readonly SearchableWord[],
  mode: RaceMode,
  count: number,
  random: Random,
): readonly Query[] {
  const text = (row: number, field: SearchField) => normalise(words[row]![field]);
  const anyText = () => text(random.below(words.length), random.pick(FIELDS[mode]));
  const spelled = (from: number, to: number) => pieceOf(anyText, from, to, random);
  const fields = [...new Set(FIELDS[mode])];
  const everything = words.map((_, row) => fields.map((field) => text(row, field)).join('\n')).join('\n');
  const missing = () => missingFrom(everything, anyText, random);

  const make: Record<QueryKind, () => Query[]> = {
    one: () => [{ kind: 'one', text: spelled(1, 1), meant: null }],
    two: () => [{ kind: 'two', text: spelled(2, 2), meant: null }],
    three: () => [{ kind: 'three', text: spelled(3, 6), meant: null }],
    miss: () => [{ kind: 'miss', text: missing(), meant: null }],
    keystrokes: () => {
      const row = random.below(words.length);
      return typing(row, text(row, 'koreanPronunciation'));
    },
    choseong: () => {
      const row = random.below(words.length);
      const initials = initialsOf(text(row, 'koreanPronunciation'));
      return initials.length < FEWEST_INITIALS ? [] : [{ kind: 'choseong', text: initials, meant: row }];
    },
  };
  return shuffled(
    Object.entries(SHARES).flatMap(([kind, share]) => {
      const queries: Query[] = [];
      while (queries.length < count * share) queries.push(...make[kind as QueryKind]());
      return queries;
    }),
    random,
  );
}

/** A piece of a text, half the time its beginning. */
function pieceOf(anyText: () => string, from: number, to: number, random: Random): string {
  const length = from + random.below(to - from + 1);
  for (;;) {
    const text = anyText();
    const last = text.length - length;
    if (last < 0) continue;
    const start = random.next() < 0.5 ? 0 : random.below(last + 1);
    const piece = text.slice(start, start + length);
    if (piece.trim() === piece && piece.isWellFormed()) return piece;
  }
}

/** Letters that do occur, in an order that does not. */
function missingFrom(everything: string, anyText: () => string, random: Random): string {
  for (;;) {
    const length = 3 + random.below(3);
    const letters = Array.from({ length }, () => random.pick([...anyText()])).join('');
    if (letters.trim() === letters && !everything.includes(letters)) return letters;
  }
}

/**
 * The states of the box while a word is typed. From three characters on, one that does not spell its beginning means
 * it.
 */
const typing = (row: number, pronunciation: string): Query[] =>
  keystrokes(pronunciation).map((text) => {
    const unfinished = text.length > 2 && !pronunciation.startsWith(text);
    return { kind: 'keystrokes', text, meant: unfinished ? row : null };
  });

/** The initials as a person types them, aspirated ones too. */
const initialsOf = (pronunciation: string): string =>
  Array.from(pronunciation, (syllable) => (choseong(toNfc(syllable)) === '' ? '' : keystrokes(syllable)[0])).join('');

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
