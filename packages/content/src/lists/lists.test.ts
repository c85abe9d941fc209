import { expect, test } from 'vitest';
import { fieldNames } from '../../data/fields.js';
import { dataDirectory } from '../places.js';
import { formatProblem } from '../problem.js';
import { shippedBook } from '../test/shipped.js';
import { emptyEntry, type WordEntry } from '../words/entry.js';
import { readFields } from './fields.js';
import { readKoLike } from './ko-like.js';
import { checkWordLists } from './read.js';

const entry = (id: number, japaneseWord: string, reading: string): WordEntry => ({
  ...emptyEntry,
  id,
  japaneseWord,
  reading,
  meaningKo: '뜻',
  partsOfSpeech: ['noun'],
});
const words = [
  entry(1, '料理', 'りょうり'),
  entry(2, '犬', 'いぬ'),
  entry(3, '工夫', 'くふう'),
  entry(4, '会社', 'かいしゃ'),
  entry(6, 'まじめ', 'まじめ'),
  { ...entry(5, '制服', 'せいふく'), meaningKo: '제복, 유니폼', accept: ['교복'], level: 'N1' as const },
];

const HEADER = 'field\tword\treading\tmeaning\tlevel\n';
const fieldProblems = (text: string) =>
  readFields(HEADER + text, words)
    .problems.map(formatProblem)
    .filter((problem) => !problem.includes('fewer than'));

// biome-ignore format: a table, to be read down
test.each([
  ['good lines',           '동물\t犬\tいぬ\n음식\t料理\tりょうり\n', []],
  ['an unknown situation', '바다\t犬\tいぬ\n',                      ['fields.tsv:2: there is no situation "바다"']],
  ['an unknown word',      '동물\t猫\tねこ\n',                      ['fields.tsv:2: 猫 (ねこ) is not in the word book']],
  ['another reading',      '동물\t犬\tけん\n',                      ['fields.tsv:2: 犬 (けん) is not in the word book']],
  ['a word twice',         '동물\t犬\tいぬ\n동물\t犬\tいぬ\n',        ['fields.tsv:3: 犬 is there twice']],
  ['a column too few',     '동물\t犬\n',                            ['fields.tsv:2: 2 columns instead of 3 to 5']],
  ['a space at an end',    '동물\t犬 \tいぬ\n',                     ['fields.tsv:2: word has a space too many, or one that is not a plain space', 'fields.tsv:2: 犬  (いぬ) is not in the word book']],
  ['an own sense',         '학교\t制服\tせいふく\t교복\n',           []],
  ['an accepted one',      '학교\t制服\tせいふく\t유니폼, 교복\n',   []],
  ['a sense it has not',   '학교\t制服\tせいふく\t교복, 사복\n',     ['fields.tsv:2: 制服: "사복" is neither a sense of it nor accepted']],
  ['all its senses',       '학교\t制服\tせいふく\t제복, 유니폼\n',   ['fields.tsv:2: 制服: its meaning is that of the word book: leave it empty']],
  ['a hidden level',       '학교\t制服\tせいふく\t\t-\n',           []],
  ['another level',        '학교\t制服\tせいふく\t\tN5\n',          ['fields.tsv:2: 制服: its level may be "-" or empty, not "N5"']],
  ['no level to hide',     '동물\t犬\tいぬ\t\t-\n',                ['fields.tsv:2: 犬: it has no level: leave it empty']],
  ['too many cells',       '동물\t犬\tいぬ\t\t\t\n',                ['fields.tsv:2: 6 columns instead of 3 to 5']],
  ['no line end',          '동물\t犬\tいぬ',                        ['fields.tsv:2: the file must end with a line feed']],
])('situations: %s', (_, text, problems) => {
  expect(fieldProblems(text)).toEqual(problems);
});

test('an entry says what the word means in its situation, and whether its level is shown there', () => {
  const { fields } = readFields(`${HEADER}학교\t制服\tせいふく\t교복\n회사\t制服\tせいふく\t\t-\n`, words);
  const entryOf = (situation: string) => fields.find(({ name }) => name === situation)!.entries[0];
  expect(entryOf('학교')).toEqual({ wordId: 5, meaningKo: '교복', hidesLevel: false });
  expect(entryOf('회사')).toEqual({ wordId: 5, meaningKo: null, hidesLevel: true });
});

test('situations keep the order of the navigation, and their words that of the file; one that is too small is told', () => {
  const { fields, problems } = readFields(`${HEADER}음식\t料理\tりょうり\n동물\t犬\tいぬ\n음식\t犬\tいぬ\n`, words);
  expect(fields.map(({ name }) => name)).toEqual([...fieldNames]);
  expect(fields.find(({ name }) => name === '음식')?.entries.map(({ wordId }) => wordId)).toEqual([1, 2]);
  expect(problems.map(formatProblem)).toContain('fields.tsv:1: 음식 has 2 entries, fewer than 30');
});

const koLikeProblems = (line: string) =>
  readKoLike(`word\treading\tkorean\tcaution\tkanji\n${line}\n`, words)
    .problems.map(formatProblem)
    .filter((problem) => !problem.includes('fewer than'));

// biome-ignore format: a table, to be read down
test.each([
  ['a good line',               '料理\tりょうり\t요리\t',                  []],
  ['a false friend',            '工夫\tくふう\t공부\t공부가 아니라 궁리예요', []],
  ['another Korean word',       '料理\tりょうり\t조리\t',                  ['ko-like.tsv:2: 料理 is read 요리 in Korean, not 조리']],
  ['the initial-sound rule',    '料理\tりょうり\t료리\t',                  ['ko-like.tsv:2: 料理 is read 요리 in Korean, not 료리']],
  ['an unknown word',           '食堂\tしょくどう\t식당\t',                ['ko-like.tsv:2: 食堂 (しょくどう) is not in the word book']],
  ['kanji for kana',            'まじめ\tまじめ\t진면목\t성실하다예요\t真面目',    []],
  ['none for kana',             'まじめ\tまじめ\t진면목\t성실하다예요',          ['ko-like.tsv:2: まじめ is read undefined in Korean, not 진면목']],
  ['kanji for kanji',           '料理\tりょうり\t요리\t\t料理',               ['ko-like.tsv:2: 料理 has kanji of its own']],
  ['a long caution',            `会社\tかいしゃ\t회사\t${'가'.repeat(61)}`, ['ko-like.tsv:2: the caution has more than 60 characters']],
])('words like Korean: %s', (_, line, problems) => {
  expect(koLikeProblems(line)).toEqual(problems);
});

test('words like Korean come by their levels, and in each those that mislead last', () => {
  const at = (id: number, japaneseWord: string, level: 'N5' | 'N1') => ({ ...entry(id, japaneseWord, 'よみ'), level });
  const book = [at(1, '料理', 'N5'), at(2, '会社', 'N5'), at(3, '工夫', 'N1')];
  const lines = { 料理: '料理\tよみ\t요리\t', 会社: '会社\tよみ\t회사\t조심해요', 工夫: '工夫\tよみ\t공부\t궁리예요' };
  const strays = (...order: (keyof typeof lines)[]) =>
    readKoLike(`word\treading\tkorean\tcaution\tkanji\n${order.map((word) => `${lines[word]}\n`).join('')}`, book)
      .problems.map(formatProblem)
      .filter((problem) => problem.includes('belongs further up'))
      .map((problem) => problem.split(' ')[1]);
  expect(strays('料理', '会社', '工夫')).toEqual([]);
  expect(strays('会社', '料理', '工夫')).toEqual(['料理']);
  expect(strays('料理', '工夫', '会社')).toEqual(['会社']);
});

test('the lists of the product have no problems, and the false friends that everybody falls for are in them', async () => {
  const book = await shippedBook();
  const { lists, problems } = await checkWordLists(dataDirectory, book);
  expect(problems.map(formatProblem)).toEqual([]);
  const cautious = new Set(lists.koLike.filter(({ caution }) => caution !== null).map(({ wordId }) => wordId));
  const written = book.filter(({ id }) => cautious.has(id)).map(({ japaneseWord }) => japaneseWord);
  expect(written).toEqual(
    expect.arrayContaining(['大丈夫', '工夫', '愛人', '八方美人', '面倒', '真面目', '砂糖', '放心']),
  );
});
