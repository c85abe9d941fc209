import { asSearched, dictionaryForms, normalise, tableOf } from '../language/index.js';
import { isKoreanQuery, SHORTEST_KOREAN, tiersOf } from './korean-query.js';
import { shownRank } from './rank.js';
import type { Reading } from './readings.js';
import { ENOUGH, type SearchHit, type SearchIndex } from './search-index.js';
import { sensesIn } from './senses.js';
import type { SearchableWord } from './words.js';

/** A longer query, or one of more words, is not looked up in this way. */
const LONGEST = 30;
const WORDS_MAX = 6;
/** More hits than these two pages leave forms out: they would stand where nobody looks. */
const HITS_MAX = 2 * ENOUGH;

/** Behind a noun in a phrase: 노래를. */
const PARTICLE = /(?:에서|에게|한테|으로|까지|부터|은|는|이|가|을|를|에|의|도|로|와|과|만)$/;
/** Further senses of a form for which Japanese has a word of its own. */
const ALSO = tableOf<readonly string[]>({ 보고싶다: ['만나다'] });

/**
 * The search with a last tier (docs/product/search.md#korean-forms): Korean in a form finds the words that have its
 * dictionary form, or the noun without its particle, as a whole sense, by meaning and in all fields. What the index
 * finds comes first, unchanged.
 */
export function withKoreanForms(index: SearchIndex, words: readonly SearchableWord[]): SearchIndex {
  const bySense = (sense: string): SearchHit[] => {
    const reading: Reading = { form: 'meaning', text: normalise(sense), shownAs: sense };
    const { hits } = index.search(
      asSearched(sense),
      'meaning',
      { offset: 0, limit: words.length },
      { exactOnly: true },
    );
    return hits
      .filter(({ row }) => sensesIn(words[row]!.meaningKo).includes(reading.text))
      .map((hit) => ({ ...hit, match: 'tolerant', reading }));
  };

  /** The hits for each of the texts, one list a text; a text that finds nothing has none. */
  const foundFor = (texts: readonly string[]): SearchHit[][] => texts.map(bySense).filter((hits) => hits.length > 0);

  /** The hits for one word of a phrase: as it is typed, else as a form, else without its particle. */
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
