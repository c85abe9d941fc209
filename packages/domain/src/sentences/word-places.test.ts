import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaced } from './test/spaced.js';
import { wordPlaces } from './word-places.js';

const WORDS: Readonly<Record<string, readonly [reading: string, ...partsOfSpeech: string[]]>> = {
  食べる: ['たべる', 'verb-ru'],
  食べ物: ['たべもの', 'noun'],
  来る: ['くる', 'verb-irregular'],
  する: ['する', 'verb-irregular'],
  居る: ['いる', 'verb-ru'],
  行く: ['いく', 'verb-u'],
  会う: ['あう', 'verb-u'],
  合う: ['あう', 'verb-u'],
  辛い: ['からい', 'adj-i'],
  いい: ['いい', 'adj-i'],
  静か: ['しずか', 'adj-na'],
  先生: ['せんせい', 'noun'],
  勉強: ['べんきょう', 'noun-suru'],
  朝御飯: ['あさごはん', 'noun'],
  匹: ['ひき', 'counter'],
  何: ['なに', 'pronoun'],
  電話: ['でんわ', 'noun-suru'],
  番号: ['ばんごう', 'noun'],
  日: ['ひ', 'noun'],
  パン: ['パン', 'noun'],
  がる: ['がる', 'suffix'],
  もう一度: ['もういちど', 'adverb'],
  ねだん: ['ねだん', 'noun'],
};
const searched = (names: string) =>
  names.split(' ').map((japaneseWord) => {
    const [reading, ...partsOfSpeech] = WORDS[japaneseWord]!;
    return { id: Object.keys(WORDS).indexOf(japaneseWord), japaneseWord, reading, partsOfSpeech };
  });

// biome-ignore format: a table, to be read down
test.each([
  // text                                          words            stand there
  ['パンを 食[た]べる。',                          '食べる パン',   'パン 食べる'],
  ['パンを 食[た]べませんでした。',                '食べる パン',   'パン 食べませんでした'],
  ['もう 食[た]べた？',                            '食べる',        '食べた'],
  ['食[た]べたくなかったよ。',                     '食べる',        '食べたくなかった'],
  ['食[た]べ物[もの]を 食[た]べています。',        '食べる 食べ物', '食べ物 食べています'],
  ['バスが 来[こ]ない。',                          '来る',          '来ない'],
  ['学校[がっこう]に 来[き]ました。',              '来る',          '来ました'],
  ['今[いま] しています。',                        'する',          'しています'],
  ['少[すこ]し した。',                            'する',          'した'],
  ['猫[ねこ]が いました。',                        '居る',          'いました'],
  ['辛[から]くて いい。',                          '辛い いい',     '辛くて いい'],
  ['天気[てんき]が よかったです。',                'いい',          'よかったです'],
  ['静[しず]かな 先生[せんせい]です。',            '静か 先生',     '静か 先生'],
  ['値段[ねだん]を 聞[き]く。',                    'ねだん',        '値段'],
  ['定価[ていか]を 聞[き]く。',                    'ねだん',        ''],
  ['毎日[まいにち] 勉強[べんきょう]しました。',    '勉強',          '勉強しました'],
  ['毎日[まいにち] 勉強[べんきょう]しました。',    '勉強 する',     '勉強 しました'],
  ['朝[あさ]ご飯[はん]は ない。',                  '朝御飯',        '朝ご飯'],
  ['犬[いぬ]が 三[さん]匹[びき] いる。',           '匹 居る',       '匹 いる'],
  ['これは 何[なん]ですか。',                      '何',            ''],
  ['電話[でんわ]番号[ばんごう]です。',             '電話 番号',     '電話 番号'],
  ['電話番号[でんわばんごう]です。',               '電話 番号',     '電話 番号'],
  ['今日[きょう]です。',                           '日',            ''],
  ['会[あ]いに 行[い]く。',                        '会う 行く',     '会い 行く'],
  ['会[あ]いに 行[い]く。',                        '合う 行く',     '行く'],
  ['行[い]きたがっている。',                       '行く がる',     '行き がっている'],
  ['もう 一度[いちど] 行[い]って ください。',      'もう一度 行く', 'もう一度 行って'],
  ['パンを 飲[の]んだ。',                          '食べる',        ''],
])('%s with %s', (text, words, there) => {
  const { written, ...read } = spaced(text);
  const places = wordPlaces(read, searched(words));
  expect(places.map(({ start, end }) => written.slice(start, end)).join(' ')).toBe(there);
});

test('of many words that may stand there, as those of a whole song, all that do are found', () => {
  const absent = Array.from({ length: 31 }, (_, i) => ({
    id: 1000 + i,
    japaneseWord: '電話',
    reading: 'でんわ',
    partsOfSpeech: ['noun'],
  }));
  const [bread, eat] = searched('パン 食べる');
  const text = spaced('パンを 食[た]べる。');
  expect(wordPlaces(text, [bread!, ...absent, eat!]).map(({ id }) => id)).toEqual([bread!.id, eat!.id]);
});

test('one that stands there twice has its first place', () => {
  const { written, ...read } = spaced('食[た]べ、 食[た]べる、 食[た]べる。');
  expect(written).toHaveLength(11);
  expect(wordPlaces(read, searched('食べる'))).toEqual([{ id: 0, start: 3, end: 6 }]);
});

test('the places are in the order of the text, each word has one at most, and none overlap', () => {
  const texts = fc.array(
    fc.constantFrom('食[た]べ', 'ました', ' ', 'いる', 'した', '会[あ]', 'い', 'パン', 'に', '日[ひ]'),
    {
      minLength: 1,
      maxLength: 10,
    },
  );
  const names = fc.uniqueArray(fc.constantFrom(...Object.keys(WORDS)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(texts, names, (text, words) => {
      const { written, ...read } = spaced(text.join('').trim());
      const places = wordPlaces(read, searched(words.join(' ')));
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      for (const [index, { start, end }] of places.entries()) {
        expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(written.length);
      }
    }),
  );
});

// biome-ignore format: a table, to be read down
test.each([
  ['友達[ともだち]に 逢[あ]いたい。',   '会う', 'あう',       'verb-u', ['逢う'],   '逢いたい'],
  ['面白[おもしろ]かった。',            'おもしろい', 'おもしろい', 'adj-i', ['面白い'], '面白かった'],
  ['子[こ]どもが 二人[ふたり] いる。',   '子供', 'こども',     'noun',   ['子ども'], '子ども'],
  ['友達[ともだち]に 逢[あ]いたい。',   '会う', 'あう',       'verb-u', [],         undefined],
  ['優勝[ゆうしょう]の メダルを 手[て]に した。', '手にする', 'てにする', 'expression', [],  '手にした'],
  ['目[め]が 覚[さ]めなかった。',        '目が覚める', 'めがさめる', 'expression', [],     '目が覚めなかった'],
  ['家[いえ]が ぽつんと 建[た]つ。',     'ぽつん', 'ぽつん',     'adverb',   [],         'ぽつんと'],
])('in %s %s stands in another of its spellings', (text, japaneseWord, reading, part, forms, stands) => {
  const word = { id: 1, japaneseWord, reading, partsOfSpeech: [part], forms: forms.map((written) => ({ written })) };
  const [place] = wordPlaces(spaced(text), [word]);
  expect(place && text.replace(/\[[^\]]*\]| /g, '').slice(place.start, place.end)).toBe(stands);
});
