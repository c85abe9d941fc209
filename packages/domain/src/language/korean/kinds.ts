import { bieup, hieut } from './irregular-stems.js';
import { finalOf, parsed } from './stem.js';

/** The inflection of a stem: as a verb, as an adjective, as 있다 does, or as 이다 after a noun. */
export type Kind = 'verb' | 'adjective' | 'existence' | 'copula';

/** Adjectives that are never verbs. Those in 하다 are too many to list: most of them count as either. */
const ADJECTIVES = new Set(
  (
    '곱 작 길 짧 높 낮 좋 나쁘 많 넓 깊 얕 옅 얇 굵 가늘 짙 젊 빠르 재빠르 느리 예쁘 아프 기쁘 슬프 바쁘 고프 배고프 희 검 붉 ' +
    '푸르 맑 흐리 다르 같 똑같 비싸 값싸 값비싸 멀 어리 여리 게으르 서투르 서툴 둥글 좁 비좁 싫 옳 드물 거칠 거세 뛰어나 질기 ' +
    '무디 힘들 성가시 눈부시 올바르 목마르 배부르 멋지 값지 건방지 피곤하 곤란하 비슷하 충분하 필요하 가능하 우수하'
  ).split(' '),
);

const VERBS_IN_BIEUP = /[돕눕줍굽깁뵙쭙]$/;

/**
 * Checks whether a stem, of one word, is an adjective even where the Japanese word is a verb: 다른 is right for 違う (다르다).
 */
export function isAdjective(stem: string): boolean {
  if (ADJECTIVES.has(stem) || /(?:찮|잖)$/.test(stem)) return true;
  const final = finalOf(stem);
  if (final === 'ㅎ') return hieut(stem) === 'changes';
  return final === 'ㅂ' && bieup(stem) === 'changes' && !VERBS_IN_BIEUP.test(stem);
}

/** The ends of verbs in 이: 보이다, 끓이다, 움직이다. Other stems in 이 are a noun and 이다, if the noun ends in a consonant. */
const VERBS_IN_I =
  /(?:[꺾껄끓녹높놓늘들먹붙섞속숙쌓썩절졸죽줄짝쩍울벌덮깎낚볶엮묶핥득떡빡덕삭썽럭]|망설|움직|긁적|뒤적|북적|끄적|깜박|들썩|서성|출렁)이$/;

/** A noun that ends in a consonant, and 이다: 다행이다, 적극적이다. */
export const isCopula = (stem: string): boolean =>
  stem.length > 1 && stem.endsWith('이') && finalOf(stem.slice(0, -1)) !== '' && !VERBS_IN_I.test(stem);

/** Checks for an honorific stem: 오시다 and 주무시다, but not 마시다, 모시다, 부시다 and the like. */
export const isHonorific = (stem: string): boolean => /(?<!마|모|부|쑤|꼬|적|성가)시$/.test(stem) && stem.length > 1;

/** All possible inflections of a stem; more than one where it depends on the meaning. */
export function kindsOf(stem: string): readonly Kind[] {
  if (/(?:있|계시)$/.test(stem)) return ['verb', 'existence'];
  if (/[없밌]$/.test(stem)) return ['existence'];
  if (isHonorific(stem)) return ['verb'];
  if (stem.endsWith('아니') || isCopula(stem)) return ['copula'];
  if (stem.endsWith('이')) return VERBS_IN_I.test(stem) ? ['verb'] : ['verb', 'copula'];
  return isAdjective(stem) ? ['adjective'] : ['verb', 'adjective'];
}

/** A noun that ends in a vowel, and 이다, whose 이 may be left out: 친구예요. */
export const isOpenCopula = (stem: string): boolean =>
  stem.length > 1 && stem.endsWith('이') && parsed(stem.slice(0, -1)).final === '';
