import { admin } from '@utarang/messages';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toasts } from '../../ui/toast/toasts.js';
import { Pager } from './pager.js';

test('a button that leads no further keeps its place in the order of Tab, says why, once, and turns no page', async () => {
  const onTurn = vi.fn();
  const heading = createRef<HTMLElement>();
  const screen = await render(<Pager label="쪽" page={1} pageCount={2} onTurn={onTurn} heading={heading} />);
  const before = screen.getByRole('button', { name: admin['list.prev'] });
  await expect.element(before).toHaveAccessibleDescription(admin['list.first']);
  await expect.element(before).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(before).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(toasts.get().map(({ text }) => text)).toEqual([admin['list.first']]);
  expect(onTurn).not.toHaveBeenCalled();
  const after = screen.getByRole('button', { name: admin['list.next'] });
  await expect.element(after).toHaveAttribute('aria-disabled', 'false');
  await after.click();
  expect(onTurn).toHaveBeenCalledWith(2);
});
