import { type ComparedText, normalise } from '../language/index.js';

/** The senses of a word in the form in which they are compared, without anything in brackets. */
export const sensesIn = (meaningKo: string): string[] =>
  meaningKo
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((sense) => normalise(sense));

/** Checks whether a text is a whole sense of a meaning: 막다 in 막다, 가로막다. */
export const hasSense = (meaningKo: string, sense: ComparedText): boolean =>
  (meaningKo.includes('(') || isBetweenCommas(normalise(meaningKo), sense)) && sensesIn(meaningKo).includes(sense);

/** Checks whether a text stands anywhere between commas. Most meanings that contain a short text fail it. */
function isBetweenCommas(meaning: string, text: string): boolean {
  for (let start = meaning.indexOf(text); start >= 0; start = meaning.indexOf(text, start + 1)) {
    const end = start + text.length;
    if (
      (start === 0 || ', '.includes(meaning[start - 1]!)) &&
      (end === meaning.length || ', '.includes(meaning[end]!))
    ) {
      return true;
    }
  }
  return false;
}
