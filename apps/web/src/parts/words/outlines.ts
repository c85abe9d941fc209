import type { Word, WordsPage } from '@utarang/contract';
import type { Outline } from '../../lib/outline.js';

/** A word in an answer. */
export const WORD: Outline<Word> = { id: 0, japaneseWord: '', hiragana: '', koreanPronunciation: '', meaningKo: '' };

/** A page of words. */
export const WORDS_PAGE: Outline<WordsPage> = { content: [WORD], totalElements: 0, totalPages: 0 };
