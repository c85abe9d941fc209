import { expect, test } from 'vitest';
import type { Attachment, SampleWord } from '../language/index.js';
import { answerAsked, countedAnswers } from '../study/asked-again.js';
import { createPatternDrill } from './drill.js';
import { gradePattern } from './grade-pattern.js';
import { fitsAlike, koreanOf, mayFit } from './may-fit.js';
import { meaningQuestion } from './meaning-question.js';
import type { DrillPattern } from './pattern.js';
import { endedIn, endingOf } from './pattern-forms.js';
import { placeOfPattern } from './places.js';

const kana = (text: string) => ({ written: text, reading: text });
const behind = (to: Attachment['to'], form: Attachment['form'], after: string): Attachment => ({
  to,
  form,
  before: kana(''),
  after: kana(after),
});
const pattern = (id: string, meaning: string, form: string, attachments: Attachment[], near: string[] = []) =>
  ({ list: 'endings', id, form, meaning, section: id, level: 'N4', attachments, near }) satisfies DrillPattern;

const PATTERNS = [
  pattern('te-iru', '~고 있다', 'ている', [behind('verb', 'te', 'いる')], ['te-aru', 'te-oku']),
  pattern('te-aru', '~아/어 있다, ~아/어 놓았다', 'てある', [behind('verb', 'te', 'ある')], ['te-oku']),
  pattern('te-oku', '~아/어 두다', 'ておく', [behind('verb', 'te', 'おく')]),
  pattern('tai', '~고 싶다', 'たい', [behind('verb', 'continuative', 'たい')]),
  pattern('ni', '~에게', 'に', [behind('noun', 'whole', 'に')]),
];
const byId = new Map(PATTERNS.map((each) => [each.id, each]));
const of = (id: string) => byId.get(id)!;

const sentence = (text: string, korean: string) => {
  const start = text.indexOf('【');
  const end = text.indexOf('】') - 1;
  return { japanese: text.replace(/[【】]/gu, ''), korean, target: [start, end] as const };
};
const READ: SampleWord = { written: '読む', reading: 'よむ', kind: 'u' };
const FRIEND: SampleWord = { written: '友達', reading: 'ともだち', kind: 'noun' };

// biome-ignore format: a table, to be read down
test.each<[string, string, ReturnType<typeof endingOf>]>([
  ['食べている', 'たべている', 'ru'],   ['飲みきる', 'のみきる', 'u'],     ['行くことができる', 'いくことができる', 'ru'],
  ['読んでおく', 'よんでおく', 'u'],    ['高く', 'たかく', null],           ['減るごとく', 'へるごとく', null],
  ['行くでしょう', 'いくでしょう', null], ['行きます', 'いきます', null],     ['飲みたい', 'のみたい', 'i'],
  ['行くようだ', 'いくようだ', 'na'],   ['飲んだ', 'のんだ', null],         ['飲むみたいだ', 'のむみたいだ', 'na'],
  ['行くしかない', 'いくしかない', 'nai'], ['持ってくる', 'もってくる', 'kuru'], ['増えるにつれて', 'ふえるにつれて', null],
])('%s (%s) ends as %s', (written, reading, kind) => {
  expect(endingOf({ written, reading })).toBe(kind);
});

test('the end of a pattern takes the form of that asked', () => {
  expect(endedIn({ written: '読んでいる', reading: 'よんでいる' }, ['polite'])[0]?.written).toBe('読んでいます');
  expect(endedIn({ written: '行くようだ', reading: 'いくようだ' }, ['polite'])[0]?.written).toBe('行くようです');
  expect(endedIn(kana('につれて'), ['polite'])).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each<[string, string, SampleWord[], string | null]>([
  ['te-iru', '毎日本を【読んでいる】。',    [READ],   '読んでいる'],
  ['te-iru', '毎日本を【読んでいます】。',  [READ],   '読んでいます'],
  ['te-iru', '毎日本を読ん【でいる】。',    [READ],   '読んでいる'],
  ['ni',     '【友達に】手紙を書く。',      [FRIEND], 'に'],
  ['ni',     '友達【に】手紙を書く。',      [FRIEND], 'に'],
  ['ni',     '友達【と】話す。',            [FRIEND], null],
  ['te-iru', '毎日本を【読む】。',          [READ],   null],
])('%s in %s', (id, text, words, filled) => {
  const shown = sentence(text, '');
  const place = placeOfPattern(of(id), shown, words);
  expect(place && shown.japanese.slice(place.start, place.end)).toBe(filled);
});

test('the Korean of a meaning is told without what stands for other words', () => {
  expect(koreanOf('~(으)ㄴ 이상은')).toEqual(['이상은']);
  expect(koreanOf('~아도/어도 되다, ~고 있다')).toEqual(['아도되', '어도되', '고있']);
  expect(koreanOf('은/는')).toEqual(['은', '는']);
});

// biome-ignore format: a table, to be read down
test.each<[string, string, string, boolean]>([
  ['~고 있다', '~고 싶다', '책을 읽고 있다.',    false],
  ['~고 있다', '~고 있다', '',                    true],
  ['~(으)ㄴ 이상은', '이상은', '',                true],
  ['~고 싶다', '~고 있다', '읽고 있다고 한다.',   true],
  ['~는 동안', '~면', '읽으면',                   true],
  ['~는 동안', '~면', '읽고',                     false],
])('%s beside %s in “%s”: %s', (asked, other, said, fits) => {
  expect(mayFit(pattern('a', asked, 'a', []), pattern('b', other, 'b', []), said)).toBe(fits);
});

test('particles are alike only where their Korean is the same', () => {
  const particle = (meaning: string) => ({ ...pattern('p', meaning, 'p', []), list: 'particles' as const });
  expect(mayFit(particle('~에'), particle('~에서'), '')).toBe(false);
  expect(mayFit(particle('~에'), particle('~(으)로, ~에'), '')).toBe(true);
});

test('a question has wrong options in the form of the right one, what is confused with it among them', () => {
  const drill = createPatternDrill(byId, fitsAlike([]));
  const shown = sentence('毎日本を【読んでいます】。', '매일 책을 읽고 있어요.');
  const word = { japaneseWord: '読む', reading: 'よむ', partsOfSpeech: ['verb-u'] };
  const question = drill.question(of('te-iru'), shown, [word], () => 0.3);
  expect(question).toMatchObject({ right: { written: '読んでいます' }, word: READ, alike: [] });
  expect(question?.wrong.map(({ written }) => written).toSorted()).toEqual(
    ['読みたいです', '読んでおきます', '読んであります'].toSorted(),
  );
  // With one of them told to fit as well there are too few.
  const strict = createPatternDrill(byId, fitsAlike([['te-iru', 'te-oku']]));
  expect(strict.question(of('te-iru'), shown, [word], () => 0.3)).toBeNull();
  expect(drill.withConfused('te-aru')?.map(({ id }) => id)).toEqual(['te-aru', 'te-oku', 'te-iru']);
  expect(drill.withConfused('none')).toBeNull();
});

const ASKED = {
  right: { written: '減る一方だ', reading: 'へるいっぽうだ' },
  wrong: [{ written: '減るにつれて', reading: 'へるにつれて' }],
  alike: [{ written: '減るばかりだ', reading: 'へるばかりだ' }],
};
const TOPIC = { right: { written: 'は', reading: 'わ' }, wrong: [{ written: 'が', reading: 'が' }], alike: [] };
// biome-ignore format: a table, to be read down
test.each<[string, string, typeof ASKED]>([
  ['',             'blank', ASKED], [' 。 ',          'blank', ASKED],
  ['減る一方だ',    'right', ASKED], ['へるいっぽうだ', 'right', ASKED], ['減る 一方だ。', 'right', ASKED],
  ['헤루 잇포우다', 'right', ASKED], ['헤루잇포다',    'right', ASKED], ['heruippouda', 'right', ASKED],
  ['ヘルイッポウダ', 'right', ASKED],
  ['減るばかりだ',  'alike', ASKED], ['헤루바카리다',   'alike', ASKED],
  ['減るにつれて',  'wrong', ASKED], ['減った一方だ',   'wrong', ASKED], ['모르겠어요', 'wrong', ASKED],
  ['は', 'right', TOPIC], ['わ', 'right', TOPIC], ['wa', 'right', TOPIC], ['와', 'right', TOPIC], ['ha', 'right', TOPIC],
  ['が', 'wrong', TOPIC], ['가', 'wrong', TOPIC],
])('“%s” typed is %s', (typed, is, question) => {
  expect(gradePattern(question, typed).is).toBe(is);
});

test('a missed question comes again once, and does not count then', () => {
  let drill = { answers: [], queue: [1, 2, 3, 4, 5].map((n) => ({ n, again: false })) } as Parameters<
    typeof answerAsked<{ n: number; again: boolean }>
  >[0];
  drill = answerAsked(drill, { said: 'a', right: false });
  expect(drill.queue.map(({ n, again }) => (again ? `${n}!` : n))).toEqual([2, 3, 4, '1!', 5]);
  while (drill.queue.length > 0) drill = answerAsked(drill, { said: 'b', right: false });
  expect(countedAnswers(drill).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  expect(drill.answers).toHaveLength(10);
});

test('the meaning of a pattern is asked where no blank tells it, and no option means the same', () => {
  const drill = createPatternDrill(byId, fitsAlike([]));
  const shown = sentence('先生【に】聞いた。', '선생님에게 물었다.');
  expect(drill.question(of('ni'), shown, [], () => 0)).toBeNull();
  const twin = pattern('ni-ni', '~에게', 'にね', [behind('noun', 'whole', 'にね')]);
  const question = meaningQuestion(of('ni'), shown, [twin, ...PATTERNS], fitsAlike([['ni', 'tai']]))!;
  expect(question.blank).toEqual(shown.target);
  expect(question.wrong.map(({ id }) => id)).toEqual(['te-iru', 'te-aru', 'te-oku']);
  expect(meaningQuestion(of('ni'), shown, [twin, of('tai'), of('te-iru')], fitsAlike([]))).toBeNull();
});

test('the form of a pattern in a sentence is that by which a typed answer is judged', () => {
  const drill = createPatternDrill(byId, fitsAlike([]));
  const book = { japaneseWord: '読む', reading: 'よむ', partsOfSpeech: ['verb-u'] };
  const form = drill.formIn(of('te-iru'), sentence('本を【読んでいます】。', '책을 읽고 있어요.'), [book]);
  expect(form).toMatchObject({ written: '読んでいます', reading: 'よんでいます' });
  expect(drill.formIn(of('te-oku'), sentence('本を【読んでいます】。', '책을 읽고 있어요.'), [book])).toBeNull();
});
