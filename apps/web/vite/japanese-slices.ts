import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order in which a learner meets them. */
const WORD_LISTS = ['n5', 'n4', 'n3', 'n2', 'n1', 'other'];

/** About 40 kB in one weight: a screen of cards needs a few of them, and a list meets a new one seldom. */
const SLICE = 256;

const KANJI = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー、。・「」～]/u;

/**
 * The code points of Japanese type in slices that are needed together: kana in the first, Latin and signs in the second;
 * then the kanji in the order in which the word lists bring them, level by level; then those of no word of ours.
 */
export function japaneseSlices(contentFolder: string, points: Iterable<number>): number[][] {
  const wanted = new Set([...points].sort((a, b) => a - b));
  const is = (script: RegExp) => (point: number) => script.test(String.fromCodePoint(point));
  const [isKana, isKanji] = [is(KANA), is(KANJI)];
  const met = new Set<number>();
  for (const list of WORD_LISTS) {
    for (const character of readFileSync(join(contentFolder, 'words', `${list}.tsv`), 'utf8')) {
      const point = character.codePointAt(0) ?? 0;
      if (wanted.has(point) && isKanji(point)) met.add(point);
    }
  }
  const kanji = [...met, ...[...wanted].filter((point) => isKanji(point) && !met.has(point))];
  const signs = [...wanted].filter((point) => !isKanji(point) && !isKana(point));
  const slices = [[...wanted].filter(isKana), signs];
  for (let from = 0; from < kanji.length; from += SLICE) slices.push(kanji.slice(from, from + SLICE));
  return slices;
}
