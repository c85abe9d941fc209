import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { heardPlace } from './heard-place.js';
import { wholeBook, wholeIndexWithForms } from './test/whole-book.test-kit.js';
import { withHeard } from './with-heard.js';

const search = withHeard(wholeIndexWithForms, wholeBook);

/** The texts in the box on the way to a word of N5 or N4 that is typed by its sound, syllable by syllable. */
const onTheWay = new Set(
  wholeBook
    .filter(({ level }) => level === 'N5' || level === 'N4')
    .map(({ koreanPronunciation }) => [...koreanPronunciation.split(' ')[0]!])
    .flatMap((syllables) => syllables.slice(1).map((_, at) => syllables.slice(0, at + 1).join(''))),
);

test('on the way to a word nothing stands above a hit, neither a form, nor a phrase, nor another reading', () => {
  const seen = { exact: 0, heard: 0 };
  const above: string[] = [];
  for (const query of onTheWay) {
    const { hits, phrase, interpretedAs } = search.search(asSearched(query), 'pronunciation', { offset: 0, limit: 24 });
    const [first] = hits;
    if (first?.match !== 'exact') continue;
    seen.exact++;
    if (phrase || hits.some(({ match }) => match === 'inflected')) seen.heard++;
    if (heardPlace(first) === 'above' || interpretedAs) above.push(query);
  }
  expect(above).toEqual([]);
  // The test sees what it is about.
  expect(seen.exact).toBeGreaterThan(900);
  expect(seen.heard).toBeGreaterThan(50);
});
