import { END, type Ending, ending } from './ending.js';

/** Uses of じゃ that are standard Japanese: それじゃ, では, じゃ alone. */
const NO_COPULA = /(?:それ|これ|あれ|ここ|そこ|では|じゃ)じゃ/u;
/** Nouns before やろう as a form of やる: 明日やろう, 仕事やろう. */
const DONE = /[今次後先一杯日部度回習強事題備合除球緒たうい]や/u;
/** Words that are never done, after which やった is だった: サッカーやった is 축구를 했다. */
const STATES =
  '(?<=(?:好き|嫌い|大変|元気|綺麗|きれい|静か|親切|丈夫|上手|下手|本当|ほんま|ほんと|最高|最悪|大事|大切|無理|初めて|はじめて|誰|何|なん|俺|私|僕|自分|一人|ひとり|一番|だけ|みたい|もん|[日年時頃雨雪朝晩夏冬春秋嘘夢])や[ろっう]?[うてた]?ん?ら?)';
/** Words before old people's じゃ, since 君だけじゃ goes on as 君だけでは. */
const OLD = '(?<=(?:わし|おぬし|お主|そなた|拙者|それがし|何|誰|なに|だれ)[^。！？]{0,12}じゃな?|[^こそあど]のじゃな?)';
/** Ends of places to which one goes. */
const PLACES =
  '(?<=(?:どこ|ここ|そこ|こっち|あっち|そっち|[山海町村浜川店駅校家里街東西南北京都県市島国港畑湯所場森城空])さ)';
/** Short words in kana, which do not tell. */
const SHORT = /^.[ぁ-ん]{1,2}(?:ばい|った|たい|っち)/su;

/**
 * The copula of the regions and of former times, after a noun (docs/product/lookup.md#spoken): 雨やから, 春じゃのう, 旅の者でござる.
 */
// biome-ignore format: a table, to be read down
export const COPULAS: readonly Ending[] = [
  // や of the west.
  ...ending('noun', 'やから|やさかい|やさかいに|やよって|やよってに|やけん|やけえ', 'noun', 'だから', null, { before: `${END}|[なねや一-龠]|早|は[よや]` }),
  ...ending('noun', 'やけ|やき', 'noun', 'だから', null, { before: `${END}|[なねや]` }),
  ...ending('noun', 'やけど|やけんど|やけども|やばってん', 'noun', 'だけど', null, { before: `${END}|[な一-龠]`, unless: /[手指足顔の]や/u }),
  ...ending('noun', 'やのに', 'noun', 'なのに', null),
  ...ending('noun', 'やった', 'noun', 'だった', 'predicate', { before: `${STATES}(?:${END}|[なねよわけのんしかで])` }),
  ...ending('noun', 'やってん', 'noun', 'だったんだ', null, { before: `${STATES}(?:${END}|[なよ])` }),
  ...ending('noun', 'やったら', 'noun', 'だったら', null, { before: STATES }),
  ...ending('noun', 'やろ', 'noun', 'だろう', null, { before: `${END}|[なねかけもが]`, unless: DONE }),
  ...ending('noun', 'やろう', 'noun', 'だろう', null, { before: `${STATES}(?:${END}|[なねかけもが])`, unless: DONE }),
  ...ending('noun', 'やし', 'noun', 'だし', null, { before: `[、。！!]|$` }),
  ...ending('noun', 'やわ', 'noun', 'だわ', null, { before: `[あぁー]?(?:${END})` }),
  ...ending('noun', 'やな|やね|やなあ|やねえ|やなぁ|やのう', 'noun', 'だね', null, { before: `ー?(?:${END})` }),
  ...ending('noun', 'やで|やでえ|やがな|やぞ', 'noun', 'だよ', null, { before: `$|[。！!？?]` }),
  ...ending('noun', 'やもん', 'noun', 'だもん', null),
  ...ending('noun', 'やねん', 'noun', 'なんだ', null, { before: `${END}|て(?:${END})|けど|から` }),
  ...ending('noun', 'やんか|やん|やんけ', 'noun', 'じゃん', null, { before: `${END}|な[あぁー]?(?:${END})` }),
  ...ending('noun', 'やとも', 'noun', 'だとも', null, { before: END }),
  ...ending('noun', 'やと', 'noun', 'だと', null, { before: '思|言|聞' }),
  ...ending('noun', 'どす|でおます|でがす|でごわす|でやんす|でげす|ですたい|ですばい|でございやす', 'noun', 'です', 'predicate', { before: `${END}|[えかねよなけ]` }),
  ...ending('noun', 'でっか|だっか', 'noun', 'ですか', null, { before: END }),
  ...ending('noun', 'でっせ|だっせ', 'noun', 'ですよ', null, { before: END }),
  // じゃ of Chugoku and of old people, でござる of samurai.
  ...ending('noun', 'じゃった', 'noun', 'だった'),
  ...ending('noun', 'じゃったら', 'noun', 'だったら', null),
  ...ending('noun', 'じゃろ|じゃろう', 'noun', 'だろう', null, { before: `${END}|[かなねもけが]` }),
  ...ending('noun', 'じゃけん|じゃけえ|じゃけぇ|じゃけ|じゃき|じゃきに|じゃから', 'noun', 'だから', null, { before: `${END}|[のなね一-龠]` }),
  ...ending('noun', 'じゃけど|じゃけんど', 'noun', 'だけど', null),
  ...ending('noun', 'じゃのう|じゃのお|じゃのぉ|じゃなあ|じゃなぁ', 'noun', 'だなあ', null, { before: END }),
  ...ending('noun', 'じゃよ|じゃぞ|じゃわい|じゃぞい', 'noun', 'だよ', null, { before: `[ー]?(?:${END})` }),
  ...ending('noun', 'じゃな', 'noun', 'だな', null, { before: `${OLD}(?:${END})` }),
  ...ending('noun', 'じゃが', 'noun', 'だが', null, { before: '[、。]|$' }),
  ...ending('noun', 'じゃと', 'noun', 'だと', null, { before: '思|言|[？?]' }),
  ...ending('noun', 'じゃ', 'noun', 'だ', null, { before: `${OLD}(?:[。！!]|$)`, unless: NO_COPULA }),
  ...ending('noun', 'でござる|でござります', 'noun', 'です', 'predicate', { before: `${END}|[かよがぞな]` }),
  ...ending('noun', 'でござった', 'noun', 'でした'),
  ...ending('noun', 'でござろう', 'noun', 'でしょう', null),
  // ばい, たい and っちゃ of the south; だべ, ずら and だがや of the north and the middle.
  ...ending('noun', 'ばい|ったい|たい|っちゃ', 'noun', 'だよ', null, { before: `$|[。！!]`, unless: SHORT }),
  ...ending('noun', 'っちゃろ|っちゃろう', 'noun', 'なんだろう', null, { before: `${END}|[かねなもけ]` }),
  ...ending('noun', 'っちゃけど', 'noun', 'なんだけど', null),
  ...ending('noun', 'っちゃけん', 'noun', 'なんだから', null),
  ...ending('noun', 'だべ|だべさ|だっぺ|だんべ|ずら|だら|だらあ|だらー', 'noun', 'だろう', null, { before: `[さなねよかー]*(?:${END})` }),
  ...ending('noun', 'だがや|だでよ|だぎゃあ|だに|だわさ', 'noun', 'だよ', null, { before: `[ー]?(?:${END})` }),
  ...ending('noun', 'だで', 'noun', 'だから', null, { before: `、|[一-龠]` }),
  ...ending('noun', 'だもんで', 'noun', 'だから', null),
  ...ending('noun', 'のごたる', 'noun', 'みたいだ', null, { before: `${END}|[ねよばなけ]` }),
  ...ending('noun', 'のごたる', 'noun', 'みたいな', null, { before: '[一-龠]' }),
  ...ending('noun', 'みたか', 'noun', 'みたいだ', null, { before: END }),
  // ば of the south is を.
  ...ending('noun', 'ば', 'noun', 'を', null, { before: '[食飲見聞言買歌作持待読書知忘愛好信話送使貸]' }),
  // さ of the north is where one goes: 海さ行く.
  ...ending('noun', 'さ', 'noun', 'へ', null, { before: `${PLACES}(?:[行来帰戻着向入遊泊登]|出[かたるて]|い[くぐっ]|こい|け)` }),
];
