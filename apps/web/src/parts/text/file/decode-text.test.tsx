import { decoded, encodingOf } from '@utarang/domain/encoding';
import { expect, test } from 'vitest';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const JAPANESE = '窓を開けて風を待つ\nラジオが小さく歌う\n';
const KOREAN = '窓を開けて\n창을 열고 바람을 기다려\n風を待つ 뷁\n';
const LRC = '[00:12.40]窓(まど)を開けて\n창을 열고\n';

// biome-ignore format: a table, to be read down
test.each([
  ['UTF-8',                'utf-8',     [...new TextEncoder().encode(LRC)].map((each) => each.toString(16).padStart(2, '0')).join(''), LRC],
  ['UTF-8 with its mark',  'utf-8',     'efbbbfe7aa93', '窓'],
  ['Shift_JIS',            'shift_jis', '918b82f08a4a82af82c4959782f091d282c20a83898357834982aa8fac82b382ad89cc82a40a', JAPANESE],
  ['EUC-JP',               'euc-jp',    'c1eba4f2b3aba4b1a4c6c9f7a4f2c2d4a4c40aa5e9a5b8a5aaa4acbeaea4b5a4afb2cea4a60a', JAPANESE],
  ['CP949',                'euc-kr',    'f3ebaaf2cbd2aab1aac60ac3a2c0bb20bfadb0ed20b9d9b6f7c0bb20b1e2b4d9b7c10af9a6aaf2d3e2aac42094ee0a', KOREAN],
  ['UTF-16 without a mark', 'utf-16le', '5b00300030003a00310032002e00340030005d00937a28007e306930290092308b95513066300a003dcc44c72000f4c5e0ac0a00', LRC],
  ['the other order',      'utf-16be',  '005b00300030003a00310032002e00340030005d7a930028307e306900293092958b30513066000acc3dc7440020c5f4ace0000a', LRC],
  ['UTF-16 with its mark', 'utf-16le',  'fffe937a', '窓'],
  ['the other order, too', 'utf-16be',  'feff7a93', '窓'],
] as const)('%s is recognised', (_, encoding, hex, text) => {
  expect(encodingOf(bytes(hex))).toBe(encoding);
  expect(decoded(bytes(hex), encoding)).toBe(text);
});

// biome-ignore format: a table, to be read down
test.each([
  ['a sound file',   'fffb9064000000000000000000000000496e666f0000000f00000213'],
  ['a picture',      '89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866'],
  ['zeros',          '00'.repeat(64)],
  ['half a letter',  'fffe93'],
])('%s is no text', (_, hex) => {
  expect(encodingOf(bytes(hex))).toBeNull();
});
