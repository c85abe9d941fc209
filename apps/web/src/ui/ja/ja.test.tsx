import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Ja } from './ja.js';

test('Japanese is marked as such and rendered with the Japanese stack', async () => {
  const screen = await render(<Ja>食べる</Ja>);
  const element = screen.getByText('食べる').element();
  expect(element.getAttribute('lang')).toBe('ja');
  expect(getComputedStyle(element).fontFamily).toMatch(/^"Utarang Line Ja", "Noto Sans JP"/);
});
