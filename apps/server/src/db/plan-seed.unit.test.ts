import type { WordEntry } from '@utarang/content/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordEntry } from '../../test/words.js';
import { planSeed, type StoredWord } from './plan-seed.js';

const entry = (id: number, japaneseWord: string, over: Partial<WordEntry> = {}): WordEntry =>
  wordEntry(id, { japaneseWord, reading: 'よみ', ...over });
const stored = (id: number, japaneseWord: string, edited = false, retired = false): StoredWord => ({
  ...entry(id, japaneseWord),
  edited,
  retired,
});
const retired = (id: number, japaneseWord: string) => stored(id, japaneseWord, false, true);
type Ids = { insert?: number[]; update?: number[]; retire?: number[]; clashing?: number[] };

describe('what a seed does', () => {
  test.each<[string, StoredWord[], WordEntry[], Ids]>([
    ['nothing to nothing', [], [], {}],
    ['a new word comes in', [], [entry(1, '山')], { insert: [1] }],
    ['the same word stays', [stored(1, '山')], [entry(1, '山')], {}],
    ['a changed word is updated', [stored(1, '山')], [entry(1, '山', { meaningKo: '산' })], { update: [1] }],
    ['so is one whose list changed', [stored(1, '山')], [entry(1, '山', { accept: ['산'] })], { update: [1] }],
    ['an edited word stays', [stored(1, '山', true)], [entry(1, '山', { meaningKo: '산' })], {}],
    ['a word that the content lost retires', [stored(1, '山')], [], { retire: [1] }],
    ['but for one that an admin edited', [stored(1, '山', true)], [], {}],
    ['and one that an admin added', [stored(100_001, '山')], [], {}],
    ['it retires once', [retired(1, '山')], [], {}],
    ['a word that comes back is a word again', [retired(1, '山')], [entry(1, '山')], { update: [1] }],
    ['its text moves to another', [stored(1, '山')], [entry(2, '山')], { insert: [2], retire: [1] }],
    ['a retired one is in no way', [retired(1, '山')], [entry(2, '山')], { insert: [2] }],
    [
      'it cannot come back while another is there',
      [retired(1, '山'), stored(100_001, '山')],
      [entry(1, '山')],
      { clashing: [1] },
    ],
    [
      'two words exchange texts',
      [stored(1, '山'), stored(2, '川')],
      [entry(1, '川'), entry(2, '山')],
      { update: [1, 2] },
    ],
    ['a text moves to a new word', [stored(1, '山')], [entry(1, '川'), entry(2, '山')], { insert: [2], update: [1] }],
    ['an admin was first', [stored(100_001, '山')], [entry(1, '山')], { clashing: [1] }],
    ['an edited word is in the way', [stored(1, '川', true)], [entry(1, '山'), entry(2, '川')], { clashing: [2] }],
    [
      'who has to wait is in the way of the next',
      [stored(1, '山'), stored(100_001, '川')],
      [entry(1, '川'), entry(2, '山')],
      { clashing: [1, 2] },
    ],
  ])('%s', (_, before, content, { insert = [], update = [], retire = [], clashing = [] }) => {
    const plan = planSeed(before, content);
    expect(plan.insert.map(({ id }) => id)).toEqual(insert);
    expect(plan.update.map(({ id }) => id)).toEqual(update);
    expect(plan.retire).toEqual(retire);
    expect(plan.clashing.map(({ id }) => id)).toEqual(clashing);
  });
});

/** Few ids and texts, so that they meet often; no id and no text comes twice, as in any database and any content. */
const someWords = fc
  .uniqueArray(fc.record({ id: fc.nat(5), text: fc.constantFrom('あ', 'い', 'う', 'え', 'お') }), {
    selector: ({ id }) => id,
  })
  .map((words) => words.filter(({ text }, index) => words.findIndex((other) => other.text === text) === index));

test('afterwards no two words are written and read the same, edits are untouched, and a second seed does nothing', () => {
  const flags = fc.array(fc.record({ edited: fc.boolean(), retired: fc.boolean() }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(someWords, someWords, flags, (old, content, are) => {
      const before = old.map(({ id, text }) => stored(id, text, are[id]?.edited, are[id]?.retired));
      const entries = content.map(({ id, text }) => entry(id, text));

      const after = apply(before, entries);
      const texts = after.filter((word) => !word.retired).map(({ japaneseWord }) => japaneseWord);
      expect(new Set(texts).size).toBe(texts.length);
      for (const word of before) if (word.edited) expect(after).toContainEqual(word);
      for (const word of before) expect(after.map(({ id }) => id)).toContain(word.id);
      const listed = new Set(entries.map(({ id }) => id));
      for (const word of after) if (!word.edited && !listed.has(word.id)) expect(word.retired).toBe(true);

      const again = planSeed(after, entries);
      expect([...again.insert, ...again.update, ...again.retire]).toEqual([]);
    }),
  );
});

function apply(before: StoredWord[], entries: WordEntry[]): StoredWord[] {
  const { insert, update, retire } = planSeed(before, entries);
  const changed = new Map([...update, ...insert].map((word) => [word.id, { ...word, edited: false, retired: false }]));
  return [
    ...before.map((word) => changed.get(word.id) ?? (retire.includes(word.id) ? { ...word, retired: true } : word)),
    ...insert.map((word) => changed.get(word.id)!),
  ];
}
