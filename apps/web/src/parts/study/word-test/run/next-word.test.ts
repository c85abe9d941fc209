import type { Word } from '@utarang/contract';
import { expect, test } from 'vitest';
import { wordAfter } from './next-word.js';

const word = (id: number): Word => ({
  ...{ id, japaneseWord: `語${id}`, hiragana: 'ご', koreanPronunciation: '고', meaningKo: '말', level: null },
});
const [one, two, three] = [word(1), word(2), word(3)];

test.each<[string, Word, unknown[], Word | null]>([
  ['the next of a page', one, [{ total: 3, content: [one, two, three] }], two],
  ['from the beginning after the last', three, [{ content: [one, two, three] }], one],
  ['of a list that is the whole answer', two, [[one, two, three]], three],
  ['of the list that has it, not of the first', two, [{ sameReading: [three] }, { content: [two, one] }], one],
  ['the first where no list has it', two, [{ day: '2026-11-22', sameReading: [], sameKanji: [three, one] }], three],
  [
    'no list of other things',
    one,
    [{ levels: [{ id: 4 }], ids: [1, 2], word: two }, null, undefined, 'x', [1, 2]],
    null,
  ],
  ['none where it is alone', one, [{ content: [one] }], null],
])('%s', (_, after, answers, expected) => {
  expect(wordAfter(after, answers)).toEqual(expected);
});
