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
