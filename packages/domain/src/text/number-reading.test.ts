import { expect, test } from 'vitest';
import { askedReading, countedReading } from './counter-reading.js';
import { inKanji, numberOf, numberReading } from './number-reading.js';

// biome-ignore format: a table, to be read down
test.each([
  ['0',          0,         'ゼロ',                     null],
  ['一',         1,         'いち',                     '一'],
  ['十',         10,        'じゅう',                   '十'],
  ['二十四',     24,        'にじゅうよん',             '二十四'],
  ['３００',     300,       'さんびゃく',               '三百'],
  ['六百八',     608,       'ろっぴゃくはち',           '六百八'],
  ['1000',       1000,      'せん',                     '千'],
  ['三千八百',   3800,      'さんぜんはっぴゃく',       '三千八百'],
  ['一万',       10_000,    'いちまん',                 null],
  ['3万5千',     35_000,    'さんまんごせん',           null],
  ['百二十万',   1_200_000, 'ひゃくにじゅうまん',       null],
  ['1億',        1e8,       'いちおく',                 null],
  ['二〇二六',   2026,      'にせんにじゅうろく',       '二千二十六'],
  ['千九百',     1900,      'せんきゅうひゃく',         '千九百'],
  ['1000万',     1e7,       'いっせんまん',             null],
  ['1500万',     1.5e7,     'せんごひゃくまん',         null],
  ['1億1000万',  1.1e8,     'いちおくいっせんまん',     null],
  ['1000億',     1e11,      'いっせんおく',             null],
  ['1兆',        1e12,      'いっちょう',               null],
  ['3兆',        3e12,      'さんちょう',               null],
  ['8兆',        8e12,      'はっちょう',               null],
  ['10兆',       1e13,      'じゅっちょう',             null],
  ['11兆',       1.1e13,    'じゅういっちょう',         null],
  ['100兆',      1e14,      'ひゃくちょう',             null],
  ['1000兆',     1e15,      'いっせんちょう',           null],
] as const)('%s', (text, number, reading, kanji) => {
  expect(numberOf(text)).toBe(number);
  expect(numberReading(number)).toBe(reading);
  expect(inKanji(number)).toBe(kanji);
});

test.each(['', '090', '〇一', '三x', '12345678901234567', 'いち'])('%s is no amount', (text) => {
  expect(numberOf(text)).toBeNull();
});

// biome-ignore format: a table, to be read down
test.each([
  // number, counter, its reading, together
  [1,   '人',     'にん',     'ひとり'],
  [2,   '人',     'にん',     'ふたり'],
  [4,   '人',     'にん',     'よにん'],
  [14,  '人',     'にん',     'じゅうよにん'],
  [3,   '匹',     'ひき',     'さんびき'],
  [1,   '匹',     'ひき',     'いっぴき'],
  [6,   '本',     'ほん',     'ろっぽん'],
  [8,   '杯',     'はい',     'はっぱい'],
  [10,  '本',     'ほん',     'じゅっぽん'],
  [100, '本',     'ほん',     'ひゃっぽん'],
  [2,   '本',     'ほん',     'にほん'],
  [4,   '分',     'ふん',     'よんぷん'],
  [5,   '分',     'ふん',     'ごふん'],
  [30,  '分',     'ふん',     'さんじゅっぷん'],
  [4,   '時',     'じ',       'よじ'],
  [7,   '時',     'じ',       'しちじ'],
  [9,   '時',     'じ',       'くじ'],
  [19,  '時',     'じ',       'じゅうくじ'],
  [4,   '時半',   'じはん',   'よじはん'],
  [4,   '月',     'がつ',     'しがつ'],
  [12,  '月',     'がつ',     'じゅうにがつ'],
  [1,   '日',     'にち',     'いちにち'],
  [2,   '日',     'にち',     'ふつか'],
  [14,  '日',     'にち',     'じゅうよっか'],
  [20,  '日',     'にち',     'はつか'],
  [21,  '日',     'にち',     'にじゅういちにち'],
  [1,   '個',     'こ',       'いっこ'],
  [6,   '回',     'かい',     'ろっかい'],
  [8,   '冊',     'さつ',     'はっさつ'],
  [10,  '歳',     'さい',     'じゅっさい'],
  [20,  '歳',     'さい',     'はたち'],
  [3,   '階',     'かい',     'さんがい'],
  [1,   '羽',     'わ',       'いちわ'],
  [3,   '羽',     'わ',       'さんば'],
  [4,   '羽',     'わ',       'よんわ'],
  [1000, '羽',    'わ',       'せんば'],
  [1,   '枚',     'まい',     'いちまい'],
  [4,   '年',     'ねん',     'よねん'],
  [1,   'つ',     'つ',       'ひとつ'],
  [50,  'ページ', 'ページ',   'ごじゅっページ'],
  [1,   'ページ', 'ページ',   'いちページ'],
] as const)('%i %s', (number, counter, reading, together) => {
  const read = countedReading(number, counter, reading);
  expect('whole' in read ? read.whole : read.number + read.counter).toBe(together);
});

test('何 before a counter', () => {
  expect(askedReading('階', 'かい')).toEqual({ number: 'なん', counter: 'がい' });
  expect(askedReading('羽', 'わ')).toEqual({ number: 'なん', counter: 'わ' });
});

test('the first day of a month is ついたち', () => {
  expect(countedReading(1, '日', 'にち', { afterMonth: true })).toEqual({ whole: 'ついたち' });
});
