import type { FormName, Inflection } from '../language/index.js';

/** The groups of words in the drill, as learners know them (docs/product/reference.md#conjugation-drill). */
export const WORD_GROUPS = ['u', 'ru', 'irregular', 'i', 'na'] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

/** The forms of the drill, in the order of a textbook. */
export const DRILL_FORMS = [
  'polite',
  'negative',
  'te',
  'without',
  'past',
  'desire',
  'potential',
  'volitional',
  'imperative',
  'provisional',
  'conditional',
  'passive',
  'causative',
  'causative-passive',
  'adverb',
] as const;
export type DrillForm = (typeof DRILL_FORMS)[number];

/** The suffixes that make a form, in their order. */
export const chainOf = (form: DrillForm): readonly FormName[] =>
  form === 'causative-passive' ? ['causative', 'passive'] : [form];

/** A word of the drill; `kind` is how it inflects. */
export type DrillWord = {
  readonly written: string;
  readonly reading: string;
  readonly kind: Inflection;
  readonly korean: string;
};

const GROUPS: Partial<Record<Inflection, WordGroup>> = {
  u: 'u',
  ru: 'ru',
  suru: 'irregular',
  kuru: 'irregular',
  i: 'i',
  na: 'na',
};

/** The group of a word; 行く is a verb of the first group with one form of its own. */
export const groupOf = ({ kind }: Pick<DrillWord, 'kind'>): WordGroup => GROUPS[kind] ?? 'irregular';

const OF_ADJECTIVES: ReadonlySet<DrillForm> = new Set<DrillForm>([
  'polite',
  'negative',
  'te',
  'past',
  'provisional',
  'conditional',
  'adverb',
]);

/** Checks whether words of a group have a form: 高い has no imperative, and 飲む no adverb. */
export const hasForm = (group: WordGroup, form: DrillForm): boolean =>
  group === 'i' || group === 'na' ? OF_ADJECTIVES.has(form) : form !== 'adverb';
