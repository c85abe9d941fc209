import type {
  AnswerResult,
  CheckedWord,
  CheckedWordIds,
  ExamplesPage,
  FoundAll,
  FoundSentence,
  Me,
  PracticeResult,
  SentencesPage,
  Start,
  Synonym,
  TestStart,
  Today,
  WordDetail,
  WordsPage,
} from '@utarang/contract';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { EXAMPLE, SENTENCE } from '../sentences/outlines.js';
import { WORD, WORDS_PAGE } from '../words/outlines.js';

const CHECKED: Outline<CheckedWord> = { ...WORD, status: '' };

const DETAIL: Outline<WordDetail> = {
  ...WORD,
  partsOfSpeech: [''],
  levels: [''],
  fields: [''],
  songs: [{ id: 0, title: '' }],
  spellings: [''],
  sameReading: [WORD],
  sameKanji: [WORD],
  accent: [0],
  related: [{ id: 0, kind: '', japaneseWord: '', hiragana: '', meaningKo: '', note: '' }],
  songLines: [{ songId: 0, title: '', jpText: '', koMean: '', target: [0] }],
  counted: [{ written: '', reading: '', pronunciation: '', also: [{ reading: '', pronunciation: '' }], korean: [''] }],
  kanji: [{ kanji: '' }],
  forms: [{ written: '' }],
  inflections: [{ written: '' }],
  examples: [EXAMPLE],
};

/** The functions that check the answer of each call that the first page may make. */
export const checkers = {
  me: requireOutline<Me>({ role: '' }),
  words: requireOutline<WordsPage>(WORDS_PAGE),
  everything: requireOutline<FoundAll>({
    words: { total: 0, content: [WORD] },
    songs: { total: 0, content: [{ id: 0, title: '', artists: [{ name: '' }] }] },
    artists: { total: 0, content: [{ id: 0, name: '' }] },
    entries: { total: 0, content: [{ id: '', form: '' }] },
    kanji: { total: 0, content: [{ kanji: '', eum: [''] }] },
    order: [''],
  }),
  word: requireOutline<WordDetail>(DETAIL),
  fields: requireOutline<string[]>(['']),
  start: requireOutline<Start>({ day: '', levels: {} }),
  examples: requireOutline<ExamplesPage>({ content: [EXAMPLE], number: 0, totalPages: 0 }),
  sentences: requireOutline<SentencesPage>({ content: [{ ...(SENTENCE as Outline<FoundSentence>), marks: [[0]] }] }),
  today: requireOutline<Today>({ waiting: 0, points: 0, streak: 0, words: [WORD] }),
  checkedIds: requireOutline<CheckedWordIds>({ ids: [0], completedIds: [0], cooldowns: {} }),
  checkedWord: requireOutline<CheckedWord>(CHECKED),
  checkedWords: requireOutline<CheckedWord[]>([CHECKED]),
  testStart: requireOutline<TestStart>({ state: '', question: '' }),
  answerResult: requireOutline<AnswerResult>({ correct: false, state: '' }),
  practiceResult: requireOutline<PracticeResult>({ correct: false }),
  synonym: requireOutline<Synonym>({ id: 0 }),
} as const;
