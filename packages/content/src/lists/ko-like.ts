import { levels } from '@utarang/contract';
import { hasKanji, sinoKorean } from '@utarang/domain/language';
import { hanjaReadings } from '../../data/hanja.js';
import type { ContentProblem } from '../problem.js';
import { parseTable } from '../tsv.js';
import type { WordEntry } from '../words/entry.js';
import { wordFinder } from './word-finder.js';

/** A word like Korean. */
export type KoLike = {
  readonly wordId: number;
  /** The Korean word with the same characters (한자음). */
  readonly hanja: string;
  /** The caution: how its meaning differs; null where it does not. */
  readonly caution: string | null;
};

export const KO_LIKE_FILE = 'ko-like.tsv';

const COLUMNS = ['word', 'reading', 'korean', 'caution', 'kanji'] as const;
/** The number of last columns that may be left out: only a word that is usually in kana, まじめ, needs its kanji. */
const OPTIONAL = 1;

const LEAST = 600;
const CAUTION_MAX = 60;

/** Reads the words like Korean, in the order of the page, and all their problems. */
export function readKoLike(
  text: string,
  words: readonly WordEntry[],
): { koLike: KoLike[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(KO_LIKE_FILE, text, COLUMNS, OPTIONAL);
  const report = (line: number, message: string) => problems.push({ file: KO_LIKE_FILE, line, message });
  const find = wordFinder(words);
  const koLike = new Map<number, KoLike>();
  let last = 0;

  for (const { line, word: written, reading, korean, caution, kanji } of lines) {
    const word = find({ word: written, reading });
    if (!word) {
      report(line, `${written} (${reading}) is not in the word book`);
      continue;
    }
    if (koLike.has(word.id)) report(line, `${written} is there twice`);
    if ([...caution].length > CAUTION_MAX) report(line, `the caution has more than ${CAUTION_MAX} characters`);
    // Composed by the rule with the Korean word as the wanted reading: the result must be that word.
    const characters = kanji || written;
    const composed = sinoKorean(characters, hanjaReadings, [korean])?.hangul;
    if (composed !== korean) report(line, `${characters} is read ${composed} in Korean, not ${korean}`);
    if (kanji && hasKanji(written)) report(line, `${written} has kanji of its own`);
    const place = placeOf(word, caution);
    if (place < last) report(line, `${written} belongs further up: the easier level first, in it what has no caution`);
    last = place;
    koLike.set(word.id, { wordId: word.id, hanja: korean, caution: caution || null });
  }
  if (koLike.size < LEAST) report(1, `${koLike.size} words, fewer than ${LEAST}`);
  return { koLike: [...koLike.values()], problems };
}

/**
 * The rank of an entry: the easier its level the higher, words without one last; within a level misleading words are
 * last.
 */
const placeOf = ({ level }: WordEntry, caution: string): number =>
  2 * (level === null ? levels.length : levels.indexOf(level)) + (caution ? 1 : 0);
