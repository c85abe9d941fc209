import { asSearched } from '@utarang/domain/language';
import type { HitWindow, SearchMode } from '@utarang/domain/search';
import { expect, test } from 'vitest';
import { memoryCatalogue, sampleWords } from '../../../test/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { relatedTo } from './related.js';

const word = (id: number, japaneseWord: string, reading: string): CatalogueWord => ({
  ...sampleWords[0]!,
  id,
  japaneseWord,
  reading,
});

const ids = (words: readonly { id: number }[]) => words.map(({ id }) => id);

const [hana, nose] = [sampleWords[1]!, sampleWords[5]!];

test.each([
  ['the same reading', hana, [nose]],
  ['in the other kana too', word(1, 'ハナ', 'ハナ'), [hana, nose]],
  ['none', sampleWords[0]!, []],
])('words with %s', (_, asked, expected) => {
  expect(ids(relatedTo(asked, memoryCatalogue()).sameReading)).toEqual(ids(expected));
});

test('words with the first kanji, wherever they have it', () => {
  const words = [
    word(9, '人', 'ひと'),
    word(8, '人々', 'ひとびと'),
    word(7, '日本人', 'にほんじん'),
    word(6, 'お金', 'おかね'),
    word(5, '金', 'きん'),
    word(4, '日々', 'ひび'),
    word(3, 'ひと', 'ひと'),
  ];
  const catalogue = memoryCatalogue(words);
  const shared = words.map((each) => ids(relatedTo(each, catalogue).sameKanji));
  expect(shared).toEqual([[8, 7], [9, 7], [4], [5], [6], [7], []]);
});

test('twelve at most, the most basic first', () => {
  const words = Array.from({ length: 30 }, (_, n) => word(100 - n, '花', 'はな'));
  const { sameReading, sameKanji } = relatedTo(words[20]!, memoryCatalogue(words));
  expect(ids(sameReading)).toEqual(Array.from({ length: 12 }, (_, n) => 100 - n));
  expect(sameKanji).toEqual(sameReading);
});

test('only spellings that find the word are offered, six at most', () => {
  const asked = sampleWords[0]!;
  const { words, lists } = memoryCatalogue();
  /** A catalogue in which these spellings find the word, and all others another one. */
  const found = (finds: (spelling: string) => boolean) => ({
    lists: {
      ...lists,
      all: {
        ...lists.all,
        search: (spelling: string, mode: SearchMode, window: HitWindow) =>
          lists.all.search(asSearched((finds(spelling) ? asked : words[1]!).koreanPronunciation), mode, window),
      },
    },
  });
  const some = found((spelling) => ['다베루', 'taberu', 'xkqpfn', '없는말'].includes(spelling));
  expect(relatedTo(asked, some).spellings).toEqual(['다베루', 'taberu']);
  expect(
    relatedTo(
      asked,
      found(() => true),
    ).spellings,
  ).toEqual(['다베루', '타베르', 'taberu', 'ㅌㅂㄹ']);
});
