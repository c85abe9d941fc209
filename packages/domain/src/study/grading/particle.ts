import { lettersOf } from '../../language/jamo.js';

/**
 * "A particle at the end of the answer": 사과를 is 사과. Only those that make no other words, and as they are attached:
 * 나이 is not 나, nor 사과 사, since 이 and 과 follow a consonant. Left out are 의, 도, 과, 와 and 만, which end nouns
 * (주의, 지도, 효과, 기와, 불만).
 */
type Particles = { readonly afterVowel: string; readonly afterConsonant: string };

/** These may follow a single syllable: hardly a noun ends so. */
const SAFE: readonly Particles[] = [
  { afterVowel: '를', afterConsonant: '을' },
  { afterVowel: '에', afterConsonant: '에' },
  { afterVowel: '에서', afterConsonant: '에서' },
];

/** Behind a single syllable these make other words: 길이, 피로, 주가, 사는. */
const AFTER_TWO_SYLLABLES: readonly Particles[] = [
  { afterVowel: '는', afterConsonant: '은' },
  { afterVowel: '가', afterConsonant: '이' },
  { afterVowel: '로', afterConsonant: '으로' },
  { afterVowel: '에게', afterConsonant: '에게' },
];

/** With 가 these are other nouns, of persons (家) or prices (價): 정치가, 판매가. */
const BEFORE_GA = /(?:정치|역사|만화|투자|연주|서예|판매|구매|최고|최저|소비자)$/;

/** A noun with each particle. */
export function withParticles(noun: string): string[] {
  const final = finalOf(noun);
  const particles = noun.length > 1 ? [...SAFE, ...AFTER_TWO_SYLLABLES] : SAFE;
  return particles.flatMap(({ afterVowel, afterConsonant }) => {
    if (afterVowel === '가' && BEFORE_GA.test(noun)) return [];
    const vowelLike = final === '' || (final === 'ㄹ' && afterVowel === '로');
    return noun + (vowelLike ? afterVowel : afterConsonant);
  });
}

/** The final of the last syllable; digits and Latin letters count as ending in a vowel (TV를). */
const finalOf = (noun: string): string => lettersOf(noun.slice(-1))[2] ?? '';
