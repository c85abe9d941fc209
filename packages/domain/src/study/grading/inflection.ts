import { lettersOf } from '../../language/jamo.js';
import { isAdjective } from './adjectives.js';
import { answerKey } from './answer-key.js';
import { mayBeAdjective, mayBeVerb } from './graded-word.js';
import { closed, infinitives, type Stem, stemOf } from './infinitive.js';
import { bieup, hieut, siot } from './irregular-stems.js';

/** Verbs that な-adjectives mean: 好き 좋아하다. */
const VERB_ENDING = /(?:[아어워]하|원하|되|지)$/;

/**
 * "Verbs 먹다 = 먹는다 = 먹기 = 먹어요 = 먹습니다; adjectives 예쁘다 = 예쁜 = 예뻐요" (`decisions.md`, Grading), adjectives with
 * 예쁩니다 too. Nothing else of the paradigm: 먹었다 is another tense, 먹이다 another verb. `sense` is without brackets,
 * `key` is its key.
 */
export function inflections(sense: string, key: string, partsOfSpeech: readonly string[]): string[] {
  const stem = stemOf(key);
  if (!stem) return [];
  const word = stemOf(answerKey(sense.trim().split(/\s+/).at(-1)!)) ?? stem;
  const adjective = mayBeAdjective(partsOfSpeech) || isAdjective(word);
  const verb = (mayBeVerb(partsOfSpeech) && !isAdjective(word)) || VERB_ENDING.test(stem.text);
  if (!verb && !adjective) return [];
  const copula = !verb && stem.text.endsWith('이');
  return [
    ...(copula ? politeCopula(stem) : infinitives(stem).map((infinitive) => `${infinitive}요`)),
    formal(stem),
    ...(verb ? [plain(stem), `${stem.text}기`] : []),
    ...(adjective ? [adnominal(stem)] : []),
  ];
}

/** 다행이에요, 특기예요: of a noun with 이다, as な-adjectives are sometimes rendered. */
const politeCopula = ({ text, head }: Stem): string[] => [
  `${text}에요`,
  ...(lettersOf(head.slice(-1))[2] ? [] : [`${head}예요`]),
];

/** Finals before which ㄴ and ㅂ close the syllable: none, and ㄹ, which they replace. */
const takesFinal = ({ final }: Stem): boolean => final === '' || final === 'ㄹ';

/** 먹는다, 간다, 산다 */
const plain = (stem: Stem): string => (takesFinal(stem) ? `${closed(stem, 'ㄴ')}다` : `${stem.text}는다`);

/** 먹습니다, 갑니다, 삽니다 */
const formal = (stem: Stem): string => (takesFinal(stem) ? `${closed(stem, 'ㅂ')}니다` : `${stem.text}습니다`);

/** 작은, 예쁜, 긴, 추운, 나은, 빨간, 재미있는 */
function adnominal(stem: Stem): string {
  const { text, final } = stem;
  if (/[있없밌]$/.test(text)) return `${text}는`;
  if (takesFinal(stem) || (final === 'ㅎ' && hieut(text) === 'changes')) return closed(stem, 'ㄴ');
  if (final === 'ㅂ' && bieup(text) === 'changes') return `${closed(stem, '')}운`;
  if (final === 'ㅅ' && siot(text) === 'changes') return `${closed(stem, '')}은`;
  return `${text}은`;
}
