import type { PageId } from '@utarang/contract';

/**
 * The pages that belong to each entry of the navigation at the lower edge (docs/product/pages.md#navigation); the first
 * of each is the entry's own. Accounts, admins and legal texts belong to none.
 */
export const bottomPages = {
  search: ['home', 'lookup'],
  words: [
    ...(['jlpt', 'word', 'words', 'koLike', 'fields', 'kana', 'sentenceQuiz', 'conjugation'] as const),
    ...(['particles', 'particle', 'endings', 'ending', 'kanjiList', 'kanji', 'kanjiBridge'] as const),
  ],
  songs: ['songs', 'song', 'artists', 'artist', 'mySongs', 'myArtists', 'myLyrics', 'myLyric'],
  mine: ['myWords', 'completedWords', 'takeAlong', 'review', 'statistics'],
} as const satisfies Readonly<Record<string, readonly PageId[]>>;
