import { inPlainWords } from '@utarang/domain/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextReader } from '../../test/text-reader.js';

/** Endings of the regions and of former times (docs/product/lookup.md#spoken), with the real book. */
const { cut, book, tokensOf } = await createTextReader();
const plain = (line: string): string => inPlainWords(line, cut, book).text;

// biome-ignore format: tables, to be read down
const ENDINGS: Readonly<Record<string, readonly (readonly [line: string, right: string])[]>> = {
  'of the west': [
    ['誰にも騙されへん', '誰にも騙されない'],
    ['そないに怒らんでもええ', 'そんなに怒らなくてもいい'],
    ['もう寝なあかんで', 'もう寝なければいけないよ'],
    ['帰らにゃいけん', '帰らなければいけない'],
    ['宿題しとらんねん', '宿題していないんだ'],
    ['本を読んどった', '本を読んでいた'],
    ['先に帰ってしもたん？', '先に帰ってしまったの？'],
    ['新しい靴買うてもろてん', '新しい靴買ってもらったんだ'],
    ['忘れてきてもうたわ', '忘れてきてしまったわ'],
    ['言うとらん', '言っていない'],
    ['あいつ、もう来いひんって言うてたで', 'あいつ、もう来ないって言ってたで'],
    ['泣きたなるわ', '泣きたくなるわ'],
    ['守ったるから', '守ってやるから'],
    ['先生が待ってはるで', '先生が待っているよ'],
    ['雨やったら行かへん', '雨だったら行かない'],
  ],
  'of the south': [
    ['もう遅かけん帰らんば', 'もう遅いから帰らなきゃ'],
    ['魚がうまか', '魚がうまい'],
    ['うまか酒', 'うまい酒'],
    ['この薬ば飲まんね', 'この薬を飲まないね'],
    ['雪が降りょうる', '雪が降っている'],
    ['雨が降りゆうき', '雨が降っているから'],
    ['雨が降るごたる', '雨が降るみたいだ'],
    ['あんた何しよっと', 'あなた何しているの'],
    ['本ば読みよるばい', '本ば読んでいるよ'],
    ['来るっちゃろうね', '来るんだろうね'],
  ],
  'of the north, the middle and old people': [
    ['海さ行くべ', '海へ行くだろう'],
    ['一緒に行くべ', '一緒に行こう'],
    ['行ってくっから', '行ってくるから'],
    ['教えてけろ', '教えてくれ'],
    ['遅れてまうがね', '遅れてしまうよ'],
    ['何も聞いておらんのじゃ', '何も聞いていないのだ'],
    ['昔は若者じゃった', '昔は若者だった'],
    ['もう春じゃのう', 'もう春だなあ'],
    ['旅の者でござる', '旅の者です'],
  ],
  'of former times': [
    ['道を照らさむ', '道を照らそう'],
    ['失いしもの', '失ったもの'],
    ['飛びたる鳥', '飛んだ鳥'],
    ['夜も更けぬれば', '夜も更けたから'],
    ['恐るるなかれ', '恐れるな'],
    ['涙の枯るるまで', '涙の枯れるまで'],
    ['急がずとも', '急がなくても'],
    ['山は残れり', '山は残った'],
    ['負けまじと誓う', '負けないと誓う'],
    ['涙を流して泣きて', '涙を流して泣いて'],
    ['胸が苦し', '胸が苦しい'],
    ['風も吹くらむ', '風も吹くだろう'],
    ['忘れがたき日々', '忘れがたい日々'],
  ],
};
describe.each(Object.entries(ENDINGS))('speech %s', (_, lines) => {
  test.each(lines)('%s is %s', (line, right) => {
    expect(plain(line)).toBe(right);
  });
});

// biome-ignore format: a list, to be read down
const OTHERS = [
  '死によって終わる', '絡めとった', '目の周りにしわができる', '明日やろう', '宿題やったから見ていい？', '何が悪か分からない', '赤か青か', 'どこでしたか',
  '呼んでもてんで返事をしない', '島からなる国', '完治するまで', '立ちよる', '教えを請うた', '母にし', '手をつないだり歌ったり', '聞いていないな', '本館の一階にございます',
  'まだ読んでいない', '食べたかね', 'お願いし心から', '努力したか', '冬が明けてはるの風', '細菌よりはるかに小さい', '飲むと眠くなる', 'つるべ', 'さんばい', '頼むから', '休むな',
];
test.each(OTHERS)('%s stays', (line) => {
  expect(plain(line)).toBe(line);
});

const WORDS = ['行', '食べ', '降', '待', '飲', '高', '寒', '雨', '好き', 'わか', '知', '来', '流', '燃', '見', '泣'];
const PIECES = [
  'か',
  'き',
  'く',
  'ら',
  'り',
  'っ',
  'ん',
  'へん',
  'とる',
  'ちょる',
  'はる',
  'よる',
  'けん',
  'ばい',
  'やろ',
  'じゃ',
  'ぬ',
  'し',
  'たる',
  'けり',
  'る',
  'む',
  'もた',
  'て',
  'で',
  'の',
  '、',
];
test('however endings follow each other, nothing of a line is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 12 }),
      (pieces) => {
        const line = pieces.join('');
        expect(
          tokensOf(line)
            .map(({ written }) => written)
            .join(''),
        ).toBe(line);
      },
    ),
    { numRuns: 200 },
  );
});
