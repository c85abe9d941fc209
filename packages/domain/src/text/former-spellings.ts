import { KANJI } from '../language/index.js';

/** The end of a clause. */
const END = `$|[^ぁ-ヺー${KANJI}]`;

/** The kana before ん of what one will do, and its plain form: 語らん 語ろう. */
const WILL = [
  ['か', 'こう'],
  ['が', 'ごう'],
  ['さ', 'そう'],
  ['た', 'とう'],
  ['ば', 'ぼう'],
  ['ま', 'もう'],
  ['ら', 'ろう'],
  ['わ', 'おう'],
] as const;

/** Speech of former times as it is today (docs/product/lookup.md#spoken): 老いたる母, 輝ける星, いざ語らん, 悲しかりき. */
export const FORMER_SPELLINGS: readonly (readonly [spoken: RegExp, plain: string])[] = [
  // What has become so. 堂々たる and 来たる are words.
  [new RegExp(`(?<=[${KANJI}][えけげせてねべめれ]|老い|用い|悔い|[満落朽]ち|[起尽]き)たる(?=[${KANJI}])`, 'gu'), 'た'],
  [new RegExp(`(?<=(?![起尽])[${KANJI}])きたる(?=[${KANJI}])`, 'gu'), 'いた'],
  [new RegExp(`(?<=[${KANJI}])りたる(?=[${KANJI}])`, 'gu'), 'った'],
  [new RegExp(`(?<=[${KANJI}])[みび]たる(?=[${KANJI}])`, 'gu'), 'んだ'],
  // Of verbs of what happens, え and る is what goes on: 迷える羊 is no sheep that can lose its way.
  [new RegExp(`(?<=[輝咲])ける(?=[${KANJI}])`, 'gu'), 'く'],
  [new RegExp(`(?<=[眠誇散光茂怒])れる(?=[${KANJI}])`, 'gu'), 'る'],
  [new RegExp(`(?<=[悩病])める(?=[${KANJI}])`, 'gu'), 'む'],
  [new RegExp(`(?<=迷)える(?=[${KANJI}])`, 'gu'), 'う'],
  // What one will do: いざ語らん, 飲まんとす. お客さんとする has さん.
  ...WILL.map(
    ([kana, will]) =>
      [
        new RegExp(`(?<=(?:いざ|さあ|共に|ともに|今こそ|いまこそ)[、\\s]?[${KANJI}]{1,2})${kana}ん(?=${END})`, 'gu'),
        will,
      ] as const,
  ),
  ...WILL.filter(([kana]) => kana !== 'さ').map(
    ([kana, will]) => [new RegExp(`(?<=[${KANJI}])${kana}んとす(?=${END})`, 'gu'), `${will}とする`] as const,
  ),
  ...WILL.filter(([kana]) => kana !== 'さ').map(
    ([kana, will]) => [new RegExp(`(?<=[${KANJI}])${kana}ん(?=と(?:する|し[てた]))`, 'gu'), will] as const,
  ),
  // What was: 悲しかりき, 去りき.
  [new RegExp(`(?<=[${KANJI}しなよ])かりき(?=${END})`, 'gu'), 'かった'],
  [new RegExp(`(?<=[${KANJI}]|あ)りき(?=${END})`, 'gu'), 'った'],
  [new RegExp(`(?<=[${KANJI}][さかまらわた]れ|られ)し(?=[${KANJI}])(?![直始続終])`, 'gu'), 'た'],
  [new RegExp(`(?<=[${KANJI}])[ちりい]ぬる(?=[${KANJI}])`, 'gu'), 'った'],
  [new RegExp(`(?<=[${KANJI}])[みび]ぬる(?=[${KANJI}])`, 'gu'), 'んだ'],
  [new RegExp(`(?<=[${KANJI}])きぬる(?=[${KANJI}])`, 'gu'), 'いた'],
  // What is so all the same, what shall be, and what nobody may do: 吹けど, 光あれ, 急ぐべからず.
  [new RegExp(`(?<=[${KANJI}])けど(?=も?(?:${END}))`, 'gu'), 'くけれど'],
  [new RegExp(`(?<=[降散帰知走去乗])れど(?=も?(?:${END}))`, 'gu'), 'るけれど'],
  [new RegExp(`(?<=[${KANJI}](?:[えけせてべめれ]|[かさたなばまらわ]))ねども?(?=${END})`, 'gu'), 'ないけれど'],
  [new RegExp(`(?<=光|幸|栄光|祝福|平和|幸福|恵み|加護)あれ(?=${END})`, 'gu'), 'あってくれ'],
  [new RegExp(`(?<=[はも][${KANJI}]{1,4})(?<![重異連])なり(?=$|[。！!])`, 'gu'), 'である'],
  [/(?<=[うくすつぬむぐぶる])べからず/gu, 'な'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])さりとて(?=${END}|[${KANJI}])`, 'gu'), 'しかし'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])しからば(?=${END}|[${KANJI}])`, 'gu'), 'それなら'],
  // What is like another: 風のごとく, 燃ゆるがごとき.
  [/(?<=[るた])が?(?:ごと|如)く(?=$|[^ぁ-ん]|[にも])/gu, 'みたいに'],
  [new RegExp(`(?<=[るた])が?(?:ごと|如)き(?=[${KANJI}])`, 'gu'), 'みたいな'],
  [/(?<=[のむ])が?(?:ごと|如)く(?=$|[^ぁ-ん]|[にも])/gu, 'ように'],
  [new RegExp(`(?<=[のむ])が?(?:ごと|如)き(?=[${KANJI}])`, 'gu'), 'ような'],
  [new RegExp(`(?<=[のるたむ])が?(?:ごと|如)し(?=${END})`, 'gu'), 'ようだ'],
  [new RegExp(`恐るべき(?=[${KANJI}])`, 'gu'), '恐ろしい'],
  [new RegExp(`(?<=[${KANJI}][うくすつぬむぐぶる])まじ(?=${END})`, 'gu'), 'まい'],
  // Dictionary forms at the end: 燃ゆ, 告ぐ, 落つ, 求む, 流る.
  [new RegExp(`(?<=[燃消見絶越萌映聳冷癒覚]|聞こ)ゆ(?=${END})`, 'gu'), 'える'],
  [new RegExp(`(?<=老)ゆ(?=${END})`, 'gu'), 'いる'],
  [new RegExp(`(?<=[告捧遂])ぐ(?=${END})`, 'gu'), 'げる'],
  [new RegExp(`(?<=過)ぐ(?=${END})`, 'gu'), 'ぎる'],
  [new RegExp(`(?<=[落朽])つ(?=${END})`, 'gu'), 'ちる'],
  [new RegExp(`(?<=捨)つ(?=${END})`, 'gu'), 'てる'],
  [new RegExp(`(?<=求|眺)む(?=${END})`, 'gu'), 'める'],
  [new RegExp(`(?<=[流忘濡乱])る(?=${END})`, 'gu'), 'れる'],
  [new RegExp(`(?<=[恋])す(?=${END})`, 'gu'), 'する'],
  [new RegExp(`来たれ(?=${END}|[${KANJI}])`, 'gu'), '来い'],
  [new RegExp(`来よ(?=${END})`, 'gu'), '来い'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])そは(?=[${KANJI}])`, 'gu'), 'それは'],
];
