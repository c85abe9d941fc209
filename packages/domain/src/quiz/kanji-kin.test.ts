import { expect, test } from 'vitest';
import { type KinKanji, kinship } from './kanji-kin.js';

const kanji = (letter: string, on: string, eum: string, strokes: number, number: number, form: string): KinKanji => ({
  kanji: letter,
  on: on === '' ? [] : on.split(' '),
  eum: [eum],
  strokes,
  radical: { number, kanji: form },
});
const BRIDGE = kanji('橋', 'きょう', '교', 16, 75, '木');
const BAMBOO = kanji('竹', 'ちく', '죽', 6, 118, '竹');
const LIFE = kanji('命', 'めい みょう', '명', 8, 30, '口');

// biome-ignore format: a table, to be read down
test.each([
  ['its sounds in both languages',  BRIDGE, kanji('教', 'きょう', '교', 11, 66, '攵'),  2],
  ['its sound in Korean',           BRIDGE, kanji('校', 'こう', '교', 10, 75, '木'),    1],
  ['its radical in the same form',  BRIDGE, kanji('機', 'き', '기', 16, 75, '木'),      1],
  ['its radical, far more strokes', BRIDGE, kanji('村', 'そん', '촌', 7, 75, '木'),     0],
  ['nothing',                       BRIDGE, kanji('誰', 'すい', '수', 15, 149, '言'),   0],
  ['nothing',                       BRIDGE, kanji('星', 'せい', '성', 9, 72, '日'),     0],
  ['its radical in another form',   BAMBOO, kanji('笑', 'しょう', '소', 10, 118, '⺮'), 0],
  ['a radical that says little',    LIFE,   kanji('周', 'しゅう', '주', 8, 30, '口'),   0],
  ['such a radical and its sounds', LIFE,   kanji('名', 'めい みょう', '명', 6, 30, '口'), 2],
])('a kanji that has %s', (_, one, other, ways) => {
  expect(kinship(one, other)).toBe(ways);
  expect(kinship(other, one)).toBe(ways);
});
