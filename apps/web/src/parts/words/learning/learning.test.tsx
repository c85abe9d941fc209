import { format, learn } from '@utarang/messages';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import { setWindow } from '../../../test/set-window.js';
import { WordCard } from '../list/word-card.js';
import { HideableField } from './hideable-field.js';
import { LearningButton } from './learning-button.js';
import { LearningProvider } from './learning-context.js';
import { isHiddenIn, type LearningField, type LearningMode } from './learning-mode.js';
import { useLearningMode } from './use-learning-mode.js';
import { useShownName } from './use-shown-name.js';

const word = {
  id: 50_100,
  japaneseWord: '食べる',
  hiragana: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다, 식사를 하다',
  level: 'N5',
} as const;

function Card() {
  const name = useShownName(word);
  return <WordCard word={word} name={name} Field={HideableField} actions={<button type="button">행동</button>} />;
}

type Setting = { place: string; mode: LearningMode; eyes: boolean; width: number };

const Place = ({ place, mode, eyes, width }: Setting) => (
  <MemoryRouter>
    <LearningProvider value={{ page: place, mode, eyes }}>
      <div style={{ width }}>
        <Card />
      </div>
    </LearningProvider>
  </MemoryRouter>
);

let places = 0;

/** A card on a page of its own: what was hidden by hand on the page of another test stays hidden there. */
async function renderPage(mode: LearningMode, eyes = true, width = 340) {
  const setting = { place: `test-${++places}`, eyes, width };
  const screen = await render(<Place {...setting} mode={mode} />);
  return {
    screen,
    html: () => screen.container.innerHTML,
    button: (name: string) => screen.container.querySelector<HTMLElement>(`[aria-label="${name}"]`)!,
    card: () => screen.container.querySelector('article')!,
    byText: (text: string) =>
      [...screen.container.querySelectorAll('button')].find((each) => each.textContent === text)!,
    turn: (mode: LearningMode) => screen.rerender(<Place {...setting} mode={mode} />),
  };
}

const texts: Record<LearningField, string> = {
  japaneseWord: '食べる',
  hiragana: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다',
};

beforeEach(async () => {
  localStorage.clear();
  await setWindow(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
});

// biome-ignore format: a table, to be read down
test.each([
  // mode  field                   hidden
  [0,      'japaneseWord',         false],
  [0,      'hiragana',             false],
  [0,      'koreanPronunciation',  false],
  [0,      'meaningKo',            false],
  [1,      'japaneseWord',         false],
  [1,      'hiragana',             false],
  [1,      'koreanPronunciation',  false],
  [1,      'meaningKo',            true],
  [2,      'japaneseWord',         false],
  [2,      'hiragana',             true],
  [2,      'koreanPronunciation',  true],
  [2,      'meaningKo',            true],
] as const)('in mode %i %s is hidden, and then nowhere in the document: %s', async (mode, field, hidden) => {
  expect(isHiddenIn(mode, field)).toBe(hidden);
  const { html } = await renderPage(mode);
  expect(html().includes(texts[field])).toBe(!hidden);
});

test('a press shows the text for three seconds; another restarts them; the focus stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { html, button, card } = await renderPage(1);
  const meaning = button('食べる 뜻 보기 (3초)');
  const { height } = card().getBoundingClientRect();
  meaning.focus();

  await acting(() => meaning.click());
  expect(html()).toContain('먹다, 식사를 하다');
  expect(document.activeElement).toBe(meaning);
  expect(card().getBoundingClientRect().height).toBe(height);

  await acting(() => vi.advanceTimersByTime(2000));
  await acting(() => meaning.click());
  await acting(() => vi.advanceTimersByTime(2900));
  expect(html()).toContain('먹다');
  await acting(() => vi.advanceTimersByTime(150));
  expect(html()).not.toContain('먹다');
  expect(document.activeElement).toBe(meaning);
  expect(card().getBoundingClientRect().height).toBe(height);
});

test.each([200, 250, 340, 400])('hidden or shown for a moment, a card of %i px keeps its height', async (width) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { button, card, byText, html } = await renderPage(2, false, width);
  const { height } = card().getBoundingClientRect();
  const veils = ['히라가나 보기', '발음 보기', '뜻 보기'].map(byText);
  for (const veil of veils) {
    await acting(() => veil.click());
    expect(card().getBoundingClientRect().height).toBe(height);
  }
  for (const field of ['hiragana', 'koreanPronunciation', 'meaningKo'] as const) expect(html()).toContain(texts[field]);
  expect(button('食べる 발음 보기 (3초)')).toBe(veils[1]);
});

test('what is shown for a moment is said', async () => {
  const { button, card } = await renderPage(1);
  const live = card().querySelector('[aria-live=polite]')!;
  expect(live.textContent).not.toContain('먹다');
  await userEvent.click(button('食べる 뜻 보기 (3초)'));
  expect(live.isConnected).toBe(true);
  expect(live.textContent).toBe('먹다, 식사를 하다');
});

test('without a mode the eye hides until it is pressed again, on this page, wherever the card goes', async () => {
  const { html, button, screen, byText, turn } = await renderPage(0);
  const eye = button('食べる 뜻 가리기');
  await userEvent.click(eye);
  expect(html()).not.toContain('먹다');
  expect(document.activeElement).toBe(eye);
  expect(eye).toBe(byText('뜻 보기'));

  // In a mode, what was hidden by hand is shown for a moment like all that is hidden.
  await turn(1);
  await expect.poll(() => button('食べる 뜻 보기 (3초)')).toBe(eye);
  await turn(0);
  await userEvent.click(eye);
  expect(html()).toContain('먹다');
  expect(eye.getAttribute('aria-pressed')).toBeNull();
  expect(screen.container.querySelectorAll('[aria-label$=가리기]')).toHaveLength(4);
});

test('a hidden word is not named by its buttons either; its heading says that there is one', async () => {
  const { html, button, card } = await renderPage(0);
  await userEvent.click(button('食べる 일본어 가리기'));
  expect(html()).not.toContain('食べる');
  expect(card().querySelector('h3 .sr')?.textContent).toBe('가려 둔 일본어');
  expect(button('가려 둔 일본어 복사하기')).toBeTruthy();
});

test('eyes and veils are large enough for a finger, and lie in one row of the same height', async () => {
  const { card, turn } = await renderPage(0);
  const { height } = card().getBoundingClientRect();
  const isLargeEnough = (button: Element, width = 36) => {
    const box = button.getBoundingClientRect();
    expect(box.height, button.outerHTML).toBeGreaterThanOrEqual(44);
    expect(box.width).toBeGreaterThanOrEqual(width);
    expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight);
  };
  // With a mouse an eye is narrower: it waits out of sight, and would only keep the texts apart.
  for (const eye of card().querySelectorAll('[aria-label$=가리기]')) isLargeEnough(eye, 26);
  await turn(1);
  expect(card().getBoundingClientRect().height).toBe(height);
  await turn(2);
  expect(card().getBoundingClientRect().height).toBe(height);
  for (const veil of card().querySelectorAll('[aria-label$="보기 (3초)"]')) isLargeEnough(veil);
});

function Modes({ name }: { name: string }) {
  const [mode, cycle] = useLearningMode(name);
  const [key, setKey] = useState(0);
  return (
    <div key={key}>
      <LearningButton mode={mode} onPress={cycle} />
      <button type="button" onClick={() => setKey(key + 1)}>
        다시
      </button>
    </div>
  );
}

test('the button goes round the modes, says so, and each page remembers its own', async () => {
  const first = await render(<Modes name="one" />);
  const named = (now: string, next: string) => format(learn.button, { label: learn.label, now, next });
  const step = async (now: string, next: string) => {
    const button = first.getByRole('button', { name: named(now, next) });
    await expect.element(button).toHaveTextContent(now);
    await button.click();
  };
  await step('모두 보기', '누르면 뜻 가리기로 바뀌어요');
  await step('뜻 가리기', '누르면 뜻·읽기 가리기로 바뀌어요');
  await expect
    .poll(() => document.querySelector('[data-announcer]')?.textContent)
    .toBe(format(learn.changed, { mode: learn.step2 }));
  await expect
    .element(first.getByRole('button', { name: named('뜻·읽기 가리기', '누르면 모두 보여요') }))
    .toBeVisible();

  const again = await render(<Modes name="one" />);
  await expect.element(again.getByText('뜻·읽기 가리기').last()).toBeVisible();
  const other = await render(<Modes name="other" />);
  await expect.element(other.getByText('모두 보기')).toBeVisible();
  await first
    .getByRole('button', { name: named('뜻·읽기 가리기', '누르면 모두 보여요') })
    .first()
    .click();
  await expect.poll(() => document.querySelector('[data-announcer]')?.textContent).toBe(learn.changedOff);
});
