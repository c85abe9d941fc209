import { expect, test } from 'vitest';
import { pageAt } from './page-at.js';

// biome-ignore format: a table, to be read down
test.each([
  ['/',                   'home'],
  ['/words',              'words'],
  ['/words/50001',        'word'],
  ['/mywords/completed',  'completedWords'],
  ['/SentenceQuizPage',   'sentenceQuiz'],
  ['/songs/3/lyrics',     null],
  ['/nope',               null],
])('%s is %s', (address, page) => expect(pageAt(address)).toBe(page));
