import { expect, test } from 'vitest';
import { readFile } from './read-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const EAT = { text: '食べる', reading: 'たべる', meaning: '먹다' };
const WATER = { text: '水', reading: 'みず', meaning: '물' };
const bare = ({ text }: typeof EAT) => ({ text, reading: '', meaning: '' });

test.each<[string, string, unknown[]]>([
  ['CSV', '단어,읽기,뜻\r\n食べる,たべる,먹다\r\n水,みず,물\r\n', [EAT, WATER]],
  ['CSV of Excel, with its mark', '\ufeff단어;읽기;뜻\n食べる;たべる;먹다', [EAT]],
  ['CSV without headings', '食べる,たべる,먹다\n水,みず,물', [EAT, WATER]],
  ['TSV', 'Front\tReading\tBack\n食べる\tたべる\t먹다', [EAT]],
  [
    'a text of Anki',
    '#separator:tab\n#html:true\n#columns:guid\t단어\t읽기\t뜻\n#guid column:1\nx\t<b>水</b>\tみず\t물&nbsp;',
    [WATER],
  ],
  ['a text of Anki without columns', '#separator:Semicolon\n#html:false\n水;みず;물', [WATER]],
  ['a list', '食べる\n\n水\n食べる\n', [bare(EAT), bare(WATER)]],
  ['a list with meanings', '1. 食べる(たべる) 먹다\n2. 水【みず】물', [EAT, WATER]],
  ['a list with headings', '# 1과\n食べる', [bare(EAT)]],
  [
    'WaniKani as CSV',
    'Item Type,Level,Characters,Meaning,Reading\nkanji,1,水,water,みず\nvocabulary,1,水,물,みず',
    [WATER],
  ],
  [
    'WaniKani as JSON',
    JSON.stringify({
      object: 'collection',
      data: [
        { object: 'radical', data: { characters: '一' } },
        {
          object: 'vocabulary',
          data: {
            characters: '水',
            meanings: [
              { meaning: 'aqua', primary: false },
              { meaning: '물', primary: true },
            ],
            readings: [{ reading: 'みず', primary: true }],
          },
        },
      ],
    }),
    [{ ...WATER, meaning: '물, aqua' }],
  ],
  [
    'jpdb',
    JSON.stringify({
      cards_vocabulary_jp_en: [{ vid: 1, spelling: '食べる', reading: 'たべる', reviews: [] }],
      cards_vocabulary_en_jp: [{ vid: 1, spelling: '食べる', reading: 'たべる', reviews: [] }],
      cards_kanji_keyword_char: [{ character: '水', reviews: [] }],
    }),
    [{ ...EAT, meaning: '' }],
  ],
  [
    'JSON with what nobody can read',
    '[{"word":"食\\u0000べ\\ud800る","reading":"た\\u0085べる\\u007f"}]',
    [{ ...EAT, reading: 'た べる', meaning: '' }],
  ],
  ['words in JSON', '["食べる","水"]', [bare(EAT), bare(WATER)]],
  [
    'formulas',
    '단어,뜻\n水,"=HYPERLINK(""http://example.com"")"',
    [{ ...WATER, reading: '', meaning: '=HYPERLINK("http://example.com")' }],
  ],
  ['guarded cells', "단어,뜻\n水,'=1+1", [{ ...WATER, reading: '', meaning: '=1+1' }]],
  [
    'a quote within a cell',
    '단어,뜻\n水,물 "맑은" 것\n食べる,먹다',
    [
      { ...WATER, reading: '', meaning: '물 "맑은" 것' },
      { ...EAT, reading: '' },
    ],
  ],
])('%s', async (_, text, words) => {
  expect(await readFile(bytes(text), 10)).toEqual(words);
});

test.each<[string, readonly number[]]>([
  ['CP949', [0xb4, 0xdc, 0xbe, 0xee, 0x2c, 0xb6, 0xe6, 0x0a, 0xe2, 0xa9, 0x2c, 0xb9, 0xb0]],
  ['Shift_JIS', [0x92, 0x50, 0x8c, 0xea, 0x2c, 0x93, 0xc7, 0x82, 0xdd, 0x0a, 0x90, 0x85, 0x2c, 0x82, 0xdd, 0x82, 0xb8]],
  ['UTF-16', [...Buffer.from('\ufeff水\tみず\t물', 'utf16le')]],
])('%s', async (_, file) => {
  const [word] = await readFile(Uint8Array.from(file), 10);
  expect(word?.text).toBe('水');
});

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks', bytes(' \n\ufeff '), 'empty'],
  ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]), 'encoding'],
  ['Korean alone', bytes('먹다\n마시다'), 'noWords'],
  ['headings alone', bytes('단어,뜻\n'), 'noWords'],
  ['columns without end', bytes(','.repeat(4_000_000)), 'tooManyColumns'],
  ['columns without end behind an open quote', bytes(`"水${','.repeat(4_000_000)}`), 'tooManyColumns'],
  ['a row of many columns', bytes(`単語,뜻\n水,물\n水${',x'.repeat(200)}`), 'tooManyColumns'],
  ['cells without end', bytes(`${','.repeat(199)}\n`.repeat(20_000)), 'tooManyCells'],
  [
    'cells without end, with quotes as people type them',
    bytes(`x "${'\t'.repeat(199)}\n`.repeat(9000)),
    'tooManyCells',
  ],
  ['headings without end', bytes(`#separator:comma\n#columns:${','.repeat(4_000_000)}\na,b`), 'noWords'],
  ['lines without end', bytes('水\n'.repeat(1_000_000)), 'tooMany'],
  ['rows without end', bytes(',\n'.repeat(1_000_000)), 'tooMany'],
  ['items without end', bytes(`[${'{},'.repeat(1_000_000)}{}]`), 'tooMany'],
  ['half a JSON', bytes('{"cards": [{"spelling": "水"'), 'json'],
  ['JSON without words', bytes('{"a": 1}'), 'noWords'],
  [
    'more words than may be',
    bytes(Array.from({ length: 11 }, (_, n) => `水${'一'.repeat(n + 1)}`).join('\n')),
    'tooMany',
  ],
])('%s is refused', async (_, file, refusal) => {
  await expect(readFile(file, 10)).rejects.toMatchObject({ refusal });
});

/** Reading time that grows with the square of the size would be minutes here; here it is some ten times what it takes. */
test.each<[string, string]>([
  ['columns', ','.repeat(4_000_000)],
  ['rows of many columns', `水${',x'.repeat(199)}\n`.repeat(8_000)],
  ['a list of as many lines as may be', '水 물\n'.repeat(100_000)],
  ['a line of a list', `水 x${'、'.repeat(1_300_000)}x`],
  ['brackets in a line', '水('.repeat(1_000_000)],
])('4 MB of %s hold the thread no longer than seconds', { timeout: 8000 }, async (_, text) => {
  await readFile(bytes(text), 20_000).catch(() => null);
});
