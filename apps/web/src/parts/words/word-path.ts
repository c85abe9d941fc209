import { pages, pathOf } from '@utarang/contract';
import { isOwnWord } from '@utarang/domain/word-list';

/** The page of a word: a word of the member's own has none, and is changed where the others of its kind are. */
export const wordPath = (id: number): string => (isOwnWord(id) ? pages.takeAlong : pathOf('word', { id }));
