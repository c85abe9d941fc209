import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Furigana } from './furigana.js';

test('a reading stands above the part that needs it', async () => {
  const parts = [
    { text: '食', reading: 'た' },
    { text: 'べる', reading: null },
  ];
  const { container } = await render(<Furigana parts={parts} />);
  expect(container.innerHTML).toBe('<ruby>食<rt>た</rt></ruby>べる');
});

type Parts = [text: string, reading: string | null][];

test.each<[string, Parts, string[]]>([
  [
    'a wide reading lies over the kana behind it, and begins where the text begins',
    [
      ['私', 'わたし'],
      ['は', null],
    ],
    ['- 1'],
  ],
  [
    'over kana on both sides',
    [
      ['お', null],
      ['志', 'こころざし'],
      ['を', null],
    ],
    ['2 2'],
  ],
  [
    'over a mark',
    [
      ['光', 'ひかり'],
      ['、', null],
    ],
    ['- 1'],
  ],
  [
    'over no blank',
    [
      ['朝', 'あさひ'],
      [' ', null],
    ],
    ['- -'],
  ],
  [
    'over no kanji that stands without a reading',
    [
      ['志', 'こころざし'],
      ['々', null],
    ],
    ['- -'],
  ],
  [
    'two neighbours keep a gap',
    [
      ['毎朝', 'まいあさ'],
      ['七時', 'しちじ'],
    ],
    ['- gap', '- -'],
  ],
  [
    'a narrow one stays where it is',
    [
      ['食', 'た'],
      ['べる', null],
    ],
    ['- -'],
  ],
  [
    'no gap where one of two is narrow',
    [
      ['食', 'た'],
      ['物', 'もの'],
    ],
    ['- -', '- -'],
  ],
])('%s', async (_, parts, sides) => {
  const { container } = await render(<Furigana parts={parts.map(([text, reading]) => ({ text, reading }))} />);
  const drawn = [...container.querySelectorAll('ruby')];
  expect(drawn.map(({ dataset }) => `${dataset['start'] ?? '-'} ${dataset['end'] ?? '-'}`)).toEqual(sides);
});

const watashi = { text: '私', reading: 'わたし' };

test.each([
  ['a line begins with it', null, { text: 'は', reading: null }, '1 1'],
  ['it stands between kana', { text: 'が、', reading: null }, { text: 'は', reading: null }, '1 1'],
  ['nothing is known of its neighbours', undefined, undefined, '- -'],
  ['a kanji stands before it', { text: '々', reading: null }, undefined, '- -'],
  ['another reading stands before it', { text: '田中', reading: 'たなか' }, undefined, '- -'],
  ['another wide reading follows', undefined, { text: '毎朝', reading: 'まいあさ' }, '- gap'],
])('what stands beside a piece counts as its own text: %s', async (_, before, after, sides) => {
  const { container } = await render(<Furigana parts={[watashi]} before={before} after={after} />);
  const { start = '-', end = '-' } = container.querySelector('ruby')!.dataset;
  expect(`${start} ${end}`).toBe(sides);
});
