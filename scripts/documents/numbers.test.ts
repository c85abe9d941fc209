import { expect, test } from 'vitest';
import { codeNumber, inUnit } from './code-number.js';
import { rowsOf } from './markdown.js';
import { texts } from './texts.js';

/** `1.2 s`, `1,000`, `0, 1, 3`. */
function read(value: string): { numbers: number[]; unit: string } {
  const [, figures = '', unit = ''] = /^([\d., ]*\d)\s*(.*)$/.exec(value) ?? [];
  return {
    numbers: figures
      .replace(/(?<=\d),(?=\d{3}\b)/g, '')
      .split(', ')
      .map(Number),
    unit,
  };
}

const PLACE = /^`([^`]+)` `([^`]+)`$/;

type Claim = readonly [what: string, value: string, file: string, name: string];

/** Each number that a page of the product names together with its place. */
const claims = [...texts]
  .filter(([path]) => path.startsWith('docs/product/'))
  .flatMap(([path, text]) =>
    rowsOf(text).flatMap((cells): Claim[] => {
      const [, file, name] = PLACE.exec(cells.at(-1) ?? '') ?? [];
      if (file === undefined || name === undefined) return [];
      const [what = '', value = '', within] = cells;
      const place = `${path}: ${what}`;
      if (cells.length === 3) return [[place, value, file, name]];
      return [
        [`${place}, times`, value, file, `${name}.points`],
        [`${place}, within`, within ?? '', file, `${name}.duration`],
      ];
    }),
  );

test('the pages name numbers', () => expect(claims.length).toBeGreaterThan(60));

test.each(claims)('%s is %s', (_, value, file, name) => {
  const { numbers, unit } = read(value);
  expect(inUnit(codeNumber(file, name), unit)).toEqual(numbers);
});

/** A length, a time or a countdown. Widths of the screen are no constants of the code. */
const MEASURE =
  /\b\d[\d,.]*\s(?:ms|s|min|h|days|years|characters|words a page|KiB|MiB)\b|\b\d\d:\d\d\b|\d(?:초|분|시간|일|자|점)/g;

/** Numbers without a row, each beside where it is held otherwise. What every screen meets holds for all of the code. */
const HELD_OTHERWISE = [
  'lists.md: 150 ms', // in the style of a skeleton
  'sentences.md: 25 characters', // cited by the code word for word
];

test('no sentence of a page says a number that a row can say', () => {
  const said = [...texts]
    .filter(([path]) => path.startsWith('docs/product/') && !path.endsWith('/criteria.md'))
    .flatMap(([path, text]) => {
      const prose = text.split('\n').filter((line) => !line.startsWith('|'));
      return (prose.join('\n').match(MEASURE) ?? []).map(
        (measure) => `${path.slice('docs/product/'.length)}: ${measure}`,
      );
    });
  expect(said.sort()).toEqual(HELD_OTHERWISE);
});
