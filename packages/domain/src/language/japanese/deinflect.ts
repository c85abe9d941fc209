import { type Kind, ROWS, type Row, rowOf } from './rows.js';
import { allSteps, type FormName, type Step } from './steps.js';

/** A possible dictionary form of a text, its kind, and the steps in between. */
export type Deinflected = { readonly word: string; readonly kind: Kind; readonly chain: readonly FormName[] };

/** A reversed step from a row: a text with the ending of the step may come from one with `restored` instead. */
type Reversed = { readonly step: Step; readonly row: Row; readonly restored: string };

/**
 * Reversed steps by their endings; and, by the last letter of a text, the lengths of possible endings, the longest
 * first.
 */
type Endings = { readonly steps: Map<string, Reversed[]>; readonly lengths: Map<string, number[]> };

/** The reversed steps by the kind to which a step leads; under null all steps. */
const ENDINGS = new Map<Kind | null, Endings>();

function add(kind: Kind | null, ending: string, reversed: Reversed): void {
  const { steps, lengths } = ENDINGS.get(kind) ?? { steps: new Map(), lengths: new Map() };
  ENDINGS.set(kind, { steps, lengths });
  steps.set(ending, [...(steps.get(ending) ?? []), reversed]);
  const last = ending.slice(-1);
  const all = new Set([...(lengths.get(last) ?? []), ending.length]);
  lengths.set(
    last,
    [...all].sort((a, b) => b - a),
  );
}

for (const step of allSteps()) {
  for (const row of ROWS.filter(({ kind }) => step.from.includes(kind))) {
    for (const base of row.bases[step.base] ?? []) {
      for (const suffix of step.suffixes) {
        const reversed = { step, row, restored: row.ending };
        add(null, base + suffix, reversed);
        add(step.to, base + suffix, reversed);
      }
    }
  }
}

/** Kinds of words in a dictionary. */
const OF_WORDS: ReadonlySet<Kind> = new Set<Kind>(['u', 'ru', 'suru', 'zuru', 'kuru', 'i', 'na', 'noun']);

/** The longest form; a longer text is no single word. */
const LONGEST = 30;

/**
 * "Each form leads back to its word, and a word has each form that leads to it"
 * (docs/product/inflection.md#word-of-a-form).
 *
 * Returns all possible dictionary forms of a text, in its own script: 食べる with `desire` for 食べたい. Not all of them are
 * words, which only a dictionary can tell, but each would have this form. The shortest chains come first. The text
 * itself is not among them.
 */
export function deinflect(text: string): Deinflected[] {
  if (text.length > LONGEST) return [];
  const found = new Map<string, Deinflected>();
  const todo = [{ text, kind: null as Kind | null, stage: Number.POSITIVE_INFINITY, chain: [] as readonly FormName[] }];
  for (const form of todo) {
    const endings = ENDINGS.get(form.kind);
    for (const length of endings?.lengths.get(form.text.slice(-1)) ?? []) {
      if (length > form.text.length) continue;
      for (const { step, row, restored } of endings?.steps.get(form.text.slice(form.text.length - length)) ?? []) {
        const stage = step.stages.findLast((each) => each < form.stage);
        if (stage === undefined) continue;
        const word = form.text.slice(0, form.text.length - length) + restored;
        if (rowOf(word, row.kind) !== row) continue;
        const chain = [...step.names, ...form.chain];
        if (OF_WORDS.has(row.kind)) {
          const key = `${word} ${row.kind} ${chain.join(' ')}`;
          if (found.has(key)) continue;
          found.set(key, { word, kind: row.kind, chain });
        }
        todo.push({ text: word, kind: row.kind, stage, chain });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.chain.length - b.chain.length);
}
