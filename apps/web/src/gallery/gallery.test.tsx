import axe from 'axe-core';
import { expect, test } from 'vitest';
import { renderAt } from '../test/render-at.js';
import { Gallery } from './gallery.js';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });
const shown = Object.values(sources).join('\n');

const files = import.meta.glob<Record<string, unknown>>(['../ui/*/*.tsx', '!../ui/**/*.test.tsx'], { eager: true });
const exported = Object.values(files).flatMap((file) =>
  Object.entries(file).map(([name, value]) => (name === 'default' ? (value as { name: string }).name : name)),
);
const components = exported.filter((name) => /^[A-Z][a-z]/.test(name));

/** Components that render nothing themselves but toasts, which the stack of toasts shows. */
const SHOW_A_TOAST: ReadonlySet<string> = new Set(['Toaster', 'LoadFailure', 'LoadFailureDialog']);

test('every primitive of `ui` is there', () => {
  expect(components.length).toBeGreaterThan(30);
  const missing = components.filter((name) => !SHOW_A_TOAST.has(name) && !new RegExp(`<${name}[\\s>]`).test(shown));
  expect(missing).toEqual([]);
});

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('axe finds nothing in any state, in either theme', async () => {
  document.documentElement.lang = 'ko';
  document.documentElement.dataset['theme'] = 'light';
  const { container } = await renderAt('/', <Gallery />);
  await document.fonts.ready;
  const { violations } = await axe.run(container, { runOnly: { type: 'tag', values: RULES } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}, 60_000);
