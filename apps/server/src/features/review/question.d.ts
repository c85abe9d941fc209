import { type QuestionKind, type ReviewQuestion } from '@utarang/contract';
import { type Gap, type Parameters } from '@utarang/domain/review';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { ReviewDeps } from './deps.js';
import type { Card } from './queue.repo.js';
type Catalogue = ReviewDeps['catalogue'];
/** The simplest example of a word in which the word is found. */
export declare function exampleOf(wordId: number, catalogue: Catalogue): {
    sentence: import("../../catalogue/bank.js").SentenceRow;
    example: {
        id: number;
        japanese: string;
        furigana: [string, string | null][];
        pronunciation: string;
        korean: string;
        level: "N1" | "N2" | "N3" | "N4" | "N5";
        words: {
            id: number;
            start: number;
            end: number;
        }[];
        entries: {
            entry: import("@utarang/contract").EntryAddress;
            start: number;
            end: number;
        }[];
        target: [number, number];
    };
    hasGap: boolean;
} | undefined;
/** The gap in the example of a word; null where there is none. */
export declare function gapOf(wordId: number, catalogue: Catalogue): Gap | null;
type Asked = {
    readonly now: Date;
    readonly kinds: readonly QuestionKind[];
    readonly hasVoice: boolean;
    readonly parameters: Parameters;
};
/**
 * The question for a card, of the kind that its memory asks for among the possible ones. It names where the word was
 * met unless that gives the answer away (docs/product/review.md#met-in).
 */
export declare function questionFor({ wordId, memory, metIn }: Card, word: CatalogueWord, asked: Asked, catalogue: Catalogue): ReviewQuestion;
export {};
