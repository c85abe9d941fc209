import { builtPages, kanaTabs, levels, memberPages, type PageId, pages } from '@utarang/contract';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { pathOf, withQuery } from './address.js';

/** Pages that are many pages, by what their addresses choose. */
const chosen: ReadonlySet<PageId> = new Set(['jlpt', 'fields', 'word', 'particle', 'ending']);

/**
 * What search engines may list: every page that is built and shows a guest something, each level, situation and word,
 * each particle and ending.
 */
export function listedPaths(
  { words, lists }: Pick<Catalogue, 'words' | 'lists'>,
  { ids }: { readonly ids: Readonly<Record<'particles' | 'endings', readonly string[]>> },
): string[] {
  const plain = [...builtPages].filter((page) => !memberPages.has(page) && !chosen.has(page));
  return [
    ...plain.map((page) => pages[page]),
    ...kanaTabs.slice(1).map((tab) => withQuery(pages.kana, { tab })),
    ...levels.map((level) => withQuery(pages.jlpt, { level })),
    ...[...lists.fields.keys()].map((value) => withQuery(pages.fields, { value })),
    ...ids.particles.map((id) => pathOf('particle', { id })),
    ...ids.endings.map((id) => pathOf('ending', { id })),
    ...words.map(({ id }) => pathOf('word', { id: String(id) })),
  ];
}
