import type { FormName, Row } from '../../language/index.js';
import { EVERYDAY } from './everyday.js';
import type { Role } from './function-words.js';
import type { HeardWord } from './heard-word.js';

/** The cost of a word in a phrase: the rarer the word, the higher (docs/product/search.md#phrases). */
const OF_LEVEL: Readonly<Record<string, number>> = { N5: 3, N4: 3.8, N3: 5, N2: 6, N1: 7 };
const OF_NO_LEVEL = 6.5;
/** The cost of a word that is frequent in songs and speech, whatever its level. */
const OF_EVERYDAY = 1.8;
/** The discount for each doubling of its uses in sentences. */
const PER_DOUBLING = 0.2;
/** The share of its uses that counts: costs were measured on a bank of a quarter as many sentences. */
const SHARE_OF_USES = 0.25;
const USES_COST_MAX = 1;
/**
 * The number of kana above which a greeting, as さようなら, is hardly ever anything else, and costs less for each, down to a
 * limit.
 */
const MANY_KANA = 4;
const PER_FURTHER_KANA = 0.4;
const KANA_COST_MAX = 1.6;
/** Added for a word of one kana: nearly every kana is one. */
const OF_ONE_KANA = 1.1;

const everyday = new Set(EVERYDAY.split(/\s+/));

export function wordCost(word: HeardWord, uses: number): number {
  const isEveryday = everyday.has(word.japaneseWord) || everyday.has(`${word.japaneseWord}/${word.reading}`);
  const cost = isEveryday ? OF_EVERYDAY : (OF_LEVEL[word.level ?? ''] ?? OF_NO_LEVEL);
  const isShort = /^.[ゃゅょ]?$/u.test(word.reading);
  const further = isSaid(word) ? Math.max(0, word.reading.length - MANY_KANA) : 0;
  const often = Math.min(USES_COST_MAX, PER_DOUBLING * Math.log2(1 + SHARE_OF_USES * uses));
  return cost - often - Math.min(KANA_COST_MAX, PER_FURTHER_KANA * further) + (isShort ? OF_ONE_KANA : 0);
}

/** Checks whether a word is a whole utterance: a greeting or an expression. */
const isSaid = ({ partsOfSpeech }: HeardWord): boolean =>
  partsOfSpeech.some((part) => part === 'interjection' || part === 'expression');

/** The cost of a form beside its word; the usual ones cost little. */
const OF_FORM: Readonly<Partial<Record<FormName, number>>> = {
  'literary negative': 1.6,
  'rough negative': 1,
  imperative: 1.4,
  volitional: 0.35,
  causative: 1.2,
  instruction: 0.6,
  prohibition: 0.5,
  hearsay: 0.5,
  nominal: 0.8,
  show: 0.6,
  passive: 0.8,
  potential: 0.4,
  adverb: 0.3,
  resultative: 0.8,
  favour: 0.3,
};
const OF_ANY_FORM = 0.15;

/** Added for a desiderative of a potential, which nobody uses: 買えたい, which sounds like 変えたい. */
const OF_WISHED_ABILITY = 1.5;

/** Added for 来てよう, which sounds like 来てよ. */
const OF_LASTING_WILL = 1;
/** Added for a potential without ら: いれる of いる sounds like 入れる. */
const OF_SHORT_POTENTIAL = 1.2;

export const formCost = (names: readonly FormName[], kind: Row['kind'], reading: string): number =>
  names.reduce((cost, name) => cost + (OF_FORM[name] ?? OF_ANY_FORM), 0) +
  (names[0] === 'potential' && kind === 'ru' && !reading.includes('られ') ? OF_SHORT_POTENTIAL : 0) +
  (names.at(-2) === 'progressive' && names.at(-1) === 'volitional' ? OF_LASTING_WILL : 0) +
  (names[0] === 'potential' && names[1] === 'desire' ? OF_WISHED_ABILITY : 0);

const OF_PART: Readonly<Record<string, Role>> = {
  noun: 'noun',
  'noun-suru': 'noun',
  pronoun: 'noun',
  numeral: 'numeral',
  counter: 'suffix',
  'verb-u': 'verb',
  'verb-ru': 'verb',
  'verb-irregular': 'verb',
  'adj-i': 'adjective',
  'adj-na': 'na',
  determiner: 'adnominal',
  adverb: 'adverb',
  conjunction: 'adverb',
  interjection: 'interjection',
  expression: 'interjection',
  particle: 'case',
  prefix: 'prefix',
  suffix: 'suffix',
};

/** The roles by parts of speech, of which the book has few combinations. */
const ROLES = new Map<string, readonly Role[]>();

/** The possible roles of a word, each once. */
export function rolesOf({ partsOfSpeech }: Pick<HeardWord, 'partsOfSpeech'>): readonly Role[] {
  const name = partsOfSpeech.join();
  const known = ROLES.get(name);
  if (known) return known;
  const roles = [...new Set(partsOfSpeech.flatMap((part) => OF_PART[part] ?? []))];
  ROLES.set(name, roles);
  return roles;
}

const LINKS: ReadonlySet<FormName> = new Set<FormName>([
  'adverb',
  'alternatives',
  'while',
  'provisional',
  'conditional',
  'concession',
  'after',
  'reason',
  'literary negative',
]);

/** The role of a form, by its last name and its end. */
export function roleOfForm(names: readonly FormName[], reading: string): Role {
  const last = names.at(-1);
  if (last === undefined) return 'verb';
  if (last === 'te' || last === 'without') return 'te';
  if (last === 'appearance') return 'na';
  if (last === 'nominal') return 'noun';
  if (LINKS.has(last)) return 'adverb';
  return reading.endsWith('い') && last !== 'imperative' ? 'adjective' : 'verb';
}
