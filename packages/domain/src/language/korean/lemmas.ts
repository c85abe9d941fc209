import { attached, dropsRieul } from './conjugate.js';
import { ENDINGS, type Ending, type Joins, type Use } from './endings.js';
import { type Kind, kindsOf } from './kinds.js';
import { finalOf, parsed, type Stem, stemOf, withFinal } from './stem.js';
import { candidatesOfInfinitive, candidatesOfOpen, candidatesOfStem, type StemCandidates } from './stem-candidates.js';

/** A possible dictionary form of a text, with the use, the ending and the kinds of word. */
export type Lemma = {
  readonly word: string;
  readonly use: Use;
  /** The form after a vowel; a letter at its beginning closes the syllable before. */
  readonly ending: string;
  readonly kinds: readonly Kind[];
};

const CANDIDATES: Readonly<Record<Joins, StemCandidates>> = {
  stem: candidatesOfStem,
  open: candidatesOfOpen,
  infinitive: candidatesOfInfinitive,
  polite: candidatesOfInfinitive,
  noun: (noun) => [`${noun}이`],
};

const isAuxiliary = ({ use }: Ending): boolean => use === 'auxiliary';
const AUXILIARIES = ENDINGS.filter(isAuxiliary);

/**
 * The endings by their last syllable, which is the same after vowels and consonants; under '' those without a syllable.
 */
const BY_LAST = new Map<string, Ending[]>();
for (const ending of ENDINGS) {
  if (isAuxiliary(ending)) continue;
  const last = /^[ㄱ-ㅎ]?$/.test(ending.text) ? '' : ending.text.slice(-1);
  BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), ending]);
}

/**
 * All possible dictionary forms of a text without spaces: 걷다 and 걸다 for 걸어요. Not all of them are words, which only a
 * dictionary can tell, but each would have this form by `conjugate`.
 */
export function lemmasOf(text: string): Lemma[] {
  if (!/^[가-힣]+$/.test(text)) return [];
  const read = reader();
  const endings = [...(BY_LAST.get('') ?? []), ...(BY_LAST.get(text.slice(-1)) ?? [])];
  return endings.flatMap((ending) => lemmasBy(text, ending, read));
}

/**
 * The dictionary forms for looking a text up: those of `lemmasOf`, and those before an auxiliary verb. 보고 싶어요, without
 * its space, is a form of 보고싶다 and so of 보다.
 */
export function dictionaryForms(text: string): string[] {
  const read = reader();
  const found = new Set(lemmasOf(text).map(({ word }) => word));
  for (const word of found) {
    for (const ending of AUXILIARIES) for (const lemma of lemmasBy(word, ending, read)) found.add(lemma.word);
  }
  return [...found];
}

/** The possible stems of a text with any ending, usual or not: 하 of 하느라. */
export const stemsWith = (text: string, ending: Ending): string[] =>
  /^[가-힣]+$/.test(text) ? lemmasBy(text, ending, reader()).map(({ word }) => word.slice(0, -1)) : [];

type Read = (stem: string) => { readonly stem: Stem; readonly kinds: readonly Kind[] } | null;

/** Reads each stem only once, since many endings lead to the same. */
function reader(): Read {
  const known = new Map<string, ReturnType<Read>>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      const stem = stemOf(`${text}다`);
      found = stem && { stem, kinds: kindsOf(text) };
      known.set(text, found);
    }
    return found;
  };
}

function lemmasBy(text: string, ending: Ending, read: Read): Lemma[] {
  const lemmas: Lemma[] = [];
  for (const candidate of stemsBefore(text, ending)) {
    const found = read(candidate);
    if (!found) continue;
    const kinds = found.kinds.filter((kind) => ending.kinds.includes(kind));
    if (kinds.length === 0 || !attached(found.stem, ending).includes(text)) continue;
    lemmas.push({ word: `${candidate}다`, use: ending.use, ending: ending.text, kinds });
  }
  return lemmas;
}

function stemsBefore(text: string, ending: Ending): Iterable<string> {
  const stems = stemsBeforeText(text, ending.joins, ending.text);
  if (ending.closed === ending.text) return new Set(stems);
  return new Set([...stems, ...stemsBeforeText(text, ending.joins, ending.closed)]);
}

function stemsBeforeText(text: string, joins: Joins, ending: string): string[] {
  const base = baseBefore(text, ending);
  if (base === null) return [];
  if (joins === 'stem' && !dropsRieul(ending)) return [base];
  return CANDIDATES[joins](base);
}

/** The text without the ending; null where it does not end with it. 간다 without ㄴ다 is 가; 만듦 without ㅁ is 만들. */
function baseBefore(text: string, ending: string): string | null {
  const letter = /^[ㄱ-ㅎ]/.test(ending) ? ending.charAt(0) : '';
  const rest = ending.slice(letter.length);
  if (!text.endsWith(rest) || text.length === rest.length) return null;
  const base = text.slice(0, text.length - rest.length);
  if (letter === '') return base;
  const final = finalOf(base);
  if (letter === 'ㅁ' && final === 'ㄻ') return withFinal(parsed(base), 'ㄹ');
  return final === letter ? withFinal(parsed(base), '') : null;
}
