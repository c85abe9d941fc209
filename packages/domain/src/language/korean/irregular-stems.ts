/**
 * The changes of stems before a vowel (한글 맞춤법 제18항). The endings of stems are listed, so that compounds follow their
 * last part: 알아듣다 as 듣다.
 */
export type Change = 'regular' | 'changes' | 'either';

/** The unchanged form of a stem, its changed form, or both where either is possible. */
export const regularOrChanged = (change: Change, regular: string, changed: string): string[] =>
  ({ regular: [regular], changes: [changed], either: [regular, changed] })[change];

/** The change of a stem in ㄷ: 듣다 들어요, but 닫다 닫아요. 묻다 is 물어요 (ask) and 묻어요 (bury), 걷다 걸어요 (walk) and 걷어요 (fold up). */
export function dieut(stem: string): Change {
  if (/(?:걷|(?<!파)묻)$/.test(stem)) return 'either';
  return /(?:듣|싣|긷|붇|눋|깨닫|치닫|내닫|일컫)$/.test(stem) ? 'changes' : 'regular';
}

/**
 * The change of a stem in ㅂ, which is the rule: 춥다 추워요; but 입다 입어요. 굽다 is 구워요 (bake) and 굽어요 (bend), 곱다 고와요 (fine) and
 * 곱아요 (numb).
 */
export function bieup(stem: string): Change {
  if (/[굽곱]$/.test(stem)) return 'either';
  return /(?:[입잡씹뽑접집좁업]|(?<!아니)꼽|수줍)$/.test(stem) ? 'regular' : 'changes';
}

/** The change of a stem in ㅅ: 짓다 지어요, but 웃다 웃어요. */
export const siot = (stem: string): Change => (/[짓낫붓잇긋젓잣]$/.test(stem) ? 'changes' : 'regular');

/** The change of a stem in ㅎ: 빨갛다 빨개요, 하얗다 하얘요, 그렇다 그래요; but 좋다 좋아요. */
export const hieut = (stem: string): Change => (/[갛겋랗렇맣멓얗옇떻]$/.test(stem) ? 'changes' : 'regular');

/**
 * The change of a stem in 르: 부르다 불러요, 푸르다 푸르러요, and 이르다 either: 일러요 (early), 이르러요 (reach). 따르다 only loses its ㅡ: 따라요.
 */
export function reu(stem: string): 'eu' | 'l' | 'reo' | 'l or reo' {
  if (/(?:[따들치]|우러|다다)르$/.test(stem)) return 'eu';
  if (stem.endsWith('푸르')) return 'reo';
  return /(?<!타)이르$/.test(stem) ? 'l or reo' : 'l';
}

/** Short stems without a form before a vowel, which borrow that of the long one: 갖다 가져요, 뵙다 봬요, 머물다 머물러요. */
const LONG_STEMS = Object.entries({ 갖: '가지', 딛: '디디', 뵙: '뵈', 머물: '머무르', 서둘: '서두르', 서툴: '서투르' });

export function beforeVowel(stem: string): string {
  const found = LONG_STEMS.find(([short]) => stem.endsWith(short));
  return found ? stem.slice(0, -found[0].length) + found[1] : stem;
}

/** The stems for which `beforeVowel` gives this one. */
export const shortStems = (stem: string): string[] =>
  LONG_STEMS.filter(([, long]) => stem.endsWith(long)).map(([short, long]) => stem.slice(0, -long.length) + short);
