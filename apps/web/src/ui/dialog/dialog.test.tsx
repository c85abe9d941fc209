import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';

afterEach(() => scrollTo(0, 0));

/** A long page with cards, each of which can be deleted after a question. */
function Cards({ asked }: { asked: 'dialog' | 'alertdialog' }) {
  const [open, setOpen] = useState(false);
  const [opener, setOpener] = useState(true);
  const close = () => setOpen(false);
  return (
    <main style={{ paddingBlock: '1500px' }}>
      <ul>
        <li data-testid="card">
          {opener && <Button onClick={() => setOpen(true)}>열기</Button>}
          <Button>옆</Button>
        </li>
      </ul>
      {open && asked === 'dialog' && (
        <Dialog title="알림" onClose={close} actions={<Button onClick={close}>확인</Button>}>
          읽어 주세요
        </Dialog>
      )}
      {open && asked === 'alertdialog' && (
        <ConfirmDialog
          title="삭제할까요?"
          confirm="삭제하기"
          danger
          onCancel={close}
          onConfirm={() => {
            setOpener(false);
            close();
          }}
        >
          되돌릴 수 없어요
        </ConfirmDialog>
      )}
    </main>
  );
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const focused = () => document.activeElement as HTMLElement;

async function opened(asked: 'dialog' | 'alertdialog') {
  const screen = await render(<Cards asked={asked} />);
  scrollTo(0, 900);
  const opener = screen.getByRole('button', { name: '열기' });
  await opener.click();
  return { screen, opener: opener.element(), y: scrollY };
}

test.each(['dialog', 'alertdialog'] as const)('%s: the focus is inside and stays there', async (asked) => {
  await opened(asked);
  expect(dialog()?.contains(focused())).toBe(true);
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    expect(dialog()?.contains(focused())).toBe(true);
  }
  for (let press = 0; press < 5; press++) {
    await userEvent.tab({ shift: true });
    expect(dialog()?.contains(focused())).toBe(true);
  }
});

test.each(['dialog', 'alertdialog'] as const)('%s: Escape closes, the opener has the focus again', async (asked) => {
  const { opener } = await opened(asked);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  await expect.poll(focused).toBe(opener);
});

test('it has its title as its name and its text as its description', async () => {
  const { screen } = await opened('dialog');
  const named = screen.getByRole('dialog', { name: '알림', exact: true });
  await expect.element(named).toHaveAccessibleDescription('읽어 주세요');
});

test('an alertdialog begins on 취소', async () => {
  const { screen } = await opened('alertdialog');
  await expect.element(screen.getByRole('button', { name: '취소' })).toHaveFocus();
});

test('the page behind does not scroll and is where it was', async () => {
  const { y } = await opened('dialog');
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.wheel(document.body, { delta: { y: 400 } }).catch(() => {});
  expect(scrollY).toBe(y);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  expect(scrollY).toBe(y);
});

test('when the opener is gone its card has the focus', async () => {
  const { screen } = await opened('alertdialog');
  await screen.getByRole('button', { name: '삭제하기' }).click();
  await expect.element(screen.getByTestId('card')).toHaveFocus();
});

test.each([
  ['dialog', true],
  ['alertdialog', false],
] as const)('a press beside a %s closes it: %s', async (asked, closes) => {
  await opened(asked);
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  await expect.poll(() => dialog() === null).toBe(closes);
});

test('the room of the scroll bar, which no backdrop reaches, is dimmed with the page', async () => {
  const dimmed = () => getComputedStyle(document.documentElement).backgroundImage;
  expect(dimmed()).toBe('none');
  const { screen } = await opened('dialog');
  expect(dimmed()).toContain('gradient');
  await screen.getByRole('button', { name: '확인' }).click();
  expect(dimmed()).toBe('none');
});
