import { lazy } from '../language/lazy.js';
import { type EndingMatcher, endingMatcher } from './ending-matcher.js';
import { phraseWords } from './ending-query.js';
import { asSpelt } from './ending-spelling.js';
import { ENDING_TABLE, type Place } from './ending-table.js';

/** Nouns and adverbs that look like a form of a verb: 남자 is not 남자 of 남다. */
const NOUNS = new Set(
  (
    '가게 가지 감자 강아지 나라 남자 누군가 달러 라면 망아지 메시지 먼지 빨래 사고 사자 송아지 아버지 할아버지 오래 이미지 ' +
    '돌고래 카메라 파도 페이지 피자 하나 사진 편지 가방 가운데 한가운데 한군데 여러군데 몇군데 오렌지 스펀지 서재 ' +
    '주재 적재 언젠가 어딘가'
  ).split(' '),
);

/** Checks whether a word is such a noun, with or without a particle. */
export const isNounLike = (word: string): boolean =>
  NOUNS.has(word) || NOUNS.has(word.replace(/[은는이가을를도만요의에]$/, ''));

/** Words after which a form of a verb follows: 빨리 오래, 학교에 가게, 밥을 사고; but 가을 사진. */
const BEFORE_VERB =
  /(?<!^[마가노고])[을를]$|[가-힣](?:에|에서|에게|한테|으로)$|^(?:[이그저]거|뭐|뭘)$|^(?:안|못|왜|다시|또|빨리|일찍|같이|먼저|언제|어서|얼른|천천히)$/;

/** Checks whether a phrase ends with a noun that only looks like a form of a verb: 남자 친구, but no 빨리 오래. */
export const endsInNoun = (words: readonly string[]): boolean =>
  isNounLike(words.at(-1) ?? '') && !BEFORE_VERB.test(words.at(-2) ?? '');

/** A match of the table at the end of a phrase: its meanings, the closest first, and the number of its letters. */
type TableMatch = { readonly place: Place; readonly meanings: readonly string[]; readonly length: number };

type Row = {
  readonly place: Place;
  readonly meanings: readonly string[];
  readonly blanks: number;
  readonly matcher: EndingMatcher;
};

const rows = lazy((): readonly Row[] =>
  ENDING_TABLE.flatMap(([place, endings, ...meanings]) =>
    endings.split(', ').map((written) => ({
      place,
      meanings,
      blanks: written.split(' ').length - 1,
      matcher: endingMatcher(written.replace(/^~/, '')),
    })),
  ),
);

/**
 * Checks whether a phrase ends with an ending of the table for which one of the two lists of the reference has an
 * entry.
 */
export const hasTableEnding = (query: string): boolean =>
  /^[가-힣\s]{2,60}$/.test(query.replace(/[?!.~]/g, '')) &&
  findInTable(phraseWords(asSpelt(query)), (place) => place !== 'plain') !== null;

/** The longer of two endings; of equal ones the first, with the meanings of both: 커피든 may be a noun and a verb. */
function longerMatch(best: TableMatch | null, other: TableMatch): TableMatch | null {
  if (other.length > (best?.length ?? 0)) return other;
  if (best === null || other.length < best.length) return best;
  return { ...best, meanings: [...best.meanings, ...other.meanings] };
}

/** Finds the longest ending of the table at the end of words; null where there is none. 요 after it is politeness. */
export function findInTable(words: readonly string[], isWanted: (place: Place) => boolean): TableMatch | null {
  if (endsInNoun(words)) return null;
  let best: TableMatch | null = null;
  for (const { place, meanings, blanks, matcher } of rows()) {
    if (!isWanted(place)) continue;
    for (let count = 1; count <= Math.min(blanks + 1, words.length); count++) {
      const text = words.slice(-count).join('');
      for (const each of text.endsWith('요') ? [text, text.slice(0, -1)] : [text]) {
        best = longerMatch(best, { place, meanings, length: matcher(each) ?? 0 });
      }
    }
  }
  return best;
}
