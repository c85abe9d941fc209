import type { Example } from '@utarang/contract';
import { afterEach, expect, test } from 'vitest';
import {
  ame,
  cooldown,
  dialog,
  fakeServer,
  hear,
  leave,
  pass,
  renderTest,
  start,
  taberu,
  type,
} from '../word-test.test-kit.js';

afterEach(leave);

const example: Example = {
  id: 1,
  japanese: '学校で食べた。',
  furigana: [
    ['学校', 'がっこう'],
    ['で', null],
    ['食', 'た'],
    ['べた。', null],
  ],
  pronunciation: '갓코우데 타베타.',
  korean: '학교에서 먹었다.',
  level: 'N5',
  target: [3, 6],
  entries: [],
  words: [
    { id: 50_201, start: 0, end: 2 },
    { id: taberu.id, start: 3, end: 6 },
  ],
};
const told = { meaningKo: '먹다', hiragana: 'たべる', koreanPronunciation: '타베루', example };

const shown = () => ({
  marked: dialog()?.querySelector('mark')?.textContent,
  korean: dialog()?.textContent.includes('학교에서 먹었다.'),
  links: dialog()?.querySelectorAll('a').length,
});

test('a right answer shows a sentence with the word; its words lead nowhere', async () => {
  fakeServer({ 'start 50001': [start()], 'answer 50001': [pass({ answer: told })] });
  await renderTest([taberu]);
  await type('먹다');
  await hear('정답이에요! +1점.');
  await expect.poll(shown).toEqual({ marked: '食たべた', korean: true, links: 0 });
});

test('so does the end of a round', async () => {
  fakeServer({ 'start 50001': [start({ attemptsLeft: 1 })], 'answer 50001': [{ ...cooldown, answer: told }] });
  await renderTest([taberu]);
  await type('놀다');
  await expect.poll(shown).toEqual({ marked: '食たべた', korean: true, links: 0 });
});

test('practice shows it, too', async () => {
  fakeServer({ 'practice 50001': [{ correct: true, answer: told }] });
  await renderTest([taberu], { mode: 'practice' });
  await type('먹다');
  await expect.poll(shown).toEqual({ marked: '食たべた', korean: true, links: 0 });
});

test('a word without sentences has none, and among several words none stands in the way of the next', async () => {
  fakeServer({
    'start 50001': [start()],
    'answer 50001': [pass({ answer: told })],
    'start 50002': [start({ question: '雨' })],
    'answer 50002': [pass({ answer: { meaningKo: '비', hiragana: 'あめ', koreanPronunciation: '아메' } })],
  });
  await renderTest([taberu, ame]);
  await type('먹다');
  await hear('정답이에요! +1점.');
  expect(dialog()?.querySelector('mark')).toBeNull();
  await expect.poll(() => dialog()?.textContent).toContain('雨');
  await type('비');
  await expect.poll(() => dialog()?.textContent).toContain('あめ');
  expect(dialog()?.querySelector('mark')).toBeNull();
});
