import {
  KANJI_OF_LEVEL,
  type KanjiBridge,
  type KanjiDetail,
  type KanjiPage,
  levels,
  queryKeys,
} from '@utarang/contract';
import { format, kanji as messages, strokes } from '@utarang/messages';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { strokesQuery } from '../../parts/strokes/strokes-query.js';
import { cacheWith } from '../../parts/study/study.test-kit.js';
import { setWindow } from '../../test/set-window.js';
import { KanjiBridgePage } from './pages/kanji-bridge-page.js';
import { KanjiListPage } from './pages/kanji-list-page.js';
import { KanjiPage as OneKanjiPage } from './pages/kanji-page.js';

const word = (id: number, japaneseWord: string, hiragana: string, koreanPronunciation: string) => ({
  ...{ id, japaneseWord, hiragana, koreanPronunciation },
  ...{ meaningKo: `뜻 ${id}`, level: 'N5' as const },
});
const gaku: KanjiDetail = {
  ...{
    kanji: '学',
    hunEum: ['배울 학'],
    eum: ['학'],
    oldForm: '學',
    strokes: 8,
    strokeOrder: true,
    level: 'N5',
    joyo: true,
    wordCount: 9,
  },
  radical: { kanji: '子', name: '아들 자' },
  on: [{ kana: 'ガク', pronunciation: '가쿠', from: '학', rule: '한자음의 규칙이에요.' }],
  kun: [{ kana: 'まな', okurigana: 'ぶ', pronunciation: '마나부' }],
  groups: [
    {
      ...{ reading: 'ガク', kind: 'on' },
      words: Array.from({ length: 8 }, (_, i) => word(i + 1, i === 0 ? '学校' : `学${i}`, 'がっこう', '갓코우')),
    },
    { reading: null, kind: 'special', words: [word(99, '学日', 'きょう', '쿄우')] },
  ],
  similar: [{ kanji: '字', hunEum: '글자 자', difference: '위가 달라요.' }],
  songLines: [{ songId: 3, title: '夕方', jpText: '学校の帰り', koMean: '학교에서 돌아오는 길', target: [0, 2] }],
};
const step = (kanji: string, eum: string, on: string) => ({ kanji, hunEum: `뜻 ${eum}`, eum, on });
const bridge: KanjiBridge = {
  ...{ kanji: 20, explained: 18 },
  rules: [
    {
      ...{ id: 'finalK', rule: '한자음의 규칙이에요.', kanji: 9, explained: 8 },
      examples: [{ ...step('学', '학', 'がく'), word: word(1, '学校', 'がっこう', '갓코우') }],
      exceptions: [step('冊', '책', 'さつ')],
    },
  ],
  drill: [step('学', '학', 'がく'), step('国', '국', 'こく'), step('人', '인', 'じん'), step('日', '일', 'にち')],
};
const list = (totalElements: number): KanjiPage => ({
  content: [{ kanji: '学', hunEum: ['배울 학'], level: 'N5', strokes: 8 }],
  ...{ number: 0, size: KANJI_OF_LEVEL, totalPages: 1, totalElements },
});

const testAddress = location.href;
beforeEach(() => setWindow(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  history.pushState(null, '', testAddress);
});

function show(path: string, given: { kanji?: Partial<KanjiDetail>; strokes?: unknown } = {}) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', path);
  const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
  client.setQueryData(queryKeys.kanji('学'), { ...gaku, ...given.kanji });
  client.setQueryData(queryKeys.kanjiBridge(), bridge);
  client.setQueryData(queryKeys.kanjiRadicals(), [
    { form: '氵', name: '삼수변', kanji: 9 },
    { form: '月', name: '달 월', kanji: 9 },
    { form: '月', name: '육달월', kanji: 9 },
  ]);
  client.setQueryData(queryKeys.kanjiList(null, '부수:氵', 'level'), list(1));
  const block = 'strokes' in given ? given.strokes : { 学: '10,20 90,20/50,10 50,90' };
  client.setQueryData(strokesQuery('学').queryKey, block);
  for (const level of levels) client.setQueryData(queryKeys.kanjiList(level, ''), list(80));
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/kanji" element={<KanjiListPage />} />
            <Route path="/kanji/bridge" element={<KanjiBridgePage />} />
            <Route path="/kanji/:id" element={<OneKanjiPage />} />
          </Routes>
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
}

const rows = () => document.querySelectorAll('main a[href^="/words/"]').length;

test('a kanji shows its forms, the rule of its reading, and its words, some first and then all', async () => {
  const screen = await show('/kanji/学');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('学 배울 학');
  await expect.element(screen.getByText('學')).toBeVisible();
  await expect.element(screen.getByText('한자음의 규칙이에요.')).toBeVisible();
  await expect.element(screen.getByText(messages.special)).toBeVisible();
  await expect.element(screen.getByText('위가 달라요.')).toBeVisible();
  expect(rows()).toBe(7);
  await screen.getByRole('button', { name: format(messages.showWords, { n: 9 }) }).click();
  await expect.poll(rows).toBe(9);
});

test('a word is practised in Hangul: wrong may be tried again, right shows how it is read', async () => {
  const screen = await show('/kanji/学');
  const box = screen.getByRole('textbox', { name: format(messages.practiceLabel, { word: '学校' }) });
  await userEvent.fill(box, '가쿠');
  await screen.getByRole('button', { name: messages.check }).click();
  await expect.element(screen.getByText(messages.practiceWrong)).toBeVisible();
  await userEvent.fill(box, '갓코우');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(messages.right);
  await screen.getByRole('button', { name: messages.next }).click();
  await expect
    .element(screen.getByRole('textbox', { name: format(messages.practiceLabel, { word: '学1' }) }))
    .toBeVisible();
});

test('names are covered to learn them, and a press shows one', async () => {
  const screen = await show('/kanji');
  await expect.element(screen.getByText('배울 학').first()).toBeVisible();
  await screen.getByRole('button', { name: messages.study }).click();
  await expect.poll(() => screen.getByText('배울 학').elements().length).toBe(0);
  await screen
    .getByRole('button', { name: format(messages.reveal, { kanji: '学' }) })
    .first()
    .click();
  await expect.element(screen.getByText('배울 학').first()).toBeVisible();
});

test('the drill says whether a reading is right, counts nothing, and goes on', async () => {
  const screen = await show('/kanji/bridge');
  await screen.getByRole('button', { name: 'がく', exact: true }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(messages.right);
  await screen.getByRole('button', { name: messages.next }).click();
  await expect.element(screen.getByText(format(messages.drillScore, { n: 1, right: 1 }))).toBeVisible();
  await expect.element(screen.getByText(format(messages.ruleCount, { n: 9, explained: 8 }))).toBeVisible();
});

test('strokes are shown step by step; one is written, one from its end is told so, one is shown by a button', async () => {
  const screen = await show('/kanji/学');
  await expect.poll(() => document.querySelectorAll('ol svg').length).toBe(2);
  await screen.getByRole('button', { name: strokes.practice }).click();
  const box = screen.getByRole('img', { name: format(strokes.box, { character: '学' }) }).element();
  const touch = (type: string, [x, y]: [number, number], pointerId: number) => {
    const { left, top, width } = box.firstElementChild!.getBoundingClientRect();
    const at = { clientX: left + (x * width) / 100, clientY: top + (y * width) / 100, pointerId };
    box.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: pointerId === 1, bubbles: true }));
  };
  const draw = (...places: [number, number][]) => {
    places.forEach((place, i) => {
      touch(i === 0 ? 'pointerdown' : i === places.length - 1 ? 'pointerup' : 'pointermove', place, 1);
      // A palm beside it neither draws nor ends the stroke.
      if (i === 1) for (const type of ['pointerdown', 'pointermove', 'pointerup']) touch(type, [50, 95], 2);
    });
  };
  box.setPointerCapture = () => {};
  const says = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  draw([90, 22], [50, 22], [12, 22], [12, 22]);
  await says(strokes.reversed);
  draw([12, 22], [50, 22], [88, 22], [88, 22]);
  await says(format(strokes.right, { at: 2 }));
  const showNext = screen.getByRole('button', { name: strokes.showNext });
  await showNext.click();
  await says(strokes.done);
  // The focus stays where it is, for those who use the keyboard.
  await expect.element(showNext).toHaveFocus();
  await expect.element(showNext).toHaveAttribute('aria-disabled', 'true');
  const again = screen.getByRole('button', { name: strokes.again });
  await again.click();
  await says(format(strokes.ask, { at: 1 }));
  await expect.element(again).toHaveFocus();
});

test('there is room for the strokes before they are there, and a sentence where no order is known', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  const screen = await show('/kanji/学', { strokes: undefined });
  await expect.poll(() => document.querySelectorAll('ol[aria-busy="true"] svg').length).toBe(gaku.strokes);
  await expect.element(screen.getByRole('button', { name: strokes.draw })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: strokes.practice })).toBeDisabled();
  await screen.unmount();
  fetched.mockClear();
  const other = await show('/kanji/学', { strokes: undefined, kanji: { strokeOrder: false } });
  await expect.element(other.getByText(strokes.none)).toBeVisible();
  expect(other.getByRole('button', { name: strokes.draw }).elements()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a reading is chosen among others, and the address keeps learning and a radical', async () => {
  const screen = await show('/kanji/学');
  await screen.getByRole('combobox', { name: messages.practiceWay }).selectOptions('choose');
  await screen.getByRole('button', { name: 'がっこう' }).click();
  await expect.element(screen.getByText(messages.right)).toBeVisible();
  await screen.getByRole('button', { name: messages.next }).click();
  await expect.poll(() => document.activeElement?.querySelector('[lang="ja"]')?.textContent).toBeTruthy();
  await screen.unmount();
  const page = await show('/kanji?study=on');
  await expect.poll(() => page.getByText('배울 학').elements().length).toBe(0);
  await page.getByRole('combobox', { name: messages.radical }).selectOptions('氵');
  await expect.poll(() => new URLSearchParams(location.search).get('radical')).toBe('氵');
  await page.getByRole('combobox', { name: messages.radical }).selectOptions('月 달 월');
  await expect.poll(() => new URLSearchParams(location.search).get('radical')).toBe('月달월');
  expect(new URLSearchParams(location.search).get('study')).toBe('on');
});
