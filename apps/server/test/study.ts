import type { WordFacts } from '@utarang/content/facts';
import type { Field } from '@utarang/content/lists';
import type { QuizEntry } from '@utarang/content/quiz';
import type { SentenceEntry } from '@utarang/content/sentences';
import type { WordEntry } from '@utarang/content/words';
import type { AnswerResult, CheckedWord, CheckedWordIds, TestStart } from '@utarang/contract';
import { attemptsPerRound, cooldownSeconds } from '@utarang/domain/study';
import { onTestFinished } from 'vitest';
import { createCatalogue } from '../src/catalogue/catalogue.js';
import { seedWords } from '../src/db/seed.js';
import { factsSeed } from '../src/db/seed-facts.js';
import { seedLists } from '../src/db/seed-lists.js';
import { seedOnce } from '../src/db/seed-once.js';
import { seedQuizzes } from '../src/db/seed-quizzes.js';
import { seedSentences } from '../src/db/seed-sentences.js';
import { type Browser, browser, enter, serveAccounts } from './accounts.js';
import { silentLog } from './log.js';
import { wordEntry } from './words.js';

export const DAY = 86_400_000;
export const MINUTE = 60_000;
/** The length of a cooldown. */
export const COOLDOWN = cooldownSeconds * 1000;

/** Without a level, as words that admins add are; the book has a level for each. */
export const UNRATED = 31;

/** Words to learn; those of a level earn what the level gives. */
export const studyWords: readonly WordEntry[] = [
  word(50_412, '食べる', 'たべる', '타베루', '먹다', { partsOfSpeech: ['verb-ru'] }),
  word(50_112, '食べ物', 'たべもの', '타베모노', '음식, 먹을 것'),
  word(50_201, '学校', 'がっこう', '갓코우', '학교'),
  word(40_020, '鼻', 'はな', '하나', '코', { level: 'N4' }),
  word(30_100, '塞ぐ', 'ふさぐ', '후사구', '막다', { level: 'N3', partsOfSpeech: ['verb-u'] }),
  word(20_100, '貿易', 'ぼうえき', '보우에키', '무역', { level: 'N2', accept: ['교역'], block: ['거래'] }),
  word(10_100, '黄昏', 'たそがれ', '타소가레', '황혼', { level: 'N1' }),
  word(UNRATED, '挨拶', 'あいさつ', '아이사츠', '인사'),
];

function word(
  id: number,
  japaneseWord: string,
  reading: string,
  koreanPronunciation: string,
  meaningKo: string,
  over: Partial<WordEntry> = {},
): WordEntry {
  return wordEntry(id, { japaneseWord, reading, koreanPronunciation, meaningKo, ...over });
}

type Options = Parameters<typeof serveAccounts>[0] & {
  readonly words?: readonly WordEntry[];
  readonly sentences?: readonly SentenceEntry[];
  readonly quizzes?: readonly QuizEntry[];
  readonly fields?: readonly Field[];
  readonly facts?: WordFacts;
};

/** The server on a database that holds these words; each process has a catalogue of its own. */
export async function serveStudy({ words = studyWords, sentences, quizzes, fields, facts, ...options }: Options = {}) {
  const served = await serveAccounts({
    ...options,
    async catalogueOf(database) {
      await seedWords(database, words, silentLog);
      if (fields) await seedLists(database, { fields, koLike: [] }, silentLog);
      if (sentences) await seedSentences(database, sentences, silentLog);
      if (facts) await seedOnce(database, factsSeed(facts, silentLog));
      if (quizzes) await seedQuizzes(database, quizzes, silentLog);
      await database.pool.query('update words set level = null where id = $1 and level is not null', [UNRATED]);
      return createCatalogue(database, silentLog);
    },
  });
  const { clock, url } = served;
  return {
    ...served,
    /** Moves the time on, until the test is over. */
    wait(ms: number) {
      onTestFinished(() => clock.moveTo(0));
      clock.moveTo(clock.shift() + ms);
    },
    /** A new member, logged in. */
    async learner(at = url) {
      const her = browser(at);
      const { username, password } = await enter(her);
      return { ...learning(her), username, password };
    },
    /** Opens another tab in the same session, on this process or another. */
    tab: (her: Browser, at = url) => learning(browser(at, { Cookie: `session=${her.cookies.get('session')}` })),
    /** A guest. */
    guest: () => learning(browser(url)),
  };
}

/** A member who learns; `learner` knows the name and the password, too. */
export type Learner = ReturnType<typeof learning>;

/** The calls of a learner. */
export function learning(her: Browser) {
  const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body;
  const withKey = (key?: string) => (key === undefined ? {} : { 'Idempotency-Key': key });
  const calls = {
    ...her,
    save: (id: number | string, key?: string) => her.send('POST', `/api/checked-words/${id}`, undefined, withKey(key)),
    unsave: (id: number | string) => her.post(`/api/checked-words/delete/${id}`),
    start: (id: number | string) => json<TestStart>(her.post(`/api/my-words/${id}/clear/start`)),
    sendAnswer: (id: number | string, answerKo: unknown, key?: string) =>
      her.send('POST', `/api/my-words/${id}/clear/answer`, { answerKo }, withKey(key)),
    answer: (id: number, answerKo: string, key?: string) => json<AnswerResult>(calls.sendAnswer(id, answerKo, key)),
    /** Answers wrong so often, one after the other. */
    async miss(id: number, times = 1) {
      for (let i = 0; i < times; i++) await calls.answer(id, '아니야');
    },
    /** Uses up the attempts at a word, so that it cools. */
    useUp: (id: number) => calls.miss(id, attemptsPerRound),
    saved: (status?: string) =>
      json<CheckedWord[]>(her.get(`/api/checked-words${status === undefined ? '' : `?status=${status}`}`)),
    ids: () => json<CheckedWordIds>(her.get('/api/users/checked-words/ids')),
    me: () =>
      json<{ level: string; totalPoints: number; wordPoints: number; sentPoints: number }>(her.get('/api/users/me')),
  };
  return calls;
}
