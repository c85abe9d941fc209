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

/** A placeholder for any noun before the blank. */
const ANY: SampleWord = { written: '〓', reading: '〓', kind: 'noun' };
const ANY_ADJECTIVE: SampleWord = { ...ANY, kind: 'na' };

/** A form without the word before the blank. */
export const withoutPlaceholder = (form: PatternForm, host: SampleWord): PatternForm | null => {
  if (!isStandIn(host)) return form;
  const tail = form.written.slice(ANY.written.length);
  if (!form.written.startsWith(ANY.written) || tail === '') return null;
  return { ...form, written: tail, reading: form.reading.slice(ANY.reading.length) };
};

export const isStandIn = (host: SampleWord): boolean => host.written === ANY.written;

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
    patternForms(pattern, host).flatMap((form) => standsAt(sentence, form, host, host)),
  );
  const best = longest(found);
  if (best) return best;
  const standIns = [ANY, ...(nouns.some(({ kind }) => kind === 'na') ? [ANY_ADJECTIVE] : [])];
  return longest(
    standIns
      .flatMap((host) =>
        patternForms(pattern, host).flatMap((form) => {
          const tail = withoutPlaceholder(form, host);
          return tail ? standsAt(sentence, tail, host, null) : [];
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

function standsAt(
  { japanese, target: [from, to] }: DrillSentence,
  form: PatternForm,
  host: SampleWord,
  word: SampleWord | null,
): PatternPlace[] {
  const places: PatternPlace[] = [];
  for (let at = japanese.indexOf(form.written); at >= 0; at = japanese.indexOf(form.written, at + 1)) {
    const end = at + form.written.length;
    const covers = at <= from && end >= to;
    const isWithin = at >= from && end <= to;
    // The word is before the marked range.
    const reaches = at < from && end > from && end <= to;
    if (covers || isWithin || reaches) places.push({ start: at, end, form, host, word });
  }
  return places;
}

const longest = (places: readonly PatternPlace[]): PatternPlace | null =>
  places.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.form.chain.length - b.form.chain.length)[0] ??
  null;
