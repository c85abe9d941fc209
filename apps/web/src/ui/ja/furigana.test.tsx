import japaneseFont from '@openfonts/noto-sans-jp_japanese/files/noto-sans-jp-japanese-400.woff2?url';
import type { CSSProperties } from 'react';
import { beforeAll, expect, test } from 'vitest';
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
    ['- over'],
  ],
  [
    'over kana on both sides',
    [
      ['お', null],
      ['志', 'こころざし'],
      ['を', null],
    ],
    ['over over'],
  ],
  [
    'over a mark',
    [
      ['光', 'ひかり'],
      ['、', null],
    ],
    ['- over'],
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
  const rendered = [...container.querySelectorAll('ruby')];
  expect(rendered.map(({ dataset }) => `${dataset['start'] ?? '-'} ${dataset['end'] ?? '-'}`)).toEqual(sides);
});

const watashi = { text: '私', reading: 'わたし' };

test.each([
  ['a line begins with it', null, { text: 'は', reading: null }, 'over over'],
  ['it stands between kana', { text: 'が、', reading: null }, { text: 'は', reading: null }, 'over over'],
  ['nothing is known of its neighbours', undefined, undefined, '- -'],
  ['a kanji stands before it', { text: '々', reading: null }, undefined, '- -'],
  ['another reading stands before it', { text: '田中', reading: 'たなか' }, undefined, '- -'],
  ['another wide reading follows', undefined, { text: '毎朝', reading: 'まいあさ' }, '- gap'],
])('what stands beside a piece counts as its own text: %s', async (_, before, after, sides) => {
  const { container } = await render(<Furigana parts={[watashi]} before={before} after={after} />);
  const { start = '-', end = '-' } = container.querySelector('ruby')!.dataset;
  expect(`${start} ${end}`).toBe(sides);
});

// A machine without a Japanese font draws boxes, which are narrower than kana.
beforeAll(async () => {
  document.fonts.add(await new FontFace('Noto Sans JP', `url(${japaneseFont})`).load());
});

/** Text of a size with readings as the lines of sentences have them. */
const READINGS = (fontSize: number) =>
  ({ fontSize, '--rt': 'max(0.55em, 11px)', rubyAlign: 'center' }) as CSSProperties;

/** The gaps between the text of a reading and the kana before and behind it. */
async function edges(parts: Parts, size: number) {
  const { container } = await render(
    <p lang="ja" style={READINGS(size)}>
      <Furigana parts={parts.map(([text, reading]) => ({ text, reading }))} />
    </p>,
  );
  const ruby = container.querySelector('ruby')!;
  const ends = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const before = ruby.previousSibling!;
  const length = before.textContent!.length;
  const { left, width } = ruby.getBoundingClientRect();
  const half = (ruby.firstChild!.textContent!.length * size) / 2;
  return [
    left + width / 2 - half - ends(before, length - 1, length).right,
    ends(ruby.nextSibling!, 0, 1).left - (left + width / 2 + half),
  ] as const;
}

test.each<[string, string]>([
  ['桜', 'さくら'],
  ['写真', 'しゃしん'],
  ['心臓', 'しんぞう'],
  ['妹', 'いもうと'],
  ['誕生日', 'たんじょうび'],
])('letters beside the wide reading of %s stand close, and never over its text', async (text, reading) => {
  for (const letter of [17, 20]) {
    const gaps = await edges(
      [
        ['が', null],
        [text, reading],
        ['は', null],
      ],
      letter,
    );
    // More than half a letter of overhang would cover the reading of what stands beside the kana.
    const most = Math.max(0, (reading.length * 11 - text.length * letter) / 2 - letter / 2) + 1;
    for (const gap of gaps) expect(gap).toBeGreaterThan(-0.6);
    for (const gap of gaps) expect(gap).toBeLessThan(most);
  }
});
