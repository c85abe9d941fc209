import { expect, test } from 'vitest';
import type { JapaneseReadings } from '../language/kanji/japanese-readings.js';
import { threeWrong } from './four-of.js';
import { readingOptions } from './reading-options.js';
import { soundVariants } from './sound-variants.js';
import { wordHead } from './word-head.js';
import { writingOptions } from './writing-options.js';

const READINGS: Readonly<Record<string, JapaneseReadings>> = {
  会: { on: ['かい', 'え'], kun: ['あ-う'] },
  社: { on: ['しゃ'], kun: ['やしろ'] },
  営: { on: ['えい'], kun: ['いとな-む'] },
  業: { on: ['ぎょう', 'ごう'], kun: ['わざ'] },
  飲: { on: ['いん'], kun: ['の-む'] },
  開: { on: ['かい'], kun: ['あ-く', 'ひら-く'] },
  検: { on: ['けん'], kun: [] },
  激: { on: ['げき'], kun: ['はげ-しい'] },
  励: { on: ['れい'], kun: ['はげ-む'] },
  憲: { on: ['けん'], kun: [] },
  法: { on: ['ほう', 'はっ'], kun: [] },
  事: { on: ['じ'], kun: ['こと'] },
  柄: { on: ['へい'], kun: ['がら', 'え'] },
  人: { on: ['じん', 'にん'], kun: ['ひと'] },
  長: { on: ['ちょう'], kun: ['なが-い'] },
  倒: { on: ['とう'], kun: ['たお-す'] },
  圧: { on: ['あつ'], kun: ['お-す'] },
  手: { on: ['しゅ'], kun: ['て'] },
  側: { on: ['そく'], kun: ['かわ'] },
  査: { on: ['さ'], kun: [] },
};
const readingsOf = (kanji: string) => READINGS[kanji] ?? null;
const word = (japaneseWord: string, reading: string) => ({ japaneseWord, reading });
const sources = {
  readingsOf,
  readingsBefore: (tail: string) =>
    ({ む: ['よ', 'ふ', 'す', 'か'], く: ['ひら', 'か', 'き', 'な', 'さ'] })[tail] ?? [],
  isRight: (_: string, reading: string) => reading === 'えごう',
};

// biome-ignore format: a table, to be read down
test.each([
  ['会社',   'かいしゃ', { head: '会社', headReading: 'かいしゃ', tail: '' }],
  ['飲む',   'のむ',     { head: '飲', headReading: 'の', tail: 'む' }],
  ['ビール', 'ビール',   null],
  ['飲む',   'のまない', null],
])('the head of %s %s', (written, reading, head) => {
  expect(wordHead(word(written, reading))).toEqual(head);
});

// biome-ignore format: a table, to be read down
test.each([
  ['しゅう', { isFirst: true, next: 'か' },  ['しゅ', 'しょう']],
  ['しゅ',   { isFirst: true, next: '' },    ['しゅう', 'しょ']],
  ['せい',   { isFirst: true, next: '' },    ['せ', 'ぜい']],
  ['ちょう', { isFirst: true, next: '' },    ['ちょ', 'じょう', 'ちゅう']],
  ['びょう', { isFirst: true, next: '' },    ['びょ', 'ひょう', 'びゅう']],
  ['こう',   { isFirst: false, next: '' },   ['こ', 'ごう']],
  ['けつ',   { isFirst: false, next: 'か' }, ['げつ', 'けっ']],
  ['いく',   { isFirst: true, next: 'じ' },  []],
  ['つう',   { isFirst: true, next: '' },    ['つ']],
])('%s may be taken for', (reading, place, heard) => {
  expect(soundVariants(reading, place).filter((each) => each !== 'じゅう' && each !== 'じゅ')).toEqual(heard);
});

test('each piece stands in half of the four options', () => {
  const pieces = [
    { right: 'かい', variants: ['がい'] },
    { right: 'しゃ', variants: ['じゃ'] },
  ];
  expect(threeWrong(pieces, () => false)).toEqual(['がいしゃ', 'かいじゃ', 'がいじゃ']);
  expect(threeWrong(pieces, (text) => text === 'がいしゃ')).toBeNull();
});

test('the readings of a word of two kanji, none that is right', () => {
  const made = readingOptions(word('営業', 'えいぎょう'), sources);
  expect(made?.wrong).toHaveLength(3);
  expect(made?.wrong).not.toContain('えいぎょう');
});

// biome-ignore format: a table, to be read down
test.each([
  ['激励', 'げきれい', ['げきれ', 'けきれい', 'けきれ']],
  ['憲法', 'けんぽう', ['げんぽう', 'けんぽ', 'げんぽ']],
  ['事柄', 'ことがら', ['じがら', 'ことへい', 'じへい']],
  ['圧倒', 'あっとう', ['あつとう', 'あっど', 'あっと', 'あつど', 'あつと', 'あっどう', 'あつどう']],
  ['手側', 'てがわ',   ['しゅがわ', 'てそく', 'しゅそく', 'てかわ', 'しゅかわ']],
  ['人々', 'ひとびと', ['ひとひと', 'じんじん', 'にんにん', 'びとびと', 'びとひと', 'じんしん']],
])('the wrong readings of %s are on or kun as it is, or its own with other sounds', (written, reading, plausible) => {
  const made = readingOptions(word(written, reading), sources);
  expect(made?.wrong).toHaveLength(3);
  expect(plausible).toEqual(expect.arrayContaining([...(made?.wrong ?? [])]));
});

test('a doubled kanji without three readings that are alike in both places is not asked', () => {
  expect(readingOptions(word('長々', 'ながなが'), sources)).toBeNull();
});

test('one kanji before kana is offered what others before these kana are read', () => {
  expect(readingOptions(word('飲む', 'のむ'), sources)?.wrong.toSorted()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[よふすか]$/)]),
  );
});

test('another reading of the kanji before the same kana may be right, and is not offered', () => {
  expect(readingOptions(word('開く', 'あく'), sources)?.wrong).not.toContain('ひら');
});

test('the writings of a word have kanji that look alike and sound alike, none that is right', () => {
  const made = writingOptions(word('検査', 'けんさ'), {
    readingsOf,
    similarTo: (kanji) => (kanji === '検' ? ['険', '験'] : []),
    relatedTo: () => [],
    soundingAs: (on) => (on === 'さ' ? ['差', '左'] : on === 'けん' ? ['険', '県'] : []),
    kanjiBefore: () => [],
    isFamiliar: () => true,
    isRight: (written) => written === '検左',
  });
  expect(made?.wrong).toEqual(['険査', '検差', '険差']);
});

const SEVERAL = { 計: 'はか', 測: 'はか', 訂: 'てい', 討: 'う', 訓: 'くん', 教: 'おし', 校: 'こう', 機: 'き' };
const kunOf = (kanji: string): JapaneseReadings | null => {
  const reading = SEVERAL[kanji as keyof typeof SEVERAL];
  return reading === undefined ? readingsOf(kanji) : { on: [], kun: [`${reading}-る`] };
};
const AKIN: Readonly<Record<string, readonly string[]>> = {
  橋: ['教', '校', '機'],
  計: ['測', '訂', '討', '訓'],
  僕: ['木'],
};

// biome-ignore format: a table, to be read down
test.each([
  ['橋',   'はし',   [['星', 'ほし'], ['誰', 'だれ']],                     ['教', '校', '機']],
  ['計る', 'はかる', [],                                                   ['訂', '討', '訓']],
  ['光',   'ひかり', [['左', 'ひだり'], ['光', 'ひかり'], ['命', 'いのち']], null],
  ['僕',   'ぼく',   [['宅', 'たく'], ['目', 'もく'], ['訳', 'やく']],      null],
  ['要る', 'いる',   [['乗', 'の'], ['寄', 'よ'], ['知', 'し']],            null],
  ['柱',   'はしら', [['柄', 'はしき'], ['桂', 'かしら'], ['枝', 'はじら']], ['柄', '桂', '枝']],
])('the writings of %s have kanji that are akin, or whose long readings are nearly the same', (written, reading, heads, wrong) => {
  const made = writingOptions(word(written, reading), {
    readingsOf: kunOf,
    similarTo: () => [],
    relatedTo: (kanji) => AKIN[kanji] ?? [],
    soundingAs: () => [],
    kanjiBefore: () => (heads as [string, string][]).map(([kanji, read]) => ({ kanji, reading: read })),
    isFamiliar: () => true,
    isRight: () => false,
  });
  expect(made?.wrong.toSorted() ?? null).toEqual(wrong?.toSorted() ?? null);
});
