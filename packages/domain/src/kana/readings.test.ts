import { describe, expect, test } from 'vitest';
import { kanaChart } from './chart.js';
import { readingsOf } from './readings.js';

const byId = new Map(kanaChart.map((kana) => [kana.id, kana]));
const of = (id: string) => readingsOf(byId.get(id)!);

describe('docs/product/reference.md#readings-of-a-kana', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['a',   ['아', 'a', 'あ', 'ア']],
    ['ka',  ['카', '까', 'ka', 'か', 'カ']],
    ['shi', ['시', '쉬', 'shi', 'si', 'し', 'シ']],
    ['su',  ['스', '수', 'su']],
    ['chi', ['치', '찌', 'chi', 'ti']],
    ['tsu', ['츠', '쓰', '쯔', 'tsu', 'tu']],
    ['te',  ['테', '태', '떼', 'te']],
    ['fu',  ['후', 'fu', 'hu']],
    ['ra',  ['라', 'ra', 'la']],
    ['wo',  ['오', '워', 'o', 'wo']],
    ['n',   ['응', 'ㄴ', 'n', 'nn']],
    ['ji',  ['지', 'ji', 'zi']],
    ['di',  ['지', 'ji', 'di']],
    ['zu',  ['즈', 'zu']],
    ['du',  ['즈', 'zu', 'du']],
    ['pa',  ['파', '빠', 'pa']],
    ['sha', ['샤', 'sha', 'sya']],
    ['cho', ['쵸', '초', '쬬', 'cho', 'tyo', 'cyo']],
    ['ju',  ['쥬', '주', 'ju', 'zyu', 'jyu']],
    ['ryo', ['료', 'ryo', 'lyo']],
    ['fa',  ['파', '화', 'fa']],
    ['thi', ['티', 'ti', 'thi']],
    ['dwu', ['두', 'du', 'dwu']],
    ['che', ['체', '채', 'che', 'tye']],
    ['who', ['워', 'wo', 'who']],
    ['vu',  ['브', 'vu']],
  ])('%s', (id, right) => {
    expect(of(id)).toEqual(expect.arrayContaining(right));
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['ga',  ['카', '까', 'ka']],
    ['ka',  ['가', 'ga']],
    ['ta',  ['다', 'da']],
    ['su',  ['쓰', '츠']],
    ['tsu', ['스', '시', 'su', 'chu']],
    ['shi', ['츠', '사', 'sha']],
    ['sha', ['사', 'sa']],
    ['ji',  ['di']],
    ['di',  ['zi']],
    ['o',   ['wo', '워']],
    ['ba',  ['파', '하']],
    ['thi', ['치', 'chi']],
    ['fa',  ['빠', 'pa']],
    ['dwu', ['즈', 'zu']],
    ['she', ['세', 'se']],
  ])('%s is read otherwise', (id, wrong) => {
    for (const each of wrong) expect(of(id)).not.toContain(each);
  });
});

test('the chart comes first, and nothing twice', () => {
  for (const kana of kanaChart) {
    const readings = readingsOf(kana);
    expect(readings.slice(0, 2)).toEqual([kana.korean, kana.romaji]);
    expect(new Set(readings).size).toBe(readings.length);
  }
});

test('what is right for one kana is no reading of another, but of those that are written the same', () => {
  const shared = kanaChart.flatMap((kana, index) =>
    kanaChart.slice(index + 1).flatMap((other) => {
      const both = readingsOf(kana).filter((reading) => readingsOf(other).includes(reading));
      return both.length > 0 ? [`${kana.hiragana}${other.hiragana} ${both.join(' ')}`] : [];
    }),
  );
  expect(shared).toEqual([
    ...['おを 오 o', 'ちてぃ ti', 'つとぅ tu', 'ちゃつぁ 차 짜', 'ちょつぉ 초 쪼', 'をうぉ 워 wo'],
    ...['ざじゃ 자', 'じぢ 지 ji', 'ずづ 즈 zu dzu', 'ぜじぇ 제 재', 'ぞじょ 조', 'ぢでぃ di', 'づどぅ du'],
    ...['ばゔぁ 바', 'びゔぃ 비', 'べゔぇ 베 배', 'ぼゔぉ 보'],
    ...['ぱふぁ 파', 'ぴふぃ 피', 'ぺふぇ 페 패', 'ぽふぉ 포', 'ぴゅふゅ 퓨', 'ちぇつぇ 체 채 쩨 째'],
  ]);
});
