import { expect, test } from 'vitest';
import { ownStretches, stretchIn } from './alike.js';
import { type LevelledWord, placeFaults, sentenceFaults } from './sentence-faults.js';

const word = (
  id: number,
  japaneseWord: string,
  reading: string,
  part: string,
  level: LevelledWord['level'] = 'N5',
) => ({
  id,
  japaneseWord,
  reading,
  partsOfSpeech: [part],
  level,
});
const eat = word(1, '食べる', 'たべる', 'verb-ru');
const bread = word(2, 'パン', 'パン', 'noun');
const keep = word(3, '飼う', 'かう', 'verb-u', 'N4');
const own = word(4, '我流', 'がりゅう', 'noun', null);

const good = {
  text: '私[わたし]は[わ] パンを 食[た]べます。',
  meaningKo: '저는 빵을 먹어요.',
  level: 'N5',
  words: [eat, bread],
  targetIds: [1],
} as const;

/** Faults in short: what of the sentence they are about after them. */
const faultsOf = (over: Partial<Parameters<typeof sentenceFaults>[0]>) =>
  sentenceFaults({ ...good, ...over }).map((found) => {
    const about = 'word' in found ? found.word.japaneseWord : 'item' in found ? found.item : '';
    return [found.field, found.fault, about].filter(Boolean).join(' ');
  });

// biome-ignore format: a table, to be read down
test.each<[string, Partial<Parameters<typeof sentenceFaults>[0]>, string[]]>([
  ['a good sentence',           {},                                             []],
  ['nothing at all',            { text: '', meaningKo: '' },                    ['text not_japanese', 'text without_end', 'text without_hangul', 'meaningKo not_korean', 'meaningKo without_end']],
  ['an open bracket',           { text: '食[たべる。' },                         ['text unreadable', ]],
  ['a reading after kana',     { text: 'パン[ぱん]を 食[た]べます。' },          ['text unreadable']],
  ['a kanji without a reading', { text: '私は[わ] パンを 食[た]べます。' },       ['text without_reading 私', 'text without_hangul']],
  ['a reading in katakana',     { text: '私[ワタシ]は[わ] 食[た]べます。' },      ['text reading_not_hiragana ワタシ']],
  ['the sound of another',      { text: '私[わたし]は[え] 食[た]べます。' },      ['text other_sound は']],
  ['Latin letters',             { text: 'panを 食[た]べます。' },                ['text not_japanese', 'text without_hangul']],
  ['no mark at the end',        { text: 'パンを 食[た]べます' },                 ['text without_end']],
  ['too long for its level',    { text: `${'パンを '.repeat(9)}食[た]べます。` }, ['text too_long']],
  ['the same at N1',            { text: `${'パンを '.repeat(9)}食[た]べます。`, level: 'N1' }, []],
  ['Japanese in the Korean',    { meaningKo: '저는 パン을 먹어요.' },            ['meaningKo not_korean']],
  ['Korean without an end',     { meaningKo: '저는 빵을 먹어요' },               ['meaningKo without_end', 'meaningKo not_polite']],
  ['Korean that is rude',       { meaningKo: '나는 빵을 먹어.' },                ['meaningKo not_polite']],
  ['Korean that asks',          { meaningKo: '저는 빵을 먹어요?' },              ['meaningKo asks_otherwise']],
  ['a word that is too hard',   { words: [eat, keep] },                         ['words too_hard 飼う']],
  ['a word without a level',    { words: [eat, own] },                          []],
  ['a word twice',              { words: [eat, eat] },                          ['words repeated']],
  ['no word it is for',         { targetIds: [] },                              ['targets none']],
  ['one that is not in it',     { targetIds: [3] },                             ['targets none']],
])('%s', (_, over, faults) => {
  expect(faultsOf(over)).toEqual(faults);
});

test('each named word needs a place of its own, in whatever form; a text that cannot be read says nothing of it', () => {
  expect(placeFaults(good)).toEqual([]);
  expect(placeFaults({ ...good, words: [eat, keep] })).toEqual([{ field: 'words', fault: 'not_found', word: keep }]);
  expect(placeFaults({ ...good, words: [eat, { ...eat, id: 9 }] })).toHaveLength(1);
  expect(placeFaults({ text: '食[た', words: [keep] })).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['パンを 食[た]べる。',                                   ['パンを食べる']],
  ['私[わたし]は[わ] パンを 食[た]べた！',                   ['私はパンを食べた']],
  ['私[わたし]は[わ] パンを 食[た]べない。',                 ['私はパンを食べな', 'はパンを食べない']],
  ['食[た]べなければならない。',                             ['食べなければなら']],
  ['しなければならない。',                                   []],
  ['食[た',                                                 []],
])('%s must not share %j', (text, stretches) => {
  expect(ownStretches(text)).toEqual(stretches);
});

// biome-ignore format: a table, to be read down
test.each([
  ['私[わたし]は[わ] パンを 食[た]べない。', '私[わたし]は[わ]、 パンを 食[た]べないの？', '私はパンを食べな'],
  ['私[わたし]は[わ] パンを 食[た]べない。', '私[わたし]は[わ] パンを 買[か]う。',         undefined],
  ['食[た]べる。',                          '食[た]べる！',                              '食べる'],
  ['食[た]べる。',                          'パンを 食[た]べる。',                        undefined],
])('%s and %s share %s', (text, other, shared) => {
  expect(stretchIn(ownStretches(text), other)).toBe(shared);
});
