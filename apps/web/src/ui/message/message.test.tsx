import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Message } from './message.js';

// biome-ignore format: a table, to be read down
test.each([
  ['단어를 불러왔어요',              []],
  ['食べる 저장',                    ['食べる']],
  ['は와 が, 그리고 コーヒー',       ['は', 'が', 'コーヒー']],
])('%s', async (sentence, japanese) => {
  const { container } = await render(<Message>{sentence}</Message>);
  expect(container.textContent).toBe(sentence);
  expect([...container.querySelectorAll('[lang=ja]')].map((part) => part.textContent)).toEqual(japanese);
});
