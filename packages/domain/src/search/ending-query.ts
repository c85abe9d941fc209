import { finalOf, lemmasOf } from '../language/korean/index.js';

/**
 * A query without the particle 가 of a subject, which looks like 가다: 비가 와요, 친구가 왔어요. 나가 and 들어가 are 가다, 필요가 있다
 * is a phrase of the list, and 수가 있다 says 수 있다.
 */
export const withSubjects = (query: string): string =>
  query
    .replace(/(\s수)가(?=\s+[있없])/g, '$1')
    .replace(/([가-힣]+)가(?=\s+[^\s있없])/g, (word, noun: string) =>
      finalOf(noun.slice(-1)) === '' && !GOES.test(noun) ? `${noun}이` : word,
    );

/** Words that 가다 is joined to: 들어가, 나가, 데려가. */
const GOES = /^(?:나|사|자|지나|건너|다녀)$|[아어여라려러져겨쳐켜와워]$/;

/** Endings behind which a phrase goes on, besides those that join. */
const GOES_ON = /(?:봤자|수록|려고|려면)$/;

/**
 * A phrase that goes on behind its ending, without what it goes on with: 도와줘서 of 도와줘서 고마워, 볼 만한 of 볼 만한 영화. Two
 * nouns, 카메라 가게, are no such phrase.
 */
export function withoutEnd(query: string): string[] {
  const words = query
    .replace(/[?!.~]/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, -1);
  const last = words.at(-1) ?? '';
  const goesOn = GOES_ON.test(last) || lemmasOf(last).some(({ use }) => use === 'link' || use === 'adnominal');
  return goesOn ? [words.join(' ')] : [];
}
