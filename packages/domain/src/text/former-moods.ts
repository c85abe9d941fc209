import { KANJI } from '../language/index.js';
import { ICHIDAN_IN_I } from './former-spellings.js';
import type { Spelling } from './spellings.js';

/** The end of a clause. */
const END = `$|[^ぁ-ヺー${KANJI}]`;

/** The stem of a verb before ず, in kanji. */
const NEGATIVE_STEM = `(?:(?!必)[${KANJI}][かがさたなばまらわえけげせてねべめれ]|[来見寝得似]|[${ICHIDAN_IN_I}][きちびみり]|[信感]じ|なら|あら)`;
/** The last kana of a stem in former times, and how it goes on with て: 導き 導いて. */
const GIVING = [
  ['き', 'いて'],
  ['ぎ', 'いで'],
  ['し', 'して'],
  ['[ちりい]', 'って'],
  ['[びみに]', 'んで'],
] as const;
/** Verbs of which む says what one will do, by their last kana, and that of the plain form. */
const WILL = [
  ['置動抱引働', 'か', 'こう'],
  ['話探出返渡', 'さ', 'そう'],
  ['待立放', 'た', 'とう'],
  ['飲読進住望歩', 'ま', 'もう'],
  ['走守贈送', 'ら', 'ろう'],
  ['会逢願歌誓唄問', 'わ', 'おう'],
] as const;

/**
 * Suppositions, orders and guesses of former times (docs/product/lookup.md#spoken): 来ずとも 来なくても, 愛なくば 愛がなければ, 我を導きたまえ, 花は
 * 咲くらむ.
 */
export const FORMER_MOODS: readonly Spelling[] = [
  // What is granted or supposed.
  [/(?<![ぁ-ん])せずとも/gu, 'しなくても'],
  [new RegExp(`(?<=${NEGATIVE_STEM})ずとも`, 'gu'), 'なくても'],
  [new RegExp(`(?<=${NEGATIVE_STEM})ざれば`, 'gu'), 'なければ'],
  [new RegExp(`(?<=[${KANJI}])なくば(?=${END}|[${KANJI}])`, 'gu'), 'がなければ'],
  [new RegExp(`(?<=[${KANJI}][れりちし]?)なれども?(?=${END})`, 'gu'), 'だけれど'],
  [/(?<=こそ[^、。！？\s]{1,6})なれ(?=$|[。！!])/gu, 'だ'],
  [/やも(?=[知し]れ)/gu, 'かも'],
  // What is asked for: 導きたまえ, 許したまえ.
  ...GIVING.map(
    ([kana, te]): Spelling => [
      new RegExp(`(?<=(?![${ICHIDAN_IN_I}])[${KANJI}])${kana}(?:たま|給)え(?=${END}|よ(?:${END}))`, 'gu'),
      `${te}ください`,
    ],
  ),
  [
    new RegExp(
      `(?<=[${ICHIDAN_IN_I}][きちびみり]|[見]|[${KANJI}][えけげせてねべめれ])(?:たま|給)え(?=${END}|よ(?:${END}))`,
      'gu',
    ),
    'てください',
  ],
  // What is guessed and what one will do: 咲くらむ, 歩まむ.
  [new RegExp(`(?<=(?!目)[${KANJI}][うくすつぬむぐぶる])ら[むん](?=${END})`, 'gu'), 'だろう'],
  ...WILL.map(([verbs, kana, will]): Spelling => [new RegExp(`(?<=[${verbs}])${kana}む(?=${END}|と)`, 'gu'), will]),
  [new RegExp(`(?<=[${KANJI}][きちりみびいえけせてめれべ])てむ(?=${END})`, 'gu'), 'てしまおう'],
  // What was: 散りにき, 夢なりき, 人なりけり.
  [new RegExp(`(?<=[${KANJI}])なりき(?=${END})`, 'gu'), 'だった'],
  [new RegExp(`(?<=[${KANJI}])なりけり(?=${END})`, 'gu'), 'だった'],
  [new RegExp(`(?<=(?![${ICHIDAN_IN_I}])[${KANJI}])[りちい]にき(?=${END})`, 'gu'), 'った'],
  [/(?<=[春夏秋冬朝夜日年]は?(?:明け|暮れ))ぬ(?=$|[。！!])/gu, 'た'],
  // What one longs for: 会いたし.
  [new RegExp(`(?<=(?![${ICHIDAN_IN_I}])[${KANJI}][いきちりみび])たし(?=${END})`, 'gu'), 'たい'],
  // 見上ぐれば, 越ゆれば, 暮るれば, 生くべき: the old forms of ichidan verbs.
  [/(?<=[上捧告逃投下])ぐ(?=れば)/gu, 'げ'],
  [/(?<=[越燃消絶見]|聞こ)ゆ(?=れば)/gu, 'え'],
  [/(?<=[流忘暮乱離])る(?=れば)/gu, 'れ'],
  [new RegExp(`(?<=(?<![${KANJI}])生)く(?=べ[きしか])`, 'gu'), 'きる'],
  [/(?<=恐|[崩倒溺訪現汚])るる/gu, 'れる'],
  [/(?<=(?<![思想外遠家])出)で(?=て|たる|ぬ|よ(?:$|[。！!]))/gu, ''],
  [new RegExp(`(?<=夢見|(?<![${KANJI}ぁ-ん])見)し(?=[そあこ]の|[日時人花頃夢者影道春夏秋冬空海星])`, 'gu'), 'た'],
  [/(?<=強く|清く|正しく|優しく|美しく|健やかに|幸せに|自由に)あれ(?=$|[。！!])/gu, 'あってくれ'],
  [new RegExp(`(?<=[うくすつぬむぐぶる])まじき(?=[${KANJI}])`, 'gu'), 'べきではない'],
  [new RegExp(`(?<=[${KANJI}][うくすつぬむぐぶる])のみ(?=$|[。！!]|だ|である)`, 'gu'), 'だけ'],
  [new RegExp(`(?<=[にを、\\s${KANJI}き]|^)せねば(?=$|[、。なと\\s])`, 'gu'), 'しなければ'],
  [/(?<=ば|きゃ|ちゃ|ては)なんね[えぇー]/gu, 'ならない'],
  [new RegExp(`(?<=(?:我ら|われら)[はも]?[、\\s]?(?:[${KANJI}]み)?行)かん(?=${END})`, 'gu'), 'こう'],
  [/をば(?=[^ぁ-んー]|$)/gu, 'を'],
  [new RegExp(`(?<=[${KANJI}])だに(?=[${KANJI}]|も[${KANJI}])`, 'gu'), 'さえ'],
];
