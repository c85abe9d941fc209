import { readWordFacts, type WordFacts } from '@utarang/content/facts';
import { readWordLists, type WordLists } from '@utarang/content/lists';
import { type QuizEntry, readQuizzes } from '@utarang/content/quiz';
import { readSentenceBank, type SentenceEntry } from '@utarang/content/sentences';
import { readSongBook, type SongBook } from '@utarang/content/songs';
import { readWordBook, type WordEntry } from '@utarang/content/words';
import type { Log } from '../log.js';
import { paths } from '../paths.js';
import { wordsSeed } from './seed.js';
import { factsSeed } from './seed-facts.js';
import { listsSeed } from './seed-lists.js';
import type { Seed } from './seed-once.js';
import { quizzesSeed } from './seed-quizzes.js';
import { sentencesSeed } from './seed-sentences.js';
import { songsSeed } from './seed-songs.js';

/** The release's content for the database. */
export type Content = {
  readonly words: readonly WordEntry[];
  readonly facts: WordFacts;
  readonly lists: WordLists;
  readonly sentences: readonly SentenceEntry[];
  readonly quizzes: readonly QuizEntry[];
  readonly songs: SongBook;
};

export async function readContent(): Promise<Content> {
  const words = await readWordBook(paths.words);
  const facts = await readWordFacts(paths.words, words);
  const lists = await readWordLists(paths.lists, words);
  const sentences = await readSentenceBank(paths.sentences);
  const quizzes = await readQuizzes(paths.quiz, { words, sentences });
  return { words, facts, lists, sentences, quizzes, songs: await readSongBook(paths.songs, words) };
}

/** The seeds in the order in which they are written: the others refer to words, and quizzes to sentences. */
export const seedsOf = ({ words, facts, lists, sentences, quizzes, songs }: Content, log: Log): readonly Seed[] => [
  wordsSeed(words, log),
  factsSeed(facts, log),
  listsSeed(lists, log),
  sentencesSeed(sentences, log),
  quizzesSeed(quizzes, log),
  songsSeed(songs, log),
];
