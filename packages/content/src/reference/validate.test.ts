import { piecesOf } from '@utarang/domain/sentences';
import { expect, test } from 'vitest';
import { formatProblem } from '../problem.js';
import type { Sentence } from '../sentences/parse.js';
import { parseEntries } from './parse.js';
import { validateReference } from './validate.js';

const sentence = (id: number, level: Sentence['level'], text: string): Sentence => ({
  id,
  level,
  text,
  pieces: piecesOf(text)!,
  meaningKo: '',
  wordIds: [],
  targetIds: [],
  situations: [],
});
const bank = new Map(
  [
    sentence(50_001, 'N5', '水[みず]が 飲[の]みたい。'),
    sentence(50_002, 'N5', '何[なに]も 食[た]べたくない。'),
    sentence(50_003, 'N5', 'パンは[わ] 食[た]べたいが、 水[みず]は[わ] 飲[の]みたくない。'),
    sentence(40_001, 'N4', '早[はや]く 帰[かえ]りたいと 思[おも]う。'),
  ].map((each) => [each.id, each]),
);

const entry = `id: tai
form: たい
meaning: ~고 싶다
group: wish
level: N5
tip: 내가 하고 싶은 일을 말해요.
avoid: 다른 사람의 마음에는 たがる를 써요.
korean: ‘~고 싶다’와 같아요.
join: 동사 ます형 + たい
samples: 飲[の]む u
also: たく
near: te-hoshii
example: 50001 飲みたい
example: 50002 食べたく
`;
const other = entry.replace('id: tai', 'id: te-hoshii').replace('near: te-hoshii', 'near: tai');
const file = `${entry}\n${other}`;

function problemsOf(text: string): string[] {
  const { rows, problems } = parseEntries('endings', 'endings-n5.txt', text);
  return [...problems, ...validateReference({ particles: [], endings: rows }, bank)].map(formatProblem);
}

test('good entries have no problems', () => {
  expect(problemsOf(file)).toEqual([]);
});

test('an entry is read', () => {
  expect(parseEntries('endings', 'endings-n5.txt', file).rows[0]?.entry).toMatchObject({
    id: 'tai',
    meaningKo: '~고 싶다',
    section: 'wish',
    attachments: [
      { to: 'verb', form: 'continuative', after: { written: 'たい', reading: 'たい' }, label: '동사 ます형 + たい' },
    ],
    samples: [{ written: '飲む', reading: 'のむ', kind: 'u' }],
    also: ['たく'],
    near: ['te-hoshii'],
    examples: [
      { sentenceId: 50_001, target: '飲みたい' },
      { sentenceId: 50_002, target: '食べたく' },
    ],
  });
});

/** An expected fault: where the first entry is no more, the second has a neighbour too few. */
const GONE = /^endings-n5\.txt:1[67]: near has "tai", which is no other entry$/;

// biome-ignore format: a table, to be read down
test.each([
  // planted                       from                             to                                problem
  ['an unknown key',               'tip: ',                         'tipp: ',                         ['endings-n5.txt:6: there is no key "tipp"', 'endings-n5.txt:1: tip is there 0 times']],
  ['a key twice',                  'level: N5\n',                   'level: N5\nlevel: N4\n',         ['endings-n5.txt:1: level is there 2 times']],
  ['no line of its kind',          'level: N5\n',                   'level: N5\nN5\n',                ['endings-n5.txt:6: "N5" is not a line such as "key: value"']],
  ['an unknown level',             'level: N5',                     'level: N6',                      ['endings-n5.txt:1: there is no level "N6"']],
  ['an unknown group',             'group: wish',                   'group: hope',                    ['endings-n5.txt:1: there is no group "hope"']],
  ['an id that is no slug',        'id: tai',                       'id: Tai',                        ['endings-n5.txt:1: id "Tai" is no slug such as te-iru']],
  ['a form without its reading',   'form: たい',                    'form: 欲しい',                   ['endings-n5.txt:1: form has kanji without a reading', 'endings-n5.txt:1: "飲みたい" has none of 欲しい, たく']],
  ['a form in Latin letters',      'form: たい',                    'form: tai',                      ['endings-n5.txt:1: form "tai" is not Japanese', 'endings-n5.txt:1: form has kanji without a reading', 'endings-n5.txt:1: "飲みたい" has none of tai, たく']],
  ['Japanese in the meaning',      'meaning: ~고 싶다',             'meaning: 飲고 싶다',             ['endings-n5.txt:1: meaning "飲고 싶다" is not plain Korean']],
  ['a long explanation',           '다른 사람의 마음에는',          `${'다른 사람의 마음에는 '.repeat(12)}다른`, ['endings-n5.txt:1: avoid has more than 130 characters']],
  ['a rude explanation',           '말해요.',                       '말한다.',                        ['endings-n5.txt:1: tip does not end as people speak, in 요.']],
  ['another quotation mark',       '‘~고 싶다’와',                  '"~고 싶다"와',                   ['endings-n5.txt:1: korean has a character that is neither Korean nor Japanese']],
  ['an unknown way to attach',     '동사 ます형 + たい',            '동사 활용형 + たい',             ['endings-n5.txt:9: "동사 활용형 + たい" is no way to attach']],
  ['kanji without a reading',      '동사 ます형 + たい',            '동사 ます형 + 度い',             ['endings-n5.txt:9: "동사 ます형 + 度い" is no way to attach']],
  ['a word of an unknown kind',    '飲[の]む u',                    '飲[の]む v',                     ['endings-n5.txt:1: "飲[の]む v" is no word with how it inflects']],
  ['an unknown neighbour',         'near: te-hoshii',               'near: te-hoshi',                 ['endings-n5.txt:1: near has "te-hoshi", which is no other entry']],
  ['itself as a neighbour',        'near: te-hoshii',               'near: tai',                      ['endings-n5.txt:1: near has "tai", which is no other entry']],
  ['one example',                  'example: 50002 食べたく\n',     '',                               ['endings-n5.txt:1: 1 examples, fewer than 2', 'endings-n5.txt:1: no example needs "たく" in also']],
  ['an example twice',             '50002 食べたく',                '50001 飲みたい',                 ['endings-n5.txt:1: an example is there twice', 'endings-n5.txt:1: no example needs "たく" in also']],
  ['an unknown sentence',          'example: 50001',                'example: 50009',                 ['endings-n5.txt:1: there is no sentence 50009']],
  ['what is not in the sentence',  '50001 飲みたい',                '50001 食べたい',                 ['endings-n5.txt:1: "食べたい" does not stand once in 50001, 水が飲みたい。']],
  ['what is there twice',          '50002 食べたく',                '50003 た',                       ['endings-n5.txt:1: "た" does not stand once in 50003, パンは食べたいが、水は飲みたくない。', 'endings-n5.txt:1: "た" has none of たい, たく', 'endings-n5.txt:1: no example needs "たく" in also']],
  ['a sentence without the form',  '50001 飲みたい',                '50001 水が',                     ['endings-n5.txt:1: "水が" has none of たい, たく']],
  ['a sentence above the level',   '50001 飲みたい',                '40001 帰りたい',                 ['endings-n5.txt:1: sentence 40001 (N4) is above the level']],
  ['an entry twice',               'id: te-hoshii\n',               'id: tai\n',                      ['endings-n5.txt:1: near has "te-hoshii", which is no other entry', 'endings-n5.txt:16: id tai is there twice']],
] as const)('%s', (_, from, to, problems) => {
  expect(file).toContain(from);
  expect(problemsOf(file.replace(from, to)).filter((each) => !GONE.test(each))).toEqual(problems);
});

test('an entry stands in the file of its level', () => {
  const { rows } = parseEntries('endings', 'endings-n4.txt', file);
  expect(validateReference({ particles: [], endings: rows }, bank).map(formatProblem)).toEqual([
    'endings-n4.txt:1: tai (N5) is not of the level of its file',
    'endings-n4.txt:16: te-hoshii (N5) is not of the level of its file',
  ]);
});

test('how a file ends and its blank lines are checked', () => {
  expect(problemsOf(file.trimEnd())).toEqual(['endings-n5.txt:29: the file must end with a line feed']);
  expect(problemsOf(file.replace('\n\n', '\n\n\n'))).toEqual(['endings-n5.txt:16: a blank line too many']);
  expect(problemsOf(file.replace('말해요.', '말해요. '))[0]).toMatch(/^endings-n5.txt:6: there is a space too many/);
});
