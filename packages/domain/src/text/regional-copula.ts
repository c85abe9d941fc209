import { KANJI } from '../language/index.js';
import type { Spelling } from './spellings.js';

/** The end of a clause. */
const END = `$|[^ぁ-ヺー${KANJI}]`;

/** Words that the copula may follow: a noun in kanji, a pronoun, and what is said of itself. 増やし and its like are stems of verbs. */
const SO = `(?:(?![生増燃冷癒絶費肥耕囃早速])[${KANJI}]|[ァ-ヺ]ー?|[好す]き|嫌い|きらい|きれい|みたい|そう|こと|もん|うち|[のん]|くらい|ぐらい|だけ|ほんま|うそ|あほ|せい|ため)`;
/** The end of a verb or an adjective, behind which や stands for nothing. */
const PREDICATE = `(?:[${KANJI}][ぁ-ん]{0,2}[うくすつぬむぐぶるたい]|[いやすし]る|たい|[なた]い|ええ|うまい|すごい|やばい|おもろい|[${KANJI}][かさたなばまらわ]ん|わからん|知らん|へん)`;

/** や of the west for だ (docs/product/lookup.md#spoken): 雨やから 雨だから, 俺やったら 俺だったら, うまいねんて うまいんだって. */
export const REGIONAL_COPULA: readonly Spelling[] = [
  [new RegExp(`(?<=${SO})やから(?=${END}|[な${KANJI}])`, 'gu'), 'だから'],
  [new RegExp(`(?<=${SO})や(?:さかい|よって)に?(?=${END}|[なや${KANJI}])`, 'gu'), 'だから'],
  [new RegExp(`(?<=${SO})(?<![手指足顔の])やけど(?=${END}|[な${KANJI}])`, 'gu'), 'だけど'],
  [new RegExp(`(?<=${SO})やけん(?=${END}|[ね${KANJI}])`, 'gu'), 'だから'],
  [new RegExp(`(?<=${SO})やのに(?=${END}|[なや${KANJI}])`, 'gu'), 'なのに'],
  [new RegExp(`(?<=${SO})やし(?=$|[、。！!])`, 'gu'), 'だし'],
  [new RegExp(`(?<=${SO})やわ(?=[あぁー]?(?:${END}))`, 'gu'), 'だわ'],
  [new RegExp(`(?<=${SO})や(?=[なね](?:$|[。！!？?、]))`, 'gu'), 'だ'],
  [/(?<=俺|私|僕|君|あなた|あんた|うち|[好す]き|嫌い|嘘|ほんま|本気)やったら/gu, 'だったら'],
  [new RegExp(`(?<=${SO})やねん(?=て(?:${END})|けど|から)`, 'gu'), 'なんだ'],
  [new RegExp(`(?<=${PREDICATE})ねんて(?=[な]?(?:${END}))`, 'gu'), 'んだって'],
  [new RegExp(`(?<=${PREDICATE})ねん(?=けど|から|もん)`, 'gu'), 'んだ'],
  [new RegExp(`(?<=${PREDICATE}|${SO})やろ(?=か(?:${END}|[なね]))`, 'gu'), 'だろう'],
  [new RegExp(`(?<=[${KANJI}][うくすつぬむぐぶ]|[るたん]|そう)やろう(?=${END}|[かねなもけ])`, 'gu'), 'だろう'],
  // そやけど, せやから, そやな.
  [
    new RegExp(
      `(?<![ぁ-ヺ${KANJI}])[そせ]や(?=けど|から|さかい|のに|ね(?:ん|${END})|な[あぁー]?(?:${END})|で(?:${END})|ろ|わ(?:${END})|${END})`,
      'gu',
    ),
    'そうだ',
  ],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])[そせ]やさかい`, 'gu'), 'そうだから'],
];
