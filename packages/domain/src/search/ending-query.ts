import { finalOf, isUsualStem, lemmasOf } from '../language/korean/index.js';

/**
 * A query without the particle 가 of a subject, which looks like 가다: 비가 와요, 친구가 왔어요. 나가 and 들어가 are 가다, 필요가 있다 is a
 * phrase of the list, and 수가 있다 means 수 있다.
 */
const withSubjects = (query: string): string =>
  query
    .replace(/(\s수)가(?=\s+[있없])/g, '$1')
    // 제가 들게요 is no ~이/가 들다.
    .replace(/(^|\s)(?:제|내|네|누)가(?=\s)/g, '$1누구')
    .replace(/([가-힣]+)가(?=\s+[^\s있없])/g, (word, noun: string) =>
      finalOf(noun.slice(-1)) === '' && !GOES.test(noun) && !isInterrupted(noun) ? `${noun}이` : word,
    );

/** Words to which 가다 is joined: 들어가, 나가, 데려가. */
const GOES = /^(?:나|사|자|지나|건너|다녀)$|[아어여라려러져겨쳐켜와워]$/;

/** Checks whether 가 belongs to an ending, as in 걷다가, rather than to a noun, as in 바다가. */
const isInterrupted = (text: string): boolean => text.endsWith('다') && isUsualStem(text.slice(0, -1));

/** Endings after which a phrase continues, besides connecting ones. */
const GOES_ON = /(?:봤자|수록|려고|려면)$/;

/** Checks whether a phrase continues after its last word: 도와줘서 고마워, 볼 만한 영화. Two nouns, 카메라 가게, are no such phrase. */
export function goesOn(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return GOES_ON.test(last) || lemmasOf(last).some(({ use }) => use === 'link' || use === 'adnominal');
}

/** The words of a phrase, without punctuation. */
export const phraseWords = (query: string): string[] =>
  withSubjects(query)
    .replace(/[?!.~]/g, '')
    .split(/\s+/)
    .filter(Boolean);
