import { KANJI } from '../language/index.js';
import type { Spelling } from './spellings.js';

/** The end of a clause. */
const END = `$|[^ぁ-ヺー${KANJI}]`;

/** The kana before ん of an intention, and that of the plain form: 語らん 語ろう. */
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

/** Kanji of verbs in いる whose stem is in き, ち, び, み or り: 起き, 落ち, 浴び, 染み and 借り. */
export const ICHIDAN_IN_I = '起尽生飽落朽満浴伸延滅錆試省顧鑑借足降下懲凍沁帯染詫綻';
/** Kanji of verbs in く. */
const IN_KU = '咲泣書聞歩行置引抱働響輝築描巻吹叩開浮動抜砕裂招湧敷導貫退焼解磨拓説続鳴届轟傾叫';

/** Nouns that may follow the past in し: 咲きし花. */
const RECALLED = '[日時人花頃夢者夜影道春夏秋冬心言涙恋君友母父町街国里歌声空海丘星月命風雨雪]';
/** The last kana of a stem in former times, and the past that is made of it: 咲き 咲いた. */
const PAST = [
  ['きし', 'いた'],
  ['ぎし', 'いだ'],
  ['[ちりい]し', 'った'],
  ['[みび]し', 'んだ'],
  ['しし', 'した'],
] as const;
const FORMER_PAST = [
  ['き', 'いた'],
  ['[ちりい]', 'った'],
  ['[みび]', 'んだ'],
] as const;

/** Verbs that a condition was made of by their negative stem: 望まば 望めば. */
const CONDITION = [
  ['行聞泣咲', 'か', 'け'],
  ['思会逢願問', 'わ', 'え'],
  ['帰知語散祈', 'ら', 'れ'],
  ['望飲読', 'ま', 'め'],
  ['死', 'な', 'ね'],
  ['呼飛', 'ば', 'べ'],
  ['待立', 'た', 'て'],
] as const;
/** The kana before んがため, and the end of the verb: 会わんがため 会うため. */
const FOR = [
  ['か', 'く'],
  ['さ', 'す'],
  ['た', 'つ'],
  ['な', 'ぬ'],
  ['ば', 'ぶ'],
  ['ま', 'む'],
  ['ら', 'る'],
  ['わ', 'う'],
] as const;

/** Speech of former times as it is today (docs/product/lookup.md#spoken): 老いたる母, 輝ける星, いざ語らん, 悲しかりき. */
export const FORMER_SPELLINGS: readonly Spelling[] = [
  // What has become so. 堂々たる and 来たる are words.
  [
    new RegExp(`(?<=[${KANJI}][えけげせてねべめれ]|[${ICHIDAN_IN_I}老用悔][いきちびみり])たる(?=[${KANJI}])`, 'gu'),
    'た',
  ],
  [new RegExp(`(?<=[${IN_KU}])きたる(?=[${KANJI}])`, 'gu'), 'いた'],
  [new RegExp(`(?<=(?![${ICHIDAN_IN_I}])[${KANJI}][ぁ-ん]?)りたる(?=[${KANJI}])`, 'gu'), 'った'],
  [new RegExp(`(?<=(?![${ICHIDAN_IN_I}])[${KANJI}])[みび]たる(?=[${KANJI}])`, 'gu'), 'んだ'],
  // Of verbs of what happens, え and る is what goes on: 迷える羊 is no sheep that can lose its way.
  [new RegExp(`(?<=[輝咲])ける(?![場舞所日])(?=[${KANJI}])`, 'gu'), 'く'],
  [new RegExp(`(?<=[散光茂怒])れる(?=[${KANJI}])|(?<=眠)れる(?=[森獅獣美龍竜虎])`, 'gu'), 'る'],
  [new RegExp(`(?<=[悩病])める(?=[${KANJI}])`, 'gu'), 'む'],
  [new RegExp(`(?<=迷)える(?=[${KANJI}])`, 'gu'), 'う'],
  // What one will do: いざ語らん, 飲まんとす. お客さんとする has さん.
  ...WILL.filter(([kana]) => kana !== 'さ').map(
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
  ...PAST.map(
    ([kana, past]) =>
      [new RegExp(`(?<=(?<![おご])(?![${ICHIDAN_IN_I}過])[${KANJI}])${kana}(?=${RECALLED})`, 'gu'), past] as const,
  ),
  [
    new RegExp(
      `(?<=[${ICHIDAN_IN_I}過][きちびみりぎ]|(?<![おご])[${KANJI}][えけせてねめれげべ])し(?=${RECALLED})`,
      'gu',
    ),
    'た',
  ],
  [
    new RegExp(`(?<=[${KANJI}])(?<![失見着寄乗任痩褪])せし(?=${RECALLED}|ゆえ|故|もの|こと|ひと|[あこそか]の)`, 'gu'),
    'した',
  ],
  ...FORMER_PAST.map(
    ([kana, past]) => [new RegExp(`(?<=(?![${ICHIDAN_IN_I}])[${KANJI}]|降)${kana}ける(?=${END})`, 'gu'), past] as const,
  ),
  [new RegExp(`(?<=[${KANJI}][えけせてねめれげべ])ける(?=${END})`, 'gu'), 'た'],
  [new RegExp(`ざりき(?=${END})|ざりし(?=${RECALLED})`, 'gu'), 'なかった'],
  [
    // 火が燃えたり、消えたり and 友達が来たり are of today.
    /(?<=^(?!.*[ただ]り[、\s]?.*たり)(?:[^がも]*は|[潮月日夜]が?|光)[^はがも]*(?:満ち|明け|暮れ|老い|枯れ|溢れ|燃え|消え|流れ|晴れ|生まれ|別れ|倒れ|乱れ|破れ|敗れ|尽き|落ち|過ぎ|来))たり(?=$|[。！!])/gu,
    'た',
  ],
  [new RegExp(`(?<=[輝咲])けり(?=${END})`, 'gu'), 'いた'],
  [new RegExp(`(?<=[眠茂降照光])れり(?=${END})`, 'gu'), 'った'],
  [new RegExp(`(?<=[立])てり(?=${END})`, 'gu'), 'った'],
  [new RegExp(`(?<=[春夏秋冬朝夜]は)来ぬ(?=${END})`, 'gu'), '来た'],
  // What is so all the same, what shall be, and what nobody may do: 吹けど, 光あれ, 急ぐべからず.
  [new RegExp(`(?<=[${IN_KU}])けど(?=も?(?:${END}|[${IN_KU}]けど))`, 'gu'), 'くけれど'],
  [new RegExp(`(?<=[降散帰知走去乗])れど(?=も?(?:${END}))`, 'gu'), 'るけれど'],
  [new RegExp(`(?<=[${KANJI}](?:[えけせてべめれ]|[かさたなばまらわ]))ねども?(?=${END})`, 'gu'), 'ないけれど'],
  [new RegExp(`(?<=光|幸|栄光|祝福|平和|幸福|恵み|加護)あれ(?=${END})`, 'gu'), 'あってくれ'],
  [new RegExp(`(?<=[はも][${KANJI}]{1,4})(?<![重異連])なり(?=$|[。！!])`, 'gu'), 'である'],
  [/(?<=[うくすつぬむぐぶる])べからず/gu, 'な'],
  [new RegExp(`(?<=こそ)あれ(?=${END})`, 'gu'), 'あるけれど'],
  [new RegExp(`(?<=[${KANJI}]し?)からじ(?=${END})`, 'gu'), 'くない'],
  [new RegExp(`(?<=[${KANJI}])ならざる(?=[${KANJI}])`, 'gu'), 'ではない'],
  [new RegExp(`(?<=[${KANJI}])なりせば(?=${END})`, 'gu'), 'だったら'],
  [new RegExp(`(?<=[はもが${KANJI}])あらば(?=${END}|[${KANJI}])`, 'gu'), 'あれば'],
  ...CONDITION.map(
    ([verbs, kana, condition]) =>
      [new RegExp(`(?<=[${verbs}])${kana}ば(?=${END}|[${KANJI}])`, 'gu'), `${condition}ば`] as const,
  ),
  ...FOR.map(([kana, plain]) => [new RegExp(`(?<=[${KANJI}])${kana}んが(?=ため|為)`, 'gu'), plain] as const),
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
  // 頑張れまじ and 寝てまじ are まじ of today.
  [new RegExp(`(?<=[見消絶越堪耐燃萌覚癒聞こ]え|[忘離晴枯別流乱倒]れ|[負]け)まじ(?=${END})`, 'gu'), 'ない'],
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
  [new RegExp(`来たら[むん](?=${END})`, 'gu'), '来るだろう'],
  [new RegExp(`来たりぬ(?=${END})`, 'gu'), '来た'],
  [new RegExp(`来よ(?=${END})`, 'gu'), '来い'],
  [/(?<=思い出)[ずづ]る/gu, 'す'],
  [new RegExp(`(?<=日|月|[のがいに])出[ずづ]る(?=[${KANJI}])`, 'gu'), '出る'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])去らば(?=${END}|[${KANJI}])`, 'gu'), 'さらば'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])そは(?=[${KANJI}])`, 'gu'), 'それは'],
];
