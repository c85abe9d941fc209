import { inflected } from './inflect.js';
import { type Base, type Kind, rowsOf } from './rows.js';
import type { FormName } from './steps.js';

/** The classes of words to which an ending or a particle attaches. */
export const JOINED_CLASSES = ['verb', 'i-adjective', 'na-adjective', 'noun'] as const;
export type JoinedClass = (typeof JOINED_CLASSES)[number];

/** The form of the word before it: `whole` is the word itself, `plain` its plain forms, 食べる, 食べない and 食べた. */
export const JOINED_FORMS = [
  'whole',
  'plain',
  'continuative',
  'negative',
  'literary',
  'te',
  'past',
  'conditional',
  'volitional',
  'potential',
  'passive',
  'causative',
  'causative passive',
  'imperative',
  'stem',
] as const;
export type JoinedForm = (typeof JOINED_FORMS)[number];

/** A text in kanji and kana, and in kana alone. */
export type WrittenForm = { readonly written: string; readonly reading: string };

/** A sample word for how something attaches. */
export type SampleWord = WrittenForm & { readonly kind: Kind };

/** The way in which something attaches: 食べ + たい, お + 帰り + になる. */
export type Attachment = {
  readonly to: JoinedClass;
  readonly form: JoinedForm;
  readonly before: WrittenForm;
  readonly after: WrittenForm;
};

/** A row of a table of forms: a word, and its forms. */
export type FormRow = { readonly word: WrittenForm; readonly forms: readonly WrittenForm[] };

/** Sample words for all inflections that learners confuse. */
export const SAMPLES: Readonly<Record<JoinedClass, readonly SampleWord[]>> = {
  verb: [
    { written: '食べる', reading: 'たべる', kind: 'ru' },
    { written: '飲む', reading: 'のむ', kind: 'u' },
    { written: '行く', reading: 'いく', kind: 'u' },
    { written: 'する', reading: 'する', kind: 'suru' },
    { written: '来る', reading: 'くる', kind: 'kuru' },
  ],
  'i-adjective': [
    { written: '高い', reading: 'たかい', kind: 'i' },
    { written: 'いい', reading: 'いい', kind: 'i' },
  ],
  'na-adjective': [{ written: '静か', reading: 'しずか', kind: 'na' }],
  noun: [{ written: '学生', reading: 'がくせい', kind: 'noun' }],
};

const CLASS_OF: Partial<Record<Kind, JoinedClass>> = { i: 'i-adjective', na: 'na-adjective', noun: 'noun' };

/** Forms that are a base alone, without a suffix. */
const BASES: Partial<Record<JoinedForm, Base>> = {
  continuative: 'continuative',
  negative: 'negative',
  literary: 'literary',
  conditional: 'conditional',
  stem: 'stem',
};

/** Forms that are chains of suffixes. */
const CHAINS: Partial<Record<JoinedForm, readonly FormName[]>> = {
  te: ['te'],
  past: ['past'],
  volitional: ['volitional'],
  potential: ['potential'],
  passive: ['passive'],
  causative: ['causative'],
  'causative passive': ['causative', 'passive'],
  imperative: ['imperative'],
};

/**
 * "How each attaches is shown in a table of forms, made by the rule of inflection" (docs/product/reference.md#endings).
 *
 * A row for each sample of the class: 食べる 食べたい. The samples are those of `words` in the class, or else the usual ones.
 * A word without such a form has no row: する has no stem.
 */
export function formTable(attachment: Attachment, words: readonly SampleWord[] = []): FormRow[] {
  const ofClass = words.filter(({ kind }) => (CLASS_OF[kind] ?? 'verb') === attachment.to);
  const samples = ofClass.length > 0 ? ofClass : SAMPLES[attachment.to];
  return samples
    .map((word) => ({
      word: { written: word.written, reading: word.reading },
      forms: formsOfWord(word, attachment).map((form) => joined(attachment, form)),
    }))
    .filter(({ forms }) => forms.length > 0);
}

const joined = ({ before, after }: Attachment, form: WrittenForm): WrittenForm => ({
  written: before.written + form.written + after.written,
  reading: before.reading + form.reading + after.reading,
});

function formsOfWord(word: SampleWord, attachment: Attachment): WrittenForm[] {
  const { form, after } = attachment;
  if (form === 'whole') return [word];
  if (form === 'plain') return [word, ...chained(word, ['negative']), ...chained(word, ['past'])];
  // よさそう, not よそう: そう of appearance has a stem of its own.
  const isAppearance = form === 'stem' && word.kind === 'i' && after.reading.startsWith('そう');
  const base = isAppearance ? 'appearance' : BASES[form];
  const forms = base ? onBase(word, base) : chained(word, CHAINS[form] ?? []);
  // 飲ませられる and the short 飲まされる, which the verbs of the other group do not have.
  const shown = form === 'causative passive' && word.kind === 'u' ? 2 : 1;
  return forms.slice(0, shown);
}

const chained = ({ written, reading, kind }: SampleWord, chain: readonly FormName[]): WrittenForm[] =>
  inflected(written, reading, kind, chain);

/** A word with its ending replaced by a base, in writing and reading. */
function onBase({ written, reading, kind }: SampleWord, base: Base): WrittenForm[] {
  const rows = rowsOf(written, reading, kind);
  if (!rows) return [];
  const readings = rows.reading.bases[base] ?? [];
  return (rows.written.bases[base] ?? []).map((ending, index) => ({
    written: written.slice(0, written.length - rows.written.ending.length) + ending,
    reading: reading.slice(0, reading.length - rows.reading.ending.length) + (readings[index] ?? ''),
  }));
}
