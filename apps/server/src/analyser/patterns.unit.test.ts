import { type Reference, readReference } from '@utarang/content/reference';
import { readSentences } from '@utarang/content/sentences';
import { readWordBook } from '@utarang/content/words';
import { writtenText } from '@utarang/domain/sentences';
import {
  analyseText,
  createPatternFinder,
  createTextBook,
  formSteps,
  type PatternFinder,
  type TextBook,
} from '@utarang/domain/text';
import { writingsOf } from '@utarang/domain/words';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { patternSources } from './pattern-sources.js';
import { createTokenizer } from './tokenizer.js';

/** The patterns of the real reference in the real bank (docs/product/lookup.md#patterns). */
let find: PatternFinder;
let reference: Reference;
let texts: ReadonlyMap<number, string>;
let book: TextBook;
let isWord: (lemma: string) => boolean;
const cut = createTokenizer();
beforeAll(async () => {
  const words = await readWordBook(paths.words);
  book = createTextBook(words);
  const known = new Set(words.flatMap(writingsOf));
  isWord = (lemma) => known.has(lemma);
  reference = await readReference(paths.reference);
  texts = new Map(
    (await readSentences(paths.sentences, words)).map(({ id, pieces }) => [id, writtenText(pieces)] as const),
  );
  find = createPatternFinder(patternSources(reference));
});

const idsIn = (line: string): string[] =>
  find(line, cut(line), isWord).flatMap(({ entries }) => entries.flatMap(({ id }) => id ?? []));

/** The entries that the words of a line lead to: particles, bound nouns, and the steps of forms. */
const idsOfWords = (line: string): string[] =>
  analyseText(line, cut, book)
    .stanzas.flat()
    .flatMap(({ tokens }) => tokens)
    .flatMap(({ entry, names, word, written }) => [
      ...(entry ? [entry.id ?? `${entry.list} ${written}`] : []),
      ...formSteps(names, word?.partsOfSpeech ?? []).flatMap((step) => step.entry?.id ?? []),
    ]);

test('of the examples of all entries nineteen of twenty lead to the entry', () => {
  const every = (['particles', 'endings'] as const).flatMap((list) =>
    reference[list].flatMap(({ id, form, examples }) =>
      examples.map(({ sentenceId }) => ({ list, id, form: writtenText(form), line: texts.get(sentenceId)! })),
    ),
  );
  const missed = every.filter(
    ({ list, id, form, line }) =>
      !idsIn(line).includes(id) && !idsOfWords(line).some((each) => each === id || each === `${list} ${form}`),
  );
  expect([missed.length <= every.length / 20, missed.map(({ id, line }) => `${id}: ${line}`)]).toEqual([
    true,
    expect.anything(),
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  // line                                   holds                     and not
  ['彼が来るかどうか分からない。',          'ka-douka',               'ka-or'],
  ['この問題をめぐって議論が続いた。',      'wo-megutte',             'wo-oshite'],
  ['年齢を問わず参加できます。',            'wo-towazu',              'ni-kakawarazu'],
  ['それは噂にすぎません。',                'ni-suginai',             'sugiru'],
  ['失敗するに決まってるよ。',              'ni-kimatte-iru',         'te-iku'],
  ['行かないわけにはいきません。',          'nai-wake-ni-wa',         'wake-ga-nai'],
  ['机の上に本がある。',                    'ga-aru',                 'ni-kuwae-ue'],
  ['ドアを押してください。',                'te-kudasai',             'wo-oshite'],
  ['昔はよく川で泳いだものだ。',            'mono-da-recall',         'mono-wo'],
  ['電気をつけっぱなしにするな。',          'ppanashi',               'nashi-de'],
  ['もっと早く言えばよかったのに。',        'ba-yokatta',             'te-yokatta'],
  ['今日は早く帰らせてください。',          'sasete-kudasai',         'chau'],
  ['雨が降ろうが降るまいが行く。',          'you-ga-mai-ga',          'you-to-omou'],
  ['お待ちください。',                      'o-kudasai',              'wo-kudasai'],
  ['説明書のとおりにしてください。',        'toori-ni',               'to-ii'],
  ['友達がおいしい店を教えてくれた。',      'te-kureru',              'te-oku'],
] as const)('%s holds %s and not %s', (line, holds, not) => {
  const ids = [...idsIn(line), ...idsOfWords(line)];
  expect(ids).toContain(holds);
  expect(ids).not.toContain(not);
});
