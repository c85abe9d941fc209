import { expect, test } from 'vitest';
import { readAddress } from './page-settings.js';

test.each([
  ['home', 'utm_source=chat', '/'],
  ['home', 'page=2&q=%ED%95%98&level=N1&m=pron', '/?m=pron&q=%ED%95%98&page=2'],
  ['jlpt', 'page=2&level=n1&level=N2', '/jlpt?level=n1&level=N2&page=2'],
  ['sentenceQuiz', 'ask=reading&level=N3', '/SentenceQuizPage?level=N3&ask=reading'],
  ['kanjiList', 'utm=1&strokes=8&sort=words', '/kanji?strokes=8&sort=words'],
  ['about', 'q=%ED%95%98', '/about'],
] as const)('%s reads of "%s" what is in %s', (page, search, address) => {
  expect(readAddress(page, address.split('?')[0] ?? '', new URLSearchParams(search))).toBe(address);
});
