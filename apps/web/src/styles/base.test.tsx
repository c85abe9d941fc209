import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a name is rendered letter by letter, wherever it stands: the font makes 2×6 of 2x6 else', async () => {
  const { container } = await render(
    <dialog open>
      w2x6@example.com <b>2x6</b> <i lang="ja">2x6</i> <button type="button">2x6</button> <input defaultValue="2x6" />
      <textarea defaultValue="2x6" />
      <select>
        <option>2x6</option>
      </select>
    </dialog>,
  );
  for (const element of container.querySelectorAll('dialog, dialog > *'))
    expect(getComputedStyle(element).fontVariantLigatures, element.tagName).toBe('no-contextual');
});

// biome-ignore format: a table, to be read down
test.each([
  [['actions'],          44, 120],
  [['panel'],           300, 500],
  [['actions', 'panel'], 300, 500],
  [['panel', 'actions'], 300, 500],
])('above %s a toast stands %i px high at least, and %i at most', async (over, least, most) => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = await render(
    <>
      {over.map((what) => (
        <div key={what} data-over={what} />
      ))}
      <i style={{ display: 'block', height: 'var(--over)' }} />
    </>,
  );
  const { height } = container.querySelector('i')!.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(least);
  expect(height).toBeLessThanOrEqual(most);
});
