import type { Marks, Word } from '@utarang/contract';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { GuestStar } from './save-star.js';
import { WordCard } from './word-card.js';

const word = (over: Partial<Word> = {}): Word => ({
  id: 50_100,
  japaneseWord: '食べる',
  hiragana: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다',
  level: 'N5',
  ...over,
});

async function card(over: Partial<Word> = {}, marks?: Marks) {
  const { container } = await render(
    <MemoryRouter>
      <WordCard word={word(over)} marks={marks} star={<GuestStar word={word(over)} name="食べる" />} />
    </MemoryRouter>,
  );
  return container;
}

test('is read in the order word, hiragana, pronunciation, meaning', async () => {
  const shown = await card();
  expect(shown.textContent).toBe('食べるたべる[타베루]먹다');
});

test.each([
  // case                  over                                          heading   language  the rest
  ['written in kana', { japaneseWord: 'ここ', hiragana: 'ここ' }, 'ここ', 'ja', '[타베루]먹다'],
  ['no kanji', { japaneseWord: '' }, 'たべる', 'ja', '[타베루]먹다'],
  ['nothing Japanese', { japaneseWord: '', hiragana: '' }, '타베루', 'ko', '먹다'],
])('%s', async (_, over, heading, lang, rest) => {
  const shown = await card(over);
  const element = shown.querySelector('h3');
  expect(element?.textContent).toBe(heading);
  expect(element?.lang).toBe(lang);
  expect(shown.textContent).toBe(heading + rest);
});

test('every kana and kanji is marked as Japanese', async () => {
  const shown = await card();
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const japanese: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    if (!/[ぁ-ヿ一-鿿]/.test(text)) continue;
    japanese.push(text);
    expect(walker.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang'), text).toBe('ja');
  }
  expect(japanese).toEqual(['食べる', 'たべる']);
});

test('the link is the word alone and leads to its page', async () => {
  const link = (await card()).querySelector('a');
  expect(link?.textContent).toBe('食べる');
  expect(link?.getAttribute('href')).toBe('/words/50100');
  expect(link!.getBoundingClientRect().width).toBeLessThan(link!.closest('article')!.clientWidth / 2);
});

test.each<[string, Marks, string[]]>([
  ['pronunciation', { koreanPronunciation: [[0, 2]] }, ['타베']],
  ['meaning', { meaningKo: [[0, 2]] }, ['먹다']],
  ['as written', { japaneseWord: [[0, 1]], hiragana: [[1, 3]] }, ['食', 'べる']],
  ['nothing', {}, []],
])('what was found is marked: %s', async (_, marks, marked) => {
  const shown = await card({}, marks);
  expect([...shown.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked);
  expect(shown.textContent).toBe('食べるたべる[타베루]먹다');
});

test('buttons name the word, and the star of a guest is not pressed', async () => {
  const shown = await card();
  const buttons = [...shown.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['食べる 저장', '食べる 복사하기']);
  expect(buttons[0]?.getAttribute('aria-pressed')).toBe('false');
  for (const button of buttons) expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
});

test('what a star says stands on the screen', async () => {
  const shown = await card();
  shown.querySelector('button')?.click();
  await expect.poll(() => shown.querySelector('[role=status]')).not.toBeNull();
  const { left, top, right, bottom } = shown.querySelector('[role=status]')!.getBoundingClientRect();
  expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true, true]);
});

test('cards with one line of each text are equally high, whichever lines they have', async () => {
  const heights = [
    await card(),
    await card({ japaneseWord: 'コーヒー', hiragana: 'コーヒー' }),
    await card({}, { koreanPronunciation: [[0, 3]], meaningKo: [[0, 2]] }),
  ].map((shown) => shown.querySelector('article')?.getBoundingClientRect().height);
  expect(new Set(heights)).toEqual(new Set([143]));
});

test('with a row of buttons, a state beside the meaning adds no height, and the last button ends below the star', async () => {
  const renderPage = async (state: boolean) => {
    const { container } = await render(
      <MemoryRouter>
        <div style={{ width: 343 }}>
          <WordCard
            word={word()}
            star={<GuestStar word={word()} name="食べる" />}
            state={state && <span>재도전까지 04:32</span>}
            actions={<button type="button">퀴즈</button>}
          />
        </div>
      </MemoryRouter>,
    );
    const shown = container.querySelector('article')!;
    return { height: shown.offsetHeight, right: shown.getBoundingClientRect().right, shown };
  };
  const { height, right, shown } = await renderPage(false);
  expect(height).toBe(179);
  expect(right - [...shown.querySelectorAll('button')].at(-1)!.getBoundingClientRect().right).toBe(19);
  expect((await renderPage(true)).height).toBe(179);
});
