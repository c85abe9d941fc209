import { hasKanaOrKanji } from '../language/index.js';
import type { SearchField, SearchMode } from './words.js';

/** The fields that are searched together; `written` is the Japanese writing of a word. */
export const SCOPES = {
  pronunciation: ['koreanPronunciation'],
  meaning: ['meaningKo'],
  all: ['japaneseWord', 'reading', 'koreanPronunciation', 'meaningKo'],
  written: ['japaneseWord', 'reading'],
} as const satisfies Record<SearchMode | 'written', readonly SearchField[]>;
export type Scope = keyof typeof SCOPES;
/** All scopes, that of most queries first. */
export const scopes = ['all', 'meaning', 'pronunciation', 'written'] as const satisfies readonly Scope[];

/**
 * The scope of a query. One with kana or kanji can only mean the Japanese writing, so it is searched there in any mode.
 */
export const scopeOf = (query: string, mode: SearchMode): Scope => (hasKanaOrKanji(query) ? 'written' : mode);
