import type { AdminQueue } from '@utarang/contract';

/** The kinds of entries of the queue that can be listed. */
export const kinds = ['all', 'reports', 'synonyms', 'wishes'] as const;
export type Kind = (typeof kinds)[number];

/** An entry of the queue; `key` is unique among all kinds. */
export type Item =
  | ({ readonly kind: 'report'; readonly key: string } & AdminQueue['reports'][number])
  | ({ readonly kind: 'synonym'; readonly key: string } & AdminQueue['synonyms'][number])
  | ({ readonly kind: 'wish'; readonly key: string; readonly word: WishedWord } & AdminQueue['wishes'][number]);

/** A word that the book lacks, with the fields that the member filled in. */
type WishedWord = Omit<AdminQueue['reports'][number]['word'], 'id'> & { readonly id: null };

const wishedWord = ({ japaneseWord, hiragana, meaningKo }: AdminQueue['wishes'][number]): WishedWord => ({
  ...{ id: null, japaneseWord, hiragana, koreanPronunciation: '', meaningKo, level: null },
});

export type Verdict = 'accept' | 'refuse';

export function readKind(search: string): Kind {
  const wanted = new URLSearchParams(search).get('kind');
  return kinds.find((kind) => kind === wanted) ?? 'all';
}

/** The query of the address; the default kind is left out. */
export const writeKind = (kind: Kind): string => (kind === 'all' ? '' : `?kind=${kind}`);

/** Lists the open entries, "the oldest first" (docs/product/admin.md#queues). */
export function itemsOf({ reports, synonyms, wishes }: AdminQueue, kind: Kind): readonly Item[] {
  const items: Item[] = [];
  const has = (one: Kind) => kind === 'all' || kind === one;
  if (has('reports')) for (const one of reports) items.push({ ...one, kind: 'report', key: `report-${one.id}` });
  if (has('synonyms')) for (const one of synonyms) items.push({ ...one, kind: 'synonym', key: `synonym-${one.id}` });
  if (has('wishes')) {
    for (const one of wishes) items.push({ ...one, word: wishedWord(one), kind: 'wish', key: `wish-${one.id}` });
  }
  return [...items].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

/** The entry that gets the focus when one is removed: the next one, else the one before; null where none is left. */
export function nextKey(items: readonly Item[], leaving: string): string | null {
  const index = items.findIndex(({ key }) => key === leaving);
  return (items[index + 1] ?? items[index - 1])?.key ?? null;
}
