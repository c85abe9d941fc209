/** The fields of a word that grading reads. */
export type GradedWord = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly koreanPronunciation: string;
  readonly meaningKo: string;
  /** Further answers that are right. */
  readonly accept: readonly string[];
  /** Near answers that are wrong, whatever the leniency. */
  readonly block: readonly string[];
  /** As in the contract. For a word without any, all ways to inflect its senses are tried. */
  readonly partsOfSpeech?: readonly string[];
};

const isVerbal = (part: string): boolean => /^verb-|^noun-suru$/.test(part);

export const isAdjectival = (part: string): boolean => part.startsWith('adj-');

/** Checks whether the senses can be verbs or adjectives: 바다 of the noun 海 is neither. */
export const inflects = (parts: readonly string[]): boolean =>
  parts.length === 0 ||
  parts.some((part) => isVerbal(part) || isAdjectival(part) || part === 'suffix' || part === 'expression');

export const mayBeVerb = (parts: readonly string[]): boolean =>
  inflects(parts) && (parts.some(isVerbal) || !parts.some(isAdjectival));

export const mayBeAdjective = (parts: readonly string[]): boolean =>
  inflects(parts) && (parts.some(isAdjectival) || !parts.some(isVerbal));
