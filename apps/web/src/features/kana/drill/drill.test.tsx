import { letterOf } from '@utarang/domain/kana';
import { format, kana } from '@utarang/messages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { press } from '../../../parts/study/word-test/pace.test-kit.js';
import { address, giveVoice, leaveKana, renderKana } from '../kana.test-kit.js';

afterEach(leaveKana);

const field = () => document.querySelector<HTMLInputElement>('input[name=reading]');
const asked = () => document.querySelector('p[id$=letter] [lang=ja]')?.textContent ?? '';
const heard = () => document.querySelector('section [role=status]')?.textContent;
const place = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
const readingOf = (letter: string) => letterOf(letter)!.kana.korean;
const other = (letter: string) => (letter === 'シ' ? 'ツ' : 'シ');
const options = () =>
  [...document.querySelectorAll('ul button[aria-keyshortcuts]')].map(({ textContent }) => textContent);

/** Types an answer and goes on, by keys alone. */
async function answer(text: string) {
  await expect.poll(() => document.activeElement).toBe(field());
  await press(`${text}{Enter}`);
  await expect.poll(heard).not.toBe('');
}
async function goOn() {
  await press('{Enter}');
  await expect.poll(heard).toBe('');
}

async function begin(set = 'shi-tsu') {
  const screen = await renderKana(`/kana?drill=${set}`);
  await screen.getByRole('button', { name: kana['drill.read'] }).click();
  await expect.poll(asked).not.toBe('');
  return screen;
}

test('the chart leads to the drills, and these back', async () => {
  const screen = await renderKana('/kana?tab=katakana');
  await screen.getByRole('link', { name: 'シ · ツ' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: kana['drill.title'] })).toBeVisible();
  expect(address()).toBe('/kana?tab=katakana&drill=shi-tsu');
  expect(document.title).toBe('가나 연습 · 가나 표 · 우타랑');
  await expect.element(screen.getByText('짧은 획이 옆으로 나란하고 긴 획은 위에서 아래로')).toBeVisible();
  await screen.getByRole('radio', { name: 'わ · ね · れ' }).click();
  await expect.poll(address).toBe('/kana?tab=katakana&drill=wa-ne-re');
  await screen.getByRole('link', { name: kana['drill.toChart'] }).click();
  await expect.poll(address).toBe('/kana?tab=katakana');
});

test('a drill that does not exist says so', async () => {
  const screen = await renderKana('/kana?drill=a-b');
  await expect.element(screen.getByText('‘a-b’에 해당하는 분류가 없어요')).toBeVisible();
});

test('ten letters are read by keys alone, and what was missed comes again', async () => {
  const screen = await begin();
  let missed = '';
  for (let n = 1; n <= 10; n++) {
    expect(place()).toBe(format(kana['drill.place'], { total: 10, n }));
    const letter = asked();
    const wrong = n === 2;
    if (wrong) missed = letter;
    await answer(readingOf(wrong ? other(letter) : letter));
    if (wrong) {
      expect(heard()).toContain(format(kana['drill.wrongOther'], { letter: other(letter) }));
      expect(heard()).toContain(kana['drill.comesAgain']);
      await expect
        .element(screen.getByText(format(kana['drill.or'], { romaji: letterOf(letter)!.kana.romaji })))
        .toBeVisible();
    } else expect(heard()).toBe(kana['drill.right']);
    await press('{Enter}');
  }
  await expect
    .element(screen.getByRole('heading', { name: format(kana['drill.score'], { total: 10, n: 9 }) }))
    .toHaveFocus();
  await expect.element(screen.getByText(missed, { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: kana['drill.missedAgain'] }).click();
  await expect.poll(place).toBe(format(kana['drill.place'], { total: 2, n: 1 }));
  expect(asked()).toBe(missed);
});

test('the Enter that ends a syllable submits nothing, a blank answer costs nothing, a double Enter goes no further', async () => {
  await begin();
  await expect.poll(() => document.activeElement).toBe(field());
  const enter = (init: KeyboardEventInit) =>
    field()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
  expect(enter({ isComposing: true })).toBe(false);
  expect(enter({ keyCode: 229 } as KeyboardEventInit)).toBe(false);
  expect(heard()).toBe('');
  await press('{Enter}');
  await expect.poll(() => field()?.getAttribute('aria-invalid')).toBe('true');
  expect(place()).toBe(format(kana['drill.place'], { total: 10, n: 1 }));
  await press(`${readingOf(asked())}{Enter}{Enter}`);
  await expect.poll(heard).toBe(kana['drill.right']);
  await goOn();
  expect(place()).toBe(format(kana['drill.place'], { total: 10, n: 2 }));
});

test('a drill left in the middle is offered again, where it was', async () => {
  const screen = await begin();
  for (let n = 0; n < 3; n++) {
    await answer(readingOf(asked()));
    await goOn();
  }
  const letter = asked();
  await screen.getByRole('button', { name: kana['drill.stop'] }).click();
  await expect.element(screen.getByRole('button', { name: kana['drill.read'] })).toHaveFocus();
  await expect.element(screen.getByText(format(kana['drill.left'], { n: 7 }))).toBeVisible();
  await screen.unmount();
  const again = await renderKana('/kana?drill=shi-tsu');
  await again.getByRole('button', { name: kana['drill.resume'] }).click();
  await expect.poll(asked).toBe(letter);
  expect(place()).toBe(format(kana['drill.place'], { total: 10, n: 4 }));
});

test.each(['{', '[]', '{"shi-tsu":{"mode":"read","answers":[],"queue":[{"letter":"?"}]}}'])(
  'what is kept and damaged (%s) is as if there were nothing',
  async (text) => {
    localStorage.setItem('kana-drills', text);
    localStorage.setItem('kana-results', text);
    const screen = await begin();
    await screen.getByRole('button', { name: kana['drill.unknown'] }).click();
    await expect.poll(heard).toContain(kana['drill.gaveUp']);
  },
);

test('results are kept on the device and compared with the time before', async () => {
  localStorage.setItem('kana-results', JSON.stringify({ 'shi-tsu read': 7 }));
  const screen = await begin();
  for (let n = 0; n < 10; n++) {
    await answer(readingOf(asked()));
    await press('{Enter}');
  }
  await expect.element(screen.getByText(format(kana['drill.better'], { n: 3 }))).toBeVisible();
  await expect.element(screen.getByText(kana['drill.noneMissed'])).toBeVisible();
  expect(JSON.parse(localStorage.getItem('kana-results') ?? '')).toEqual({ 'shi-tsu read': 10 });
  expect(JSON.parse(localStorage.getItem('kana-drills') ?? '')).toEqual({});
});

describe('listening', () => {
  test('a letter is heard and chosen by its number; the same again by a button', async () => {
    const { said } = giveVoice();
    const screen = await renderKana('/kana?drill=shi-tsu');
    await screen.getByRole('button', { name: kana['drill.listen'] }).click();
    await expect.poll(() => said).toHaveLength(1);
    expect(options()).toHaveLength(4);
    await screen.getByRole('button', { name: kana['drill.hearAgain'] }).click();
    expect(said).toEqual([said[0], said[0]]);
    const wanted = [letterOf('シ')!, letterOf('ツ')!].find((each) => each.kana.hiragana === said[0])!.letter;
    await userEvent.keyboard(String(options().indexOf(wanted) + 1));
    await expect.poll(heard).toBe(kana['drill.right']);
    await userEvent.keyboard('1');
    expect(heard()).toBe(kana['drill.right']);
    await goOn();
    await expect.poll(() => said).toHaveLength(3);
    const now = said[2] === 'し' ? 'シ' : 'ツ';
    await userEvent.keyboard(String(options().indexOf(other(now)) + 1));
    await expect.poll(heard).toContain(format(kana['drill.wrongChoice'], { letter: other(now) }));
  });

  test('without a Japanese voice the page says so, and does not offer it', async () => {
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
    const screen = await renderKana('/kana?drill=shi-tsu');
    await expect.element(screen.getByText(kana['drill.noVoice'])).toBeVisible();
    await expect.element(screen.getByRole('button', { name: kana['drill.listen'] })).not.toBeInTheDocument();
  });
});
