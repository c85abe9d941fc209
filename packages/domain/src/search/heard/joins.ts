import type { Role } from './function-words.js';

/** The cost of neighbours that are not listed: Japanese does not have them. */
const NEVER = 5;

/** The cost of two neighbours by their roles: 0 where they belong together. */
// biome-ignore format: a table, to be read down
const JOINS: Readonly<Record<Role, Readonly<Partial<Record<Role, number>>>>> = {
  edge:          { noun: 0, numeral: 0, na: 0, verb: 0, adjective: 0, te: 0.3, stem: 0.5, adverb: 0, adnominal: 0, interjection: 0, prefix: 0.3, suffix: 3, case: 4, argument: 4, link: 5, final: 4.5, copula: 4, unknown: 1.5, auxiliary: 3, edge: 0 },
  noun:          { noun: 2.2, numeral: 2.2, na: 1.5, verb: 1.2, adjective: 1.2, te: 1.5, stem: 3, adverb: 1.5, adnominal: 2, interjection: 2, prefix: 3, suffix: 0.3, case: 0, argument: 0, final: 1.2, copula: 0, unknown: 2, edge: 0.6 },
  numeral:       { noun: 1.5, numeral: 0.2, na: 1.5, verb: 1.2, adjective: 1.2, te: 1.5, stem: 3, adverb: 1.5, adnominal: 2, interjection: 2, prefix: 3, suffix: -0.6, case: 0, argument: 0, final: 1.2, copula: 0, unknown: 2, edge: 0.6 },
  na:            { noun: 3, numeral: 3, na: 3, verb: 2, adjective: 2.5, te: 2.5, adverb: 2.5, adnominal: 3, interjection: 2.5, suffix: 1.5, case: 0.4, argument: 0.4, 'na particle': 0, final: 1, copula: 0, unknown: 2, edge: 0.6 },
  verb:          { noun: 0.6, numeral: 0.6, na: 1.5, verb: 3.2, adjective: 2.5, te: 2.5, adverb: 2, adnominal: 2, interjection: 2, prefix: 2, case: 3, argument: 3, link: 0, final: 0, copula: 3, unknown: 2, edge: 0 },
  adjective:     { noun: 0.3, numeral: 0.3, na: 1, verb: 2.5, adjective: 1.5, te: 2.5, adverb: 2, adnominal: 2, interjection: 2, prefix: 2, case: 3, argument: 3, link: 0, final: 0, copula: 1.5, unknown: 2, edge: 0 },
  te:            { noun: 1.2, numeral: 1.2, na: 1.5, verb: 0.2, adjective: 0.5, te: 0.4, stem: 2, adverb: 0.8, adnominal: 1, interjection: 1.5, case: 1.5, argument: 1.5, link: 1.5, final: 0.4, auxiliary: 0, unknown: 2, edge: 0.2 },
  stem:          { purpose: 0 },
  purpose:       { verb: -0.8, adjective: -0.6, te: -0.6, edge: 1 },
  adverb:        { noun: 0.8, numeral: 0.8, na: 0.3, verb: 0, adjective: 0, te: 0.1, stem: 1.5, adverb: 0.8, adnominal: 1, interjection: 2, case: 1.5, argument: 1.5, final: 1, copula: 1, unknown: 2, edge: 0.8 },
  adnominal:     { noun: 0, numeral: 0, na: 0.8, adjective: 1, adverb: 2, verb: 3, unknown: 1.5, prefix: 1, edge: 2 },
  interjection:  { noun: 1, numeral: 1, na: 1, verb: 1, adjective: 1, te: 1, adverb: 1, adnominal: 1, interjection: 0.8, final: 1, copula: 1.5, case: 2.5, argument: 2.5, unknown: 2, edge: 0 },
  prefix:        { noun: 0, numeral: 0, na: 0.8, stem: 2, verb: 3, adjective: 3, unknown: 3 },
  suffix:        { noun: 2.5, numeral: 2.5, na: 2, verb: 1.5, adjective: 1.5, te: 1.5, adverb: 1.5, case: 0, argument: 0, final: 1, copula: 0, suffix: 2, unknown: 2, edge: 0.6 },
  case:          { noun: 0, numeral: 0, na: 0, verb: 0, adjective: 0, te: 0, stem: 0.4, adverb: 0.5, adnominal: 0.5, interjection: 1.5, prefix: 0.8, case: 2, argument: 2, final: 3, copula: 2, unknown: 1.5, edge: 0.6 },
  argument:      { noun: 0.5, numeral: 0.5, na: 0.1, verb: 0, adjective: 0, te: 0, stem: 0.4, adverb: 0.3, adnominal: 0.5, interjection: 1.5, prefix: 0.8, case: 2, argument: 2, final: 3, copula: 2, unknown: 1.5, edge: 0.6 },
  'na particle': { noun: 0, numeral: 0, na: 0.8, adjective: 0.8, adverb: 2, link: 0.5, final: 2, unknown: 1, edge: 2 },
  link:          { noun: 0.2, numeral: 0.2, na: 0.2, verb: 0.2, adjective: 0.2, te: 0.3, stem: 1, adverb: 0.3, adnominal: 0.4, interjection: 1, prefix: 1, case: 1.5, argument: 1.5, final: 1, copula: 1.2, unknown: 2, edge: 0.5 },
  final:         { noun: 2, numeral: 2, na: 2, verb: 2, adjective: 2, te: 2, adverb: 1.5, adnominal: 1.5, interjection: 1, link: 2, final: 2.5, unknown: 2.5, copula: 2.5, edge: 0 },
  copula:        { final: 0, edge: 0, link: 0.4, noun: 2, numeral: 2, na: 2, verb: 2, adjective: 2, te: 2, adverb: 2, adnominal: 2, interjection: 1.5, unknown: 2.5 },
  auxiliary:     { final: 0, edge: 0, link: 0.5, copula: 0.8, noun: 1.5, numeral: 1.5, verb: 2, unknown: 2 },
  unknown:       { noun: 1.5, numeral: 1.5, na: 1.5, verb: 1.2, adjective: 1.2, te: 1.5, adverb: 1.5, adnominal: 2, interjection: 2, suffix: 0.5, case: 0.3, argument: 0.3, final: 1.2, copula: 0.4, unknown: 0, edge: 1 },
};

export const joinCost = (left: Role, right: Role): number => JOINS[left][right] ?? NEVER;
