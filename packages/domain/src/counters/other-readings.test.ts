import { expect, test } from 'vitest';
import { counted, countedTable } from './counted.js';
import { counters } from './table.js';

const counterOf = (written: string) => counters.find((counter) => counter.written === written)!;
const others = (written: string) =>
  countedTable(counterOf(written))
    .flatMap(({ also }) => also.map(({ reading }) => reading))
    .join(' ');

// biome-ignore format: a table, to be read down
test.each([
  // a number of its own
  ['人',   'しちにん くにん'],
  ['番',   'よばん しちばん くばん'],
  ['番目', 'よばんめ しちばんめ くばんめ'],
  ['年',   'しちねん くねん'],
  ['円',   'よんえん しちえん'],
  ['枚',   'しちまい'],
  ['時',   'ななじ'],
  ['時間', 'ななじかん'],
  ['度',   'しちど くど'],
  // the counter's own sound after eight, after four, and after three and 何
  ['本',   'しちほん はちほん じっぽん'],
  ['回',   'しちかい はちかい じっかい'],
  ['匹',   'しちひき はちひき じっぴき'],
  ['頭',   'しちとう はちとう じっとう'],
  ['冊',   'しちさつ じっさつ'],
  ['歳',   'しちさい じっさい'],
  ['週間', 'しちしゅうかん はちしゅうかん じっしゅうかん'],
  ['分',   'よんふん しちふん はちふん じっぷん'],
  ['泊',   'よんはく しちはく はちはく じっぱく'],
  ['階',   'さんかい しちかい はちかい じっかい なんかい'],
  ['軒',   'さんけん しちけん はちけん じっけん なんけん'],
  ['足',   'さんそく しちそく じっそく なんそく'],
  // birds
  ['羽',   'さんわ ろっぱ しちわ はっぱ じゅっぱ じっぱ なんば'],
  // native words
  ['粒',   'みつぶ よつぶ はちつぶ じっつぶ'],
  ['晩',   'さんばん よばん'],
  ['組',   'みくみ よくみ ろくくみ はちくみ じっくみ'],
  ['箱',   'みはこ よはこ ろくはこ はちはこ じっぱこ なんはこ'],
  ['部屋', 'みへや よへや'],
  // days by name
  ['日',   'ついたち なぬか'],
  // none
  ['月',   ''],
  ['つ',   ''],
])('the other readings of %s', (counter, read) => {
  expect(others(counter)).toBe(read);
});

// biome-ignore format: a table, to be read down
test.each([
  ['羽', 100,  'ひゃくわ ひゃっぱ'],
  ['羽', 1000, 'せんば せんわ'],
  ['階', 1000, 'せんがい せんかい'],
  ['本', 100,  'ひゃっぽん'],
  ['本', 1000, 'せんぼん'],
  ['歳', 100,  'ひゃくさい'],
] as const)('%s after %i', (written, number, read) => {
  const { reading, also } = counted(counterOf(written), number);
  expect([reading, ...also.map((other) => other.reading)].join(' ')).toBe(read);
});
