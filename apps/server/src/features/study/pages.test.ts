import { isDeepStrictEqual } from 'node:util';
import { type InitialData, type PageId, pageIds, queryKeys } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { type Learner, serveStudy } from '../../../test/study.js';
import { studyPages } from './study.pages.js';

const { learner, guest, database } = await serveStudy();
const EAT = 50_412;
const [her, other] = [await learner(), await learner()];
await her.answer(EAT, '먹다');
await her.save(50_201);

async function open(who: Pick<Learner, 'get'>, path: string) {
  const response = await who.get(path);
  const html = await response.text();
  const data = /<script type="application\/json" id="initial-data">(.*)<\/script>/.exec(html)?.[1] ?? '';
  const { queries } = JSON.parse(data) as InitialData;
  return { response, own: queries.filter(({ key }) => key[0] === 'me') };
}

const ids = [['me', 'checked-ids'], '/api/users/checked-words/ids'] as const;
const known = [['me', 'today', 'known-words'], '/api/users/me/known-words'] as const;
const today = [['me', 'today'], '/api/users/me/today'] as const;
const review = [['me', 'today', 'review'], '/api/review/day'] as const;
const year = Number(seoulDate(new Date()).slice(0, 4));
const heatmap = [['me', 'heatmap', year], `/api/users/me/progress/heatmap?year=${year}`] as const;
const list = (status: string) => [['me', 'checked-words', status], `/api/checked-words?status=${status}`] as const;

test.each([
  ['/', [ids, today, review]],
  [`/words/${EAT}`, [ids]],
  ['/jlpt?level=N5', [ids, known]],
  ['/fields', [ids]],
  ['/ko-like', [ids]],
  ['/words', [ids]],
  ['/lookup', [ids]],
  ['/SentenceQuizPage', [ids]],
  [`/my-lyrics/${'A'.repeat(22)}`, []], // there is no such text
  ['/mywords', [ids, today, list('IN_PROGRESS_OR_COOLDOWN')]], // and a sample, where there is no word
  ['/mywords/completed', [list('COMPLETED')]],
  ['/user-info', [heatmap]],
  ['/login', []],
  ['/no-such-page', []],
])('%s brings a member what the API would answer', async (path, expected) => {
  for (const who of [her, other]) {
    const { response, own } = await open(who, path);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answers = await Promise.all(
      expected.map(async ([key, call]) => ({ key: [...key], data: await (await who.get(call)).json() })),
    );
    expect(own).toEqual(answers);
  }
});

/** Pages that show a star, or anything else that depends on whether a word is saved. */
const withStars: readonly PageId[] = [
  ...(['home', 'jlpt', 'sentenceQuiz', 'koLike', 'fields', 'words', 'word', 'lookup'] as const),
  ...(['artist', 'song', 'songs', 'takeAlong'] as const),
  ...(['myWords', 'myLyric'] as const),
];

test.each(pageIds.map((page) => [page, withStars.includes(page)] as const))(
  '%s brings which words are saved: %s',
  async (page, brings) => {
    const found = {
      ids: async () => ({ ids: [], completedIds: [], cooldowns: {} }),
      list: async () => [],
      today: async () => ({}),
      heatmap: async () => ({ year }),
    };
    const source = studyPages({ savedWords: found, days: found, knownWords: found, ownWords: found } as never, () => ({
      key: queryKeys.start(),
      data: null,
    }))[page];
    const keys = (await source?.(1, { params: {} }))?.map(({ key }) => key);
    expect(keys?.some((key) => isDeepStrictEqual(key, queryKeys.checkedIds())) ?? false).toBe(brings);
  },
);

test('a guest gets none of it, and neither does a member with a temporary password', async () => {
  await database.pool.query(
    `update sessions set temporary_hash = 'x' where member_id = (select id from members where username = $1)`,
    [other.username],
  );
  for (const path of ['/', `/words/${EAT}`, '/mywords', '/mywords/completed', '/user-info']) {
    expect((await open(guest(), path)).own).toEqual([]);
    expect((await open(other, path)).own).toEqual([]);
  }
});
