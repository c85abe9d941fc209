import { KANJI } from '../language/index.js';
import { IN_KU } from './former-spellings.js';
import type { Spelling } from './spellings.js';

/** The end of a clause. */
const END = `$|[^ぁ-ヺー${KANJI}]`;

/** The kana of a godan verb before ん and へん, and before ない of what one cannot do: 言わ 言え. */
const ROWS = [
  ['か', 'け'],
  ['が', 'げ'],
  ['さ', 'せ'],
  ['た', 'て'],
  ['な', 'ね'],
  ['ば', 'べ'],
  ['ま', 'め'],
  ['ら', 'れ'],
  ['わ', 'え'],
] as const;

/** The stem that is negated of verbs that one does or leaves, but no [知足]ら: what one does not know is nothing to be left. */
const LEFT = `(?:(?![知足])[${KANJI}][かがさたなばまらわえけげせてねべめれ]|[見来寝]|(?<![ぁ-ヺ])(?:せ|やら|いか|いわ|きか)|[起落浴借][きちびり])`;

/** よう of the west, in front of what one cannot do. はよう is 早く, and よう behind の or a verb what is like something. */
const WELL = `(?<![ぁ-ゖ${KANJI}]|お)よう|(?<=[とに、\\s]|(?:俺|私|僕|うち|に)は)(?<!のに)よう`;
/** Texts that may follow a verb that is negated. */
const BEHIND_DENIAL = `(?=${END}|[わのねよでし]|かった|けど|から|やろ|ばい|たい)`;

/** Denials of the regions (docs/product/lookup.md#spoken): よう言わん is what one cannot say, 行かんとこ what one had better not do. */
export const REGIONAL_DENIALS: readonly Spelling[] = [
  // よう言わん, よう食べへん, ようせん: what one cannot do.
  ...ROWS.flatMap(([kana, can]): Spelling[] => [
    [new RegExp(`(?<=(?:${WELL})[${KANJI}]{1,2})${kana}(?:ん|へん)(?=かった|くて)`, 'gu'), `${can}な`],
    [new RegExp(`(?<=(?:${WELL})[${KANJI}]{1,2})${kana}(?:ん|へん)${BEHIND_DENIAL}`, 'gu'), `${can}ない`],
  ]),
  [
    new RegExp(
      `(?<=(?:${WELL})(?:[${KANJI}][えけげせてねべめれきちびみり]|[見寝]))(?:ら?れ)?(?:ん|へん)${BEHIND_DENIAL}`,
      'gu',
    ),
    'られない',
  ],
  [new RegExp(`(?:${WELL})(?:せん|せえへん|しいひん)${BEHIND_DENIAL}`, 'gu'), 'できない'],
  // 行かんとこ, やめんとこか: what one had better not do.
  [new RegExp(`(?<=${LEFT})んとこ(?:うっ?|っ)?(?=か?な?(?:${END})|と(?:${END}|[思しい]))`, 'gu'), 'ないでおこう'],
  // 泣かんとき, 行かんときや: what one is told not to do.
  [new RegExp(`(?<=${LEFT})んとき(?:や|なはれ)?(?=よ?(?:$|[。！!]))`, 'gu'), 'ないで'],
  // 間に合わへんで tells, and begs nobody.
  [
    new RegExp(`(?<=[${KANJI}][ぁ-ん]?[かがさたなばまらわえけげせてねべめれ]|わから|せ)へんで(?=$|[。！!])`, 'gu'),
    'ないよ',
  ],
  // 食べたらあかんで, 寝とらん.
  [/(?<=[ただ]ら|[てで]は|ちゃ|じゃ|[はも、\s]|^)あかん(?!かった|[たつべ])/gu, 'いけない'],
  [
    new RegExp(`(?<=[見寝]|[${KANJI}](?:っ|し|[べけせてねめれえげ])|[${IN_KU}]い)とらん(?=${END}|[のけよねわ])`, 'gu'),
    'ていない',
  ],
  [/(?<=あかん)で(?=$|[。！!])/gu, 'よ'],
  [/(?<=い[かけ]ん)ばい(?=$|[。！!])/gu, 'よ'],
  [/(?<=(?:[何誰]も|ん?も|が|じゃ)なか)けん/gu, 'から'],
  // 帰らんといかん: what one must do.
  [
    new RegExp(`(?<=${LEFT}|[知足]ら)んと(?:い[かけ]ん|あかん)(?=${END}|[よねわでやけなばたのっと])`, 'gu'),
    'ないといけない',
  ],
  [
    new RegExp(`(?<=${LEFT}|[知足]ら)んと(?=(?:だめ|ダメ|駄目|いけない)(?:${END}|[よねわでやけなばたのっと]))`, 'gu'),
    'ないと',
  ],
  // 知らなんだ is 知らなかった.
  [new RegExp(`(?<=[知分]ら|わから|[言思]わ|[行聞]か|[見]え)なんだ(?=${END}|[なわよ]|から|けど)`, 'gu'), 'なかった'],
  // 何もなか, 嘘じゃなか: ない of the south.
  [
    new RegExp(
      `(?<=[何誰]も|なんも|(?<=[${KANJI}ん])(?:じゃ|では)|こと[はがも]|[${KANJI}]が)なか(?=$|[。！!？?、]|けん|ばい|たい|とよ?(?:${END})|よ(?:${END})|ね(?:${END}))`,
      'gu',
    ),
    'ない',
  ],
  // すんまへん, 行きまへん.
  [/すん?まへん/gu, 'すみません'],
  [/(?<=[いきしちりみびえけせてねべめれ])まへん/gu, 'ません'],
  [new RegExp(`おまへん(?=${END}|[のかでわ])`, 'gu'), 'ありません'],
];
