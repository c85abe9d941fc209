import { finalOf } from '../../language/korean/index.js';

/**
 * "A particle at its end" (docs/product/grading.md#particles): 사과를 is 사과. Particles are only split off where they fit:
 * 나이 is not 나, nor 사과 사, since 이 and 과 follow a consonant.
 */
type Particles = { readonly afterVowel: string; readonly afterConsonant: string };

const AFTER_ALL: readonly Particles[] = [
  { afterVowel: '를', afterConsonant: '을' },
  { afterVowel: '가', afterConsonant: '이' },
  { afterVowel: '는', afterConsonant: '은' },
  { afterVowel: '로', afterConsonant: '으로' },
  { afterVowel: '에', afterConsonant: '에' },
  { afterVowel: '에서', afterConsonant: '에서' },
];

/** Particles that only follow longer nouns: after a single syllable they end other nouns: 주의, 지도, 효과, 기와, 불만. */
const AFTER_TWO_SYLLABLES: readonly Particles[] = [
  { afterVowel: '의', afterConsonant: '의' },
  { afterVowel: '도', afterConsonant: '도' },
  { afterVowel: '와', afterConsonant: '과' },
  { afterVowel: '만', afterConsonant: '만' },
  { afterVowel: '에게', afterConsonant: '에게' },
  { afterVowel: '한테', afterConsonant: '한테' },
  { afterVowel: '께', afterConsonant: '께' },
  { afterVowel: '께서', afterConsonant: '께서' },
  { afterVowel: '까지', afterConsonant: '까지' },
  { afterVowel: '부터', afterConsonant: '부터' },
];

/**
 * Nouns that look like another noun with a particle: 정치가 a politician, 판매가 a price, 주가 that of shares, 길이; 만족도, a
 * degree; 정신과, a department; 민주주의; 조건부.
 */
export const OTHER_NOUN =
  /^(?:.*(?:정치|역사|만화|투자|연주|서예|판매|구매|최고|최저|소비자)가|[시대주화유고저여휴초서추처외자호상]가|[길종벌풀먹]이|[도기미수해경]로|.*(?:만족|인지|지지|선호|신뢰|정확|중요|난이|친밀|완성|청렴|집중|이해|숙련|적합|위험|선명|민감|농)도|.*(?:정신|신경|방사선)과|.*(?:민주|자본|사회|공산|개인|이기|자유|완벽|현실)주의)$/;

/** A noun with each particle. */
export function withParticles(noun: string): string[] {
  const final = finalOf(noun);
  const particles = noun.length > 1 ? [...AFTER_ALL, ...AFTER_TWO_SYLLABLES] : AFTER_ALL;
  return particles
    .map(({ afterVowel, afterConsonant }) => {
      const vowelLike = final === '' || (final === 'ㄹ' && afterVowel === '로');
      return noun + (vowelLike ? afterVowel : afterConsonant);
    })
    .filter((text) => !OTHER_NOUN.test(text));
}
