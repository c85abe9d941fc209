import { type Kind, lemmasOf } from '../../language/korean/index.js';
import { otherAdverbs } from './adverb.js';
import { answerKey } from './answer-key.js';
import { otherBenefactives } from './benefactive.js';
import { otherCopulas } from './copula.js';
import { otherDegrees } from './degree.js';
import { otherNumerals, withOtherFigures } from './figures.js';
import { type GradedWord, isAdjectival } from './graded-word.js';
import { withOtherParticles } from './inner-particle.js';
import { isVerbsNoun, verbsOfNoun } from './nominal.js';
import { withNounApart } from './noun-apart.js';

/** An answer in other words than the listed one, with the same meaning. */
export type AlikeAnswer = {
  readonly text: string;
  /** Its inflections, where they differ from those by the parts of speech of the Japanese word. */
  readonly kinds?: readonly Kind[];
};

/** All other wordings of an answer. `text` has no brackets; the answer itself is not among the results. */
export function alikeOf(text: string, word: Pick<GradedWord, 'japaneseWord' | 'partsOfSpeech'>): AlikeAnswer[] {
  const pos = word.partsOfSpeech ?? [];
  const verbs = isVerbsNoun(word) ? verbsOfNoun(text, pos.includes('noun-suru')) : [];
  const adverbs = pos.includes('adverb') ? otherAdverbs(text) : [];
  const copulas = pos.some(isAdjectival) ? otherCopulas(text) : [];
  const numbers = [...withOtherFigures(text), ...(pos.includes('numeral') ? otherNumerals(text) : [])];
  const alike: AlikeAnswer[] = [
    { text },
    ...withNounApart(text).map((other) => ({ text: other })),
    ...verbs,
    ...adverbs.map((other) => ({ text: other })),
    ...[...numbers, ...otherDegrees(text), ...otherBenefactives(text)].map((other) => ({ text: other })),
    ...(pos.includes('determiner') ? adjectivesOf(text) : []),
    ...copulas.map((other) => ({ text: other, kinds: ['copula'] as const })),
  ];
  const all = alike.flatMap((one) => [one, ...withOtherParticles(one.text).map((other) => ({ ...one, text: other }))]);
  const known = new Set([answerKey(text)]);
  return all.filter((other) => {
    const key = answerKey(other.text);
    return !known.has(key) && known.add(key);
  });
}

/**
 * The adjectives of an answer that modifies a noun, for words used only before nouns: 단순하다 of 단순한; but 그런 is not 그렇다.
 */
const adjectivesOf = (text: string): AlikeAnswer[] =>
  lemmasOf(answerKey(text)).flatMap(({ word, use }) =>
    use === 'adnominal' && /[가-힣]{2}(?:하|롭|스럽|되)다$/.test(word) && !/(?:[이그저]러|어떠)하다$/.test(word)
      ? [{ text: word, kinds: ['adjective'] }]
      : [],
  );
