import type { PageId } from '@utarang/contract';
import { expect, test } from 'vitest';
import { pageSettings } from '../../apps/server/src/features/pages/page-settings.js';
import { pageId } from '../../apps/web/vite/page-files.js';
import { texts } from './texts.js';

const code = [...texts].filter(([path]) => /^apps\/web\/src\/features\/.*\.tsx?$/.test(path) && !/\.test\b/.test(path));
const featureOf = (path: string) => path.split('/')[4]!;
const features = [...new Set(code.map(([path]) => featureOf(path)))];

/** The parameters of an address that a file reads; what one that speaks of no address gets is something else. */
const ownReads = (text: string): string[] =>
  /URLSearchParams|useSearchParams/.test(text)
    ? Array.from(text.matchAll(/\.(?:get|getAll|has)\('(\w+)'\)/g), ([, name = '']) => name)
    : [];

/** The names of the choices that an address holds: the keys of `choices = { level: […], sort: sorts }` and the like. */
const choicesIn = (text: string): string[] => {
  let bare = text;
  // Objects that a call is given are no choices.
  for (let before = ''; before !== bare; ) [before, bare] = [bare, bare.replace(/\([^()]*\)/g, '')];
  const objects = bare.matchAll(/(?:\w*[cC]hoices(?: =|:)|const shared =) (\{.*?\})(?: as const)?[;,]\n/gs);
  return Array.from(objects, ([, object = '']) =>
    Array.from(object.matchAll(/(\w+): (?!\{)/g), ([, name = '']) => name),
  ).flat();
};

/** Those that it reads itself and by a reader of `parts` or of the contract. */
const readIn = (text: string): string[] => [
  ...ownReads(text),
  ...choicesIn(text),
  ...(/\breadPage\(/.test(text) ? ['page'] : []),
  ...Array.from(text.matchAll(/\b(read\w+)\b[^;]*\} from '(?:\.\.\/)+(parts\/[\w/-]+)\.js'/g), ([, , part]) =>
    readIn(texts.get(`apps/web/src/${part}.ts`) ?? ''),
  ).flat(),
];

test.each(features)('without a parameter that the pages of %s read the server would draw another page', (feature) => {
  const files = code.filter(([path]) => featureOf(path) === feature);
  const known = files.flatMap(([path]) => {
    const id = path.includes('/pages/') ? (pageId(path) as PageId | undefined) : undefined;
    return id ? pageSettings[id].parameters : [];
  });
  expect(files.flatMap(([, text]) => readIn(text)).filter((name) => !known.includes(name))).toEqual([]);
});

test('parameters are found', () => {
  expect(code.flatMap(([, text]) => readIn(text))).toEqual(
    expect.arrayContaining(['q', 'level', 'study', 'write', 'strokes', 'view', 'form', 'near']),
  );
});
