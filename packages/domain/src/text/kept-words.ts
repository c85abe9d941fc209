import { isKana, KANJI, toHiragana } from '../language/index.js';
import type { Morpheme } from './morpheme.js';
import type { Change } from './respelling.js';
import type { TextBook } from './text-book.js';

const CLAUSE = /[^\s\p{P}]+/gu;
/** Particles that follow a noun, and never a verb. */
const AFTER_NOUN = /(?<=[ぁ-ヺー]{2})(?:[をはに]|です|でした)$/u;

/**
 * Takes out the changes within a clause that is, as it stands, a word of the book (docs/product/lookup.md#spoken): らいねん
 * is 来年 and きけんを 危険, though both end as speech does.
 */
export function outsideWords(
  changes: readonly Change[],
  text: string,
  book: TextBook,
  morphemes: readonly Morpheme[] = [],
): Change[] {
  if (changes.length === 0) return [];
  const isWord = (clause: string): boolean =>
    book.written(clause).length > 0 || (isKana(clause) && book.read(toHiragana(clause)).length > 0);
  const kept = [...text.matchAll(CLAUSE)]
    .filter(({ 0: clause }) => isWord(clause) || isWord(clause.replace(AFTER_NOUN, '')))
    .map(({ index, 0: clause }) => ({ start: index, end: index + clause.length }));
  // きけん of きけんです becomes the word that it is.
  const isItself = ({ start, end, to }: Change): boolean =>
    book.read(toHiragana(text.slice(start, end))).some(({ japaneseWord }) => japaneseWord === to);
  return changes.filter(
    (change) =>
      isItself(change) ||
      (!kept.some((clause) => change.start < clause.end && clause.start < change.end) &&
        !isWithinWord(change, text, morphemes, book)),
  );
}

/** The length of words within which nothing is changed, from and to. Shorter ones stand in the ends of verbs by chance. */
const WITHIN = { least: 3, most: 8 } as const;

/** The beginning of what follows a word: so いとこ of 泣いとこう is none. */
const WORD_ENDS = /^(?:$|[^ぁ-ん]|[とはがをにのもで])/u;

/** A noun in kanji with its particle: the analyser takes にごろ of 芝生にごろんと for 濁る. */
const AFTER_KANJI = new RegExp(`[${KANJI}][にとをはがでも]$`, 'u');

const KANJI_END = new RegExp(`[${KANJI}]$`, 'u');

/** Checks whether a change lies within a longer stretch that the book writes so: れん of 暴れん坊, あん of あんみつ. */
function isWithinWord(change: Change, text: string, morphemes: readonly Morpheme[], book: TextBook): boolean {
  const { start, end } = change;
  // わんこ of 言わんこっちゃない and そっか of 話そっか begin within a verb.
  const isInVerb = (from: number) =>
    (change.to === 'う' && KANJI_END.test(text.slice(0, from))) ||
    morphemes.some(
      (each) =>
        each.part === '動詞' &&
        each.end <= start &&
        each.start < from &&
        from < each.end &&
        (each.surface.length > LONE_KANA || !isKana(each.surface)) &&
        !(from === each.start + 1 && AFTER_KANJI.test(text.slice(0, from))) &&
        [...book.written(each.lemma), ...book.read(toHiragana(each.lemma))].length > 0,
    );
  for (let from = Math.max(0, end - WITHIN.most); from <= start; from++) {
    if (isInVerb(from)) continue;
    for (let to = Math.max(end, from + WITHIN.least); to <= Math.min(text.length, from + WITHIN.most); to++) {
      const isWhole = to > end || WORD_ENDS.test(text.slice(to));
      if (isWhole && to - from > end - start && book.written(text.slice(from, to)).length > 0) return true;
    }
  }
  return false;
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
/** The length of pieces in kana of which the analyser makes up many: うた of 言うたかて, はず of 逢はず. */
const LONE_KANA = 2;
