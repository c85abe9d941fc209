import { readWordBook } from '@utarang/content/words';
import { toHiragana } from '@utarang/domain/language';
import { expect, test } from 'vitest';
import { sampleWords } from '../../test/catalogue.js';
import { paths } from '../paths.js';
import { createRelatives } from './relatives.js';
import type { CatalogueWord } from './word.js';

/** The words of each reading and of each character, gathered from all words in their order. */
function oracleOf(words: readonly CatalogueWord[]) {
  const gathered = (keysOf: (word: CatalogueWord) => Iterable<string>) => {
    const byKey = new Map<string, CatalogueWord[]>();
    for (const word of words) {
      for (const key of keysOf(word)) {
        const there = byKey.get(key);
        if (there) there.push(word);
        else byKey.set(key, [word]);
      }
    }
    return (key: string): readonly CatalogueWord[] => byKey.get(key) ?? [];
  };
  const readAs = gathered(({ reading }) => [toHiragana(reading)]);
  const holding = gathered(({ japaneseWord }) => new Set(japaneseWord));
  return {
    sameReading: ({ reading }: CatalogueWord) => readAs(toHiragana(reading)),
    sameKanji({ japaneseWord }: CatalogueWord) {
      const [kanji] = japaneseWord.match(/(?!々)\p{Script=Han}/u) ?? [];
      return kanji ? holding(kanji) : [];
    },
  };
}

const idsOf = (words: readonly CatalogueWord[]) => words.map(({ id }) => id).join(' ');

/** Are they alike? Two that were compared before, as those of many words are, are not compared again. */
function comparer() {
  const alike = new Map<readonly CatalogueWord[], readonly CatalogueWord[]>();
  return (found: readonly CatalogueWord[], wanted: readonly CatalogueWord[]): boolean => {
    if (alike.get(found) === wanted) return true;
    if (idsOf(found) !== idsOf(wanted)) return false;
    alike.set(found, wanted);
    return true;
  };
}

test('every word of the book has the relatives that are gathered from all words', async () => {
  const book = await readWordBook(paths.words);
  const words = book
    .map(({ id, japaneseWord, reading }) => ({ ...sampleWords[0]!, id, japaneseWord, reading }))
    .sort((a, b) => b.id - a.id);
  const [found, oracle, areAlike] = [createRelatives(words), oracleOf(words), comparer()];
  const differing = words.filter(
    (word) =>
      !areAlike(found.sameReading(word), oracle.sameReading(word)) ||
      !areAlike(found.sameKanji(word), oracle.sameKanji(word)),
  );
  expect(differing).toEqual([]);
  expect(words.some((word) => found.sameKanji(word).length > 12)).toBe(true);
});

// biome-ignore format: a table, to be read down
test.each([
  // asked     read as    the same reading    the same kanji
  ['ハナ',     'ハナ',    ['花', '鼻'],        []],
  ['𠮟る',     'しかる',  [],                  ['𠮟責']],
  ['々',       'おなじ',  [],                  []],
  ['食事',     'しょくじ', [],                 ['食べる', '食べ物']],
])('%s, read as %s, need not be in the catalogue', (japaneseWord, reading, read, held) => {
  const words = [...sampleWords, { ...sampleWords[0]!, id: 7, japaneseWord: '𠮟責', reading: 'しっせき' }];
  const { sameReading, sameKanji } = createRelatives(words);
  const written = (found: readonly CatalogueWord[]) => found.map((word) => word.japaneseWord);
  expect([written(sameReading({ reading })), written(sameKanji({ japaneseWord }))]).toEqual([read, held]);
});
