import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListenButton } from './listen-button.js';

afterEach(() => vi.restoreAllMocks());

test('a device whose voices load late has the button as soon as there is a Japanese one', async () => {
  const voices = vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
  const screen = await render(<ListenButton name="雨" text="あめ" />);
  const button = screen.getByRole('button', { name: '雨 듣기' });
  expect(button.elements()).toHaveLength(0);
  voices.mockReturnValue([{ lang: 'ja-JP', name: 'Kyoko' } as SpeechSynthesisVoice]);
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  await expect.element(button).toBeVisible();
});
