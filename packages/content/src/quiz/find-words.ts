import { areOfOneClass, isNearLevel } from '@utarang/domain/sentences';
import { writingsOf } from '@utarang/domain/words';
import type { SentenceEntry } from '../sentences/parse.js';
import type { WordEntry } from '../words/entry.js';
import type { QuizRow } from './entry.js';

/** A word in the file: its writing, followed by its reading where several words have that writing. */
const NAME = /^([^[\]]+)(?:\[([^[\]]+)\])?$/;

const namesIn = (cell: string): string[] => cell.split(',');

function named(name: string, words: readonly WordEntry[]): WordEntry[] {
  const [, written, reading] = NAME.exec(name) ?? [];
  const read = words.filter((word) => reading === undefined || word.reading === reading);
  const asHeadword = read.filter(({ japaneseWord }) => japaneseWord === written);
  return asHeadword.length > 0 ? asHeadword : read.filter((word) => namesOf(word).includes(written ?? ''));
}

/** Any writing of a word, with its reading. */
const namesOf = (word: WordEntry): string[] => [...writingsOf(word), word.reading];

export type FoundWords = { readonly answer: WordEntry; readonly wrong: readonly WordEntry[] };

/** Finds the words of a row, or a sentence for each name that does not identify one word of the book. */
export function quizWordFinder(words: readonly WordEntry[]) {
  const byId = new Map(words.map((word) => [word.id, word]));
  const byWriting = new Map<string, WordEntry[]>();
  for (const word of words) {
    for (const name of new Set(namesOf(word))) byWriting.set(name, [...(byWriting.get(name) ?? []), word]);
  }
  return ({ answer: name, wrong: cell }: QuizRow, sentence: SentenceEntry): FoundWords | string[] => {
    const [answer, ...others] = named(
      name,
      sentence.wordIds.flatMap((id) => byId.get(id) ?? []),
    );
    if (!answer) return [`answer "${name}" does not stand in the sentence`];
    if (others.length > 0) return [`answer "${name}" is several words of the sentence: it needs its reading`];
    const found = namesIn(cell).map((wrong) => {
      const written = byWriting.get(NAME.exec(wrong)?.[1] ?? '') ?? [];
      const fitting = named(wrong, written).filter(
        (word) => isNearLevel(word, sentence.level) && areOfOneClass(word.partsOfSpeech, answer.partsOfSpeech),
      );
      return { wrong, fitting };
    });
    const faults = found
      .filter(({ fitting }) => fitting.length !== 1)
      .map(({ wrong, fitting }) =>
        fitting.length === 0
          ? `wrong "${wrong}" is no word of the same part of speech and about the same level`
          : `wrong "${wrong}" is several words: it needs its reading`,
      );
    return faults.length > 0 ? faults : { answer, wrong: found.map(({ fitting }) => fitting[0]!) };
  };
}
