import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compoundAccent, compoundKind, endOf } from '@utarang/domain/accent';
import { expect, test } from 'vitest';
import { checksDirectory, referenceDirectory, wordsDirectory } from '../places.js';
import { formatProblem } from '../problem.js';
import { sentenceAnalyser } from '../sentences/checks/analysis.js';
import { shippedBook } from '../test/shipped.js';
import { readTsv } from '../tsv.js';
import { emptyEntry, type WordEntry } from '../words/entry.js';
import { phraseUnitReader } from '../words/phrase-units.js';
import { accentsOf } from './accents.js';
import { type FactFile, factFiles } from './format.js';
import { checkWordFacts, parseFacts } from './read.js';
import { hasItsNoun, isVerb } from './transitivity.js';
import { compoundEndFinder, parseUnidic, unidicFinder } from './unidic.js';

const entry = (
  id: number,
  japaneseWord: string,
  reading: string,
  ...partsOfSpeech: WordEntry['partsOfSpeech'][number][]
) => ({
  ...emptyEntry,
  id,
  japaneseWord,
  reading,
  partsOfSpeech,
});
const words: WordEntry[] = [
  entry(1, '開く', 'あく', 'verb-u'),
  entry(2, '開ける', 'あける', 'verb-ru'),
  entry(3, '箸', 'はし', 'noun'),
  entry(4, '橋', 'はし', 'noun'),
  { ...entry(5, '目を覚ます', 'めをさます', 'expression', 'verb-u'), koreanPronunciation: '메오 사마스' },
  { ...entry(6, '気が遠くなる', 'きがとおくなる', 'expression', 'verb-u'), koreanPronunciation: '키가 토오쿠 나루' },
  { ...entry(7, '手に入れる', 'てにいれる', 'expression', 'verb-ru'), koreanPronunciation: '테니 이레루' },
  entry(8, '下がる', 'さがる', 'verb-u'),
];

const headers = Object.fromEntries(
  Object.entries(factFiles).map(([file, columns]) => [file, `${columns.join('\t')}\n`]),
) as Record<FactFile, string>;

/** Parses these lines of one file, the others empty. */
const parsed = (file: FactFile, ...lines: string[]) =>
  parseFacts({ ...headers, [file]: headers[file] + lines.map((line) => `${line}\n`).join('') }, words);

// biome-ignore format: a table, to be read down
test.each<[string, FactFile, string[], string[]]>([
  ['a pair',              'related.tsv',      ['pair\t1\t開く\t2\t開ける\t열리다 / 열다'],                 []],
  ['an unknown kind',     'related.tsv',      ['twin\t1\t開く\t2\t開ける\t열리다'],                         ['related.tsv:2: kind "twin" is none of pair, synonym, antonym, confused']],
  ['an unknown id',       'related.tsv',      ['pair\t9\t開く\t2\t開ける\t열리다'],                         ['related.tsv:2: there is no word 9']],
  ['an unknown other',    'related.tsv',      ['pair\t1\t開く\t9\t開ける\t열리다'],                         ['related.tsv:2: there is no word 9']],
  ['another word',        'related.tsv',      ['pair\t1\t空く\t2\t開ける\t열리다'],                         ['related.tsv:2: 1 is 開く, not 空く']],
  ['another other',       'related.tsv',      ['pair\t1\t開く\t2\t空ける\t열리다'],                         ['related.tsv:2: 2 is 開ける, not 空ける']],
  ['itself',              'related.tsv',      ['synonym\t1\t開く\t1\t開く\t열리다'],                        ['related.tsv:2: 開く is tied to itself']],
  ['no note',             'related.tsv',      ['synonym\t3\t箸\t4\t橋\t'],                                  ['related.tsv:2: note is empty']],
  ['no Korean note',      'related.tsv',      ['synonym\t3\t箸\t4\t橋\t違う'],                              ['related.tsv:2: note "違う" is not Korean']],
  ['a long note',         'related.tsv',      [`confused\t3\t箸\t4\t橋\t${'가'.repeat(101)}`],              ['related.tsv:2: note has 101 characters, more than 100']],
  ['twice',               'related.tsv',      ['confused\t3\t箸\t4\t橋\t억양', 'confused\t3\t箸\t4\t橋\t억양'], ['related.tsv:3: 箸 is there already, in line 2']],
  ['twice, turned round', 'related.tsv',      ['confused\t3\t箸\t4\t橋\t억양', 'synonym\t4\t橋\t3\t箸\t억양'],  ['related.tsv:3: 橋 is there already, in line 2']],
  ['an accent',           'accents.tsv',      ['3\t箸\t1\t와\tunidic'],                                     []],
  ['several',             'accents.tsv',      ['3\t箸\t1,0\t\thand'],                                       []],
  ['past the end',        'accents.tsv',      ['3\t箸\t3\t와\tunidic'],                                     ['accents.tsv:2: accent "3" is no mora of はし, which has 2']],
  ['no number',           'accents.tsv',      ['3\t箸\t-\t와\tunidic'],                                     ['accents.tsv:2: accent "-" is no mora of はし, which has 2']],
  ['a band',              'bands.tsv',        ['3\t箸\t2'],                                                []],
  ['another number',      'bands.tsv',        ['3\t箸\t6'],                                                ['bands.tsv:2: band "6" is none of 1 to 5']],
  ['the same twice',      'accents.tsv',      ['3\t箸\t1,1\t와\tunidic'],                                   ['accents.tsv:2: accent "1,1" repeats itself']],
  ['an unknown origin',   'accents.tsv',      ['3\t箸\t1\t中\tunidic'],                                     ['accents.tsv:2: origin "中" is none of 와, 한, 외, 혼']],
  ['an unknown source',   'accents.tsv',      ['3\t箸\t1\t와\tme'],                                         ['accents.tsv:2: from "me" is none of unidic, hand, rule']],
  ['a register',          'register.tsv',     ['3\t箸\t글말'],                                              []],
  ['an unknown one',      'register.tsv',     ['3\t箸\t서울말'],                                            ['register.tsv:2: register "서울말" is none of 입말, 격식, 속어, 낮춤, 높임, 겸양, 글말, 어린이 말']],
  ['a word twice',        'register.tsv',     ['3\t箸\t글말', '3\t箸\t입말'],                               ['register.tsv:3: 箸 is there already, in line 2']],
  ['a verb',              'transitivity.tsv', ['1\t開く\t자동사'],                                          []],
  ['no verb',             'transitivity.tsv', ['3\t箸\t자동사'],                                            ['transitivity.tsv:2: 箸 is no verb']],
  ['an object inside',    'transitivity.tsv', ['5\t目を覚ます\t타동사'],                                   ['transitivity.tsv:2: 目を覚ます has its object or its subject in it, and takes no other']],
  ['a subject inside',    'transitivity.tsv', ['6\t気が遠くなる\t자동사'],                                 ['transitivity.tsv:2: 気が遠くなる has its object or its subject in it, and takes no other']],
  ['another noun inside', 'transitivity.tsv', ['7\t手に入れる\t타동사'],                                   []],
  ['a が of the verb',    'transitivity.tsv', ['8\t下がる\t자동사'],                                       []],
  ['usage',               'usage.tsv',        ['3\t箸\t셀 때는 膳을 써요.'],                                []],
  ['no sentence',         'usage.tsv',        ['3\t箸\t젓가락'],                                            ['usage.tsv:2: usage does not end as a sentence']],
  ['a long one',          'usage.tsv',        [`3\t箸\t${'가'.repeat(120)}.`],                              ['usage.tsv:2: usage has 121 characters, more than 120']],
])('%s of %s', (_, file, lines, problems) => {
  expect(parsed(file, ...lines).problems.map(formatProblem)).toEqual(problems);
});

test.each(Object.keys(factFiles) as FactFile[])('%s is read', (file) => {
  const line = factFiles[file].map((column: string) => (column === 'id' ? '9' : 'x')).join('\t');
  expect(parsed(file, line).problems.map(formatProblem)).toContain(`${file}:2: there is no word 9`);
});

test('a tie stands there from either end', () => {
  expect(parsed('related.tsv', 'pair\t1\t開く\t2\t開ける\t열리다 / 열다').facts.links).toEqual([
    { kind: 'pair', wordId: 1, otherId: 2, note: '열리다 / 열다' },
    { kind: 'pair', wordId: 2, otherId: 1, note: '열리다 / 열다' },
  ]);
});

test('what several files say of a word is said of it together', () => {
  const texts = { ...headers, 'register.tsv': `${headers['register.tsv']}1\t開く\t입말\n` };
  texts['transitivity.tsv'] += '1\t開く\t자동사\n2\t開ける\t타동사\n';
  expect(parseFacts(texts, words).facts.facts).toEqual([
    { wordId: 1, transitivity: '자동사', register: '입말', usage: null },
    { wordId: 2, transitivity: '타동사', register: null, usage: null },
  ]);
});

const book = await shippedBook();

test('the facts of the product have no problems', async () => {
  const { facts, problems } = await checkWordFacts(wordsDirectory, book);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(facts.accents.length / book.length).toBeGreaterThan(0.97);
  expect(facts.bands.length / book.length).toBeGreaterThan(0.87);
});

test('a verb says whether it takes an object, but where its object or its subject is in it', async () => {
  const { facts } = await checkWordFacts(wordsDirectory, book);
  const said = new Set(facts.facts.flatMap(({ wordId, transitivity }) => (transitivity === null ? [] : [wordId])));
  const silent = book.filter((word) => isVerb(word) && !hasItsNoun(word) && !said.has(word.id));
  expect(silent.map(({ japaneseWord }) => japaneseWord)).toEqual([]);
});

const unidic = new URL('unidic-words.tsv.gz', referenceDirectory);
const dictionary = existsSync(unidic) ? parseUnidic(gunzipSync(readFileSync(unidic)).toString('utf8')) : null;
if (!dictionary && !process.env['CI']) {
  console.warn(`The accents were NOT checked: there is no ${unidic.pathname}; set REFERENCE_DIR.`);
}

test.skipIf(!dictionary && !process.env['CI'])(
  'accents.tsv is what UniDic, the table by hand and the rules make of the words',
  () => {
    const table = (directory: URL) => readTsv<'id' | 'accent'>(readFileSync(new URL('accents.tsv', directory), 'utf8'));
    const byHand = new Map(
      table(checksDirectory).map(({ id, accent }) => [Number(id), accent.split(/[, ]/).map(Number)] as const),
    );
    const listed = table(wordsDirectory).map(({ id, accent }) => `${id} ${accent}`);
    const rows = accentsOf(book, dictionary ?? [], byHand, phraseUnitReader(sentenceAnalyser()));
    const made = new Set(rows.map(({ id, accent, isPhrase }) => `${id} ${accent.join(isPhrase ? ' ' : ',')}`));
    // `npm run accents` rewrites it. A word that was added since has none yet.
    expect(listed.filter((line) => !made.has(line))).toEqual([]);
  },
);

test.skipIf(!dictionary)('the rule of compounds is right of 97 of 100 words of the book that UniDic has', () => {
  const find = unidicFinder(dictionary ?? []);
  const endsOf = compoundEndFinder(dictionary ?? [], book);
  const rates = new Map<string, { right: number; all: number }>();
  for (const word of book) {
    const said = find(word).flatMap(({ accent }) => accent);
    const end = endOf(endsOf(word));
    const made = end && compoundAccent(word.reading, end);
    if (said.length === 0 || !end || made === null) continue;
    const kind = compoundKind(end) ?? '';
    const rate = rates.get(kind) ?? { right: 0, all: 0 };
    rates.set(kind, { right: rate.right + (said.includes(made) ? 1 : 0), all: rate.all + 1 });
  }
  const told = [...rates].map(([kind, { right, all }]) => ({ kind, right, all, share: right / all }));
  console.table(told);
  expect(told.filter(({ share }) => share < 0.97)).toEqual([]);
  expect(told.reduce((sum, { all }) => sum + all, 0)).toBeGreaterThan(100);
});
