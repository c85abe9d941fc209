import { expect, test } from 'vitest';
import { COLUMNS } from '../../packages/content/src/words/entry.js';
import { rowsOf, sectionsOf } from './markdown.js';
import { texts } from './texts.js';

test('the table of columns is that of the word files', () => {
  const section = sectionsOf(texts.get('docs/content.md') ?? '').get('the-word-book') ?? '';
  const named = rowsOf(section)
    .slice(1)
    .map(([column = '']) => column.replaceAll('`', ''));
  expect(named).toEqual(COLUMNS);
});
