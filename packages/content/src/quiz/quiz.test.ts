import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import type { SentenceEntry } from '../sentences/parse.js';
import { emptyEntry, type WordEntry } from '../words/entry.js';
import { checkQuizzes, readQuizzes } from './read.js';

const entry = (
  id: number,
  japaneseWord: string,
  reading: string,
  meaningKo: string,
  pos: WordEntry['partsOfSpeech'][number],
  level: WordEntry['level'] = 'N5',
): WordEntry => ({
  ...emptyEntry,
  id,
  japaneseWord,
  reading,
  meaningKo,
  level,
  partsOfSpeech: [pos],
});

const words = [
  entry(1, '本', 'ほん', '책', 'noun'),
  entry(2, '読む', 'よむ', '읽다', 'verb-u'),
  entry(3, '飲む', 'のむ', '마시다', 'verb-u'),
  entry(4, '住む', 'すむ', '살다', 'verb-u'),
  entry(5, '着る', 'きる', '입다', 'verb-ru'),
  entry(6, '切る', 'きる', '자르다', 'verb-u'),
  entry(7, '拝読', 'はいどく', '읽다', 'noun-suru'),
  entry(8, '閲する', 'えつする', '읽다, 검토하다', 'verb-irregular', 'N4'),
  entry(9, '噛む', 'かむ', '씹다', 'verb-u', 'N3'),
  entry(10, '開く', 'あく', '열리다', 'verb-u'),
  entry(11, '開く', 'ひらく', '펴다', 'verb-u'),
];
const sentences: SentenceEntry[] = [
  {
    id: 50_001,
    level: 'N5',
    text: '本[ほん]を 読[よ]みます。',
    meaningKo: '책을 읽어요.',
    wordIds: [1, 2],
    targetIds: [2],
    situations: [],
  },
];
const bank = { words, sentences };

async function inFile<Result>(lines: readonly string[], act: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'quiz-'));
  try {
    await writeFile(join(directory, 'n5.tsv'), ['sentence\tanswer\twrong\tkorean\tnote', ...lines, ''].join('\n'));
    return await act(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

const GOOD = ['50001', '読む', '飲む,住む,切る', '읽어요', '책은 읽는 거예요.'];
const refusedPair = (one: { id: number }, other: { id: number }) => [one.id, other.id].join() === '2,4';

test('a line names its sentence and its words', async () => {
  const quizzes = await inFile([GOOD.join('\t')], (directory) => readQuizzes(directory, bank));
  expect(quizzes).toEqual([
    { id: 50_001, answerId: 2, wrongIds: [3, 4, 6], korean: '읽어요', note: '책은 읽는 거예요.' },
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['no such sentence',        { 0: '50009' },               'there is no sentence 50009 of this level'],
  ['a word not in it',        { 1: '飲む', 2: '住む,切る,読む' }, 'answer "飲む" does not stand in the sentence'],
  ['another part of speech',  { 2: '飲む,切る,拝読' },       'wrong "拝読" is no word of the same part of speech and about the same level'],
  ['two levels away',         { 2: '飲む,切る,噛む' },       'wrong "噛む" is no word of the same part of speech and about the same level'],
  ['two words written alike', { 2: '飲む,切る,開く' },       'wrong "開く" is several words: it needs its reading'],
  ['two wrong words',         { 2: '飲む,切る' },            'there are 3 options instead of 4'],
  ['a word twice',            { 2: '飲む,飲む,切る' },       'a word is offered twice'],
  ['the answer itself',       { 2: '飲む,切る,読む' },       '読む stands in the sentence'],
  ['a synonym',               { 2: '飲む,切る,閲する' },     '閲する means what 読む does, or fits where it does'],
  ['a refused pair',          { 2: '飲む,切る,住む' },       '住む means what 読む does, or fits where it does'],
  ['Korean that is not there', { 3: '읽는다' },              'korean "읽는다" does not stand in "책을 읽어요." once'],
  ['a note without an end',   { 4: '책은 읽는 거예요' },     'note is not Korean with Japanese words, in 해요체'],
  ['a note too long',         { 4: `${'가'.repeat(90)}요.` }, 'note has more than 90 characters'],
])('%s is a problem', async (_, change, message) => {
  const line = GOOD.map((cell, index) => (change as Record<number, string>)[index] ?? cell).join('\t');
  const { problems } = await inFile([line], (directory) => checkQuizzes(directory, bank, refusedPair));
  expect(problems.map(formatProblem)).toContain(`n5.tsv:2: ${message}`);
});

test('two questions do not share all wrong words', async () => {
  const bank = { words, sentences: [...sentences, { ...sentences[0]!, id: 50_002 }] };
  const other = ['50002', '読む', '住む,切る,飲む', '읽어요', '책은 읽는 거예요.'];
  const { problems } = await inFile([GOOD.join('\t'), other.join('\t')], (directory) =>
    checkQuizzes(directory, bank, () => false),
  );
  expect(problems.map(formatProblem)).toEqual(['n5.tsv:3: all wrong words are those of sentence 50001']);
});

test('a sentence is asked once', async () => {
  const line = GOOD.join('\t');
  await expect(inFile([line, line], (directory) => readQuizzes(directory, bank))).rejects.toThrow(
    'n5.tsv:3: sentence 50001 is asked twice',
  );
});

test('a word that is written as another has its reading behind it', async () => {
  const line = GOOD.with(2, '飲む,切る,開く[ひらく]').join('\t');
  const [quiz] = await inFile([line], (directory) => readQuizzes(directory, bank));
  expect(quiz?.wrongIds).toEqual([3, 6, 11]);
});
