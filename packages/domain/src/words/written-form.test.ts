import { expect, test } from 'vitest';
import { readWrittenForms, writingsOf } from './written-form.js';

// biome-ignore format: a table, to be read down
test.each([
  ['',                                     [],                                                                    []],
  ['面白い',                               [{ kind: 'usual', note: null, written: '面白い' }],                     []],
  ['also:想う(노래와 글에서), rare:惟う',    [{ kind: 'also', note: '노래와 글에서', written: '想う' },
                                            { kind: 'rare', note: null, written: '惟う' }],                       []],
  ['often:想う',                           [],                                                                    ['often:想う']],
  ['想う(노래',                            [],                                                                    ['想う(노래']],
  ['想う,念う',                            [],                                                                    ['想う,念う']],
  ['想 う',                                [],                                                                    ['想 う']],
])('%s', (cell, forms, wrong) => {
  expect(readWrittenForms(cell)).toEqual({ forms, wrong });
});

test('all ways to write a word, the headword first', () => {
  expect(writingsOf({ japaneseWord: '思う', forms: [{ written: '想う' }] })).toEqual(['思う', '想う']);
  expect(writingsOf({ japaneseWord: '思う' })).toEqual(['思う']);
});
