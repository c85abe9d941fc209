import type { EntryAddress } from '../search/heard/function-words.js';
import type { Morpheme } from './morpheme.js';
import { fits, STEM_END, standsAlone } from './pattern-joins.js';
import type { PatternSource } from './pattern-source.js';
import { patternTexts, type Text } from './pattern-texts.js';

/** The place of a pattern in a line: a half-open range in UTF-16 units, and the entries that may explain it. */
export type PatternPlace = { readonly start: number; readonly end: number; readonly entries: readonly EntryAddress[] };

type Pattern = { readonly source: PatternSource; readonly text: Text };
type FoundPattern = {
  readonly start: number;
  readonly end: number;
  readonly entry: EntryAddress;
  readonly hasGap: boolean;
};

/** Finds the patterns of a line; `isWord` tells which dictionary forms the word book has. */
export type PatternFinder = (
  line: string,
  morphemes: readonly Morpheme[],
  isWord: (lemma: string) => boolean,
) => PatternPlace[];

/**
 * "A pattern is found by the form of an entry, the other forms of its examples, and what stands behind it"
 * (docs/product/lookup.md#patterns). Of places within one another only the longest is told.
 */
export function createPatternFinder(sources: readonly PatternSource[]): PatternFinder {
  const byFirst = new Map<string, Pattern[]>();
  const endings: Pattern[] = [];
  const hidden: Pattern[] = [];
  for (const source of sources)
    for (const text of patternTexts(source)) {
      const pattern = { source, text };
      for (const first of text.beginnings) byFirst.set(first, [...(byFirst.get(first) ?? []), pattern]);
      if (text.isEnding) endings.push(pattern);
      if (text.isHidden) hidden.push(pattern);
    }
  return (line, morphemes, isWord) => {
    const found = morphemes.flatMap((morpheme, index) => [
      ...startsOf(morpheme).flatMap((start) =>
        (byFirst.get(line[start] ?? '') ?? []).flatMap((pattern) => placeAt(pattern, line, morphemes, index, start)),
      ),
      ...(isWord(morpheme.lemma) ? [] : endings.flatMap((pattern) => placeWithin(pattern, morpheme))),
    ]);
    found.push(...hidden.flatMap((pattern) => placesAnywhere(pattern, line, morphemes)));
    return longest(found);
  };
}

/** A pattern begins where a morpheme does, or after the stem of an adjective: くなる in 高くなる. */
const startsOf = ({ start, end, part, lemma, surface }: Morpheme): number[] => {
  const stem = part === '形容詞' ? start + lemma.length - 1 : -1;
  const volitional = part === '動詞' && surface.endsWith('よ') && surface.length > 1 ? end - 1 : -1;
  return [start, ...[stem, volitional].filter((cut) => cut > start && cut < end)];
};

function placeAt(
  { source, text }: Pattern,
  line: string,
  morphemes: readonly Morpheme[],
  index: number,
  start: number,
): FoundPattern[] {
  text.match.lastIndex = start;
  const written = text.match.exec(line)?.[0];
  if (!written) return [];
  const head = morphemes[index]!;
  const before = start > head.start ? head : morphemes[index - 1];
  const end = start + written.length;
  if (!morphemes.some((morpheme) => morpheme.end === end)) return [];
  if (text.before && !text.before.test(line.slice(0, start))) return [];
  if (text.needsLemma !== null && head.lemma !== text.needsLemma) return [];
  const stands = text.joins.some((join) => fits(before, head, join, start > head.start));
  if (!stands && !standsAlone(source.written, before)) return [];
  if (text.repeats && !repeatsBefore(line, before, written, text.repeats)) return [];
  return [{ start, end, entry: addressOf(source), hasGap: text.hasGap }];
}

/** Places after a stem, however the analyser has cut it: 解けっこない. */
function placesAnywhere({ source, text }: Pattern, line: string, morphemes: readonly Morpheme[]): FoundPattern[] {
  const found: FoundPattern[] = [];
  for (let start = line.indexOf('っ'); start > 0; start = line.indexOf('っ', start + 1)) {
    text.match.lastIndex = start;
    const written = text.match.exec(line)?.[0];
    const end = start + (written?.length ?? 0);
    if (written && STEM_END.test(line.slice(0, start)) && morphemes.some((morpheme) => morpheme.end === end))
      found.push({ start, end, entry: addressOf(source), hasGap: false });
  }
  return found;
}

/** A word that the dictionary has as one with the pattern at its end: 書き直す, 泥まみれ. */
function placeWithin({ source, text }: Pattern, { lemma, part, start, end, surface }: Morpheme): FoundPattern[] {
  const stem = lemma.length - text.written.length;
  if (stem < 1 || !lemma.endsWith(text.written) || !['動詞', '名詞'].includes(part)) return [];
  return surface.length > stem ? [{ start: start + stem, end, entry: addressOf(source), hasGap: false }] : [];
}

/** The word before stands again in the gap: 読むには読んだが. */
const repeatsBefore = (line: string, before: Morpheme | undefined, written: string, head: string): boolean =>
  before !== undefined && line[before.start] === written[head.length];

const addressOf = ({ list, id }: PatternSource): EntryAddress => ({ list, id });

/** Leaves of places within one another the longest, those of the same stretch together. One with a gap hides none. */
function longest(found: readonly FoundPattern[]): PatternPlace[] {
  const places = new Map<string, { start: number; end: number; entries: EntryAddress[] }>();
  const hides = (other: FoundPattern, { start, end }: FoundPattern): boolean =>
    !other.hasGap && other.start <= start && other.end >= end && other.end - other.start > end - start;
  for (const place of found) {
    if (!place.hasGap && found.some((other) => hides(other, place))) continue;
    const key = `${place.start} ${place.end}`;
    const atPlace = places.get(key) ?? { start: place.start, end: place.end, entries: [] };
    const { list, id } = place.entry;
    if (!atPlace.entries.some((entry) => entry.list === list && entry.id === id)) atPlace.entries.push(place.entry);
    places.set(key, atPlace);
  }
  return [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
