import { firstSense } from '../first-sense.js';
import { toHiragana } from '../kana-scripts.js';
import { KANJI } from '../script.js';
import type { Kind } from './rows.js';

/** A word of the book that may be a saying. */
type SayingWord = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly partsOfSpeech: readonly string[];
  readonly meaningKo: string;
};

/** A Korean predicate in its dictionary form, 끄다 of 불을 끄다; not 굳어진다, 부탁합니다 and 갑시다, which are said as they are. */
const isPredicate = (korean: string): boolean => {
  const [last, before = '', beforeThat = ''] = [...korean.replace(/ \(.*\)$/, '')].reverse();
  if (last !== '다' || finalAt(before) === N) return false;
  return !/[니시]/.test(before) || finalAt(beforeThat) !== B;
};
/** The place of the final consonant of a syllable among the 28 that there are, 0 for none; ㄴ of 간 is 4, ㅂ of 갑 17. */
const finalAt = (syllable: string): number => (syllable.charCodeAt(0) - FIRST_SYLLABLE) % 28;
const FIRST_SYLLABLE = '가'.charCodeAt(0);
const N = 4;
const B = 17;

/** A topic or a condition, by which a proverb is a sentence: 血は水よりも濃い, 喉元過ぎれば熱さを忘れる. */
const IS_SENTENCE = new RegExp(`[${KANJI}ァ-ヺ]は|[えけげせてねべめれ]ば`, 'u');
/** Ends that are those of an adjective, in words that are none: 胸がいっぱい, 枯れ木も山の賑わい. */
const NO_ADJECTIVE = /いっぱい$|の[^がをにも]+い$/;
/**
 * Expressions that end with the verbs する and くる, after a particle or an adverb, and not with a verb such as くくる or こする.
 */
const SURU = /[をがにとくも]する$/;
const KURU = /来る$|[をがにとり]くる$/;
/** Verbs in る after い and え that inflect as 切る does, by how they end. Verbs of the book are held against it. */
const U_VERBS = new RegExp(
  `(?:${[
    '[入切走知帰返減蹴滑握散要限参照焦遮茂弄罵嘲翻蘇煎練齧湿反斬炒陥覆契翔詰孵迸喋]|牛耳|愚痴|湿気|踏みにじ',
    '[混交かねいよむもせちど]じ|[ちよもた]ぎ|みなぎ|ひね|[うつく]ね|おもね|しゃべ|ちゃべ|そべ|あざけ|そし|むし|にじ|くじ',
    '[せちいくび]び|[とけ]ち|ふけ',
  ].join('|')})る$`,
  'u',
);

/**
 * The inflection of a saying: "A phrase that ends with a verb or an adjective inflects as that does"
 * (docs/product/inflection.md#forms-of-a-word). Null for what inflects in no way: greetings, requests and proverbs.
 */
export function sayingKind({ japaneseWord, reading, partsOfSpeech, meaningKo }: SayingWord): Kind | null {
  if (!partsOfSpeech.every((part) => part === 'expression') || !isPredicate(firstSense(meaningKo))) return null;
  if (IS_SENTENCE.test(japaneseWord)) return null;
  if (SURU.test(japaneseWord)) return 'suru';
  if (KURU.test(japaneseWord)) return 'kuru';
  if (japaneseWord.endsWith('い')) return NO_ADJECTIVE.test(japaneseWord) ? null : 'i';
  if (/[うくぐすつぬぶむ]$/.test(japaneseWord)) return 'u';
  if (!japaneseWord.endsWith('る')) return null;
  return AFTER_I_OR_E.test(toHiragana(reading)) && !U_VERBS.test(toHiragana(japaneseWord)) ? 'ru' : 'u';
}

const AFTER_I_OR_E = /[いきぎしじちにひびみりえけげせぜてでねへべめれ]る$/;
