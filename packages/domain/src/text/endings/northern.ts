import { auxiliary, END, type Ending, ending } from './ending.js';

/** Texts after べ. */
const GUESSED = `[さなねよかー]*(?:した)?(?:${END})`;
/** Words that ask others to do something, too: 一緒に行くべ. */
const TOGETHER = '(?:一緒に|いっしょに|早く|はやく|さあ|そろそろ|みんなで|みんなして)';

/** Endings of the north, the middle and of old people (docs/product/lookup.md#spoken). */
// biome-ignore format: a table, to be read down
export const NORTHERN: readonly Ending[] = [
  // Of the north: 来っぺ, 行くべ, 待ってけろ, 行ってくっから.
  ...ending('plain', 'べ|べえ|べー', 'will', 'う', null, { before: `(?<=${TOGETHER}[^、。！？]{0,10})(?:${GUESSED})` }),
  ...ending('predicate', 'べ|べえ|べー|っぺ', 'predicate', 'だろう', null, { before: GUESSED, unless: /[しつよ寄]る[べっ]/u }),
  ...ending('stem', 'っぺ', 'plain', 'だろう', null, { before: GUESSED, only: ['ichidan'] }),
  ...ending('stem', 'べ', 'will', 'う', null, { before: GUESSED, only: ['ichidan'] }),
  ...ending('stem', 'っから', 'plain', 'から', null, { only: ['ichidan'] }),
  ...ending('te', 'けろ|くんろ|けさい|くんちぇ|けらい', 'te', 'くれ', null, { before: `[やよなじ]?(?:${END})` }),
  ...ending('te', 'くっ', 'te', 'くる', null, { before: 'から|け|べ|ど' }),
  ...ending('te', 'っから', 'te', 'いるから', null),
  ...ending('te', 'っぺ', 'te', 'いるだろう', null, { before: GUESSED }),
  ...ending('negative', 'ねえべ|ねえべさ|ねべ|ねえっぺ', 'negative', 'ないだろう', null),
  ...ending('negative', 'ねえだ|ねえだよ', 'negative', 'ないんだ', null, { before: END }),
  // Of the middle: 行くがや, 来るずら, 食べりゃあ, 困るでかんわ.
  ...ending('predicate', 'がや|だがや', 'predicate', 'よ', null, { before: `[あー]?(?:${END})` }),
  ...ending('predicate', 'ずら', 'predicate', 'だろう', null, { before: `か?(?:${END})` }),
  ...ending('predicate', 'もんで', 'predicate', 'から', null, { before: `${END}|[一-龠]` }),
  ...ending('predicate', 'でかん|でいかん', 'predicate', 'から困る', 'predicate', { before: `わ|がや|${END}` }),
  ...ending('stem', 'やあ|やー|みゃあ', 'stem', 'なさい', null, { before: END, only: ['ichidan'] }),
  ...ending('te', 'ちょ|ちょう|ちょー|ちょうよ', 'te', 'くれ', null, { before: `[やよね]?(?:${END})` }),
  // Of old people and of samurai: 聞いておらん, 行くのう, 困ったのう, 参るぞい.
  ...auxiliary('te', ['お', 'r'], 'te', ['い', 'ichidan'], ['negative', 'plain', 'condition', 'joining']),
  ...ending('te', 'おろう', 'te', 'いるだろう', null),
  ...ending('te', 'おくれ|たもれ|たも', 'te', 'くれ', null, { before: `[よなや]?(?:${END})` }),
  ...ending('negative', 'ぬ', 'negative', 'ない', 'predicate', { isInner: true }),
  ...ending('predicate', 'のう|のお|のぉ|のー', 'predicate', 'なあ', null, { before: '$|[。！!、…　 ]' }),
  ...ending('predicate', 'わい|わいな|ぞい|ぞよ|ぞな|ぞなもし', 'predicate', 'よ', null, { before: `[のな]?[うあ]?(?:${END})` }),
];
