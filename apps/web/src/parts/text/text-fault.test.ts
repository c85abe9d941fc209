import { TEXT_MAX } from '@utarang/contract';
import { lookupErr } from '@utarang/messages';
import { expect, test } from 'vitest';
import { faultOf } from './text-fault.js';

// biome-ignore format: a table, to be read down
test.each([
  ['',                                     lookupErr.required],
  [' \r\n ',                               lookupErr.required],
  ['사랑해',                                lookupErr.noJapanese],
  ['猫',                                   null],
  ['あ'.repeat(TEXT_MAX),                  null],
  ['あ'.repeat(TEXT_MAX + 1),              lookupErr.tooLong],
  // As the server counts: a line end is one character, a kana with its mark another one.
  ['あ\r\n'.repeat(TEXT_MAX / 2),          null],
  ['か\u3099'.repeat(TEXT_MAX),            null],
  ['𠮷'.repeat(TEXT_MAX),                  null],
])('a text is refused before it is sent as the server would: %#', (text, sentence) => {
  expect(faultOf(text)).toBe(sentence);
});
