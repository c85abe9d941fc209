import { pages, pathOf } from '@utarang/contract';
import { isOwnWord } from '@utarang/domain/word-list';

/** The path of a word's page: a member's own word has none, and is changed in the list of own words. */
export const wordPath = (id: number): string => (isOwnWord(id) ? pages.takeAlong : pathOf('word', { id }));
