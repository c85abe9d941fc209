import { common, format, koLike } from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueriesProvider } from '../../queries-provider.js';
import { cacheWith } from '../../study/study.test-kit.js';
import { BridgeButton } from './bridge-button.js';
import { bridgeCode } from './bridge-code.js';
import { hasPopover } from './has-popover.js';

vi.mock('./has-popover.js', { spy: true });

const ryori = { id: 7, japaneseWord: '料理', meaningKo: '요리' };

/** The button between two others. */
async function drawWith(word: typeof ryori, caution: string | null | undefined) {
  const screen = await render(
    <QueriesProvider client={cacheWith({})}>
      <button type="button">앞</button>
      <BridgeButton word={word} name={word.japaneseWord} caution={caution} />
      <button type="button" style={{ position: 'absolute', top: 600 }}>
        뒤
      </button>
    </QueriesProvider>,
  );
  const button = screen.getByRole('button', { name: format(koLike.bridgeOf, { word: word.japaneseWord }) });
  return { screen, button };
}
const renderPage = (word = ryori, caution: string | null = null) => drawWith(word, caution);

/** The further fields of the answer of a word's page. */
const bare = {
  hiragana: 'りょうり',
  koreanPronunciation: '료우리',
  partsOfSpeech: [],
  levels: [],
  fields: [],
  songs: [],
  spellings: [],
  sameReading: [],
  sameKanji: [],
  forms: [],
  inflections: [],
  examples: [],
  accent: [],
  frequency: null,
  origin: null,
  transitivity: null,
  register: null,
  usage: null,
  related: [],
  songLines: [],
  kanji: [],
  counted: [],
};

/** In a list that says nothing of cautions. */
const drawAsking = () => drawWith(ryori, undefined);

const panel = () => document.querySelector<HTMLElement>('[popover]:popover-open');
/** The texts of the panel, one after the other. */
const says = () => [...(panel()?.querySelectorAll('p, li') ?? [])].map((part) => part.textContent);
const focused = () => document.activeElement?.textContent;
const other = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!;

const RULE = format(koLike.initialRule, { from: '료', to: '요' });
const BRIDGE = [koLike.hanja, '料료', '理리', '요리', RULE];

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['料理', true],
  ['食べる', true],
  ['コーヒー', false],
  ['ありがとう', false],
  ['Ｔシャツ', false],
])('%s has a bridge: %s', async (japaneseWord, has) => {
  await renderPage({ ...ryori, japaneseWord });
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(
    has ? ['앞', koLike.bridge, '뒤'] : ['앞', '뒤'],
  );
});

test('nothing stands ready until a press is near', async () => {
  const { button } = await renderPage();
  expect(document.querySelector('[popover]')).toBeNull();
  await button.hover();
  await expect.poll(() => document.querySelector('[popover]')).not.toBeNull();
  expect(panel()).toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('in a browser without popovers a press opens it, and another, Escape and the focus elsewhere close it', async () => {
  vi.mocked(hasPopover).mockReturnValue(false);
  const { button, screen } = await renderPage();
  const shown = screen.getByText(RULE);
  for (const close of [() => button.click(), () => userEvent.keyboard('{Escape}'), () => other('뒤').focus()]) {
    await button.click();
    await expect.element(shown).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(shown).not.toBeInTheDocument();
  }
  vi.mocked(hasPopover).mockReset();
});

test('a press opens it over the page, which does not move, and another closes it', async () => {
  const { button } = await renderPage();
  const height = document.body.scrollHeight;
  await button.click();
  await expect.poll(says).toEqual(BRIDGE);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel()!.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
  expect(document.body.scrollHeight).toBe(height);
  expect([...panel()!.querySelectorAll('[lang=ja]')].map(({ textContent }) => textContent)).toEqual(['料', '理']);
  await button.click();
  await expect.poll(panel).toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press that nothing announced opens it too', async () => {
  const { button } = await renderPage();
  (button.element() as HTMLElement).click();
  await expect.poll(says).toEqual(BRIDGE);
});

test.each(['{Enter}', ' '])('the key %j opens and closes it, and the focus stays', async (key) => {
  const { button } = await renderPage();
  other('앞').focus();
  await userEvent.keyboard(`{Tab}${key}`);
  await expect.poll(says).toEqual(BRIDGE);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.poll(panel).toBeNull();
  await expect.element(button).toHaveFocus();
});

test('Escape closes it, the focus on its button', async () => {
  const { button } = await renderPage();
  await button.click();
  await expect.poll(says).toEqual(BRIDGE);
  await userEvent.keyboard('{Escape}');
  await expect.poll(panel).toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const { screen, button } = await renderPage();
  await button.click();
  await expect.poll(says).toEqual(BRIDGE);
  await screen.getByRole('button', { name: '뒤' }).click();
  await expect.poll(panel).toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{Tab}', '뒤'],
  ['{Shift>}{Tab}{/Shift}', '앞'],
])('the focus elsewhere (%s) closes it, and stays there', async (key, next) => {
  const { button } = await renderPage();
  await button.click();
  await expect.poll(says).toEqual(BRIDGE);
  await userEvent.keyboard(key);
  expect(focused()).toBe(next);
  await expect.poll(panel).toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(focused()).toBe(next);
});

test('what could not be loaded says so and can be asked for again, by keyboard too', async () => {
  const load = vi.spyOn(bridgeCode, 'queryFn').mockRejectedValue(new TypeError('Failed to fetch'));
  const { button } = await renderPage();
  await button.click();
  await expect.poll(says).toEqual([koLike.bridgeFail + common.retry]);
  load.mockRestore();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(common.retry);
  await userEvent.keyboard('{Enter}');
  await expect.poll(says).toEqual(BRIDGE);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveFocus();
});

test('until it has loaded it says that it comes', async () => {
  vi.spyOn(bridgeCode, 'queryFn').mockReturnValue(new Promise(() => {}));
  const { button } = await renderPage();
  await button.click();
  await expect.poll(says).toEqual([common.loading]);
});

test('a caution stands below, its Japanese marked', async () => {
  const word = { ...ryori, japaneseWord: '工夫', meaningKo: '궁리' };
  const { button } = await renderPage(word, '공부는 勉強라고 해요.');
  await button.click();
  await expect.poll(says).toEqual([koLike.hanja, '工공', '夫부', '공부', `${koLike.caution} 공부는 勉強라고 해요.`]);
  expect([...panel()!.querySelectorAll('[lang=ja]')].map(({ textContent }) => textContent)).toEqual([
    '工',
    '夫',
    '勉強',
  ]);
});

test('a kanji made in Japan, which Korean does not read: it says so', async () => {
  const { button } = await renderPage({ ...ryori, japaneseWord: '鮗', meaningKo: '전어' });
  await button.click();
  await expect.poll(says).toEqual([koLike.hanja, koLike.bridgeNone]);
});

test.each([
  ['says so', { hanja: '요리', caution: '뜻이 조금 달라요' }, [...BRIDGE, `${koLike.caution} 뜻이 조금 달라요`]],
  ['says nothing of it', null, BRIDGE],
])('where the list does not know a caution the word is asked, which %s', async (_, own, text) => {
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ ...ryori, ...bare, koLike: own }));
  const { button } = await drawAsking();
  await button.hover();
  expect(fetch).not.toHaveBeenCalled();
  await button.click();
  await expect.poll(says).toEqual(text);
  await expect.poll(() => fetch.mock.calls.map(([url]) => String(url))).toEqual(['/api/words/7']);
});

test('a caution that cannot be asked for does not keep the bridge away', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { button } = await drawAsking();
  await button.click();
  await expect.poll(says).toEqual(BRIDGE);
});
