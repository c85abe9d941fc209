import { queryOptions } from '@tanstack/react-query';
import {
  type KanjiBridge,
  type KanjiDetail,
  type KanjiOrder,
  type KanjiPage,
  type KanjiRadicals,
  type KnownKanji,
  type Level,
  queryKeys,
  withQuery,
} from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';

const WORD = { id: 0, japaneseWord: '', hiragana: '', koreanPronunciation: '', meaningKo: '' } as const;
const STEP = { kanji: '', hunEum: '', eum: '', on: '' } as const;

/** The kanji of a level, or that a query finds, in an order. */
export const kanjiListQuery = (level: Level | null, q: string, sort: KanjiOrder, size: number) =>
  queryOptions({
    queryKey: queryKeys.kanjiList(level, q, sort),
    queryFn: ({ signal }) =>
      getJson(withQuery('/api/kanji', { level: level ?? undefined, q, sort, size: String(size) }), { signal }).then(
        requireOutline<KanjiPage>({ content: [{ kanji: '', hunEum: [''], strokes: 0 }], totalElements: 0 }),
      ),
  });

export const kanjiQuery = (kanji: string) =>
  queryOptions({
    queryKey: queryKeys.kanji(kanji),
    queryFn: ({ signal }) =>
      getJson(`/api/kanji/${encodeURIComponent(kanji)}`, { signal }).then(
        requireOutline<KanjiDetail>({
          ...{ kanji: '', hunEum: [''], eum: [''], strokes: 0, strokeOrder: false, wordCount: 0 },
          radical: { kanji: '', name: '' },
          on: [{ kana: '', pronunciation: '' }],
          kun: [{ kana: '', okurigana: '', pronunciation: '' }],
          groups: [{ kind: '', words: [WORD] }],
          similar: [{ kanji: '', hunEum: '', difference: '' }],
          songLines: [{ songId: 0, title: '', jpText: '', target: [0] }],
        }),
      ),
  });

/** The radicals by which the list can be narrowed. */
export const kanjiRadicalsQuery = queryOptions({
  queryKey: queryKeys.kanjiRadicals(),
  queryFn: ({ signal }) =>
    getJson('/api/kanji/radicals', { signal }).then(requireOutline<KanjiRadicals>([{ form: '', name: '', kanji: 0 }])),
});

export const kanjiBridgeQuery = queryOptions({
  queryKey: queryKeys.kanjiBridge(),
  queryFn: ({ signal }) =>
    getJson('/api/kanji/bridge', { signal }).then(
      requireOutline<KanjiBridge>({
        ...{ kanji: 0, explained: 0, drill: [STEP] },
        rules: [{ id: '', rule: '', kanji: 0, explained: 0, examples: [{ ...STEP, word: WORD }], exceptions: [STEP] }],
      }),
    ),
});

/** The kanji of the words that the member knows. */
export const knownKanjiQuery = queryOptions({
  queryKey: queryKeys.knownKanji(),
  queryFn: ({ signal }) =>
    getJson('/api/users/me/known-kanji', { signal }).then(requireOutline<KnownKanji>({ kanji: [''] })),
});
