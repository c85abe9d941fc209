import { conjugate, lemmasOf } from '../../language/korean/index.js';

/**
 * Verbs of actions that are always done for another person, to which 주다 adds nothing. With other verbs it reverses who
 * has what: 빌려 주다 is not 빌리다, and 사 주다 not 사다.
 */
const FOR_SOMEBODY = new Set(
  (
    '가르치 알리 돕 도와주 거들 전하 일러주 안내하 설명하 소개하 추천하 건네 위로하 칭찬하 응원하 격려하 축하하 용서하 허락하 대접하 배웅하 ' +
    '보살피 돌보 달래 타이르 들려주 배달하 마중하 간호하 치료하 대신하 통역하 번역하 연락하'
  ).split(' '),
);

/**
 * Other forms of a verb, with or without the benefactive 주다 (docs/product/grading.md#forms-of-the-same-word): 가르쳐 주다 of
 * 가르치다, and 가르치다 of 가르쳐 주다.
 */
export function otherBenefactives(text: string): string[] {
  const [, verb] = /^([가-힣]+)\s?주다$/.exec(text) ?? [];
  if (verb) {
    return lemmasOf(verb)
      .filter(({ word, use }) => use === 'statement' && FOR_SOMEBODY.has(word.slice(0, -1)))
      .map(({ word }) => word);
  }
  return FOR_SOMEBODY.has(text.slice(0, -1)) && text.endsWith('다')
    ? infinitivesOf(text).map((form) => `${form} 주다`)
    : [];
}

/** The infinitives of a verb, taken from its forms in 서: 가르쳐 of 가르치다. */
const infinitivesOf = (word: string): string[] =>
  conjugate(word).flatMap(({ text, use }) => (use === 'link' && text.endsWith('서') ? [text.slice(0, -1)] : []));
