import { KANJI } from '../../language/index.js';
import { finalOf, isAdjective, type Kind, type Lemma, lemmasOf } from '../../language/korean/index.js';
import type { GradedWord } from './graded-word.js';
import { isOtherWord } from './inner-particle.js';

/** The spelling of a noun that comes from a verb: 集まり, 扱い, 続き. Written in kana it cannot be recognised. */
const OF_A_VERB = new RegExp(`[${KANJI}][ぁ-ん]*[いきぎしちにびみりえけげせてねべめれ]$`, 'u');

/** Independent nouns, which would lead to another verb or to none: 녹음 (録音) is not from 녹다, 보기 (例え) not from 보다. */
const OWN_NOUN = new RegExp(
  [
    '^(?:녹음|신음|발음|과음|소음|화음|방음|고함|포함|결함|지침|부침|모음|기침|마감|보기|내기|주름|양념|음식)$',
    '(?:사람|잠|그림|구름|살림|모임|나름|노름|어림|조짐|튀김|절임|볶음|조림|게임|책임|옷차림)$',
    '(?:[금담점첨염념검험심품]|[담취전신부사소]임|[관열범회알유]람|(?<![아어여라려러서와나삼])감)$',
  ].join('|'),
);

/** Nouns that belong to a verb only where the Japanese word takes する: 모임 of 会合 is of 모이다. */
const VERB_OF_SURU = /^(?:모임|나름)$/;
/** A noun that does not belong to a verb where the Japanese word takes する: 바람 of 浮気 is not of 바라다. */
const NOUN_OF_SURU = /^바람$/;

/**
 * Checks whether a syllable has a letter that Sino-Korean ones do not have. 걷기 and 뛰기 are nouns of verbs; 대기 and 사기 may
 * be others.
 */
const isNative = (syllable: string): boolean =>
  !['', ...'ㄱㄴㄹㅁㅂㅇ'].includes(finalOf(syllable)) || /[까-낗따-띻빠-삫싸-앃짜-찧]/.test(syllable);

/**
 * Checks whether the noun of a Korean verb may be given as that verb for this word: the word takes する, or comes from a
 * verb itself.
 */
export const isVerbsNoun = ({
  japaneseWord,
  partsOfSpeech = [],
}: Pick<GradedWord, 'japaneseWord' | 'partsOfSpeech'>): boolean =>
  partsOfSpeech.includes('noun-suru') || (partsOfSpeech.includes('noun') && OF_A_VERB.test(japaneseWord));

/**
 * The verbs of which an answer is the noun, as dictionary forms: "a sense in 음 or 기 is the verb of it, where the
 * Japanese word takes する or is a verb's noun" (docs/product/grading.md#nouns-of-verbs): 지움 is 지우다 for 消去, and 손에 넣음 손에
 * 넣다.
 */
export function verbsOfNoun(text: string, isSuru: boolean): { text: string; kinds: Kind[] }[] {
  const [, before = '', noun = ''] = /^(.*\s)?([가-힣]+)$/.exec(text) ?? [];
  if (isSuru ? OWN_NOUN.test(noun) && !VERB_OF_SURU.test(noun) : OWN_NOUN.test(noun)) return [];
  if (isSuru && NOUN_OF_SURU.test(noun)) return [];
  if (before === '' && noun.length < 2) return [];
  if (noun.endsWith('기') && noun.length === 2 && before === '' && !isNative(noun.charAt(0))) return [];
  return lemmasOf(noun)
    .filter(isNounOfVerb)
    .map(({ word }) => ({ text: before + word, kinds: kindsOfVerb(word) }))
    .filter((verb) => before === '' || !isOtherWord(verb.text));
}

/** Checks for the noun of a real verb: 돌아감 is of 돌아가다, since there is no verb 돌아갛다. */
const isNounOfVerb = ({ word, use, kinds }: Lemma): boolean =>
  use === 'noun' && !/[갛랗샇]다$/.test(word) && kinds.some((kind) => kind !== 'copula');

/** The kinds of a verb: verb or adjective, not both, so that 기운 is not a form of 기울다. Those in 하다 may be either. */
function kindsOfVerb(word: string): Kind[] {
  const isOpen = word.endsWith('하다');
  const adjective = isAdjective(word.slice(0, -1));
  return [
    'existence',
    ...(adjective && !isOpen ? [] : ['verb' as const]),
    ...(adjective || isOpen ? ['adjective' as const] : []),
  ];
}
