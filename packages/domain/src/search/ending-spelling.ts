import { withFinal } from '../language/jamo.js';
import { finalOf, isUsualStem, lemmasOf } from '../language/korean/index.js';

/** A word with 안 written together: 안가요, 안먹어. */
const DENIED = /(^|\s)안([가-힣]+)(?=\s|$)/g;
/** Words of one syllable that are no noun after 안: 안해, 안와. 안개, 안내 and 안대 are. */
const SHORT = /^(?:해|가|와|봐|써|줘)$/;
const SAYS: ReadonlySet<string> = new Set(['statement', 'past', 'link', 'question', 'intention']);
/** Endings after 안 of words that begin with 안 themselves, as 안아요 and 안고 of 안다; 안개도 and 안주는 are nouns. */
const OWN = /^(?:아|았|고|는|지|으|은|을|자|개|내)|[은는이가을를도]$/;

const isDenied = (rest: string): boolean =>
  SHORT.test(rest) ||
  (rest.length > 1 &&
    !OWN.test(rest) &&
    lemmasOf(rest).some(({ word, use }) => SAYS.has(use) && word.length === 2 && isUsualStem(word.charAt(0))));

/** Usual misspellings of endings, and what they stand for; a letter stands for the final of the syllable before. */
// biome-ignore format: a table, to be read down
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/됬/g,                            '됐'],
  [/되(?=[요서야]|도(?:\s|$))/g,    '돼'],          // 하면 되요, 가도 되도; but 되도록
  [/(?<=.)되$/,                      '돼'],          // 가야 되: a stem alone ends nothing
  [/(^|\s)않(?=\s)/g,                '$1안'],        // 않 가요
  [/어떻(?=[하해할한])/g,            '어떡'],        // 어떻해
  [/거에요/g,                        '거예요'],
];

/** Endings in ㄹ that are pronounced with a tense letter: 할께, 갈꺼야, 먹을껄. */
const TENSE: Readonly<Record<string, string>> = { 께: '게', 꺼: '거', 껄: '걸', 껀: '건', 껍: '겁' };
const afterRieul = (text: string): string =>
  text.replace(/([가-힣])([께꺼껄껀껍])/g, (all, before: string, tense: string) =>
    finalOf(before) === 'ㄹ' ? `${before}${TENSE[tense]}` : all,
  );

/** ㄹ that is added before 려고 and 려면: 할려고, 먹을려면; but 만들려고. */
const withoutRieul = (text: string): string =>
  text.replace(/([가-힣]+)(?=려(?:고|면|다|던))/g, (stem) =>
    finalOf(stem) === 'ㄹ' && !isUsualStem(stem) ? stem.slice(0, -1) + withFinal(stem.slice(-1), '') : stem,
  );

/** A Korean phrase with its usual misspellings corrected: 하면 되요, 하게 됬다, 할께, 안가요. */
export function asSpelt(query: string): string {
  const text = MISSPELT.reduce((all, [from, to]) => all.replace(from, to), query);
  return withoutRieul(afterRieul(text)).replace(DENIED, (all, before: string, rest: string) =>
    isDenied(rest) ? `${before}안 ${rest}` : all,
  );
}
