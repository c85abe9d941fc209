import { queryOptions } from '@tanstack/react-query';
import {
  type KanjiBridge,
  type KanjiDetail,
  type KanjiPage,
  type KnownKanji,
  type Level,
  queryKeys,
  withQuery,
} from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { like } from '../../lib/outline.js';

const WORD = { id: 0, japaneseWord: '', hiragana: '', koreanPronunciation: '', meaningKo: '' } as const;
const STEP = { kanji: '', hunEum: '', eum: '', on: '' } as const;

/** The kanji of a level, or that a query finds. */
export const kanjiListQuery = (level: Level | null, q: string, size: number) =>
  queryOptions({
    queryKey: queryKeys.kanjiList(level, q),
    queryFn: ({ signal }) =>
      getJson(withQuery('/api/kanji', { level: level ?? undefined, q, size: String(size) }), { signal }).then(
        like<KanjiPage>({ content: [{ kanji: '', hunEum: [''], strokes: 0 }], totalElements: 0 }),
      ),
  });

export const kanjiQuery = (kanji: string) =>
  queryOptions({
    queryKey: queryKeys.kanji(kanji),
    queryFn: ({ signal }) =>
      getJson(`/api/kanji/${encodeURIComponent(kanji)}`, { signal }).then(
        like<KanjiDetail>({
          ...{ kanji: '', hunEum: [''], eum: [''], strokes: 0, radical: { kanji: '', name: '' }, wordCount: 0 },
          on: [{ kana: '', pronunciation: '' }],
          kun: [{ kana: '', okurigana: '', pronunciation: '' }],
          groups: [{ kind: '', words: [WORD] }],
          similar: [{ kanji: '', hunEum: '', difference: '' }],
        }),
      ),
  });

export const kanjiBridgeQuery = queryOptions({
  queryKey: queryKeys.kanjiBridge(),
  queryFn: ({ signal }) =>
    getJson('/api/kanji/bridge', { signal }).then(
      like<KanjiBridge>({
        ...{ kanji: 0, explained: 0, drill: [STEP] },
        rules: [{ id: '', rule: '', kanji: 0, explained: 0, examples: [{ ...STEP, word: WORD }], exceptions: [STEP] }],
      }),
    ),
});

/** The kanji of the words that the member knows. */
export const knownKanjiQuery = queryOptions({
  queryKey: queryKeys.knownKanji(),
  queryFn: ({ signal }) => getJson('/api/users/me/known-kanji', { signal }).then(like<KnownKanji>({ kanji: [''] })),
});
