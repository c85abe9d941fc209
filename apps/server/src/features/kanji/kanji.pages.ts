import {
  KANJI_OF_LEVEL,
  KANJI_SIZE_MAX,
  type KanjiDetail,
  kanjiOrders,
  kanjiParams,
  levelNamed,
  levels,
  pages,
  pathOf,
  QUERY_MAX,
  queryKeys,
  readLine,
} from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';
import { format, kanjiAsked, kanji as messages } from '@utarang/messages';
import type { MemberPageSources, PageContent, PageSources } from '../../lib/page-source.js';
import type { Kanji } from './kanji.service.js';

const list = { name: messages.title, path: pages.kanjiList };

/** The initial data of the pages of kanji. */
export const kanjiPages = (kanji: Kanji): PageSources => ({
  kanjiList({ search }) {
    const q = readLine(search.get('q') ?? '', QUERY_MAX) ?? '';
    const level = levelNamed(search.get('level'));
    const sort = kanjiOrders.find((each) => each === search.get('sort')) ?? 'level';
    const asked = kanjiAsked(q, search.get('radical'), search.get('strokes'));
    const isOverview = asked === '' && level === null && sort === 'level';
    const page = (level: (typeof levels)[number] | null, size: number) => ({
      key: queryKeys.kanjiList(level, asked, sort),
      data: kanji.page({ q: asSearched(asked), level: level ?? undefined, sort, page: 0, size }),
    });
    return {
      ...(level && { title: format(messages.levelTitle, { level }), ownParameters: { level } }),
      crumbs: [list],
      listed: asked === '' && sort === 'level',
      queries: [
        { key: queryKeys.kanjiRadicals(), data: kanji.radicals() },
        ...(isOverview ? levels.map((each) => page(each, KANJI_OF_LEVEL)) : [page(level, KANJI_SIZE_MAX)]),
      ],
    };
  },

  kanjiBridge: () => ({
    crumbs: [list, { name: messages.bridgeLead, path: pages.kanjiBridge }],
    queries: [{ key: queryKeys.kanjiBridge(), data: kanji.bridge() }],
  }),

  kanji({ params: { id = '' } }) {
    const { data: params } = kanjiParams.safeParse({ char: id });
    const newForm = params && kanji.newFormOf(params.char);
    if (newForm) return { redirect: pathOf('kanji', { id: newForm }) };
    const data = params && kanji.detail(params.char);
    return data ? { ...headOf(data), queries: [{ key: queryKeys.kanji(data.kanji), data }] } : null;
  },
});

/** The initial data of the list of kanji for a member: those that the member knows. */
export const knownKanjiPages = (
  kanji: Kanji,
  knownOf: (memberId: number) => Promise<readonly number[]>,
): MemberPageSources => ({
  kanjiList: async (memberId) => [
    { key: queryKeys.knownKanji(), data: { kanji: kanji.ofWords(await knownOf(memberId)) } },
  ],
});

/** The head of a kanji's page, for search engines and link previews. */
function headOf(detail: KanjiDetail): Omit<PageContent, 'queries'> {
  const { kanji, on, kun, wordCount } = detail;
  const hunEum = detail.hunEum[0] ?? '';
  const says = { kanji, hunEum };
  return {
    title: format(messages.titleOf, says),
    description: format(messages.descriptionOf, {
      ...says,
      on: on.map(({ kana }) => kana).join(', ') || messages.none,
      kun: kun.map(({ kana, okurigana }) => kana + okurigana).join(', ') || messages.none,
      n: wordCount,
    }),
    picture: { path: `/og/kanji/${encodeURIComponent(kanji)}.png`, alt: format(messages.picture, says) },
    crumbs: [list, { name: kanji, path: pathOf('kanji', { id: kanji }) }],
    term: { name: kanji, others: [], meaning: detail.hunEum.join(', '), set: list },
  };
}
