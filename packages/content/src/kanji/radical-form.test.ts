import { beforeAll, expect, test } from 'vitest';
import { kanjiDirectory } from '../places.js';
import type { KanjiBook } from './entry.js';
import { readKanji } from './read.js';

/** "its radical in the form that it has in the kanji" (docs/product/kanji.md#what-a-kanji-has), over the real list. */
let book: KanjiBook;
beforeAll(async () => {
  book = await readKanji(kanjiDirectory);
});

// biome-ignore format: a table, to be read down
test.each([
  ['人', '人今介以会企傘舎'],
  ['亻', '作信休仏体傷儚'],
  ['刀', '刀切分初券'],
  ['刂', '利別前刻剥列到劇'],
  ['火', '火灯炎災燃灰焚'],
  ['灬', '点無然熱照煮為熊'],
  ['攵', '教数改放政敵'],
  ['川', '川州'],
  ['巛', '巡'],
  ['乚', '乱乳'],
  ['乙', '乙九乞'],
  ['氵', '海滞'],
  ['水', '水氷'],
  ['忄', '憧情'],
  ['心', '恋思'],
  ['扌', '持'],
  ['手', '手'],
  ['礻', '祈'],
  ['示', '示'],
  ['艹', '花'],
])('%s is the radical of each of %s', (form, kanji) => {
  for (const each of kanji) {
    const radical = book.of(each)?.radical;
    expect(`${each} ${radical?.kanji}`).toBe(`${each} ${form}`);
  }
});
