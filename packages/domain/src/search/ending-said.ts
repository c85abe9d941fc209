import { lazy } from '../language/lazy.js';
import { type Head, headOf } from './ending-head.js';
import { phraseWords } from './ending-query.js';
import { ENDING_TABLE, type Place } from './ending-table.js';

/** Nouns and adverbs that look like a form of a verb: 남자 is not 남자 of 남다. */
const NOUNS = new Set(
  (
    '가게 가지 감자 강아지 나라 남자 누군가 달러 라면 망아지 메시지 먼지 빨래 사고 사자 송아지 아버지 할아버지 오래 이미지 ' +
    '돌고래 카메라 파도 페이지 피자 하나 사진 편지 가방'
  ).split(' '),
);

/** Checks whether a word is such a noun, with or without a particle. */
export const isNounLike = (word: string): boolean =>
  NOUNS.has(word) || NOUNS.has(word.replace(/[은는이가을를도만요의에]$/, ''));

/** An ending of the table: its meanings, the closest first, and the number of its letters. */
type Said = { readonly place: Place; readonly meanings: readonly string[]; readonly length: number };

type Row = {
  readonly place: Place;
  readonly meanings: readonly string[];
  readonly blanks: number;
  readonly head: Head;
};

const rows = lazy((): readonly Row[] =>
  ENDING_TABLE.flatMap(([place, endings, ...meanings]) =>
    endings.split(', ').map((written) => ({
      place,
      meanings,
      blanks: written.split(' ').length - 1,
      head: headOf(written.replace(/^~/, '')),
    })),
  ),
);

/**
 * Checks whether a phrase ends with an ending of the table for which one of the two lists of the reference has an
 * entry.
 */
export const saysEnding = (query: string): boolean =>
  /^[가-힣\s]{2,60}$/.test(query.replace(/[?!.~]/g, '')) &&
  saidBy(phraseWords(query), (place) => place !== 'plain') !== null;

/** Finds the longest ending of the table at the end of words; null where there is none. 요 after it is politeness. */
export function saidBy(words: readonly string[], isWanted: (place: Place) => boolean): Said | null {
  if (isNounLike(words.at(-1) ?? '')) return null;
  let best: Said | null = null;
  for (const { place, meanings, blanks, head } of rows()) {
    if (!isWanted(place)) continue;
    for (let count = 1; count <= Math.min(blanks + 1, words.length); count++) {
      const text = words.slice(-count).join('');
      for (const each of text.endsWith('요') ? [text, text.slice(0, -1)] : [text]) {
        const length = head(each);
        if (length !== null && length > (best?.length ?? 0)) best = { place, meanings, length };
      }
    }
  }
  return best;
}
