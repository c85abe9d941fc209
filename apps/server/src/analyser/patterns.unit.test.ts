import { type Reference, readReference } from '@utarang/content/reference';
import { readSentences } from '@utarang/content/sentences';
import { readWordBook } from '@utarang/content/words';
import { writtenText } from '@utarang/domain/sentences';
import {
  analyseText,
  createPatternFinder,
  createTextBook,
  formSteps,
  type PatternFinder,
  type TextBook,
} from '@utarang/domain/text';
import { writingsOf } from '@utarang/domain/words';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { patternSources } from './pattern-sources.js';
import { createTokenizer } from './tokenizer.js';

/** The patterns of the real reference in the real bank (docs/product/lookup.md#patterns). */
let find: PatternFinder;
let reference: Reference;
let texts: ReadonlyMap<number, string>;
let book: TextBook;
let isWord: (lemma: string) => boolean;
const cut = createTokenizer();
beforeAll(async () => {
  const words = await readWordBook(paths.words);
  book = createTextBook(words);
  const known = new Set(words.flatMap(writingsOf));
  isWord = (lemma) => known.has(lemma);
  reference = await readReference(paths.reference);
  texts = new Map(
    (await readSentences(paths.sentences, words)).map(({ id, pieces }) => [id, writtenText(pieces)] as const),
  );
  find = createPatternFinder(patternSources(reference));
});

const idsIn = (line: string): string[] =>
  find(line, cut(line), isWord).flatMap(({ entries }) => entries.flatMap(({ id }) => id ?? []));

/** The entries that the words of a line lead to: particles, bound nouns, and the steps of forms. */
const idsOfWords = (line: string): string[] =>
  analyseText(line, cut, book)
    .stanzas.flat()
    .flatMap(({ tokens }) => tokens)
    .flatMap(({ entry, names, word, written }) => [
      ...(entry ? [entry.id ?? `${entry.list} ${written}`] : []),
      ...formSteps(names, word?.partsOfSpeech ?? []).flatMap((step) => step.entry?.id ?? []),
    ]);

test('of the examples of all entries nineteen of twenty lead to the entry', () => {
  const every = (['particles', 'endings'] as const).flatMap((list) =>
    reference[list].flatMap(({ id, form, examples }) =>
      examples.map(({ sentenceId }) => ({ list, id, form: writtenText(form), line: texts.get(sentenceId)! })),
    ),
  );
  const missed = every.filter(
    ({ list, id, form, line }) =>
      !idsIn(line).includes(id) && !idsOfWords(line).some((each) => each === id || each === `${list} ${form}`),
  );
  expect([missed.length <= every.length / 20, missed.map(({ id, line }) => `${id}: ${line}`)]).toEqual([
    true,
    expect.anything(),
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  // line                                   holds                     and not
  ['彼が来るかどうか分からない。',          'ka-douka',               'ka-or'],
  ['この問題をめぐって議論が続いた。',      'wo-megutte',             'wo-oshite'],
  ['年齢を問わず参加できます。',            'wo-towazu',              'ni-kakawarazu'],
  ['それは噂にすぎません。',                'ni-suginai',             'sugiru'],
  ['失敗するに決まってるよ。',              'ni-kimatte-iru',         'te-iku'],
  ['行かないわけにはいきません。',          'nai-wake-ni-wa',         'wake-ga-nai'],
  ['机の上に本がある。',                    'ga-aru',                 'ni-kuwae-ue'],
  ['ドアを押してください。',                'te-kudasai',             'wo-oshite'],
  ['昔はよく川で泳いだものだ。',            'mono-da-recall',         'mono-wo'],
  ['電気をつけっぱなしにするな。',          'ppanashi',               'nashi-de'],
  ['もっと早く言えばよかったのに。',        'ba-yokatta',             'te-yokatta'],
  ['今日は早く帰らせてください。',          'sasete-kudasai',         'chau'],
  ['雨が降ろうが降るまいが行く。',          'you-ga-mai-ga',          'you-to-omou'],
  ['お待ちください。',                      'o-kudasai',              'wo-kudasai'],
  ['説明書のとおりにしてください。',        'toori-ni',               'to-ii'],
  ['友達がおいしい店を教えてくれた。',      'te-kureru',              'te-oku'],
] as const)('%s holds %s and not %s', (line, holds, not) => {
  const ids = [...idsIn(line), ...idsOfWords(line)];
  expect(ids).toContain(holds);
  expect(ids).not.toContain(not);
});

// biome-ignore format: a table, to be read down
const UNSEEN: readonly (readonly [id: string, line: string])[] = [
  ['mono-ga-aru', '彼の演技には人の心を打つものがあった。'],
  ['buru', 'あの人はいつも上品ぶっている。'],
  ['zu-ni-wa-sumanai', 'こんなミスをしたら、責任を取らずにはすまないだろう。'],
  ['to-aimatte', '景色の美しさと相まって、料理も一段とおいしく感じた。'],
  ['ka-nai-ka', 'ベルが鳴るか鳴らないかのうちに、彼は席を立った。'],
  ['ni-wa-oyobanai', 'わざわざ来ていただくには及びません。'],
  ['ageku', 'さんざん迷ったあげく、何も買わなかった。'],
  ['takaga-kurai', 'たかが一度負けたくらいで諦めるな。'],
  ['tarashimeru', '彼を名選手たらしめたのは努力だ。'],
  ['ni-tsuke', 'この曲を聞くにつけて、学生時代を思い出す。'],
  ['to-iu-wake-dewa-nai', 'お金があれば幸せだというわけではありません。'],
  ['te-yamanai', '皆様のご健康を願ってやみません。'],
  ['buri', '十年ぶりに故郷へ帰った。'],
  ['to-iu-to', '夏というと、海を思い浮かべる人が多い。'],
  ['kai-mo-naku', '応援のかいもなく、チームは負けた。'],
  ['mama-naranai', '忙しくて、食事もままならない毎日だ。'],
  ['ittan-ba', 'いったん約束すれば、彼は必ず守る。'],
  ['ni-sotte', '計画に沿って工事が進められている。'],
  ['ni-iwasereba', '専門家に言わせれば、この絵は偽物だ。'],
  ['kanarazushimo', '高い店が必ずしもおいしいわけではない。'],
  ['koto-naki', '努力することなしに成功はない。'],
  ['zu-ni-wa-okanai', 'その映画は見る者を泣かせずにはおかない。'],
  ['to-mo-kagiranai', '途中で事故が起きないとも限りません。'],
  ['zumi', 'その件は確認済みです。'],
  ['kara-aru', '彼は三十キロからある荷物を一人で運んだ。'],
  ['ta-temae', 'みんなの前で宣言した手前、やめるわけにはいかない。'],
  ['sekkaku', 'せっかく作ったのに、誰も食べてくれなかった。'],
  ['nai-de-mo-nai', '条件によっては、引き受けないでもない。'],
  ['atte-no', 'お客様あっての商売です。'],
  ['ni-shite-hajimete', 'これは経験豊かな彼にしてはじめてできることだ。'],
  ['iza-to-naru-to', 'いざ結婚するとなると、不安になる。'],
  ['ni-yoru-tokoro-ga-ookii', '今回の優勝は監督の指導によるところが大きい。'],
  ['te-nani-yori', 'みんな無事で何よりです。'],
  ['ni-shitatte', '冗談にしたって、ひどすぎる。'],
  ['to-shite-nai', '一人として反対する者はいなかった。'],
  ['you-ni-yotte-wa', '見ようによっては、富士山の形にも見える。'],
  ['nai-kagiri', '雨がやまない限り、試合は始められない。'],
  ['kkonai', 'そんな難しい問題、解けっこない。'],
  ['ba-koso', '愛していればこそ、別れることにした。'],
  ['sue-ni', '長い話し合いの末に、計画は中止になった。'],
  ['ni-kagitta-koto', '少子化は日本に限ったことではない。'],
  ['to-sureba', 'もし彼が犯人だとすれば、動機は何だろう。'],
  ['nominarazu', '彼は英語のみならずフランス語も話せる。'],
  ['ni-sokushite', '現実に即して計画を立て直すべきだ。'],
  ['ni-saki-datte', '開会に先立って、会長が挨拶した。'],
  ['to-wa-ie', '春とはいえ、朝晩はまだ寒い。'],
  ['wo-tsujite', 'インターネットを通じて世界中の人と知り合える。'],
  ['ue-de', '両親と相談した上で、お返事します。'],
  ['wo-nuki-ni', '彼の協力を抜きにしては、この成功は考えられない。'],
  ['yu-ni', '会場には千人をゆうに超える人が集まった。'],
  ['ni-hoka-naranai', '彼が怒るのは君を心配しているからにほかならない。'],
  ['wo-mono-tomo-sezu', '選手たちは暑さをものともせず走り続けた。'],
  ['no-mo-muri-wa-nai', 'あんなことを言われたら、怒るのも無理はない。'],
  ['te-wa-repeat', '雨が降ってはやみ、降ってはやみしている。'],
  ['ichigai-nai', '若者が悪いとは一概に言えない。'],
  ['dake-more', '練習すればするだけ上手になる。'],
  ['maji', 'それは教師としてあるまじき行為だ。'],
  ['ni-shite-mireba', '子供にしてみれば、親の期待は重荷かもしれない。'],
  ['ni-tsukiru', '旅の楽しみは食べることに尽きる。'],
  ['atari-per', '一人あたり二つまで買えます。'],
  ['kanarazushimo', '結果は必ずしも良くなかった。'],
  ['ni-wa-oyobanai', '心配するには及ばなかった。'],
  ['zu-ni-wa-irarenai', '笑わずにはいられなかった。'],
  ['kkonai', '彼にできっこないよ。'],
  ['kkonai', '一人で食べっこありません。'],
  ['you-ni-yotte-wa', '考えようによっては幸運だ。'],
  ['you-ga-nai', '電話番号を知らないので、伝えようがない。'],
  ['to-shite-nai', '何一つとして思い出せない。'],
];

test.each([
  ['to-shite-nai', '彼は医者として働いていない。'],
  ['kkonai', '学校へ行ってきた。'],
])('%s is not in %s', (id, line) => {
  expect(idsIn(line)).not.toContain(id);
});

test('sixty patterns of N2 and N1, chosen at random, are found in sentences that are no examples', () => {
  const missed = UNSEEN.filter(([id, line]) => !idsIn(line).includes(id) && !idsOfWords(line).includes(id));
  expect(missed).toEqual([]);
});
