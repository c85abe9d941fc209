import { expect, test } from 'vitest';
import { formsOf } from './forms-of.js';
import { sayingKind } from './saying.js';

const saying = (japaneseWord: string, reading: string, meaningKo: string) => ({
  ...{ japaneseWord, reading, meaningKo },
  partsOfSpeech: ['expression'],
});

// biome-ignore format: a table, to be read down
test.each([
  // the last unit is a verb or an adjective
  ['電気を消す',             'でんきをけす',               '불을 끄다',                 'u'],
  ['髪を切る',               'かみをきる',                 '머리를 자르다',             'u'],
  ['服を着る',               'ふくをきる',                 '옷을 입다',                 'ru'],
  ['お風呂に入る',           'おふろにはいる',             '목욕하다',                  'u'],
  ['シャワーを浴びる',       'シャワーをあびる',           '샤워를 하다',               'ru'],
  ['手にする',               'てにする',                   '손에 넣다, 손에 들다',      'suru'],
  ['ピンとくる',             'ピンとくる',                 '느낌이 오다',               'kuru'],
  ['腹をくくる',             'はらをくくる',               '각오하다',                  'u'],
  ['仲がいい',               'なかがいい',                 '사이가 좋다',               'i'],
  ['途方もない',             'とほうもない',               '터무니없다',                'i'],
  ['屁でもない',             'へでもない',                 '아무것도 아니다',           'i'],
  ['お読みになる',           'およみになる',               '읽으시다',                  'u'],
  // said as it is
  ['お願いします',           'おねがいします',             '부탁합니다',                null],
  ['飲みに行きましょう',     'のみにいきましょう',         '한잔하러 갑시다',           null],
  ['何にする',               'なににする',                 '뭐로 할래?',                null],
  ['気のない',               'きのない',                   '마음이 없는, 건성인',       null],
  ['胸がいっぱい',           'むねがいっぱい',             '가슴이 벅차다',             null],
  // proverbs
  ['猿も木から落ちる',       'さるもきからおちる',         '원숭이도 나무에서 떨어진다', null],
  ['血は水よりも濃い',       'ちはみずよりもこい',         '피는 물보다 진하다',        null],
  ['枯れ木も山の賑わい',     'かれきもやまのにぎわい',     '없는 것보다는 낫다',        null],
])('%s', (word, reading, korean, kind) => {
  expect(sayingKind(saying(word, reading, korean))).toBe(kind);
});

test('a word of another class is no saying', () => {
  expect(
    sayingKind({ ...saying('気になる', 'きになる', '신경이 쓰이다'), partsOfSpeech: ['expression', 'verb-u'] }),
  ).toBeNull();
});

const namesOf = (word: ReturnType<typeof saying>) => formsOf(word).map(({ names }) => names.join(' '));

test('a saying has the forms of its last unit, in Korean too', () => {
  const forms = formsOf(saying('電気を消す', 'でんきをけす', '불을 끄다'));
  expect(forms.find(({ names }) => names.join() === 'past')).toMatchObject({
    written: '電気を消した',
    reading: 'でんきをけした',
    gloss: '불을 껐다',
  });
});

test('what happens to something is not wished for or ordered', () => {
  const rain = namesOf(saying('雨が降る', 'あめがふる', '비가 오다'));
  expect(rain).toEqual(expect.arrayContaining(['past', 'progressive', 'conditional', 'completion']));
  for (const name of ['desire', 'imperative', 'potential', 'request']) expect(rain).not.toContain(name);
  expect(namesOf(saying('窓を開ける', 'まどをあける', '창문을 열다'))).toContain('request');
});

test('what denies is not denied once more', () => {
  expect(namesOf(saying('気が進まない', 'きがすすまない', '마음이 내키지 않다'))).not.toContain('negative');
  expect(namesOf(saying('背が高い', 'せがたかい', '키가 크다'))).toContain('negative');
});
