import { KANJI } from '../language/index.js';
import type { Change } from './respelling.js';

/** The kana that may stand before the last of a verb's stem in o: き of 着よ, ちゃ of 食べちゃお. */
const BEFORE_O = 'いきぎしじちにびみりえけげせぜてでねべめれっんゃかがさたなまらわ';

/** Stems of verbs in う that were written with ふ. */
const VERBS_IN_FU = '[思言逢笑歌唄想願誓迷漂失匂慕救違酔拾払追舞問買]';

/**
 * Spellings that the analyser cuts to pieces, and that are plain by their letters: the text, and what it stands for.
 */
const SPELLINGS: readonly (readonly [spoken: RegExp, plain: string])[] = [
  // 行こっか, 食べよっと, 行きましょっか: what one is about to do, behind a verb's o; but どっか and 四日 have no such stem.
  [
    new RegExp(
      `(?:(?<=[${KANJI}${BEFORE_O}][おこごそとのぼもよろ])|(?<=[とど]こ))っ(?=[かと]な?(?:$|[^ぁ-ヺー${KANJI}]))`,
      'gu',
    ),
    'う',
  ],
  [/(?<=(?:まし|でし)ょ)っ(?=か)/gu, 'う'],
  [new RegExp(`っつ[ーう]?の(?=$|[^ぁ-ヺー${KANJI}])`, 'gu'), 'って言うんだ'],
  [/っつって(?=[んるたいも、。]|$)/gu, 'って言って'],
  [new RegExp(`(?<=[ぁ-ヺ${KANJI}])っ?(?:つー|つう|ちゅう|ちゅー|てゆー|てゆう)(?=[のかこ])`, 'gu'), 'という'],
  [new RegExp(`(?<=[ぁ-ヺ${KANJI}])っつ(?=[のか])`, 'gu'), 'という'],
  [/(?<=ん)だげ(?=[るたてよな])/gu, 'であげ'],
  [new RegExp(String.raw`(?<=[${KANJI}らたし])んち(?=$|[のにでへはがもま、。\s])`, 'gu'), 'の家'],
  [new RegExp(`(?<=[${KANJI}らたし])んとこ`, 'gu'), 'のところ'],
  [/せ[えぇー]?へん/gu, 'しない'],
  [/せなあかん/gu, 'しなければいけない'],
  [/(?<=[かがさたなばまらわ])なあかん/gu, 'なければいけない'],
  [/んといて/gu, 'ないで'],
  [/いらっしゃいません/gu, 'いらっしゃらない'],
  [/(?<=[かがさたなばまらわえけせてめれべげ])ねば(?=$|[、。なと\s])/gu, 'なければ'],
  [/(?<=て)らん(?=ない|ね[えぇー])/gu, 'いられ'],
  [/(?<=[言思])うて/gu, 'って'],
  [/てんねん/gu, 'てるんだ'],
  [new RegExp(`(?<=[うくすつぬむるぐぶたい])ねん(?=$|[^ぁ-ヺ${KANJI}])`, 'gu'), 'んだ'],
  [new RegExp(`(?<=[ぁ-ヺ${KANJI}])やねん(?=$|[^ぁ-ヺ${KANJI}])`, 'gu'), 'なんだ'],
  [new RegExp(`(?<=[ぁ-ヺ${KANJI}])やんか?(?=$|[^ぁ-ヺ${KANJI}]|な(?![いきくか])|ね(?![えぇー]))`, 'gu'), 'じゃん'],
  [/(?<=たま|つま)ん(?=な[いくかけ])/gu, 'ら'],
  [/(?<=たま|つま)んね[えぇー]/gu, 'らない'],
  [new RegExp(`(?<=[っんいしちりみびきぎえけせてねめれげぜべ${KANJI}])ちま(?=[うっいえおわ])`, 'gu'), 'てしま'],
  [/(?<=ん)じま(?=[うっいえおわ])/gu, 'でしま'],
  [new RegExp(`(?<=いい|しい|[るたすうくんな])っしょ(?=$|[^ぁ-ヺー${KANJI}]|[うーね])`, 'gu'), 'でしょ'],
  [new RegExp(`(?<=[いたねえんなすごき${KANJI}])っす(?=$|[^ぁ-ヺー${KANJI}]|[かねよけ])`, 'gu'), 'です'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])(?:そん|ん)じゃ(?![なねあ])`, 'gu'), 'それじゃ'],
  [/ばっか(?!り)/gu, 'ばかり'],
  [/やっぱ(?!り)/gu, 'やっぱり'],
  [
    new RegExp(
      `(?<=[っいしちりみびきえけせてねめれげぜべ]て|んで|いで)こう(?=$|[^ぁ-ヺー${KANJI}]|[かぜよ]$|と[思し言]|とする)`,
      'gu',
    ),
    'いこう',
  ],
  [/(?<![ぁ-ん])あち[いぃ]/gu, 'あつい'],
  [/(?<![ぁ-ん])さみ[いぃ](?!し)/gu, 'さむい'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])やだ(?=$|[^ぁ-ヺー${KANJI}]|[よねなー])`, 'gu'), '嫌だ'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])見よ(?=$|[^ぁ-ヺー${KANJI}])`, 'gu'), '見ろ'],
  [/来[えー]?へん/gu, '来ない'],
  [/なんぼ/gu, 'いくら'],
  [/しょうがね[えぇー]/gu, 'しょうがない'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])わり[いぃ](?=$|[なけよね])`, 'gu'), 'わるい'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])そりゃ[あー]?`, 'gu'), 'それ'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])こりゃ[あー]?`, 'gu'), 'これ'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])あんた(?!り)`, 'gu'), 'あなた'],
  [/なんに?も(?=[なでいわ言知])/gu, 'なにも'],
  [new RegExp(`(?<![ぁ-ヺー${KANJI}])んな(?=[${KANJI}]|こと|わけ|もの|の)`, 'gu'), 'そんな'],
  [/なんつって/gu, 'なんて言って'],
  // The spelling of former times: 思ふ, 笑ひ, 逢はず, 思へば, けふ.
  [new RegExp(`(?<=${VERBS_IN_FU})ふ(?=$|[^ぁ-ヺー]|[なかよとまべ])`, 'gu'), 'う'],
  [new RegExp(`(?<=${VERBS_IN_FU})は(?=[ずぬね]|ない|なく|れ)`, 'gu'), 'わ'],
  [new RegExp(`(?<=${VERBS_IN_FU})ひ(?=$|[^ぁ-ヺー]|[ましてつたのをがはも])`, 'gu'), 'い'],
  [new RegExp(`(?<=${VERBS_IN_FU})へ(?=[ばどりるず])`, 'gu'), 'え'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])けふ`, 'gu'), 'きょう'],
  [/(?<=[えけせてねめれげべ])なあかん/gu, 'なければいけない'],
  [/っきゃ(?=な[いくか]|ね[えぇー])/gu, 'しか'],
  [/(?<=く)たって/gu, 'ても'],
  [/(?<=ちゃ)い(?=られ[なまね])/gu, '居'],
  [/しゃ[あー]ない/gu, 'しょうがない'],
  [/すっごい/gu, 'すごい'],
  [/すっごく/gu, 'すごく'],
  [/おおきに(?=$|[、。！!\s])/gu, 'ありがとう'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])せや(?=$|[なでけろね、。])`, 'gu'), 'そうだ'],
  [new RegExp(`(?<![ぁ-ゖ])ええ(?=[${KANJI}]|やん|な[あー]?$|わ|よ|で|ねん)`, 'gu'), 'いい'],
  [new RegExp(`(?<![ぁ-ヺ${KANJI}])かくも(?=[${KANJI}])`, 'gu'), 'こんなに'],
  [new RegExp(`(?<=[たいるうくすん${KANJI}])やろ(?=$|[^ぁ-ヺ${KANJI}]|[なねか])`, 'gu'), 'だろ'],
  [new RegExp(`(?<=[ぁ-ヺ${KANJI}])やで(?=$|[^ぁ-ヺ${KANJI}])`, 'gu'), 'だよ'],
  [new RegExp(`(?<=[きんいす${KANJI}])や(?=$|[。！？!?])`, 'gu'), 'だ'],
  [/彷徨(?=[わいうえおっ])/gu, 'さまよ'],
  [/微睡(?=[まみむめもん])/gu, 'まどろ'],
  [/揺蕩(?=[わいうえおっ])/gu, 'たゆた'],
  [/其処/gu, 'そこ'],
  [/此処/gu, 'ここ'],
  [/何処/gu, 'どこ'],
  [/彼処/gu, 'あそこ'],
  [/貴女/gu, 'あなた'],
  [new RegExp(`(?<=り)なき(?=${KANJI})`, 'gu'), '無き'],
];

/** The stretches of a text that are spoken spellings, whatever the analyser makes of them. */
export const bySpelling = (text: string): Change[] =>
  SPELLINGS.flatMap(([spoken, plain]) =>
    [...text.matchAll(spoken)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, to: plain })),
  );
