import { sinoKorean } from '@utarang/domain/language';
import { hanjaReadings } from '../../data/hanja.js';
import type { Problem } from '../problem.js';
import { parseTable } from '../tsv.js';
import type { WordEntry } from '../words/entry.js';
import { wordFinder } from './word-finder.js';

/** A word that Korean has too. */
export type KoLike = {
  readonly wordId: number;
  /** 한자음: the Korean word. */
  readonly hanja: string;
  /** What is different about it; null where nothing is. */
  readonly caution: string | null;
};

export const KO_LIKE_FILE = 'ko-like.tsv';

const LEAST = 600;
const CAUTION_MAX = 60;

/** Reads the words like Korean, in the order of the page, and all that is wrong with them. */
export function readKoLike(text: string, words: readonly WordEntry[]): { koLike: KoLike[]; problems: Problem[] } {
  const { lines, problems } = parseTable(KO_LIKE_FILE, text, ['word', 'reading', 'korean', 'caution']);
  const report = (line: number, message: string) => problems.push({ file: KO_LIKE_FILE, line, message });
  const find = wordFinder(words);
  const koLike = new Map<number, KoLike>();

  for (const { line, word: written, reading, korean, caution } of lines) {
    const word = find({ word: written, reading });
    if (!word) {
      report(line, `${written} (${reading}) is not in the word book`);
      continue;
    }
    if (koLike.has(word.id)) report(line, `${written} is there twice`);
    if ([...caution].length > CAUTION_MAX) report(line, `the caution has more than ${CAUTION_MAX} characters`);
    // Composed by the rule with the Korean word as the wanted sense: what comes out must be that word.
    const composed = sinoKorean(written, hanjaReadings, [korean])?.hangul;
    if (composed !== korean) report(line, `${written} is read ${composed} in Korean, not ${korean}`);
    koLike.set(word.id, { wordId: word.id, hanja: korean, caution: caution || null });
  }
  if (koLike.size < LEAST) report(1, `${koLike.size} words, fewer than ${LEAST}`);
  return { koLike: [...koLike.values()], problems };
}
