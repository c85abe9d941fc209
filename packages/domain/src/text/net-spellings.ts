import { KANJI } from '../language/index.js';
import type { Spelling } from './spellings.js';

/** The end of a clause. */
const END = `$|[^ぁ-ヺー${KANJI}]`;

/** Speech of posts and chats as it is elsewhere (docs/product/lookup.md#spoken): 天才じゃね？, エモすぎん？, わろた, それは草. */
export const NET_SPELLINGS: readonly Spelling[] = [
  // 天才じゃね？ asks; またじゃね takes leave.
  [new RegExp(`(?<=(?!又)[${KANJI}ァ-ヺー]|[好す]き|ん|それ|これ|あれ|みたい)じゃね(?=[？?])`, 'gu'), 'じゃない'],
  [/(?<=[ァ-ヺー])くね(?=[？?])/gu, 'くない'],
  [/(?<=すぎ)ん(?=[？?])/gu, 'ない'],
  [new RegExp(`(?<=[${KANJI}]|[${KANJI}][みりきし])っしょ(?=$|[^ぁ-ヺー${KANJI}]|ね)`, 'gu'), 'でしょ'],
  [/(?<=おつかれ|お疲れ|[こそあど]れ|だけ)っす(?=$|[^ぁ-ヺー]|[かねよけ])/gu, 'です'],
  [/(?<![ぁ-ん])おつかれ(?=っす)/gu, 'お疲れ様'],
  [new RegExp(`(?:(?<![ぁ-ゖ])|(?<=[はがもに]))わろた(?=${END}|[わよ])|ワロタ`, 'gu'), '笑った'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])りょ(?=$|[！!。])`, 'gu'), '了解'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])とりま(?=[、\\s${KANJI}]|$)`, 'gu'), 'とりあえず'],
  [/フツー(?=[にのだ])/gu, '普通'],
  [/ムズ(?=い|すぎ|く[てなね]|かっ)/gu, '難し'],
  [/(?<![ぁ-ん])かわい(?=すぎ)/gu, '可愛'],
  [/(?<=すぎて|[てで]て|って|んで|いて|それは|これは|さすがに|普通に)草(?=$|[！!wｗ])/gu, '笑える'],
  // いいとこ: behind what modifies it, it is ところ.
  [
    new RegExp(
      `(?<=[${KANJI}][うくすつむぐぶ]|る|[なしたい]い|[${KANJI}]い|[${KANJI}][っいしえけせてめれべげね]た|[${KANJI}]な|ゆー|いう)とこ(?=[はがもを](?![れる])|だ(?:${END}|[よねけ])|[好嫌]|$|[、。！!])`,
      'gu',
    ),
    'ところ',
  ],
  // 歌うまい: who sings well.
  [/(?<=歌)うまい(?=ねん|[ねなよし]|です|やん|[人子]|から|けど)/gu, '上手い'],
  // 傘さして歩く.
  [/(?<=傘)さ(?=し[てた])/gu, '差'],
];
