import { type Level, levels } from '@utarang/contract';
import { type FieldName, fieldNames } from '../../data/fields.js';
import type { WordEntry } from '../words/entry.js';
import { isForReference } from './format.js';
import type { Sentence } from './parse.js';

export type SentenceCoverage = {
  readonly level: Level;
  /** The sentences written for words of the level. */
  readonly sentences: number;
  readonly words: number;
  /** The words of the level for which there is no sentence. */
  readonly missing: readonly WordEntry[];
};

/** The number of words of each level with a sentence. */
export function sentenceCoverage(sentences: readonly Sentence[], words: readonly WordEntry[]): SentenceCoverage[] {
  const targets = new Set(sentences.flatMap(({ targetIds }) => targetIds));
  return levels.map((level) => {
    const ofLevel = words.filter((word) => word.level === level);
    return {
      level,
      sentences: sentences.filter((each) => each.level === level && !isForReference(each.id, level)).length,
      words: ofLevel.length,
      missing: ofLevel.filter((word) => !targets.has(word.id)),
    };
  });
}

/** Counts the sentences that fit each situation, in the order of the situations. */
export const situationCoverage = (sentences: readonly Sentence[]): [situation: FieldName, sentences: number][] =>
  fieldNames.map((name) => [name, sentences.filter(({ situations }) => situations.includes(name)).length]);

/** The words with at least a number of sentences, written for them or not: those are the examples of a word. */
export function wordsInSentences<Word extends Pick<WordEntry, 'id'>>(
  sentences: readonly Pick<Sentence, 'wordIds'>[],
  words: readonly Word[],
  least: number,
): Word[] {
  const counts = new Map<number, number>();
  for (const id of sentences.flatMap(({ wordIds }) => wordIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return words.filter(({ id }) => (counts.get(id) ?? 0) >= least);
}
