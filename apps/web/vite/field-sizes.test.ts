import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`${source}/${file}`)] as const);

/** A box that a user types into or chooses from, by its element or by the class that such boxes have here. */
const FIELD = /(^|[\s>+~])(input|select|textarea|\.input)$/;
const px = (value: string) => Number(/--fs-(\d+)|^(\d+)px/.exec(value)?.slice(1).find(Boolean));
const COARSE = '@media (pointer:coarse)';

/** Rules for boxes with letters smaller than 16 px that have no larger ones on a touch screen. */
function smallFields(file: string, code: Uint8Array): string[] {
  // Written by the tool in one form: no comments, a rule after the other.
  const css = transform({ filename: file, code, minify: true, errorRecovery: true }).code.toString();
  const large = css.split(COARSE)[1] ?? '';
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const size = px(/font-size:([^;]+)/.exec(body)?.[1] ?? (/font:inherit/.test(body) ? '0px' : '16px'));
    return selectors
      .split(',')
      .filter((selector) => FIELD.test(selector) && size < 16 && !large.includes(`${selector}{font-size:var(--fs-16)`))
      .map((selector) => `${file}: ${selector}`);
  });
}

test('no box has letters smaller than 16 px on a touch screen: a phone of Apple would zoom in on it', () => {
  const found = sheets.flatMap(([file, code]) => smallFields(file, code));
  // The element rule that gives boxes the letters of their text; what is set there is checked by the rules above.
  expect(found.filter((each) => !each.startsWith('styles/base.css'))).toEqual([]);
});

test.each([
  ['.a select { font-size: var(--fs-14) }', ['x.css: .a select']],
  ['.a input { font: inherit }', ['x.css: .a input']],
  ['.a input { font: inherit; font-size: var(--fs-17) }', []],
  ['.a select { font-size: var(--fs-14) } @media (pointer: coarse) { .a select { font-size: var(--fs-16) } }', []],
])('%s', (css, expected) => {
  expect(smallFields('x.css', Buffer.from(css))).toEqual(expected);
});
