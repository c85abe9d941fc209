import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';
import { plain, sectionsOf } from './markdown.js';
import { inOneLine, texts } from './texts.js';

/** This folder speaks of documents that are not there. */
const files = [...texts].filter(([path]) => !path.startsWith('scripts/documents/'));

const sections = new Map(
  files.filter(([path]) => path.endsWith('.md')).map(([path, text]) => [path, sectionsOf(text)] as const),
);

type Fault = string;

/** Why a document, seen from a file, cannot be meant; null where it is there. */
function faultOf(from: string, cited: string): Fault | null {
  const [path = '', anchor] = cited.split('#');
  const places = [path, join(dirname(from), path)].map((place) => normalize(place));
  const found = path === '' ? from : places.find((place) => existsSync(join(root, place)));
  if (found === undefined) return `${from} names ${path}, which is not in the repository`;
  if (anchor === undefined || !found.endsWith('.md')) return null;
  return sections.get(found)?.has(anchor) ? null : `${from} cites ${found}#${anchor}: there is no such heading`;
}

const faultsIn = (citations: (text: string) => Iterable<string>) =>
  files.flatMap(([path, text]) => [...citations(text)].flatMap((cited) => faultOf(path, cited) ?? []));

/** A document by its name, with the anchor that follows. The text of a link does not count; its target does, below. */
const NAMED = /(?<![\w:/.[-])(?:[\w-]+\/|\.\.?\/)*[\w-]+\.md\b(?:#[\w-]+)?/g;
/** Links of Markdown to files and headings of ours. */
const LINKED = /\]\((?![a-z]+:)([^)\s]+)\)/g;

test('every document and every rule that is named exists', () => {
  const named = files.flatMap(([, text]) => text.match(NAMED) ?? []);
  expect(named.filter((cited) => cited.startsWith('docs/product/')).length).toBeGreaterThan(100);
  expect(faultsIn((text) => text.match(NAMED) ?? [])).toEqual([]);
});

test('every link of a document leads somewhere', () => {
  const faults = files
    .filter(([path]) => path.endsWith('.md'))
    .flatMap(([path, text]) =>
      Array.from(text.matchAll(LINKED), ([, cited = '']) => faultOf(path, cited) ?? []).flat(),
    );
  expect(faults).toEqual([]);
});

/** `"…" (docs/product/study.md#cooldown)` */
const QUOTED = /"([^"]+)" \((docs\/product\/[\w-]+\.md)#([\w-]+)\)/g;

test('every sentence that is quoted stands in its section', () => {
  const faults = files.flatMap(([path, text]) =>
    Array.from(inOneLine(text).matchAll(QUOTED)).flatMap(([, quoted = '', page = '', anchor = '']) => {
      const section = plain(inOneLine(sections.get(page)?.get(anchor) ?? '')).toLowerCase();
      const parts = plain(quoted).toLowerCase().split('…');
      return parts.every((part) => section.includes(part.trim()))
        ? []
        : [`${path} quotes "${quoted}": not in ${page}#${anchor}`];
    }),
  );
  expect(faults).toEqual([]);
});

/** Ways to name what only those who began this product had before them. */
const ELSEWHERE = [
  /\bspec(?:ification)? (?:sections? )?\d/i,
  /\bspec(?:ification)? sections?\b/i,
  /\bthe spec(?:ification)?\b/i,
  /\bdesign(?:\/|: | ?, section)/i,
  /\bux-criteria\b/i,
  /\bdecisions, [A-Z]/,
  /\bstudy rules: [a-z]/i,
  /\bissue (?:of|\d)/i,
] as const;

test('nothing is cited that is not in the repository', () => {
  const faults = files.flatMap(([path, text]) =>
    ELSEWHERE.flatMap((pattern) => {
      const [found] = pattern.exec(inOneLine(text)) ?? [];
      return found === undefined ? [] : [`${path} says "${found}": cite docs/product instead`];
    }),
  );
  expect(faults).toEqual([]);
});
