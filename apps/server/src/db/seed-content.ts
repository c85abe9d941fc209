import { readWordLists, type WordLists } from '@utarang/content/lists';
import { readSentenceBank, type SentenceEntry } from '@utarang/content/sentences';
import { readSongBook, type SongBook } from '@utarang/content/songs';
import { readWordBook, type WordEntry } from '@utarang/content/words';
import type { Log } from '../log.js';
import { paths } from '../paths.js';
import { wordsSeed } from './seed.js';
import { listsSeed } from './seed-lists.js';
import type { Seed } from './seed-once.js';
import { sentencesSeed } from './seed-sentences.js';
import { songsSeed } from './seed-songs.js';

/** What the release brings along for the database. */
export type Content = {
  readonly words: readonly WordEntry[];
  readonly lists: WordLists;
  readonly sentences: readonly SentenceEntry[];
  readonly songs: SongBook;
};

export async function readContent(): Promise<Content> {
  const words = await readWordBook(paths.words);
  const lists = await readWordLists(paths.lists, words);
  const sentences = await readSentenceBank(paths.sentences);
  return { words, lists, sentences, songs: await readSongBook(paths.songs, words) };
}

/** In the order in which they are written: the others refer to words. */
export const seedsOf = ({ words, lists, sentences, songs }: Content, log: Log): readonly Seed[] => [
  wordsSeed(words, log),
  listsSeed(lists, log),
  sentencesSeed(sentences, log),
  songsSeed(songs, log),
];
