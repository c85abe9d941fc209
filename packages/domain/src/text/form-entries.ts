import type { FormName } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';
import { HELPING_ENTRIES } from './helping-verbs.js';

/** The entry of the endings that explains a form. A form that is not here has none. */
const BY_NAME: Partial<Record<FormName, string>> = {
  humble: 'o-suru',
  honorific: 'o-ni-naru',
  causative: 'causative',
  passive: 'passive',
  potential: 'potential',
  attempt: 'te-miru',
  display: 'te-miseru',
  completion: 'te-shimau',
  preparation: 'te-oku',
  approach: 'te-kuru',
  departure: 'te-iku',
  progressive: 'te-iru',
  resultative: 'te-aru',
  favour: 'te-kureru',
  'received favour': 'te-morau',
  'given favour': 'te-ageru',
  desire: 'tai',
  wish: 'te-hoshii',
  excess: 'sugiru',
  ease: 'yasui',
  difficulty: 'nikui',
  appearance: 'sou-appearance',
  'literary negative': 'zuni',
  change: 'ku-naru',
  adverb: 'ku-adverb',
  without: 'nai-de',
  alternatives: 'tari',
  while: 'nagara',
  concession: 'te-mo',
  after: 'te-kara',
  imperative: 'imperative',
  instruction: 'nasai',
  request: 'te-kudasai',
  prohibition: 'prohibition',
  ban: 'te-wa-ikenai',
  permission: 'te-mo-ii',
  obligation: 'nakereba-naranai',
  explanation: 'n-desu',
  conjecture: 'deshou',
  hearsay: 'sou-hearsay',
  adnominal: 'na-adj',
  provisional: 'ba',
  conditional: 'tara',
};

/** Forms that verbs have by one ending, and adjectives by another. */
const OF_VERBS: Partial<Record<FormName, string>> = {
  negative: 'nai',
  past: 'ta',
  te: 'te',
  volitional: 'you',
  polite: 'masu',
};
const OF_ADJECTIVES: Partial<Record<FormName, string>> = {
  negative: 'kunai',
  past: 'katta',
  te: 'kute',
  polite: 'desu',
};
/** Two steps that are explained as one. */
const TOGETHER: readonly (readonly [names: readonly FormName[], id: string])[] = [
  [['causative', 'passive'], 'causative-passive'],
  [['polite', 'negative'], 'masen'],
  [['polite', 'volitional'], 'mashou'],
  [['negative', 'request'], 'nai-de-kudasai'],
];

/** A step, or two, of a form, and what explains it. */
export type FormStep = { readonly names: readonly FormName[]; readonly entry: EntryAddress | null };

/**
 * "Each step of a form leads to what explains it" (docs/product/lookup.md#forms): 食べられなかった is potential, negative,
 * past. The past of ない is かった, since what is negative inflects as an adjective.
 */
export function formSteps(names: readonly FormName[], partsOfSpeech: readonly string[]): FormStep[] {
  const steps: FormStep[] = [];
  let isAdjective = partsOfSpeech.includes('adj-i');
  for (let index = 0; index < names.length; ) {
    const together = TOGETHER.find(([of]) => of.every((name, i) => names[index + i] === name));
    const taken = together?.[0] ?? names.slice(index, index + 1);
    const name = taken[0]!;
    const id = together?.[1] ?? (isAdjective ? OF_ADJECTIVES[name] : OF_VERBS[name]) ?? BY_NAME[name];
    steps.push({ names: [...taken], entry: id === undefined ? null : { list: 'endings', id } });
    if (name === 'negative' || name === 'desire' || name === 'ease' || name === 'difficulty' || name === 'wish')
      isAdjective = true;
    else if (name === 'polite' || name === 'change') isAdjective = false;
    index += taken.length;
  }
  return steps;
}

/** The ids of all endings that a form leads to. */
export const FORM_ENTRIES: readonly string[] = [
  ...Object.values({ ...BY_NAME }),
  ...Object.values(OF_VERBS),
  ...Object.values(OF_ADJECTIVES),
  ...TOGETHER.map(([, id]) => id),
  ...HELPING_ENTRIES,
];
