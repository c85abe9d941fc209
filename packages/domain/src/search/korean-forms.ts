import { asSearched, dictionaryForms, normalise, tableOf } from '../language/index.js';
import { isKoreanQuery, SHORTEST_KOREAN, tiersOf } from './korean-query.js';
import { shownRank } from './rank.js';
import type { Reading } from './readings.js';
import { ENOUGH, type SearchHit, type SearchIndex } from './search-index.js';
import { hasSense } from './senses.js';
import type { SearchableWord } from './words.js';

/** The longest query of which forms are looked up, in letters and in words. */
const LONGEST = 30;
const WORDS_MAX = 6;
/** The number of hits from which on forms are left out: they would be on pages where nobody looks. */
const HITS_MAX = 2 * ENOUGH;

/** A particle after a noun in a phrase: 노래를. */
const PARTICLE = /(?:에서|에게|한테|으로|까지|부터|은|는|이|가|을|를|에|의|도|로|와|과|만)$/;
/** Further senses of a form that is a word of its own in Japanese. */
const ALSO = tableOf<readonly string[]>({ 보고싶다: ['만나다'] });

/**
 * Adds the last tier to the search (docs/product/search.md#korean-forms): an inflected Korean word finds the words with
 * its dictionary form as a whole sense, and a noun with a particle those with the noun, by meaning and in all fields.
 * The hits of the index come first, unchanged.
 */
export function withKoreanForms(index: SearchIndex, words: readonly SearchableWord[]): SearchIndex {
  const bySense = (sense: string): SearchHit[] => {
    const text = normalise(sense);
    const reading: Reading = { form: 'meaning', text, shownAs: sense };
    const { hits } = index.search(
      asSearched(sense),
      'meaning',
      { offset: 0, limit: words.length },
      { exactOnly: true },
    );
    return hits
      .filter(({ row }) => hasSense(words[row]!.meaningKo, text))
      .map((hit) => ({ ...hit, match: 'tolerant', reading }));
  };

  /** The hits for each of the texts, a list for each; a text without hits has none. */
  const foundFor = (texts: readonly string[]): SearchHit[][] => texts.map(bySense).filter((hits) => hits.length > 0);

  /** The hits for a word of a phrase: as it is typed, else as a form, else without its particle. */
  function foundForPart(part: string): SearchHit[][] {
    const asItIs = foundFor([part]);
    if (asItIs.length > 0) return asItIs;
    const byForm = foundFor(lemmasOf(part));
    return byForm.length > 0 ? byForm : foundFor([part.replace(PARTICLE, '')]);
  }

  /** The hits for the query, or else for each of its words. */
  function foundForParts(query: string): SearchHit[][][] {
    const parts = query.split(' ');
    const whole = foundFor(lemmasOf(parts.join('')));
    if (whole.length > 0) return [whole];
    return parts.length === 1 || parts.length > WORDS_MAX ? [] : parts.map(foundForPart);
  }

  return {
    parts: index.parts,
    search(query, mode, window, options) {
      const found = index.search(query, mode, window, options);
      if (options?.exactOnly || found.total >= HITS_MAX || !isKoreanQuery(query, mode) || query.length > LONGEST)
        return found;
      const before = index.search(query, mode, { offset: 0, limit: HITS_MAX }, options).hits;
      const rows = new Set(before.map(({ row }) => row));
      const tiersBefore = tiersOf(before);
      const parts = foundForParts(query);
      const added = parts.flat().flatMap((hits, tier) =>
        hits.flatMap((hit) => {
          if (rows.has(hit.row)) return [];
          rows.add(hit.row);
          return [{ ...hit, rank: hit.rank + shownRank(0, tiersBefore + tier) }];
        }),
      );
      const read = parts.flatMap(([first]) => first?.[0]?.reading.shownAs ?? []);
      return {
        ...found,
        total: found.total + added.length,
        hits: [...before, ...added].slice(window.offset, window.offset + window.limit),
        interpretedAs: before.length === 0 && added.length > 0 ? read.join(' + ') : found.interpretedAs,
      };
    },
  };
}

function lemmasOf(text: string): string[] {
  if (text.length < SHORTEST_KOREAN) return [];
  const lemmas = dictionaryForms(text);
  return [...lemmas, ...lemmas.flatMap((lemma) => ALSO.get(lemma) ?? [])];
}
