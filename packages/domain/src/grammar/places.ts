import type { SampleWord } from '../language/index.js';
import type { DrillPattern, DrillSentence, PatternForm } from './pattern.js';
import { patternForms } from './pattern-forms.js';

/**
 * The place of a pattern in a sentence: the blank, a half-open range in UTF-16 units, its text, and the word of which
 * it is a form. After a noun or a な-adjective only the text after the word is blank: `word` is null then.
 */
export type PatternPlace = {
  readonly start: number;
  readonly end: number;
  readonly form: PatternForm;
  /** The word from which options are formed: a placeholder where the blank begins after it. */
  readonly host: SampleWord;
  readonly word: SampleWord | null;
};

/** Placeholders for any noun and any な-adjective before the blank. */
const ANY_NOUN: SampleWord = { written: '〓', reading: '〓', kind: 'noun' };
const ANY_ADJECTIVE: SampleWord = { ...ANY_NOUN, kind: 'na' };

/** A form without the placeholder before the blank; null where the form begins with another text. */
export const withoutPlaceholder = (form: PatternForm, host: SampleWord): PatternForm | null => {
  if (!isPlaceholder(host)) return form;
  const tail = form.written.slice(ANY_NOUN.written.length);
  if (!form.written.startsWith(ANY_NOUN.written) || tail === '') return null;
  return { ...form, written: tail, reading: form.reading.slice(ANY_NOUN.reading.length) };
};

export const isPlaceholder = (host: SampleWord): boolean => host.written === ANY_NOUN.written;

/**
 * Finds the pattern in a sentence that shows it: as a form of one of its words, or after a noun. The longest counts;
 * null where it cannot be separated from the word, and so is not asked.
 */
export function placeOfPattern(
  pattern: DrillPattern,
  sentence: DrillSentence,
  words: readonly SampleWord[],
): PatternPlace | null {
  const verbs = words.filter(({ kind }) => kind !== 'noun' && kind !== 'na');
  const nouns = words.filter(({ kind }) => kind === 'noun' || kind === 'na' || kind === 'suru');
  const found = verbs.flatMap((host) =>
    patternForms(pattern, host).flatMap((form) => findPlaces(sentence, form, host, host)),
  );
  const best = longest(found);
  if (best) return best;
  const placeholders = [ANY_NOUN, ...(nouns.some(({ kind }) => kind === 'na') ? [ANY_ADJECTIVE] : [])];
  return longest(
    placeholders
      .flatMap((host) =>
        patternForms(pattern, host).flatMap((form) => {
          const tail = withoutPlaceholder(form, host);
          return tail ? findPlaces(sentence, tail, host, null) : [];
        }),
      )
      .filter(({ start }) => nouns.some((noun) => endsWithWord(sentence.japanese.slice(0, start), noun))),
  );
}

const endsWithWord = (text: string, { written, reading, kind }: SampleWord): boolean => {
  const cut = kind === 'suru' ? 2 : 0;
  const stem = written.slice(0, written.length - cut);
  return stem !== '' && (text.endsWith(stem) || text.endsWith(reading.slice(0, reading.length - cut)));
};

/** The places of a form that cover the marked range of the sentence, are in it, or end in it. */
function findPlaces(
  { japanese, target: [from, to] }: DrillSentence,
  form: PatternForm,
  host: SampleWord,
  word: SampleWord | null,
): PatternPlace[] {
  const places: PatternPlace[] = [];
  for (let start = japanese.indexOf(form.written); start >= 0; start = japanese.indexOf(form.written, start + 1)) {
    const end = start + form.written.length;
    const covers = start <= from && end >= to;
    const isWithin = start >= from && end <= to;
    // The form begins at its word, which stands before the marked range, and ends in that range.
    const endsWithin = start < from && end > from && end <= to;
    if (covers || isWithin || endsWithin) places.push({ start, end, form, host, word });
  }
  return places;
}

const longest = (places: readonly PatternPlace[]): PatternPlace | null =>
  places.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.form.chain.length - b.form.chain.length)[0] ??
  null;
