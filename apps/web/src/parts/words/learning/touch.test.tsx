import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WordCard } from '../list/word-card.js';
import { HideableField } from './hideable-field.js';
import { LearningProvider } from './learning-context.js';

type Session = { send: (method: string, params: object) => Promise<void> };
/** As on a phone, where nothing can be pointed at without a press. */
const touch = (enabled: boolean) =>
  (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

afterEach(() => touch(false));

const word = {
  ...{ id: 50_100, japaneseWord: '食べる', hiragana: 'たべる', koreanPronunciation: '타베루', meaningKo: '먹다' },
  level: 'N5' as const,
};

const eyes = async () => {
  const { container } = await render(
    <MemoryRouter>
      <LearningProvider value={{ page: 'test', mode: 0, eyes: true }}>
        <WordCard word={word} Field={HideableField} />
      </LearningProvider>
    </MemoryRouter>,
  );
  return [...container.querySelectorAll<HTMLElement>('button[aria-label$="가리기"]')];
};

test('eyes are in sight where there is no mouse, and wait for one where there is', async () => {
  const rendered = await eyes();
  expect(rendered).toHaveLength(4);
  const seen = () => rendered.map((eye) => getComputedStyle(eye).opacity);
  expect(matchMedia('(hover: hover)').matches).toBe(true);
  expect(seen()).toEqual(['0', '0', '0', '0']);
  await touch(true);
  await expect.poll(() => matchMedia('(hover: none)').matches).toBe(true);
  await expect.poll(seen).toEqual(['1', '1', '1', '1']);
  for (const eye of rendered) expect(eye.getBoundingClientRect().width).toBeGreaterThanOrEqual(36);
});
