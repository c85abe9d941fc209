import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

test('a name is drawn letter by letter, wherever it stands: the font makes 2×6 of 2x6 else', async () => {
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
