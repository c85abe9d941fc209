import { isKana, toHiragana } from '../language/index.js';
import type { Morpheme } from './morpheme.js';
import type { Change } from './respelling.js';
import type { TextBook } from './text-book.js';

const CLAUSE = /[^\s\p{P}]+/gu;
/** Particles that stand behind a noun, and behind no verb. */
const BEHIND_NOUN = /(?<=[ぁ-ヺー]{2})(?:[をはに]|です|でした)$/u;

/**
 * Takes out the changes within a clause that is, as it stands, a word of the book (docs/product/lookup.md#spoken): らいねん
 * is 来年 and きけんを 危険, though both end as speech does.
 */
export function outsideWords(changes: readonly Change[], text: string, book: TextBook): Change[] {
  if (changes.length === 0) return [];
  const isWord = (clause: string): boolean =>
    book.written(clause).length > 0 || (isKana(clause) && book.read(toHiragana(clause)).length > 0);
  const kept = [...text.matchAll(CLAUSE)]
    .filter(({ 0: clause }) => isWord(clause) || isWord(clause.replace(BEHIND_NOUN, '')))
    .map(({ index, 0: clause }) => ({ start: index, end: index + clause.length }));
  return changes.filter(({ start, end }) => !kept.some((clause) => start < clause.end && clause.start < end));
}

/**
 * Checks whether a change begins or ends within a piece that inflects in no such way and that the book has as a word: べ of
 * 道しるべ, ちゃ of めっちゃ, ん of たくさん.
 */
export const breaksWord = (change: Change, morphemes: readonly Morpheme[], book: TextBook): boolean =>
  morphemes.some(
    ({ start, end, surface, part }) =>
      /^(?:名詞|副詞|形容詞)$/.test(part) &&
      start < change.end &&
      change.start < end &&
      (change.start > start || change.end < end) &&
      (isKana(surface)
        ? surface.length > LONE_KANA && book.read(toHiragana(surface)).length > 0
        : book.written(surface).length > 0),
  );
/** Of pieces in kana this short the analyser makes up many: うた of 言うたかて, はず of 逢はず. */
const LONE_KANA = 2;
