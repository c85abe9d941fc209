import type { LegalText } from './legal.js';
import type { FavoriteKind } from './terms.js';

/**
 * Every key of the browser's query cache. Server and browser share them: answers that come with the page are cached
 * under the same keys. `page` is 0-based. Without a query every mode lists the same words, so they share one key.
 */
export const queryKeys = {
  words: (mode: string, q: string, page: number, exact = false) =>
    ['words', q ? mode : 'all', q, page, ...(q && exact ? ['exact'] : [])] as const,
  /** The results of the search over everything. */
  everything: (q: string) => ['everything', q] as const,
  start: () => ['start'] as const,
  allWords: () => ['all-words'] as const,
  levelWords: (level: string, q: string, page: number, isDictionary = false) =>
    ['level-words', level, q, page, ...(isDictionary && !q ? ['dictionary'] : [])] as const,
  /** All words of a level. */
  level: (level: string) => ['level', level] as const,
  fields: () => ['fields'] as const,
  fieldWords: (name: string) => ['field-words', name] as const,
  koLikeWords: (q: string, page: number) => ['ko-like-words', q, page] as const,
  /** All words like Korean. */
  koLike: () => ['ko-like'] as const,
  quizConditions: () => ['quiz-conditions'] as const,
  /** An id that is no number stays as it is in the address. */
  word: (id: number | string) => ['word', id] as const,
  /** The accents of a word, for its card. */
  accent: (id: number) => ['accent', id] as const,
  /** The first words of the book that match by any of their names, to choose from. */
  wordChoices: (q: string) => ['word-choices', q] as const,
  /** The first sentences whose Korean contains a query. */
  sentences: (q: string) => ['sentences', q] as const,
  /** All sentences with a word. */
  examples: (id: number) => ['examples', id] as const,
  /** The lists of the reference, each as a whole. */
  kana: () => ['kana'] as const,
  particles: () => ['particles'] as const,
  endings: () => ['endings'] as const,
  /** The entries of a list for the first rendering of its page. */
  firstEntries: (list: 'particles' | 'endings') => ['first-entries', list] as const,
  /** One entry of a list. */
  particle: (id: string) => ['particles', id] as const,
  ending: (id: string) => ['endings', id] as const,
  kanjiList: (level: string | null, q: string, order = 'level') => ['kanji-list', level ?? 'all', q, order] as const,
  kanjiRadicals: () => ['kanji-radicals'] as const,
  kanji: (kanji: string) => ['kanji', kanji] as const,
  kanjiBridge: () => ['kanji-bridge'] as const,
  /** A text read word by word. */
  lookup: (text: string) => ['lookup', text] as const,
  pasted: (text: string, leave: readonly string[]) => ['lookup', text, [...leave].sort()] as const,
  /** The parts of texts that the reader has hidden, as the page was rendered. */
  hiddenParts: () => ['hidden-parts'] as const,
  artists: () => ['artists'] as const,
  artist: (id: number | string) => ['artist', id] as const,
  songs: () => ['songs'] as const,
  songWords: () => ['songs', 'words'] as const,
  song: (id: number | string) => ['song', id] as const,
  me: () => ['me'] as const,
  sessions: () => ['me', 'sessions'] as const,
  /** The reminder of the review, on this device. */
  reminder: () => ['me', 'reminder'] as const,
  /** The ids of words that the member saved, for the stars of every list. */
  checkedIds: () => ['me', 'checked-ids'] as const,
  checkedWords: (status: 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED') => ['me', 'checked-words', status] as const,
  /** The words that the member knows. Its prefix is that of the day: it is invalidated with the day. */
  knownWords: () => ['me', 'today', 'known-words'] as const,
  /** Words of the member's own. */
  ownWords: () => ['me', 'own-words'] as const,
  /** The member's favourites of a kind: the list, and the ids for the hearts of every list. */
  favorites: (kind: FavoriteKind) => ['me', 'favorites', kind] as const,
  favoriteIds: (kind: FavoriteKind) => ['me', 'favorites', kind, 'ids'] as const,
  /** The member's courses: the list, and the work in one. */
  courses: () => ['me', 'courses'] as const,
  course: (id: number | string) => ['me', 'courses', String(id)] as const,
  /** The member's own texts: the list, one text, and the corrections. */
  lyrics: () => ['me', 'lyrics'] as const,
  lyric: (id: string) => ['me', 'lyrics', id] as const,
  wordCorrections: () => ['me', 'word-corrections'] as const,
  /** The kanji of the words that the member knows: invalidated with the day's words. */
  knownKanji: () => ['me', 'today', 'known-kanji'] as const,
  today: () => ['me', 'today'] as const,
  /** The day of review on the home page: invalidated with the day. */
  reviewDay: () => ['me', 'today', 'review'] as const,
  review: () => ['me', 'review'] as const,
  /** The particles and endings that the member saved, and how many of them are due today. */
  savedPatterns: () => ['me', 'patterns'] as const,
  /** The next questions, for a device without a network. */
  reviewAhead: () => ['me', 'review', 'ahead'] as const,
  statistics: (weeks: number) => ['me', 'statistics', weeks] as const,
  heatmap: (year: number) => ['me', 'heatmap', year] as const,
  adminSongs: () => ['me', 'admin', 'songs'] as const,
  adminSong: (id: number) => ['me', 'admin', 'songs', id] as const,
  songHistory: (id: number) => ['me', 'admin', 'songs', id, 'history'] as const,
  adminArtists: () => ['me', 'admin', 'artists'] as const,
  artistHistory: (id: number) => ['me', 'admin', 'artists', id, 'history'] as const,
  adminWords: () => ['me', 'admin', 'words'] as const,
  adminQueue: () => ['me', 'admin', 'queue'] as const,
  adminMembers: (q: string, page: number) => ['me', 'admin', 'members', q, page] as const,
  adminMember: (id: number) => ['me', 'admin', 'member', id] as const,
  changes: (subject: string, page: number) => ['me', 'admin', 'changes', subject, page] as const,
  wordHistory: (id: number) => ['me', 'admin', 'words', id, 'history'] as const,
  adminSentences: (search: string) => ['me', 'admin', 'sentences', search] as const,
  sentenceHistory: (id: number) => ['me', 'admin', 'sentence-history', id] as const,
  sentencePreview: (content: unknown) => ['me', 'admin', 'sentence-preview', content] as const,
  legal: (kind: LegalText) => ['legal', kind] as const,
  /** Code of the program, loaded on demand. */
  engine: () => ['code', 'search-engine'] as const,
  bridge: () => ['code', 'bridge'] as const,
};

/** The prefixes of the keys of lists of words: of their pages, and of whole lists. */
export const wordLists = {
  byPages: [['words'], ['level-words'], ['ko-like-words']],
  whole: [['field-words'], ['ko-like'], ['level'], ['all-words']],
} as const;

/**
 * The prefixes of these keys: of any word, list of saved words, page of members, sentences or changes, favourite, and
 * year.
 */
export const anyWord = ['word'] as const;
export const anySavedList = ['me', 'checked-words'] as const;
export const anyAdminMembers = ['me', 'admin', 'members'] as const;
export const anyAdminSentences = ['me', 'admin', 'sentences'] as const;
export const anyChanges = ['me', 'admin', 'changes'] as const;
export const anyFavorite = ['me', 'favorites'] as const;
export const anyHeatmap = ['me', 'heatmap'] as const;

/** The prefixes of the keys of public sentences, and of artists and songs. */
export const shownSentences = [anyWord, ['examples'], ['sentences'], queryKeys.quizConditions()] as const;
export const shownSongs = [['songs'], ['song'], ['artists'], ['artist'], anyFavorite] as const;
