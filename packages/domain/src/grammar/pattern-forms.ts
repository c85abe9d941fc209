import {
  type Attachment,
  type FormName,
  formTable,
  type Inflection,
  inflected,
  type JoinedClass,
  type SampleWord,
  type WrittenForm,
} from '../language/index.js';
import type { DrillPattern, PatternForm } from './pattern.js';

const CLASSES: Partial<Record<Inflection, JoinedClass>> = { i: 'i-adjective', na: 'na-adjective', noun: 'noun' };

const isFor = ({ kind }: SampleWord, { to }: Attachment): boolean => (CLASSES[kind] ?? 'verb') === to;

/** The possible forms of the end of a pattern in a sentence, the plain one first. */
// biome-ignore format: a list, to be read down
const CHAINS: readonly (readonly FormName[])[] = [
  [], ['polite'], ['polite', 'past'], ['past'], ['te'], ['negative'], ['polite', 'negative'], ['negative', 'past'],
  ['polite', 'negative', 'past'], ['provisional'], ['conditional'], ['volitional'], ['polite', 'volitional'],
  ['adnominal'], ['past', 'polite'], ['negative', 'polite'],
];

/** Verbs at the end of a pattern that look like those of the other group: 飲みきる is 飲みきって, できる is できて. */
const OF_FIRST_GROUP = /(?:(?<![で生起飽尽])き|切|入|いらっしゃ|おっしゃ|くださ|下さ|なさ|ござ|帰|参|限|知|走|要)る$/u;
/** Ends that do not inflect, though they look like a verb: でしょう, です, べく, ごとく. */
const NO_VERB = /(?:[ょろよおこそとのごぞどぼ]う|です|ます|ぬ|ごとく|[^いおと抜]く)$/u;
const ADJECTIVE = /(?:[たしすう]い|[欲ほ]しい|(?:やす|易|にく|づら|辛|がた|難)い)$/u;
const COPULA = /(?:[^いん]|みたい|くらい|せい|せん)だ$/u;
const ONE_STEM = /[いきしちにひみりえけせてねへめれげべぎじび]る$/u;

/** The inflection of the end of a pattern; null where it does not inflect: につれて, から. */
export function endingOf({ written, reading }: WrittenForm): Inflection | null {
  if (NO_VERB.test(written)) return null;
  if (/(?:くる|来る)$/u.test(written)) return 'kuru';
  if (written.endsWith('する')) return 'suru';
  if (COPULA.test(written)) return 'na';
  if (written.endsWith('ない')) return 'nai';
  if (ADJECTIVE.test(written)) return 'i';
  if (OF_FIRST_GROUP.test(written)) return 'u';
  if (ONE_STEM.test(reading)) return 'ru';
  return /[うくすつぬぶむるぐ]$/u.test(reading) ? 'u' : null;
}

/** A pattern after a word, by each way in which it attaches to words of this class. */
export const plainForms = ({ attachments, form }: DrillPattern, word: SampleWord): WrittenForm[] =>
  form.includes('〜')
    ? []
    : attachments
        .filter((each) => isFor(word, each) && /^[おご]?$/u.test(each.before.written))
        .flatMap((each) => formTable(each, [word]).flatMap(({ forms }) => forms));

/** A pattern with its end in a chain of forms; none where the end has no such form. */
export function endedIn(form: WrittenForm, chain: readonly FormName[]): PatternForm[] {
  if (chain.length === 0) return [{ ...form, chain }];
  const kind = endingOf(form);
  if (!kind) return [];
  const cut = kind === 'na' ? 1 : 0;
  const stem = {
    written: form.written.slice(0, form.written.length - cut),
    reading: form.reading.slice(0, form.reading.length - cut),
  };
  return inflected(stem.written, stem.reading, kind, chain).map(({ written, reading }) => ({
    written,
    reading,
    chain,
  }));
}

/** All forms of a pattern after a word. */
export const patternForms = (pattern: DrillPattern, word: SampleWord): PatternForm[] => {
  const plain = plainForms(pattern, word);
  return CHAINS.flatMap((chain) => plain.flatMap((form) => endedIn(form, chain)));
};
