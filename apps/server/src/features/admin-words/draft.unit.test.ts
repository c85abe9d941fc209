import type { StoredWord } from '@utarang/contract';
import { expect, test } from 'vitest';
import { wordIn } from './draft.js';
import { changedFields, emptyDraft } from './draft-fields.js';

const word: StoredWord = {
  ...emptyDraft,
  id: 100_001,
  version: 1,
  japaneseWord: '食べる',
  hiragana: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다',
  fields: ['식당', '음식'],
};

test('an entry of the audit trail from before a field was there has nothing of it', () => {
  const { koLike: _, block: __, ...older } = word;
  expect(wordIn(older)).toEqual(word);
  expect(wordIn(null)).toBeNull();
});

// biome-ignore format: a table, to be read down
test.each<[over: Partial<StoredWord>, changed: string[]]>([
  [{},                                             []],
  [{ version: 2 },                                 []],
  [{ fields: ['음식', '식당'] },                    []],
  [{ fields: ['식당'], meaningKo: '들다' },         ['meaningKo', 'fields']],
  [{ accept: ['들다'], level: 'N5' },              ['level', 'accept']],
  [{ koLike: { hanja: '식', caution: null } },     ['koLike']],
])('%j differs in %j', (over, changed) => {
  expect(changedFields(word, { ...word, ...over })).toEqual(changed);
});
