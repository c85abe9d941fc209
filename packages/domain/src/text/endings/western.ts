import { auxiliary, END, type Ending, ending, type Options } from './ending.js';
import type { Place } from './word-classes.js';

const GODAN = ['k', 'g', 's', 't', 'n', 'b', 'm', 'r', 'w'] as const;
/** Texts that may follow an order. */
const LAST = `[やよねなわ]?(?:${END})`;
/** Texts after る of はる, which is no 春 and no はるか. */
const HONOURED = `${END}|[でわねん]|の(?:${END}|[かよ])|か[？?]|から|けど|やろ|さかい`;
/** Words that ask: after them てん is no past. */
const ASKS = '(?:何|なに|なん|どこ|誰|だれ|いつ|どう)';
const TOLD_PAST = `(?<!${ASKS}[^、。！!？?\\s]{0,8})(?:$|[。！!、]|な[あー]?(?:${END})|けど|や(?:${END}))`;
/** Texts where a past in うた can end: 買うたからもの and 会うたなばた have none. */
const AFTER_UTA = `${END}|な(?:あ|ー|ら|ん|${END})|や(?:ん|ろ|で|${END})|で(?:${END})|ら(?:あかん|ええ|[\\s、一-龠]|$)|り(?:し|す|[\\s、]|$)|[ねよわ](?:[うねなー]|${END})|ん[やだで]|けど|から(?:な|${END})|こと(?:[はがもをの]|${END})`;
/** Verbs whose past in うた is standard Japanese: 請うた, 問うた. */
const OF_EVERYWHERE = /^.[請乞問]/su;

/** Verbs that end with 張る, and not with the honorific はる: 言い張る, 見張る. */
const STRETCHED = /^.(?:言い|見|引っ)は/su;

/** Words in kana, which may be a particle and another word: 島からなる. */
const IN_KANA = /^.[ぁ-ん]/su;

/** A denial with all that it inflects to: へん, へんかった, へんくて. */
const denial = (after: Place, to: Place, spoken: string, plain: string, options: Options = {}): Ending[] => [
  ...ending(after, `${spoken}へん|${spoken}ひん`, to, `${plain}ない`, 'predicate', options),
  ...ending(after, `${spoken}へんかった|${spoken}ひんかった`, to, `${plain}なかった`, 'predicate', options),
  ...ending(after, `${spoken}へんくて|${spoken}ひんくて`, to, `${plain}なくて`, null, options),
  ...ending(after, `${spoken}へんく|${spoken}ひんく`, to, `${plain}なく`, null, { ...options, before: 'な' }),
  ...ending(after, `${spoken}へんでも`, to, `${plain}なくても`, null, options),
];
/** Endings of the honorific はる in its dictionary form: 行かはる and 行きはる are 行く. */
const honorificEndings = (after: Place): Ending[] =>
  auxiliary(after, ['は', 'r'], 'plain', ['', 'r'], ['plain'], { before: HONOURED }).map((each) => ({
    ...each,
    wordClass: null,
  }));

/** Endings of Kansai and the west (docs/product/lookup.md#spoken). */
// biome-ignore format: a table, to be read down
export const WESTERN: readonly Ending[] = [
  // What one does not: 行かへん, 食べへんかった, 起きひん, 行かんかった, 急がんでも.
  ...denial('negative', 'negative', '', ''),
  ...denial('negative', 'negative', 'れ', 'れ'),
  ...denial('negative', 'negative', 'られ', 'られ', { only: ['ichidan'] }),
  ...denial('te', 'te', '', 'い'),
  ...ending('negative', 'いひん|やへん|えへん', 'negative', 'ない', 'predicate', { only: ['ichidan'], unless: /見え|しい/u }),
  ...ending('negative', 'いひんかった|やへんかった|えへんかった', 'negative', 'なかった', 'predicate', { only: ['ichidan'], unless: /見え|しい/u }),
  ...ending('negative', 'んかった', 'negative', 'なかった'),
  ...ending('negative', 'んくて', 'negative', 'なくて', null),
  ...ending('negative', 'んく', 'negative', 'なく', null, { before: 'な[るっ]' }),
  ...ending('negative', 'なんだ', 'negative', 'なかった', 'predicate', { before: `${END}|[なわよねぞ]|から|けど|の`, only: GODAN }),
  ...ending('negative', 'んでも', 'negative', 'なくても', null),
  ...ending('negative', 'んといて', 'negative', 'ないで', null),
  ...ending('negative', 'んとき|んときや|んときなはれ', 'negative', 'ないで', null, { before: `よ?(?:${END})` }),
  ...ending('negative', 'んとこ|んとこう|んとこっ', 'negative', 'ないでおこう', null, { before: `か|${END}|と[思言、]|[なね]` }),
  ...ending('negative', 'ん', 'negative', 'ない', 'predicate', { isInner: true }),
  ...ending('negative', 'ん', 'negative', 'ない', 'predicate', { goesOn: true, before: '(?!で)', unless: /[ただ]らん/u }),
  ...ending('negative', 'んと', 'negative', 'ないと', null, { before: '、|(?![思言願誓祈])[一-龠]|は[よや]' }),
  // What one must: 行かなあかん, 食べんとあかん, 帰らにゃいけん, 行かんならん.
  ...ending('negative', 'なあかん|ななあかん|んとあかん|なあきまへん', 'negative', 'なければいけない'),
  ...ending('negative', 'なあかんかった|んとあかんかった', 'negative', 'なければいけなかった'),
  ...ending('negative', 'ないかん|んといかん|んといけん|にゃいけん|にゃいかん|にゃあいけん|にゃあいかん', 'negative', 'なければいけない', 'predicate', { before: `${END}|[のわでよね]` }),
  ...ending('negative', 'なならん|にゃならん|にゃあならん|んならん|んなん|にゃなんねえ|ねばなんねえ', 'negative', 'なければならない', 'predicate', { before: `${END}|[のけよねなわで]` }),
  ...ending('negative', 'にゃ|にゃあ|んにゃ|んけりゃ', 'negative', 'なきゃ', null, { before: `${END}|な` }),
  // A continuing action, an act for others, and one in advance: 帰っとる, してはる, 守ったる, 待っとき.
  ...auxiliary('joining', ['と', 'r'], 'joining', ['てい', 'ichidan'], ['negative', 'plain', 'condition', 'joining'], { compound: '取', unless: /絡めと|掠めと/u }),
  ...ending('joining', 'とりゃ|とりゃあ', 'joining', 'ていれば', null),
  ...ending('joining', 'とん', 'joining', 'ているん', null, { before: '[のねやかじ]|$|[？?]' }),
  ...auxiliary('te', ['は', 'r'], 'te', ['い', 'ichidan'], ['plain'], { before: HONOURED }),
  ...auxiliary('te', ['は', 'r'], 'te', ['い', 'ichidan'], ['negative', 'stem', 'joining']),
  ...ending('te', 'はん', 'te', 'いるん', null, { before: '[のねやか]' }),
  ...auxiliary('joining', ['た', 'r'], 'joining', ['てや', 'r'], ['plain'], { before: `${END}|[わでよねぞ](?:${END})|から|けど|けん|ねん`, unless: /^.(?:似|来|なっ)/su }),
  ...ending('joining', 'たろか', 'joining', 'てやろうか', null, { before: END, unless: IN_KANA }),
  ...ending('joining', 'たろ', 'joining', 'てやろう', null, { before: 'と思', unless: IN_KANA }),
  ...ending('joining', 'たらんかい|たれ', 'joining', 'てやれ', null, { before: LAST, unless: /来たれ/u }),
  ...ending('joining', 'たらなあかん|たらんとあかん', 'joining', 'てやらなければいけない'),
  ...ending('joining', 'ときや|ときなはれ|ときよし', 'joining', 'ておきなさい', null, { before: `よ?(?:${END})` }),
  ...ending('joining', 'とき', 'joining', 'ておきなさい', null, { before: `$|[。！!]` }),
  ...ending('joining', 'てん', 'joining', 'たんだ', null, { before: TOLD_PAST }),
  // て and た after う, as one says 買うて.
  ...ending('bare', 'うて', 'joining', 'て', 'te', { unless: /うて(?:の|が[みら]|つだ|れや)|^.[請乞問]/su }),
  ...ending('bare', 'うた', 'joining', 'た', 'predicate', { before: AFTER_UTA, unless: OF_EVERYWHERE }),
  ...ending('bare', 'うてん', 'joining', 'たんだ', null, { before: TOLD_PAST }),
  ...auxiliary('bare', ['うと', 'r'], 'joining', ['てい', 'ichidan'], ['negative', 'plain', 'condition', 'joining']),
  ...auxiliary('bare', ['うちょ', 'r'], 'joining', ['てい', 'ichidan'], ['negative', 'plain', 'joining']),
  // A completed act, and a favour received: 行ってもうた, 帰ってしもたん, 買うてもろた.
  ...ending('te', 'しもた|しもうた', 'te', 'しまった'),
  ...ending('te', 'もた|もうた', 'te', 'しまった', 'predicate', { before: `${END}|[わでなねよん]|けど|から` }),
  ...ending('te', 'もて|もうて|しもて|しもうて', 'te', 'しまって', 'te', { before: `${END}|[一-龠]|は[るっ]` }),
  ...ending('te', 'もてん|もうてん|しもてん|しもうてん', 'te', 'しまったんだ', null, { before: TOLD_PAST }),
  ...auxiliary('te', ['ま', 'w'], 'te', ['しま', 'w'], ['plain'], { before: `${END}|[わでなねよん]|けど|から` }),
  ...auxiliary('te', ['ま', 'w'], 'te', ['しま', 'w'], ['joining']),
  ...ending('te', 'もろた|もろうた', 'te', 'もらった'),
  ...ending('te', 'もろて|もろうて', 'te', 'もらって', 'te'),
  ...ending('te', 'もろてん', 'te', 'もらったんだ', null, { before: TOLD_PAST }),
  ...ending('te', 'や', 'te', 'よ', null, { before: `$|[。！!]` }),
  ...denial('te', 'te', 'くれ', 'くれ'),
  ...ending('te', 'おくんなはれ|おくれやす|つかあさい|つかーさい|くださらんか', 'te', 'ください', null),
  // Honorifics, and orders: 行かはる, 行きはる, 待ちなはれ, 行きなや.
  ...honorificEndings('stem'),
  ...honorificEndings('negative'),
  ...ending('stem', 'はった', 'joining', 'た', 'predicate', { unless: STRETCHED }),
  ...ending('negative', 'はった', 'joining', 'た', 'predicate', { unless: STRETCHED }),
  ...ending('stem', 'はって', 'joining', 'て', null, { unless: STRETCHED }),
  ...ending('stem', 'はります', 'stem', 'ます', null),
  ...ending('stem', 'なはれ|なはい|なっせ|んしゃい|んさい|りん', 'stem', 'なさい', null, { before: LAST }),
  ...ending('stem', 'いや', 'stem', 'なさい', null, { before: END, only: GODAN }),
  ...ending('stem', 'なや', 'plain', 'な', null, { before: END }),
  // Politeness: 行きまひょ, 分かりまへん, ありまっか.
  ...ending('stem', 'まひょ|まひょう|まっしょ', 'stem', 'ましょう', null),
  ...ending('stem', 'まへん', 'stem', 'ません'),
  ...ending('stem', 'まへんでした', 'stem', 'ませんでした'),
  ...ending('stem', 'まっか', 'stem', 'ますか', null, { before: END }),
  ...ending('stem', 'まっせ|まんがな', 'stem', 'ますよ', null, { before: END }),
  ...ending('stem', 'まんねん', 'stem', 'ますんだ', null, { before: END }),
  // く that becomes う or falls out: 会いとうて, 泣きたなる, 高ない, 早うて.
  ...ending('stem', 'とうて', 'stem', 'たくて', null),
  ...ending('stem', 'とうな|たな', 'stem', 'たくな', null, { before: 'い(?:$|[^ぁ-ん]|わ|で|ねん|よ|ん)|る|っ[たて]|り' }),
  ...ending('root', 'うな|な', 'root', 'くな', null, { before: 'い(?:$|[^ぁ-ん]|わ|で|ねん|よ|ん)|る|っ[たて]', unless: IN_KANA }),
  ...ending('root', 'うて', 'root', 'くて', null, { unless: IN_KANA }),
  // After a predicate: 行くさかい, 寒いねん, ないやろ.
  ...ending('predicate', 'さかい|さかいに|よってに|さけ', 'predicate', 'から', null),
  ...ending('predicate', 'ねん', 'predicate', 'んだ', null, { before: `${END}|[なけかや]|て(?:${END})|もん` }),
  ...ending('predicate', 'やろ|やろう', 'predicate', 'だろう', null, { before: `${END}|[なねかけもが]` }),
  ...ending('predicate', 'やん|やんか|やんけ', 'predicate', 'じゃん', null, { before: `${END}|な[あぁー]?(?:${END})` }),
  ...ending('predicate', 'がな', 'predicate', 'よ', null, { before: END, isInner: true }),
  ...ending('predicate', 'で', 'predicate', 'よ', null, { before: `[えぇー]?(?:$|[。！!])`, isInner: true }),
  ...ending('predicate', 'ん', 'predicate', 'の', null, { before: `$|[？?。！!]`, isInner: true }),
];
