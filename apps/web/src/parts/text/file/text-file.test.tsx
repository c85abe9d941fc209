import { format, pasted as messages } from '@utarang/messages';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FILE_MAX_BYTES } from './read-text-file.js';
import { TextFile } from './text-file.js';

async function renderPage(replaces = false) {
  const onTake = vi.fn();
  const screen = await render(
    <TextFile replaces={replaces} onTake={onTake}>
      <p>box</p>
    </TextFile>,
  );
  const choose = (name: string, ...parts: BlobPart[]) => {
    const input = screen.container.querySelector<HTMLInputElement>('[data-text-file]')!;
    const files = new DataTransfer();
    files.items.add(new File(parts, name));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { screen, onTake, choose };
}

test('a file is shown with its encoding before it is taken', async () => {
  const { screen, onTake, choose } = await renderPage(true);
  choose('窓.lrc', Uint8Array.from([0x91, 0x8b, 0x82, 0xf0, 0x8a, 0x4a, 0x82, 0xaf, 0x82, 0xc4, 0x0d, 0x0a]));
  const dialog = screen.getByRole('dialog', { name: messages.fileTitle });
  await expect.element(dialog).toHaveTextContent('窓を開けて');
  await expect.element(dialog.getByRole('combobox', { name: messages.encoding })).toHaveValue('shift_jis');
  await expect.element(dialog.getByText(messages.fileReplaces)).toBeVisible();
  expect(onTake).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: messages.fileTake, exact: true }).click();
  expect(onTake).toHaveBeenCalledExactlyOnceWith('窓を開けて');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a file is dropped; in an encoding that it is not in there is nothing to take', async () => {
  const { screen, onTake } = await renderPage();
  const dropped = new DataTransfer();
  dropped.items.add(new File(['窓を開けて'], '窓.txt'));
  screen
    .getByText('box')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  const dialog = screen.getByRole('dialog', { name: messages.fileTitle });
  await dialog.getByRole('combobox').selectOptions('utf-16le');
  await expect
    .element(dialog.getByRole('button', { name: messages.fileTake, exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('combobox').selectOptions('utf-8');
  await dialog.getByRole('button', { name: messages.fileTake, exact: true }).click();
  expect(onTake).toHaveBeenCalledExactlyOnceWith('窓を開けて');
});

test('subtitles that are too long for their styles are taken as lines with times', async () => {
  const { screen, onTake, choose } = await renderPage();
  const head =
    '[Script Info]\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';
  const tags = '{\\pos(1,2)\\fad(100,200)}'.repeat(10);
  const line = (n: number) =>
    `Dialogue: 0,0:00:${`${n}`.padStart(2, '0')}.00,0:00:${`${n}`.padStart(2, '0')}.50,D,,0,0,0,,${tags}窓\n`;
  choose(
    '窓.ass',
    head +
      Array.from({ length: 60 }, (_, n) => line(n))
        .join('')
        .repeat(2),
  );
  await screen.getByRole('button', { name: messages.fileTake, exact: true }).click();
  expect(onTake.mock.calls[0]![0]).toMatch(/^\[00:00\.00\]窓\n/);
});

// biome-ignore format: a table, to be read down
test.each([
  ['an empty file',    '窓.txt',  new Uint8Array(0),                                     messages.fileEmpty],
  ['four gigabytes',   '窓.mp4',  null,                                                  format(messages.fileTooLarge, { size: FILE_MAX_BYTES / 1024 / 1024 })],
  ['a sound file',     '窓.lrc',  Uint8Array.from([0xff, 0xfb, 0x90, 0, 0, 0, 0, 1, 2]),  messages.fileBinary],
  ['Korean alone',     '창.txt',  new TextEncoder().encode('창을 열고'),                  messages.fileNoJapanese],
])('%s: a sentence, and nothing is taken', async (_, name, bytes, sentence) => {
  const { screen, onTake, choose } = await renderPage();
  if (!bytes) vi.spyOn(File.prototype, 'size', 'get').mockReturnValue(4 * 1024 ** 3);
  choose(name, bytes ?? 'x');
  await expect.element(screen.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  expect(onTake).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
