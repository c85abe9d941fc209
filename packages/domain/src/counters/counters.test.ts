import { expect, test } from 'vitest';
import { countedTable } from './counted.js';
import { countedKeys, findCounted } from './find-counted.js';
import { counters } from './table.js';

const readings = (written: string) =>
  countedTable(counters.find((counter) => counter.written === written)!)
    .map(({ reading }) => reading)
    .join(' ');

// biome-ignore format: a table, to be read down
test.each([
  ['つ',   'ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ とお いくつ'],
  ['個',   'いっこ にこ さんこ よんこ ごこ ろっこ ななこ はっこ きゅうこ じゅっこ なんこ'],
  ['人',   'ひとり ふたり さんにん よにん ごにん ろくにん ななにん はちにん きゅうにん じゅうにん なんにん'],
  ['本',   'いっぽん にほん さんぼん よんほん ごほん ろっぽん ななほん はっぽん きゅうほん じゅっぽん なんぼん'],
  ['匹',   'いっぴき にひき さんびき よんひき ごひき ろっぴき ななひき はっぴき きゅうひき じゅっぴき なんびき'],
  ['杯',   'いっぱい にはい さんばい よんはい ごはい ろっぱい ななはい はっぱい きゅうはい じゅっぱい なんばい'],
  ['冊',   'いっさつ にさつ さんさつ よんさつ ごさつ ろくさつ ななさつ はっさつ きゅうさつ じゅっさつ なんさつ'],
  ['階',   'いっかい にかい さんがい よんかい ごかい ろっかい ななかい はっかい きゅうかい じゅっかい なんがい'],
  ['軒',   'いっけん にけん さんげん よんけん ごけん ろっけん ななけん はっけん きゅうけん じゅっけん なんげん'],
  ['足',   'いっそく にそく さんぞく よんそく ごそく ろくそく ななそく はっそく きゅうそく じゅっそく なんぞく'],
  ['件',   'いっけん にけん さんけん よんけん ごけん ろっけん ななけん はっけん きゅうけん じゅっけん なんけん'],
  ['分',   'いっぷん にふん さんぷん よんぷん ごふん ろっぷん ななふん はっぷん きゅうふん じゅっぷん なんぷん'],
  ['歩',   'いっぽ にほ さんぽ よんぽ ごほ ろっぽ ななほ はっぽ きゅうほ じゅっぽ なんぽ'],
  ['羽',   'いちわ にわ さんば よんわ ごわ ろくわ ななわ はちわ きゅうわ じゅうわ なんわ'],
  ['時',   'いちじ にじ さんじ よじ ごじ ろくじ しちじ はちじ くじ じゅうじ なんじ'],
  ['月',   'いちがつ にがつ さんがつ しがつ ごがつ ろくがつ しちがつ はちがつ くがつ じゅうがつ なんがつ'],
  ['日',   'いちにち ふつか みっか よっか いつか むいか なのか ようか ここのか とおか なんにち'],
  ['歳',   'いっさい にさい さんさい よんさい ごさい ろくさい ななさい はっさい きゅうさい じゅっさい なんさい'],
  ['ヶ月', 'いっかげつ にかげつ さんかげつ よんかげつ ごかげつ ろっかげつ ななかげつ はっかげつ きゅうかげつ じゅっかげつ なんかげつ'],
  ['年',   'いちねん にねん さんねん よねん ごねん ろくねん ななねん はちねん きゅうねん じゅうねん なんねん'],
  ['粒',   'ひとつぶ ふたつぶ さんつぶ よんつぶ ごつぶ ろくつぶ ななつぶ はっつぶ きゅうつぶ じゅっつぶ なんつぶ'],
  ['束',   'ひとたば ふたたば さんたば よんたば ごたば ろくたば ななたば はったば きゅうたば じゅったば なんたば'],
  ['組',   'ひとくみ ふたくみ さんくみ よんくみ ごくみ ろっくみ ななくみ はっくみ きゅうくみ じゅっくみ なんくみ'],
  ['晩',   'ひとばん ふたばん みばん よんばん ごばん ろくばん ななばん はちばん きゅうばん じゅうばん なんばん'],
  ['皿',   'ひとさら ふたさら さんさら よんさら ごさら ろくさら ななさら はっさら きゅうさら じゅっさら なんさら'],
  ['切れ', 'ひときれ ふたきれ さんきれ よんきれ ごきれ ろっきれ ななきれ はっきれ きゅうきれ じゅっきれ なんきれ'],
  ['箱',   'ひとはこ ふたはこ さんぱこ よんはこ ごはこ ろっぱこ ななはこ はっぱこ きゅうはこ じゅっぱこ なんぱこ'],
  ['部屋', 'ひとへや ふたへや さんへや よんへや ごへや ろくへや ななへや はちへや きゅうへや じゅうへや なんへや'],
])('the table of %s', (counter, table) => {
  expect(readings(counter)).toBe(table);
});

test('each counter has a table of its own, in Hangul and in Korean', () => {
  expect(counters.length).toBeGreaterThanOrEqual(40);
  expect(new Set(counters.map(({ written, reading }) => `${written} ${reading}`)).size).toBe(counters.length);
  for (const counter of counters) {
    for (const { reading, pronunciation, korean } of countedTable(counter)) {
      expect(reading).toMatch(/^[ぁ-ん]+$/);
      expect(pronunciation).toMatch(/^[가-힣]+$/);
      expect(korean.length).toBeGreaterThan(0);
    }
  }
});

const keys = countedKeys();
const counted = (query: string) => findCounted(query, (wanted) => keys.filter(({ key }) => key === wanted));
const found = (query: string) => counted(query).map(({ counted: { written, korean } }) => `${written} ${korean[0]}`);

// biome-ignore format: a table, to be read down
test.each([
  // as written
  ['三本',      ['三本 세 자루']],
  ['3本',       ['三本 세 자루']],
  ['３本',      ['三本 세 자루']],
  ['何本',      ['何本 몇 자루']],
  ['十分',      ['十分 십 분']],
  // by sound, in each script
  ['いっぽん',  ['一本 한 자루']],
  ['이폰',      ['一本 한 자루']],
  ['잇폰',      ['一本 한 자루']],
  ['ippon',     ['一本 한 자루']],
  ['sanbon',    ['三本 세 자루']],
  ['산본',      ['三本 세 자루']],
  // by another reading
  ['しちにん',  ['七人 일곱 명']],
  ['시치닌',    ['七人 일곱 명']],
  ['나나닌',    ['七人 일곱 명']],
  ['くねん',    ['九年 구 년']],
  ['じっぽん',  ['十本 열 자루']],
  // one sound, several counters
  ['さんかい',  ['三回 세 번', '三階 삼 층']],
  ['さんがい',  ['三階 삼 층']],
  ['はちほん',  ['八本 여덟 자루']],
  ['ついたち',  ['一日 일 일']],
  ['にかい',    ['二回 두 번', '二階 이 층']],
  // in Korean
  ['세 자루',   ['三本 세 자루']],
  ['세자루',    ['三本 세 자루']],
  ['3자루',     ['三本 세 자루']],
  ['두 번째',   ['二番目 두 번째']],
  ['삼 층',     ['三階 삼 층']],
  ['세 층',     ['三階 삼 층']],
  ['몇 마리',   ['何匹 몇 마리', '何頭 몇 마리', '何羽 몇 마리']],
  ['ひとつぶ',  ['一粒 한 알']],
  ['히토반',    ['一晩 한 밤']],
  ['두 접시',   ['二皿 두 접시']],
  // what is none
  ['11本',      []],
  ['0本',       []],
  ['本',        []],
  ['셋 자루',   []],
  ['자루',      []],
  ['세 학교',   []],
  ['',          []],
])('%s finds %j', (query, counted) => {
  expect(found(query)).toEqual(counted);
});

test('a number is shown in the reading that is typed, and the others beside it', () => {
  const [seven] = counted('しちにん');
  expect(seven!.counted).toMatchObject({ reading: 'しちにん', pronunciation: '시치닌' });
  expect(seven!.counted.also.map(({ reading }) => reading)).toEqual(['ななにん']);
});
