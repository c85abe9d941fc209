import type { Example, Sentence } from '@utarang/contract';
import type { SentenceRow } from './bank.js';
import type { Catalogue } from './catalogue.js';
/** A sentence with its furigana, its pronunciation and the places of its words. */
export declare function shownSentence({ id, level, text, meaningKo, wordIds }: SentenceRow, catalogue: Pick<Catalogue, 'word'>): Sentence;
/** A sentence as an example of one of its words. Nothing is marked where the word is not found in it. */
export declare function shownExample(stored: SentenceRow, wordId: number, catalogue: Pick<Catalogue, 'word'>): Example;
