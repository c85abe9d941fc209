import type { SampleWord } from '../language/index.js';
import { type FitsAlike, mayFit } from './may-fit.js';
import type { DrillPattern, DrillSentence, PatternForm } from './pattern.js';
import { endedIn, plainForms } from './pattern-forms.js';
import { type PatternPlace, placeOfPattern, withoutPlaceholder } from './places.js';

/** The number of wrong options of a question. */
export const WRONG_OPTIONS = 3;

/** A pattern in the form in which it would fill the blank. */
export type PatternOption = {
  readonly list: DrillPattern['list'];
  readonly id: string;
  readonly written: string;
  readonly reading: string;
};

/** A sentence with a blank: its answer, its wrong options, and answers with nearly the same meaning. */
export type PatternQuestion = {
  /** A half-open range in UTF-16 units of the sentence. */
  readonly blank: readonly [start: number, end: number];
  /** The word of which the blank is a form; null where the blank comes after a noun. */
  readonly word: SampleWord | null;
  readonly right: PatternOption;
  readonly wrong: readonly PatternOption[];
  readonly alike: readonly PatternOption[];
};

/** The other inputs of a question, besides the pattern and its sentence. */
export type QuestionSource = {
  /** The words of the sentence with their inflections. */
  readonly words: readonly SampleWord[];
  /** Possible wrong options, the most tempting first. */
  readonly candidates: readonly DrillPattern[];
  /** All patterns with the same writing as one: で of a place and of means. */
  readonly writtenAs: (pattern: DrillPattern) => readonly DrillPattern[];
  readonly fitsAlike: FitsAlike;
};

/** A particle or だ after a blank: hardly another pattern can precede it, which would give the answer away. */
const BEFORE_PARTICLE = /^[がをはにのだ]/u;

/**
 * Creates a question for a pattern in a sentence; null where the sentence does not show it plainly, or where too few
 * other patterns have a form there that cannot also be right (docs/product/reference.md#grammar-drill).
 */
export function patternQuestion(
  pattern: DrillPattern,
  sentence: DrillSentence,
  { words, candidates, writtenAs, fitsAlike }: QuestionSource,
): PatternQuestion | null {
  const place = placeOfPattern(pattern, sentence, words);
  if (!place || BEFORE_PARTICLE.test(sentence.japanese.slice(place.end))) return null;
  const right = optionOf(pattern, place.form);
  const wrong: PatternOption[] = [];
  const alike: PatternOption[] = [];
  for (const other of candidates) {
    if (wrong.length === WRONG_OPTIONS) break;
    const form = other.id === pattern.id ? null : formInPlace(other, place);
    if (!form) continue;
    const option = optionOf(other, form);
    if ([right, ...wrong].some((each) => each.written === option.written || each.reading === option.reading)) continue;
    const fits = writtenAs(other).some(
      (each) => mayFit(pattern, each, sentence.korean) || fitsAlike(pattern.id, each.id),
    );
    (fits ? alike : wrong).push(option);
  }
  const plain = wrong.filter((each) => !alike.some(({ written }) => written === each.written));
  if (plain.length < WRONG_OPTIONS) return null;
  return { blank: [place.start, place.end], word: place.word, right, wrong, alike };
}

const optionOf = ({ list, id }: DrillPattern, { written, reading }: PatternForm): PatternOption => ({
  list,
  id,
  written,
  reading,
});

/** Another pattern in place of one: its end in the same form, and the word in the form closest to the answer's. */
function formInPlace(other: DrillPattern, { form, host }: PatternPlace): PatternForm | null {
  const forms = plainForms(other, host)
    .flatMap((plain) => endedIn(plain, form.chain))
    .flatMap((each) => withoutPlaceholder(each, host) ?? [])
    .filter(({ written }) => written !== host.written);
  const shared = ({ written }: PatternForm): number => {
    const firstOther = [...written].findIndex((letter, index) => letter !== form.written[index]);
    return firstOther < 0 ? written.length : firstOther;
  };
  return forms.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}
