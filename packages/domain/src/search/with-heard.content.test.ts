import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSearched, toRomaji } from '../language/index.js';
import { rowsOfFile } from '../test/rows-of-file.js';
import { COLLOCATIONS } from './heard/collocations.js';
import { EVERYDAY_PHRASES, TALK_PHRASES, UNSEEN_PHRASES } from './heard/everyday-phrases.cases.js';
import { HEARD_FORMS, HEARD_PHRASES, NONSENSE } from './heard/heard.cases.js';
import { type CuttingPart, createHeard } from './heard/heard.js';
import type { HeardWord } from './heard/heard-word.js';
import { wholeBook, wholeIndexWithForms } from './test/whole-book.test-kit.js';
import { withHeard } from './with-heard.js';
import type { SearchMode } from './words.js';

/** The sentences, which say how often a word is used: of the package `content`, only its text files. */
const SENTENCES = new URL('../../../content/data/sentences/', import.meta.url);

const words = wholeBook;
const uses = new Map<number, number>();
for (const file of readdirSync(SENTENCES).filter((name) => name.endsWith('.tsv'))) {
  for (const row of rowsOfFile(readFileSync(new URL(file, SENTENCES), 'utf8'))) {
    for (const word of row['words']!.split(',')) {
      const id = Number.parseInt(word, 10);
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
}

/** Some ten million of them take a second. */
const STEPS_MAX = 100_000;

/** The rank of words that are the query as a whole in another spelling. */
const ALIKE_RANK = 0.5;

const usesOf = ({ id }: HeardWord) => uses.get(id) ?? 0;

const index = wholeIndexWithForms;
const search = withHeard(index, words, usesOf);
let steps = 0;
const heard = createHeard(words, usesOf, () => steps++);
const all = { offset: 0, limit: words.length };
const found = (query: string, mode: SearchMode = 'pronunciation') => search.search(asSearched(query), mode, all);

const casesOf = (text: string) =>
  text
    .trim()
    .split(/\n|\|/)
    .map((cell) => /^(.+?) (\S*[ぁ-ヿ一-龯].*)$/u.exec(cell.trim()))
    .flatMap((cell) => (cell ? [{ query: cell[1]!, expected: cell[2]! }] : []));
const FORMS = casesOf(HEARD_FORMS);
const PHRASES = casesOf(HEARD_PHRASES);

const written = (parts: readonly CuttingPart[]) => parts.map((part) => part.written ?? `?${part.text}`).join(' ');
const inDictionary = (parts: readonly CuttingPart[]) =>
  parts.map((part) => (part.row === null ? (part.written ?? '') : words[part.row]!.japaneseWord)).join(' ');

/** The word first, or first read as its form; or the right cutting, or the word of the book that says all of it. */
function isRight(query: string, expected: string): boolean {
  const { hits, phrase } = found(query);
  const first = hits[0] && words[hits[0].row]!.japaneseWord;
  if (phrase) return [written(phrase.parts), inDictionary(phrase.parts)].includes(expected);
  return first?.replace(/[？?]/g, '') === expected.replaceAll(' ', '');
}

const rightOf = (cases: readonly { query: string; expected: string }[]) => {
  const wrong = cases.filter(({ query, expected }) => !isRight(query, expected)).map(({ query }) => query);
  return { share: 1 - wrong.length / cases.length, wrong };
};

test('the lists are long enough to tell', () => {
  expect(new Set([...FORMS, ...PHRASES].map(({ query }) => query)).size).toBeGreaterThanOrEqual(400);
  expect(new Set(NONSENSE.trim().split(/\s+/)).size).toBeGreaterThanOrEqual(100);
});

test('of the forms that people type at least 95 of 100 find their word first', () => {
  const { share, wrong } = rightOf(FORMS);
  expect(share, wrong.join(' ')).toBeGreaterThanOrEqual(0.95);
});

test('of the phrases that people type at least 95 of 100 are cut as they are meant', () => {
  const { share, wrong } = rightOf(PHRASES);
  expect(share, wrong.join(' ')).toBeGreaterThanOrEqual(0.95);
});

describe('everyday phrases are heard as they are written', () => {
  const everyday = casesOf(EVERYDAY_PHRASES);
  const joined = (query: string): string => {
    const { hits, phrase } = found(query);
    if (phrase) return written(phrase.parts).replaceAll(' ', '');
    return hits[0]?.form?.written ?? (hits[0] ? words[hits[0].row]!.japaneseWord : '');
  };

  // biome-ignore format: a table, to be read down
  test.each([
    ['those that the rules are built on', everyday.filter((_, index) => index % 2 === 0), 0.95],
    ['the other half of them',            everyday.filter((_, index) => index % 2 === 1), 0.95],
    ['further ones',                      casesOf(TALK_PHRASES),                    0.95],
    ['those written afterwards',          casesOf(UNSEEN_PHRASES),                  0.9],
  ])('%s', (_, cases, wanted) => {
    const wrong = cases.filter(({ query, expected }) => joined(query) !== expected);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(1 - wrong.length / cases.length, wrong.map(({ query }) => query).join(' ')).toBeGreaterThanOrEqual(wanted);
  });
});

test('every word of a collocation is in the book', () => {
  const inBook = new Set(words.map(({ japaneseWord }) => japaneseWord));
  expect(COLLOCATIONS.flat().filter((word) => !inBook.has(word))).toEqual([]);
});

test.each(NONSENSE.trim().split(/\s+/))('%s is not cut into nonsense', (query) => {
  const { hits, phrase } = found(query);
  expect(phrase ?? null).toBeNull();
  expect(hits.filter(({ form }) => form)).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['타베타이',   '食べる',  '食べたい',   '타베타이',   ['desire'],      '먹고 싶다'],
  ['와스레나이', '忘れる',  '忘れない',   '와스레나이', ['negative'],    '잊지 않다'],
  ['와카라나이', '分かる',  '分からない', '와카라나이', ['negative'],    '모르다'],
  ['아이시테루', '愛する',  '愛してる',   '아이시테루', ['progressive'], '사랑하고 있다'],
  ['간바레',     '頑張る',  '頑張れ',     '간바레',     ['imperative'],  '힘내라'],
  ['다베따이',   '食べる',  '食べたい',   '타베타이',   ['desire'],      '먹고 싶다'],
  ['たべたい',   '食べる',  '食べたい',   '타베타이',   ['desire'],      '먹고 싶다'],
  ['食べたい',   '食べる',  '食べたい',   '타베타이',   ['desire'],      '먹고 싶다'],
  ['tabetai',    '食べる',  '食べたい',   '타베타이',   ['desire'],      '먹고 싶다'],
  ['tabenai',    '食べる',  '食べない',   '타베나이',   ['negative'],    '먹지 않다'],
  ['来なかった', '来る',    '来なかった', '코나캇타',   ['negative', 'past'], '오지 않았다'],
])('%s is a form of %s', (query, word, written, pronunciation, names, gloss) => {
  const { hits } = found(query);
  expect(words[hits[0]!.row]!.japaneseWord).toBe(word);
  expect(hits[0]!.match).toBe('inflected');
  expect(hits[0]!.form).toMatchObject({ written, pronunciation, names, gloss });
});

test('a form that all speak of comes before a rare word that sounds so, which stays the first hit', () => {
  const { hits, phrase } = found('아이타이');
  expect(words[hits[0]!.row]!.japaneseWord).toBe('相対');
  expect(hits.find(({ match }) => match === 'inflected')?.form?.written).toBe('会いたい');
  expect(written(phrase!.parts)).toBe('会いたい');
  expect(phrase!.others.map(written)).toEqual(['相対']);
});

// biome-ignore format: a table, to be read down
test.each([
  ['키미노나와',      '君 の 名 は',        '君 の 縄'],
  ['키미노 나와',     '君 の 名 は',        '君 の 縄'],
  ['kiminonawa',      '君 の 名 は',        '君 の 縄'],
  ['きみのなは',      '君 の 名 は',        null],
  ['君の名は',        '君 の 名 は',        null],
  ['스키다요',        '好き だ よ',         null],
])('%s is cut as %s', (query, best, other) => {
  const { phrase } = found(query);
  expect(written(phrase!.parts)).toBe(best);
  if (other) expect(phrase!.others.map(written)).toContain(other);
});

test('a form that comes first says itself how the query was read; words after it do not', () => {
  for (const [query, after] of [
    ['미테루', '미테이루'],
    ['싯테이마스', '시테이마스'],
  ] as const) {
    expect(index.search(asSearched(query), 'pronunciation', all).interpretedAs).toBe(after);
    expect(found(query).hits[0]?.match).toBe('inflected');
    expect(found(query).interpretedAs).toBeNull();
  }
});

test('each word of a phrase is found, and each part leads to its word or its entry', () => {
  const { hits, phrase } = found('키미노나와');
  expect(hits.map(({ row }) => words[row]!.japaneseWord)).toEqual(['君', '名']);
  expect(phrase!.parts.map(({ text, row, entry }) => [text, row === null ? entry : words[row]!.japaneseWord])).toEqual([
    ['키미', '君'],
    ['노', { list: 'particles', id: 'no' }],
    ['나', '名'],
    ['와', { list: 'particles', id: 'wa' }],
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['모우 이치도 잇테 쿠다사이', 'もう いちど'],
  ['모우 이치도 미테 쿠다사이', 'もう いちど'],
  ['하야쿠 코이',              '早く'],
  ['키미노 나와',              '君'],
])('in all fields %s is heard although one of its words looks Korean', (query, start) => {
  expect(written(found(query, 'all').phrase?.parts ?? [])).toContain(start.split(' ')[0]);
});

test.each([
  '맛있는 떡볶이',
  '예쁜 강아지',
  '빨리 와',
  '학교 급식',
  '나는 학생',
  '아침에 학교에 갔다',
  '어제 벼락치기 했다',
  '비 오는 소리',
  '내 마음 알아',
  '커피 원두',
  '우리 집 고양이',
  '오늘 머리 아프다',
  '배가 고프다',
  '이사 가는 날',
  '모자 쓴 아이',
  '고기 구이',
  '사과 주스',
  '바다 여행',
  '나무 의자',
  '하나 더',
])('in all fields the Korean %s is no Japanese that was heard', (query) => {
  expect(found(query, 'all').phrase ?? null).toBeNull();
});

test('what nothing explains is left as typed', () => {
  const { phrase } = found('뮬뮬와 가쿠세이데스요');
  expect(phrase!.parts.map(({ text, written }) => [text, written])).toEqual([
    ['뮬뮬', null],
    ['와', 'は'],
    ['가쿠세이', '学生'],
    ['데스', 'です'],
    ['요', 'よ'],
  ]);
});

test('the texts of all cuttings joined are the query without its spaces', () => {
  for (const { query } of [...PHRASES, { query: '뮬뮬와 가쿠세이데스요' }]) {
    const { phrase } = found(query);
    for (const parts of phrase ? [phrase.parts, ...phrase.others] : []) {
      expect(parts.map(({ text }) => text).join('')).toBe(query.replaceAll(' ', ''));
    }
    expect(phrase?.others.length ?? 0).toBeLessThanOrEqual(2);
  }
});

test('what is found as typed stays first, each word once, in the order of ranks', () => {
  for (const { query } of [...FORMS, ...PHRASES].filter((_, index) => index % 7 === 0)) {
    for (const mode of ['pronunciation', 'all', 'meaning'] as const) {
      const before = index.search(asSearched(query), mode, all);
      const { hits, total } = found(query, mode);
      const exact = before.hits.filter(({ match }) => match === 'exact');
      expect(hits.filter(({ match }) => match === 'exact')).toEqual(exact);
      expect(hits.slice(0, exact.length + before.hits.filter(({ rank }) => rank === ALIKE_RANK).length)).toEqual(
        before.hits.filter(({ match, rank }) => match === 'exact' || rank === ALIKE_RANK),
      );
      expect(hits.length).toBe(total);
      const rows = new Set(hits.map(({ row }) => row));
      expect(rows.size).toBe(total);
      expect(before.hits.filter(({ row }) => !rows.has(row))).toEqual([]);
      expect(hits.map(({ rank }) => rank)).toEqual(hits.map(({ rank }) => rank).toSorted((a, b) => a - b));
    }
  }
});

test('a window is a part of the whole', () => {
  for (const query of ['아이타이', '키미노나와', '타베마스', '잇타']) {
    const { hits, total, phrase } = found(query);
    const part = search.search(asSearched(query), 'pronunciation', { offset: 1, limit: 2 });
    expect([part.total, part.hits, part.phrase]).toEqual([total, hits.slice(1, 3), phrase]);
  }
});

test('a common word, what is searched exactly, and Korean by meaning are read in no further way', () => {
  for (const [query, mode, exactOnly] of [
    ['하나', 'pronunciation', false],
    ['타베타이', 'pronunciation', true],
    ['타베타이', 'meaning', false],
  ] as const) {
    expect(search.search(asSearched(query), mode, all, { exactOnly })).toEqual(
      index.search(asSearched(query), mode, all, { exactOnly }),
    );
  }
});

describe('the steps of a cutting are bounded', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['nonsense',        Array.from('뷁쫡꿻왉럁뷩츼뫃옳훼', (syllable) => syllable.repeat(10)).join('')],
    ['one syllable',    '가'.repeat(100)],
    ['one vowel',       '아'.repeat(100)],
    ['two syllables',   '시타'.repeat(50)],
    ['all particles',   '노와가니모토데카라'.repeat(11)],
    ['forty words',     '키미노나와 '.repeat(20).trim().slice(0, 100)],
    ['words of the book', words.slice(0, 40).map(({ koreanPronunciation }) => koreanPronunciation).join('').slice(0, 100)],
    ['verbs',           '타베사세라레타쿠나캇타'.repeat(9)],
    ['mixed scripts',   '君노nawaキミ하ana가'.repeat(9).slice(0, 100)],
    ['rōmaji',          'tabetaikiminonawa'.repeat(6).slice(0, 100)],
    ['no vowel',        'bcdfghjklmnpqrstvwxz'.repeat(5)],
    ['kanji',           '食君名日本人生行'.repeat(12)],
    ['finals',          '닭밟앎'.repeat(33)],
  ])('%s', (_, query) => {
    steps = 0;
    heard.cut(asSearched(query));
    expect(steps).toBeLessThan(STEPS_MAX);
  });

  test('what is too long is not read at all', () => {
    steps = 0;
    expect(heard.cut(asSearched('키미노'.repeat(1_000)))).toBeNull();
    expect(heard.forms(asSearched('키미노'.repeat(1_000)))).toEqual([]);
    expect(steps).toBe(0);
  });
});

describe('the dictionary form of a verb with する finds its noun', () => {
  const nouns = words.filter(({ partsOfSpeech }) => partsOfSpeech.includes('noun-suru'));
  /** The ways share them, a third each: every search takes milliseconds, and they are thousands. */
  const PARTS = 3;

  // biome-ignore format: a table, to be read down
  test.each<[script: string, mode: SearchMode, part: number, typed: (word: HeardWord) => string]>([
    ['as it is written',   'pronunciation', 0, ({ japaneseWord }) => `${japaneseWord}する`],
    ['in kana',            'all',           1, ({ reading }) => `${reading}する`],
    ['in Hangul',          'pronunciation', 2, ({ koreanPronunciation }) => `${koreanPronunciation}스루`],
    ['in two words',       'all',           0, ({ koreanPronunciation }) => `${koreanPronunciation} 스루`],
    ['in rōmaji',          'meaning',       1, ({ reading }) => `${toRomaji(reading)}suru`],
    ['in the past',        'pronunciation', 2, ({ koreanPronunciation }) => `${koreanPronunciation}시마시타`],
    ['as a wish',          'meaning',       0, ({ japaneseWord }) => `${japaneseWord}したい`],
  ])('%s, by %s', (_, mode, part, typed) => {
    const some = nouns.filter((_, index) => index % PARTS === part);
    expect(some.length).toBeGreaterThan(1_300);
    const missed = some.filter(
      (word) => !search.search(asSearched(typed(word)), mode, { offset: 0, limit: 24 }).hits.some(({ row }) => words[row] === word),
    );
    // 適する is the likelier for 테이기 스루.
    expect(missed.length / some.length, missed.map(typed).join()).toBeLessThan(0.0025);
  });

  test.each(['勉強する', '벤쿄우스루', '벤쿄스루', 'benkyousuru', 'べんきょうする'])('%s in a list', (typed) => {
    const { hits } = index.search(asSearched(typed), 'all', { offset: 0, limit: 3 }, { inList: true });
    expect(hits.map(({ row }) => words[row]!.japaneseWord)).toContain('勉強');
  });
});
