import { type AnalysedText, type AnalysedToken, TEXT_MAX } from '@utarang/contract';
import { lookupErr } from '@utarang/messages';
import { describe, expect, test } from 'vitest';
import { levelShares, percent } from '../../parts/text/level-shares.js';
import { unitsOfLine } from '../../parts/text/marks.js';
import { shownLines } from '../../parts/text/shown-lines.js';
import { faultOf } from '../../parts/text/text-fault.js';
import { readSharedText } from './read-shared-text.js';

const token = (written: string, partOfSpeech: AnalysedToken['partOfSpeech'] = 'noun'): AnalysedToken => ({
  ...{ start: 0, end: written.length, written, reading: null, pronunciation: null, dictionary: null },
  ...{ partOfSpeech, wordId: null, entry: null, gloss: null, steps: [], furigana: [[written, null]] },
});

// biome-ignore format: a table, to be read down
test.each([
  [0,   10,   0],
  [1,   1000, 1],
  [999, 1000, 99],
  [10,  10,   100],
  [1,   3,    33],
  [0,   0,    0],
])('%i of %i are %i %', (part, total, share) => {
  expect(percent(part, total)).toBe(share);
});

test('levels without a word are left out', () => {
  const known: AnalysedText['known'] = { N5: 3, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 1 };
  expect(levelShares(known)).toEqual({
    total: 4,
    shares: [
      { level: 'N5', share: 75 },
      { level: 'unknown', share: 25 },
    ],
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['',           null],
  ['#',          null],
  ['#%E7%8C%AB', '猫'],
  ['#%E7',       null],
])('what %s hands over', (hash, text) => {
  expect(readSharedText(hash)).toBe(text);
});

// biome-ignore format: a table, to be read down
test.each([
  ['',                   lookupErr.required],
  [' \n ',               lookupErr.required],
  ['사랑해요 😀',         lookupErr.noJapanese],
  ['あ'.repeat(TEXT_MAX + 1),  lookupErr.tooLong],
  ['あ'.repeat(TEXT_MAX),  null],
  ['か\u3099'.repeat(TEXT_MAX), null],
])('what is wrong with a text (%#)', (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

describe('marks', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    [[token('猫'), token('。', 'plain')],                    ['猫+。']],
    [[token('猫'), token('。 Love', 'plain'), token('君')],  ['猫+。', ' Love', '君']],
    [[token('「', 'plain'), token('猫'), token('」', 'plain')], ['「', '猫+」']],
    [[token('。', 'plain')],                                 ['。']],
  ])('%#', (tokens, expected) => {
    const units = unitsOfLine(tokens);
    expect(units.map(({ text, marks }) => (marks ? `${text}+${marks}` : text))).toEqual(expected);
    expect(units.map(({ text, marks }) => text + marks).join('')).toBe(tokens.map(({ written }) => written).join(''));
  });
});

test('the beginning of a text is shown, with lines cut where they are too long', () => {
  const line = { text: '', tokens: [token('一'), token('二'), token('三')] };
  const { stanzas, more } = shownLines([[line, line], [line]], 4);
  expect(stanzas.map(({ number, lines }) => [number, lines.map(({ tokens }) => tokens.length)])).toEqual([[1, [3, 1]]]);
  expect(more).toBe(true);
  expect(shownLines([[line, line], [line]], 9).more).toBe(false);
});
