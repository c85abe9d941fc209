import type { QuizEntry } from '@utarang/content/quiz';
import type { PartOfSpeech, Quiz, QuizResult } from '@utarang/contract';
import type { Browser } from './accounts.js';
import { sentenceEntry } from './sentences.js';
import { serveStudy } from './study.js';
import { wordEntry } from './words.js';

const word = (id: number, japaneseWord: string, reading: string, meaningKo: string, part: PartOfSpeech) =>
  wordEntry(id, { japaneseWord, reading, meaningKo, level: 'N5', partsOfSpeech: [part] });

export const [READ, DRINK, LIVE, CUT, BOOK, WATER] = [50_701, 50_702, 50_703, 50_704, 50_705, 50_706] as const;
const words = [
  word(WATER, '水', 'みず', '물', 'noun'),
  word(BOOK, '本', 'ほん', '책', 'noun'),
  word(CUT, '切る', 'きる', '자르다', 'verb-u'),
  word(LIVE, '住む', 'すむ', '살다', 'verb-u'),
  word(DRINK, '飲む', 'のむ', '마시다', 'verb-u'),
  word(READ, '読む', 'よむ', '읽다', 'verb-u'),
  // Written with the same kana behind them, so that readings are asked for.
  word(50_707, '踏む', 'ふむ', '밟다', 'verb-u'),
  word(50_708, '噛む', 'かむ', '씹다', 'verb-u'),
];

/** Two sentences about books, and one about water in 음식. */
export const sentences = [
  sentenceEntry(50_001, {
    text: '本[ほん]を 読[よ]みます。',
    meaningKo: '책을 읽어요.',
    wordIds: [READ, BOOK],
    targetIds: [READ, BOOK],
  }),
  sentenceEntry(50_002, {
    text: '本[ほん]は[わ] 読[よ]まない。',
    meaningKo: '책은 읽지 않아.',
    wordIds: [READ, BOOK],
    targetIds: [BOOK],
  }),
  sentenceEntry(50_003, {
    text: '水[みず]を 飲[の]んで ください。',
    meaningKo: '물을 마시세요.',
    wordIds: [DRINK, WATER],
    targetIds: [DRINK],
    situations: ['음식'],
  }),
];
export const quizzes: QuizEntry[] = [
  { id: 50_001, answerId: READ, wrongIds: [DRINK, LIVE, CUT], korean: '읽어요', note: '책은 읽는 거예요.' },
  { id: 50_002, answerId: READ, wrongIds: [DRINK, LIVE, CUT], korean: '읽지', note: '책은 읽지 않는 거예요.' },
  { id: 50_003, answerId: DRINK, wrongIds: [READ, LIVE, CUT], korean: '마시세요', note: '물은 마시는 거예요.' },
];
const fields = [
  { name: '동물', entries: [{ wordId: BOOK, meaningKo: null, hidesLevel: false }] },
  { name: '음식', entries: [{ wordId: WATER, meaningKo: null, hidesLevel: false }] },
] as const;

/** The server with these quizzes on a database; `right` and `wrong` are options of a quiz. */
export const serveQuiz = (options: Omit<NonNullable<Parameters<typeof serveStudy>[0]>, 'words'> = {}) =>
  serveStudy({ ...options, words, sentences, fields, quizzes });

const PATH = '/api/my-words/sent-quiz';

/** The calls of a player of the quiz. */
export function quizzing(who: Pick<Browser, 'get' | 'send'>) {
  const give = async (path: string) => (await (await who.get(`${PATH}/${path}`)).json()) as Quiz;
  const calls = {
    byLevel: (level = 'N5') => give(`random?level=${level}`),
    byField: (value: string) => give(`random-by-field?value=${encodeURIComponent(value)}`),
    sendAnswer: (quizId: unknown, optionId: unknown, key?: string) =>
      who.send('POST', `${PATH}/submit`, { quizId, optionId }, key === undefined ? {} : { 'Idempotency-Key': key }),
    submit: async (quizId: number, optionId: number, key?: string) =>
      (await (await calls.sendAnswer(quizId, optionId, key)).json()) as QuizResult,
    /** Loads until the quiz comes. */
    async until(quizId: number): Promise<Quiz> {
      for (;;) {
        const quiz = await calls.byLevel();
        if (quiz.quizId === quizId) return quiz;
      }
    },
  };
  return calls;
}
