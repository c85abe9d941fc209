import { changeOf, DRILL_FORMS, groupOf, hasForm, WORD_GROUPS } from '@utarang/domain/conjugation';
import { inflectionsOf } from '@utarang/domain/language';
import { writingsOf } from '@utarang/domain/words';
import { expect, test } from 'vitest';
import { conjugationWords } from '../../data/conjugation.js';
import { shippedBook } from '../test/shipped.js';

test('the words of the drill are words of the book that inflect so', async () => {
  const book = await shippedBook();
  const unknown = conjugationWords.filter(
    ({ written, reading, kind }) =>
      !book.some(
        (word) =>
          word.reading === reading &&
          [...writingsOf(word), word.reading].includes(written) &&
          inflectionsOf(word.japaneseWord, word.partsOfSpeech).includes(kind),
      ),
  );
  expect(unknown.map(({ written }) => written)).toEqual([]);
});

test('no word is there twice, and each has every form of its group', () => {
  expect(new Set(conjugationWords.map(({ written }) => written)).size).toBe(conjugationWords.length);
  for (const word of conjugationWords) {
    const missing = DRILL_FORMS.filter((form) => hasForm(groupOf(word), form) && changeOf(word, form) === null);
    expect([word.written, missing]).toEqual([word.written, []]);
  }
});

test('each group has words, the first group every ending', () => {
  expect(WORD_GROUPS.filter((group) => !conjugationWords.some((word) => groupOf(word) === group))).toEqual([]);
  const endings = conjugationWords.filter(({ kind }) => kind === 'u').map(({ reading }) => reading.at(-1));
  expect([...new Set(endings)].sort().join('')).toBe('うくぐすつぶむる');
});
