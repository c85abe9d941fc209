import { auxiliary, END, type Ending, ending } from './ending.js';
import type { WordClass } from './word-classes.js';

const GODAN: readonly WordClass[] = ['k', 'g', 's', 't', 'n', 'b', 'm', 'r', 'w'];
/** The last kana of verbs that inflected in two columns of the chart (二段). */
const COLUMN = 'うくぐつづぬふぶむゆる';
/** Texts that may follow the last predicate of a sentence or of a quotation. */
const LAST = `${END}|と(?!き|こ|い|も|し)`;
/** Words before ん that show that it is the will: いざ行かん, 共に歌わん. */
const WILLING = '(?:いざ|さあ|今こそ|いまこそ|共に|ともに|我ら|われら|いつの日か|永久に|我は[^。]{0,8}と)';
/** Nouns and words before a noun that may follow a past form. */
const RECALLED = `[一-龠]|もの|こと|ひと|とき|ころ|ひ(?:${END})|[あこそか]の|わが|われ`;
/** Particles and nouns that may follow a verb of two columns. */
const AFTER_FORMER = `${END}|[一-龠はがをにもの]|まで|なかれ|なり|とも|こと|べ|まじ`;

/** Endings of former times (docs/product/lookup.md#spoken). */
// biome-ignore format: a table, to be read down
export const FORMER: readonly Ending[] = [
  // The will: 行かむ; a condition: 望まば; a negation: 知らざりき, 来ずとも.
  ...ending('negative', 'む', 'will', 'う', null, { before: LAST, unless: /^.来た/su }),
  ...ending('negative', 'ん', 'will', 'う', null, { before: `(?<=${WILLING}[^。！？]{0,14}ん)(?:${LAST})`, unless: /^.[知分要足構]/su }),
  ...ending('negative', 'ばや', 'stem', 'たい', null, { before: END, only: GODAN }),
  ...ending('negative', 'ば', 'condition', 'ば', null, { before: `${END}|[一-龠]`, only: GODAN, unless: /(?:言わ|いわ|なら|さら|たら)ば/u }),
  ...ending('negative', 'ずば|ざれば|ずんば', 'negative', 'なければ', null),
  ...ending('negative', 'ずとも', 'negative', 'なくても', null),
  ...ending('negative', 'ざりき|ざりけり', 'negative', 'なかった'),
  ...ending('negative', 'ざりし', 'negative', 'なかった', null, { before: RECALLED }),
  ...ending('negative', 'ねど|ねども|ざれど|ざれども', 'negative', 'ないけれど', null, { before: `${END}|[一-龠]` }),
  ...ending('negative', 'ざるべからず', 'negative', 'なければならない'),
  ...ending('negative', 'じ', 'negative', 'ない', null, { before: LAST, unless: /[感信]じ/u }),
  // The past: 来にけり, 失いしもの, 飛びたる鳥, 更けぬれば, 残れり.
  ...ending('stem', 'けり|にけり|にき|たりき|たりけり', 'joining', 'た', 'predicate', { before: `な?(?:${END})` }),
  ...ending('stem', 'し', 'joining', 'た', null, { before: RECALLED, only: ['k', 'g', 't', 'n', 'b', 'm', 'r', 'w'], unless: /^[おご]/u }),
  ...ending('stem', 'し', 'joining', 'た', null, { before: RECALLED, only: ['ichidan'], unless: /[一-龠]せ?し/u }),
  ...ending('stem', 'にし', 'joining', 'た', null, { before: '[人日者君友時夢影]', only: ['k', 'g', 't', 'b', 'm', 'r', 'w', 'ichidan'] }),
  ...ending('stem', 'たり', 'joining', 'た', null, { before: '[。！!]|$', only: ['k', 'g', 't', 'n', 'b', 'm', 'r', 'w'] }),
  ...ending('stem', 'たる', 'joining', 'た', null, { before: `[一-龠]|もの|こと|[はをがに]`, unless: /^.[来似]/su }),
  ...ending('stem', 'たれば|ぬれば|つれば', 'joining', 'たから', null),
  ...ending('stem', 'たれど|たれども', 'joining', 'たけれど', null),
  ...ending('stem', 'ぬる|つる', 'joining', 'た', null, { before: '[一-龠]', only: GODAN }),
  ...ending('condition', 'り', 'joining', 'た', null, { before: `な?(?:$|[。！!])`, only: GODAN }),
  // A request, a wish, a difficulty: 導きたまえ, 会いたし, 忘れがたき.
  ...ending('stem', 'たまえ|給え', 'joining', 'てください', null, { before: `よ?(?:${END})` }),
  ...ending('stem', 'てむ', 'joining', 'てしまおう', null, { before: END }),
  ...ending('stem', 'たし', 'stem', 'たい', null, { before: LAST, only: ['k', 'g', 't', 'n', 'b', 'm', 'r', 'w'] }),
  ...ending('stem', 'たき', 'stem', 'たい', null, { before: '[一-龠]|もの|こと' }),
  ...ending('stem', 'がたし|難し', 'stem', 'がたい', null, { before: LAST }),
  ...ending('stem', 'がたき|難き', 'stem', 'がたい', null, { before: '[一-龠]|もの|こと' }),
  // A guess, or a prohibition: 咲くらむ, 許すまじ, 行くなかれ.
  ...ending('plain', 'らむ|らん', 'plain', 'だろう', null, { before: LAST, only: GODAN, unless: /^.[一-龠]む/su }),
  ...ending('plain', 'まじ', 'plain', 'まい', null, { before: LAST, only: GODAN }),
  ...ending('stem', 'まじ', 'negative', 'ない', null, { before: LAST, only: ['ichidan'], unless: /^.[寝見着来]|頑張/su }),
  ...ending('plain', 'なかれ', 'plain', 'な', null, { before: LAST }),
  ...ending('plain', 'なり', 'plain', 'のである', null, { before: '。' }),
  ...ending('condition', 'ども|ど', 'plain', 'けれど', null, { before: `${END}|[一-龠]`, only: GODAN }),
  // Verbs of two columns: 流るる, 燃ゆる, 越ゆれば, 恐るるなかれ.
  ...[...COLUMN].flatMap((kana) => [
    ...auxiliary('before', [kana, 'ichidan'], 'stem', ['', 'ichidan'], ['plain'], { only: ['ichidan'], before: AFTER_FORMER, unless: /生く/u }),
    ...auxiliary('before', [kana, 'ichidan'], 'stem', ['', 'ichidan'], ['condition'], { only: ['ichidan'], unless: /生く/u }),
  ]),
  // Adjectives: 悲しかりき, 若からぬ.
  ...ending('root', 'かりき|かりけり', 'root', 'かった'),
  ...ending('root', 'かりし', 'root', 'かった', null, { before: RECALLED }),
  ...ending('root', 'き', 'root', 'い', null, { before: '[一-龠]|もの(?![のなでだ])', unless: /^.[好引]/su }),
  ...ending('root', 'くあれ', 'root', 'くあってくれ', null, { before: LAST }),
  ...ending('root', 'からず', 'root', 'くなく', null, { before: `${END}|[一-龠]` }),
  ...ending('root', 'からぬ', 'root', 'くない', null, { before: '[一-龠]|もの|こと' }),
  ...ending('root', 'からん|からむ', 'root', 'いだろう', null, { before: END, unless: /^.分/su }),
  // だ: 若きは迷うものなり, 夢なりき.
  ...ending('noun', 'なり', 'noun', 'である', null, { before: '[。！!]|$', unless: /[重異連鳴]なり|[分私僕俺君人]なり/u }),
  ...ending('noun', 'なりき|なりけり', 'noun', 'だった'),
  ...ending('noun', 'なれど|なれども', 'noun', 'だけれど', null, { before: `${END}|[一-龠]` }),
  ...ending('noun', 'なりせば', 'noun', 'だったら', null),
  ...ending('noun', 'ならざる|ならぬ', 'noun', 'ではない', null, { before: '[一-龠]' }),
  ...ending('noun', 'にあらず|にあらざる', 'noun', 'ではない', null, { before: `${END}|と|[一-龠]` }),
];
