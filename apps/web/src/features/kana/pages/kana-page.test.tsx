import { common, format, kana, my, reference, word } from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { address, giveVoice, leaveKana, letters, renderKana } from '../kana.test-kit.js';

afterEach(leaveKana);

const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;
const count = () => document.querySelector('main [role=status]')?.textContent;

test('tabs and filters choose what the chart shows, and the address says it', async () => {
  const screen = await renderKana();
  expect(letters()).toHaveLength(104);
  expect(letters().slice(0, 6)).toEqual(['あ', 'い', 'う', 'え', 'お', 'か']);
  await screen.getByRole('radio', { name: kana['tab.katakana'] }).click();
  await expect.poll(() => letters()[0]).toBe('ア');
  expect(address()).toBe('/kana?tab=katakana');
  expect(document.title).toBe('가타카나 · 가나 표 · 우타랑');
  await screen.getByRole('radio', { name: kana['f.handakuon'] }).click();
  await expect.poll(letters).toEqual(['パ', 'ピ', 'プ', 'ペ', 'ポ']);
  await expect.poll(count).toBe(format(kana.count, { n: 5 }));
  expect(address()).toBe('/kana?tab=katakana&f=handakuon');
  history.back();
  await expect.poll(letters).toHaveLength(128);
  await screen.getByRole('radio', { name: kana['tab.both'] }).click();
  await expect.poll(() => letters()[0]).toBe('あア');
});

test('the sounds of loan words stand in katakana, each with a word; the tab of hiragana has them when asked', async () => {
  const screen = await renderKana();
  expect(letters()).not.toContain('ファ');
  await screen.getByRole('radio', { name: kana['f.loan'] }).click();
  await expect.poll(() => letters().slice(0, 5)).toEqual(['ファ', 'フィ', 'フェ', 'フォ', 'フュ']);
  await expect.element(screen.getByText('파티', { exact: false })).toBeVisible();
  await renderKana('/kana?q=티');
  await expect.poll(letters).toContain('ティ');
});

test('arrows go along the tabs as one step of the way; the space bar chooses, too', async () => {
  const screen = await renderKana();
  const before = history.state.idx;
  screen.getByRole('radio', { name: kana['tab.hiragana'] }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(address).toBe('/kana?tab=katakana');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(address).toBe('/kana?tab=both');
  expect(history.state.idx).toBe(before + 1);
  await expect.element(screen.getByRole('radio', { name: kana['tab.both'] })).toHaveFocus();
  screen.getByRole('radio', { name: kana['f.yoon'] }).element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(address).toBe('/kana?tab=both&f=yoon');
});

test('each key filters at once, the address follows, and clearing leads back', async () => {
  const screen = await renderKana('/kana?tab=katakana');
  await userEvent.fill(box(), '쓰');
  await expect.poll(letters).toEqual(['ツ']);
  await expect.poll(address).toBe('/kana?tab=katakana&q=쓰');
  await expect.poll(count).toBe('1개 찾았어요');
  await userEvent.fill(box(), 'ra');
  await expect.poll(() => letters()[0]).toBe('ラ');
  await screen.getByRole('button', { name: '검색어 지우기' }).click();
  await expect.poll(address).toBe('/kana?tab=katakana');
  expect(letters()).toHaveLength(128);
});

test('how many are found is heard once the search has settled, not with every key', async () => {
  await renderKana();
  const said: (string | null)[] = [];
  const status = document.querySelector('main [role=status]')!;
  const watch = new MutationObserver(() => said.push(status.textContent));
  watch.observe(status, { childList: true, characterData: true, subtree: true });
  for (const typed of ['k', 'ka', 'kab', 'ka']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), typed);
    box().dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  await expect.poll(letters).toEqual(['か']);
  await expect.poll(address).toBe('/kana?q=ka');
  await expect.poll(() => said).toEqual(['1개 찾았어요']);
  watch.disconnect();
});

test('what is not among the chosen is offered among all; what is nowhere can be cleared', async () => {
  const screen = await renderKana('/kana?f=handakuon&q=카');
  await expect.element(screen.getByText(kana.empty)).toBeVisible();
  await screen.getByRole('link', { name: format(reference.elsewhere, { n: 1 }) }).click();
  await expect.poll(letters).toEqual(['か']);
  await userEvent.fill(box(), 'ㅋㅋㅋ없음');
  await screen.getByRole('button', { name: my.clearSearch }).click();
  await expect.poll(letters).toHaveLength(104);
});

test('a tab that does not exist says so, and leads to all', async () => {
  const screen = await renderKana('/kana?tab=kanji');
  await expect.element(screen.getByText(format(reference.unknown, { value: 'kanji' }))).toBeVisible();
  await screen.getByRole('link', { name: format(reference.unknownGo, { page: kana.title }) }).click();
  await expect.poll(letters).toHaveLength(104);
  expect(address()).toBe('/kana');
});

test('a list that does not come says so, and can be asked for again', async () => {
  let answer = () => Promise.reject(new TypeError('no network'));
  const asked = vi.spyOn(window, 'fetch').mockImplementation(() => answer());
  const screen = await renderKana('/kana', { here: false });
  await expect.element(screen.getByText(reference.loadFail)).toBeVisible();
  expect(asked.mock.calls.map(([url]) => String(url))).toContain('/api/kana');
  const { kanaChart } = await import('@utarang/domain/kana');
  answer = () => Promise.resolve(Response.json(kanaChart)) as Promise<never>;
  await screen.getByRole('button', { name: common.retry }).first().click();
  await expect.poll(letters).toHaveLength(104);
});

test('cards have a copy button, which says that it has copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderKana('/kana?q=tsu&tab=both');
  await screen.getByRole('button', { name: format(word.copyAria, { word: 'つ ツ' }) }).click();
  expect(written).toHaveBeenCalledWith('つ ツ (tsu) [츠]');
  await expect.element(screen.getByText(word.copied).first()).toBeInTheDocument();
});

test('without a Japanese voice nothing is to be heard', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
  const screen = await renderKana('/kana?q=tsu');
  await expect
    .element(screen.getByRole('button', { name: format(word.listen, { word: 'つ' }) }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: '검색어 지우기' }).click();
  await expect.poll(letters).toHaveLength(104);
  expect(document.querySelectorAll('li button')).toHaveLength(0);
});

test('with one each letter of the chart is read, all of them one stop of Tab', async () => {
  const { said } = giveVoice();
  const screen = await renderKana();
  const stops = () => document.querySelectorAll('li button:not([tabindex="-1"])');
  await expect.poll(() => stops().length).toBe(1);
  await screen.getByRole('button', { name: 'つ tsu · 츠' }).click();
  expect(said).toEqual(['つ']);
  screen.getByRole('button', { name: 'あ a · 아' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.poll(() => said).toEqual(['つ', 'き']);
  await userEvent.keyboard('{ArrowUp}{ArrowLeft} ');
  await expect.poll(() => said).toEqual(['つ', 'き', 'あ']);
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(() => said.at(-1)).toBe('ぴょ');
});

// biome-ignore format: a table, to be read down
test.each([
  ['촉음',    kana['note.tsu']],
  ['작은 츠', kana['note.tsu']],
  ['받침',    kana['note.tsu']],
  ['장음',    kana['note.long']],
  ['ー',      kana['note.long']],
])('%s, which is no letter of the chart, shows its note', async (q, note) => {
  const screen = await renderKana(`/kana?q=${encodeURIComponent(q)}`);
  await expect.element(screen.getByRole('heading', { name: note.slice(0, 8) })).toBeInTheDocument();
});
