import { auxiliary, END, type Ending, ending } from './ending.js';

/** Texts after an adjective of the south: うまか店, 寒かけん, 良かねえ. */
const AFTER_KA = `$|[。！!、…　 ]|けん|ばい|たい|と(?:[よねや？?]|${END})|[ねなよ][えぇーあぁ]?(?:${END})|も[んの]|ばってん|っちゃ|ごた|げな|や|し、|のに`;
/** Texts that may follow たか as a wish: 会いたかよ; 食べたかよ is a question. */
const AFTER_TAKA = `けん|ばい|たい|とよ|よ(?:${END})|も[んの]|ばってん|っちゃ`;
const AFTER_PAST = 'けん|ばい|ばってん|っちゃ';
/** Classes of verbs whose past is not their stem with た. */
const GODAN = ['k', 'g', 't', 'n', 'b', 'm', 'r', 'w'] as const;
/** Nouns after an adjective: 何が悪か分からない has none. */
const NOUN = '(?![分知判聞決見考言疑尋迷選問])[一-龠]';
/** Adjectives whose stems are nouns, and wishes in たか: 赤か青か and 寝たかと are questions. */
const NOUNS_TOO = /^.(?:[赤青白黒丸円悪]|四角|黄色|茶色)|[^冷]たか/su;

/** Endings of Kyushu, Chugoku and Shikoku (docs/product/lookup.md#spoken). */
// biome-ignore format: a table, to be read down
export const SOUTHERN: readonly Ending[] = [
  // A continuing action: 降っちょる, 待っちゅう, 好いとう, 降りよる, 降りゆう, 行きょうる.
  ...auxiliary('joining', ['ちょ', 'r'], 'joining', ['てい', 'ichidan'], ['negative', 'plain', 'condition', 'joining']),
  ...ending('joining', 'ちゅう|ちょー', 'joining', 'ている', 'predicate', { before: `${END}|[けよねがきの]` }),
  ...ending('joining', 'とう|とー', 'joining', 'ている', 'predicate', { before: `${END}|[よねけ]|と[よねー]?(?:${END})|っちゃ|ばい|やん|ん[？?]?(?:${END})`, unless: /^.(?:だっ|もっ)/su }),
  ...ending('joining', 'とっと|とーと|とうと', 'joining', 'ているの', null, { before: `[？?よね]|${END}` }),
  ...ending('joining', 'とったい', 'joining', 'ているよ', null, { before: END }),
  ...auxiliary('stem', ['よ', 'r'], 'joining', ['てい', 'ichidan'], ['negative', 'plain'], { compound: '寄', unless: /^.(?:死|思いよら)/su }),
  ...ending('stem', 'よっ', 'joining', 'てい', null, { before: 'た', compound: '寄' }),
  ...ending('stem', 'よっと', 'joining', 'ているの', null, { before: `[？?よねか]|${END}`, unless: /んばし/u }),
  ...ending('stem', 'よん', 'joining', 'ているん', null, { before: '[のねやか]|$|[？?]' }),
  ...ending('stem', 'ゆう', 'joining', 'ている', 'predicate', { before: `${END}|[けきがよのね]` }),
  ...auxiliary('stem', ['ょう|ょ', 'r'], 'joining', ['てい', 'ichidan'], ['negative', 'plain', 'joining']),
  // An act for others: 教えちゃる, 見ちゃらん.
  ...auxiliary('joining', ['ちゃ', 'r'], 'joining', ['てや', 'r'], ['negative', 'plain']),
  ...ending('joining', 'ちゃろ|ちゃろう', 'joining', 'てやろう', null),
  // An obligation, and a wish: 帰らんば, 会いたかばい, 泣かんでよか.
  ...ending('negative', 'んばいかん|んばいけん|んばならん|なでけん', 'negative', 'なければいけない'),
  ...ending('negative', 'んば', 'negative', 'なきゃ', null, { before: `ね?(?:${END})` }),
  ...ending('negative', 'んでよか', 'negative', 'なくていい', 'predicate', { before: AFTER_KA }),
  ...ending('stem', 'たか', 'stem', 'たい', 'predicate', { before: AFTER_TAKA, only: GODAN }),
  ...ending('stem', 'たか', 'stem', 'たい', 'predicate', { before: AFTER_PAST }),
  ...ending('te', 'よか', 'te', 'いい', 'predicate', { before: AFTER_KA }),
  // Adjectives: 寒か, うまか店.
  ...ending('root', 'か', 'root', 'い', 'predicate', { before: AFTER_KA, unless: NOUNS_TOO }),
  ...ending('root', 'か', 'root', 'い', null, { before: NOUN, unless: NOUNS_TOO }),
  // Reasons, statements, guesses and likeness: 行くけん, 寒かばい, 来るっちゃろう, 降るごたる.
  ...ending('predicate', 'けん|けんね|けえ|けぇ|けー|きに|けに', 'predicate', 'から', null, { before: `[ねのなよさ]?(?:${END})|[一-龠]` }),
  ...ending('predicate', 'き', 'predicate', 'から', null, { before: `[、。！!一-龠]|$`, isInner: true }),
  ...ending('predicate', 'ばい|ばいた|たい|ったい', 'predicate', 'よ', null, { before: END }),
  ...ending('predicate', 'とばい|とたい', 'predicate', 'んだよ', null, { before: END }),
  ...ending('predicate', 'と', 'predicate', 'の', null, { before: '(?<!ないと)[？?]' }),
  ...ending('predicate', 'と', 'predicate', 'の', null, { before: `(?<![^いきぎちにびみり]たかと)ね?(?:$|[？?])`, isInner: true }),
  ...ending('predicate', 'っちゃ', 'predicate', 'んだ', null, { before: `けど|けん|もん|が` }),
  ...ending('predicate', 'っちゃ', 'predicate', 'よ', null, { before: `[ねよ]?(?:${END})` }),
  ...ending('predicate', 'っちゃん', 'predicate', 'んだ', null, { before: `${END}|[ねよ]` }),
  ...ending('predicate', 'っちゃろ|っちゃろう|とやろ|とやろう', 'predicate', 'んだろう', null, { before: `${END}|[かねなもけ]` }),
  ...ending('predicate', 'じゃろ|じゃろう', 'predicate', 'だろう', null, { before: `${END}|[かねなもけが]` }),
  ...ending('predicate', 'やろうもん', 'predicate', 'だろう', null, { before: END }),
  ...ending('predicate', 'ばってん|ばってんが|けんど', 'predicate', 'けど', null, { before: `${END}|[一-龠]|ね` }),
  ...ending('predicate', 'ごたる|ごたあ', 'predicate', 'みたいだ', null, { before: `${END}|[ねよばなけ]` }),
  ...ending('predicate', 'ごたる', 'predicate', 'みたいな', null, { before: '[一-龠]' }),
  ...ending('predicate', 'ごつ', 'predicate', 'ように', null, { before: `${END}|な[るっ]|[一-龠]` }),
  ...ending('predicate', 'げな', 'predicate', 'そうだ', null, { before: `よ?(?:${END})` }),
];
