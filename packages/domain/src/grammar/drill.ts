import { inflectionsOf, type SampleWord, suruTail } from '../language/index.js';
import { type Random, shuffled } from '../study/shuffled.js';
import { type Confused, confusedWith, fillersFor } from './confused.js';
import type { FitsAlike } from './may-fit.js';
import { type MeaningQuestion, meaningQuestion } from './meaning-question.js';
import type { DrillPattern, DrillSentence } from './pattern.js';
import { placeOfPattern } from './places.js';
import { type PatternOption, type PatternQuestion, patternQuestion } from './question.js';

/** The number of questions in a drill, besides repetitions. */
export const PATTERNS_ASKED = 10;

/** A word of a sentence, from the book. */
type BookWord = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly partsOfSpeech: readonly string[];
};

/** The grammar drill over all patterns of the reference (docs/product/reference.md#grammar-drill). */
export function createPatternDrill(patterns: ReadonlyMap<string, DrillPattern>, fitsAlike: FitsAlike) {
  const known = new Map<DrillPattern, Confused>();
  const confused = (pattern: DrillPattern): Confused => {
    const found = known.get(pattern) ?? confusedWith(pattern, patterns);
    known.set(pattern, found);
    return found;
  };
  const byForm = new Map<string, DrillPattern[]>();
  for (const pattern of patterns.values()) byForm.set(pattern.form, [...(byForm.get(pattern.form) ?? []), pattern]);
  const writtenAs = ({ form }: DrillPattern): readonly DrillPattern[] => byForm.get(form) ?? [];
  return {
    /** A pattern with those that are confused with it; null where there is no such pattern. */
    withConfused(id: string): DrillPattern[] | null {
      const pattern = patterns.get(id);
      return pattern ? [pattern, ...confused(pattern).near] : null;
    },
    /** A question for a pattern; at least one of its wrong options is confused with it. */
    question(
      pattern: DrillPattern,
      sentence: DrillSentence,
      words: readonly BookWord[],
      random: Random,
    ): PatternQuestion | null {
      const { near, further } = confused(pattern);
      const tempting = [...shuffled(near, random), ...shuffled(further, random)];
      const candidates = [...tempting, ...fillersFor(pattern, patterns.values(), random)];
      const question = patternQuestion(pattern, sentence, {
        words: words.flatMap(asSamples),
        candidates,
        writtenAs,
        fitsAlike,
      });
      return question?.wrong.some(({ id }) => tempting.some((each) => each.id === id)) ? question : null;
    },
    /** A question for the meaning of a pattern, where there is none for the pattern itself. */
    meaning(pattern: DrillPattern, sentence: DrillSentence, random: Random): MeaningQuestion | null {
      const { near, further } = confused(pattern);
      const tempting = [...shuffled(near, random), ...shuffled(further, random)];
      const sameList = [...patterns.values()].filter(({ list }) => list === pattern.list);
      const candidates = [...tempting, ...fillersFor(pattern, sameList, random), ...shuffled(sameList, random)];
      return meaningQuestion(pattern, sentence, candidates, fitsAlike);
    },
    /** The form of a pattern in a sentence, by which a typed answer is judged; null where it is not asked there. */
    formIn(
      pattern: DrillPattern,
      sentence: DrillSentence,
      words: readonly BookWord[],
    ): Pick<PatternOption, 'written' | 'reading'> | null {
      return placeOfPattern(pattern, sentence, words.flatMap(asSamples))?.form ?? null;
    },
  };
}

export type PatternDrill = ReturnType<typeof createPatternDrill>;

/** A word of the book once for each way in which it inflects: 勉強 is a noun and 勉強する. */
function asSamples({ japaneseWord, reading, partsOfSpeech }: BookWord): SampleWord[] {
  return inflectionsOf(japaneseWord, partsOfSpeech).map((kind) => {
    const tail = suruTail(japaneseWord, kind);
    return { written: japaneseWord + tail, reading: reading + tail, kind };
  });
}
