import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberFocus } from './focus-return.js';

const card = (n: number) => document.querySelector(`[data-card="${n}"]`)!;
const article = (name: string) => document.querySelector(`article[aria-label=${name}]`)!;
const button = (name: string) => article(name).querySelector('button')!;
/** A card leaves; those after it come one place nearer. */
function leave(...places: number[]) {
  for (const place of places) card(place).remove();
  for (const [index, left] of document.querySelectorAll<HTMLElement>('[data-card]').entries()) {
    left.dataset['card'] = String(index);
  }
}

beforeEach(() => {
  const cards = ['a', 'b', 'c'].map(
    (name, index) => `<div data-card="${index}"><article aria-label="${name}"><button>x</button></article></div>`,
  );
  document.body.innerHTML = `<main><section><div>${cards.join('')}</div></section><input></main>`;
});
afterEach(() => document.body.replaceChildren());

// biome-ignore format: a table, to be read down
test.each([
  // meanwhile                    opener  what happens                                   the focus goes to
  ['nothing happens',             'b',    () => button('b').blur(),                      () => button('b')],
  ['the button leaves',           'b',    () => button('b').remove(),                    () => article('b')],
  ['its card leaves',             'b',    () => leave(1),                                () => article('c')],
  ['its card, the last, leaves',  'c',    () => leave(2),                                () => article('b')],
  ['it and one before it leave',  'b',    () => leave(0, 1),                             () => article('c')],
  ['all cards leave',             'b',    () => leave(0, 1, 2),                          () => document.querySelector('section')],
  ['something else has it',       'b',    () => document.querySelector('input')!.focus(), () => document.querySelector('input')],
] as const)('%s', async (_, opener, meanwhile, focused) => {
  button(opener).focus();
  const giveBack = rememberFocus();
  meanwhile();
  giveBack();
  await Promise.resolve();
  expect(document.activeElement).toBe(focused());
});
