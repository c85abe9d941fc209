import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FUNCTION_WORDS } from '../search/heard/function-words.js';
import { particlePlaces } from './particle-places.js';
import { spaced } from './test/spaced.js';
import { wordPlaces } from './word-places.js';

const WORDS: Readonly<Record<string, readonly [reading: string, ...partsOfSpeech: string[]]>> = {
  私: ['わたし', 'pronoun'],
  これ: ['これ', 'pronoun'],
  傘: ['かさ', 'noun'],
  駅: ['えき', 'noun'],
  本: ['ほん', 'noun'],
  静か: ['しずか', 'adj-na'],
  高い: ['たかい', 'adj-i'],
  待つ: ['まつ', 'verb-u'],
  読む: ['よむ', 'verb-u'],
  行く: ['いく', 'verb-u'],
  食べる: ['たべる', 'verb-ru'],
};

function places(text: string) {
  const { written, ...read } = spaced(text);
  const words = Object.entries(WORDS).map(([japaneseWord, [reading, ...partsOfSpeech]], id) => ({
    ...{ id, japaneseWord, reading, partsOfSpeech },
  }));
  const standing = wordPlaces(read, words).map((place) => ({ ...words[place.id]!, ...place }));
  return { written, standing, found: particlePlaces(read, standing) };
}

// biome-ignore format: a table, to be read down
test.each([
  // text                                     entries, `?` where several are written so
  ['私[わたし]は 傘[かさ]が ない。',              'は:wa が:ga'],
  ['これは 私[わたし]の 傘[かさ]です。',           'は:wa の:no です:desu'],
  ['これは 傘[かさ]ですか。',                    'は:wa です:desu か:ka'],
  ['これは 傘[かさ]ですよね。',                  'は:wa です:desu よね:yone'],
  ['駅[えき]で 待[ま]つ。',                     'で:?'],
  ['駅[えき]には 行[い]かない。',                'には:ni-place'],
  ['駅[えき]から 行[い]く。',                   'から:kara'],
  ['行[い]くから、 待[ま]って。',                'から:kara-reason'],
  ['行[い]きましたが、 食[た]べなかった。',        'が:ga-but'],
  ['高[たか]いけど 食[た]べる。',                'けど:kedo'],
  ['高[たか]いです。',                         ''], // a form of the word
  ['静[しず]かな 駅[えき]だ。',                  'な:na-adj だ:desu'],
  ['食[た]べに 行[い]く。',                     'に:ni-iku'],
  ['本[ほん]を 読[よ]むのは 私[わたし]だ。',       'を:o のは:no-nominal だ:desu'],
  ['「本[ほん]。」',                           ''],
  ['傘[かさ]です',                            'です:desu'],
  ['田中[たなか]は 行[い]く。',                  ''], // no word of the book
  ['駅[えき]ふにゃで 待[ま]つ。',                ''], // not known as a whole
  ['駅前[えきまえ]で 待[ま]つ。',                ''], // 駅 is a part of another word
])('%s: %s', (text, entries) => {
  const { written, found } = places(text);
  expect(found.map(({ entry, start, end }) => `${written.slice(start, end)}:${entry.id ?? '?'}`).join(' ')).toBe(entries);
});

test('whatever stands after words: each place is a function word, after a word, and none overlap', () => {
  const tails = fc.constantFrom('', ...FUNCTION_WORDS.map(({ written }) => written), 'ふにゃ', '。');
  const heads = fc.constantFrom('私[わたし]', '駅[えき]', '高[たか]い', '食[た]べる', '静[しず]か', '待[ま]って');
  const written = new Set(FUNCTION_WORDS.map((word) => word.written));
  fc.assert(
    fc.property(fc.array(fc.tuple(heads, tails, tails), { minLength: 1, maxLength: 4 }), (units) => {
      const read = places(units.map((unit) => unit.join('')).join(' '));
      let before = 0;
      for (const { start, end } of read.found) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(written).toContain(read.written.slice(start, end));
        expect(read.standing.some((word) => word.end <= start)).toBe(true);
        before = end;
      }
    }),
  );
});
