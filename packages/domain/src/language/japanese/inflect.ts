import { type Kind, type Row, rowsOf } from './rows.js';
import { type FormName, type Step, stepsByName } from './steps.js';

/**
 * An intermediate form of a word, in writing and reading, with the kind as which it inflects, and the stage that it has
 * reached.
 */
export type Inflected = {
  readonly written: string;
  readonly reading: string;
  readonly kind: Kind;
  readonly stage: number;
  readonly chain: readonly FormName[];
};

/** The texts after a step, the plainest first; none where the step does not attach. */
function stepped(from: Inflected, step: Step): Inflected[] {
  const stage = step.stages.find((each) => each > from.stage);
  if (stage === undefined || !step.from.includes(from.kind)) return [];
  const rows = rowsOf(from.written, from.reading, from.kind);
  if (!rows) return [];
  const written = withBase(from.written, rows.written, step);
  const reading = withBase(from.reading, rows.reading, step);
  const chain = [...from.chain, ...step.names];
  return step.suffixes.flatMap((suffix) =>
    written.map((base, index) => ({
      written: base + suffix,
      reading: reading[index]! + readingOf(suffix),
      kind: step.to,
      stage,
      chain,
    })),
  );
}

/** Suffixes with kanji: て来る, て行く, て欲しい, て下さい, 過ぎる. */
const KANJI: Readonly<Record<string, string>> = { 来: 'く', 行: 'い', 欲: 'ほ', 下: 'くだ', 過: 'す' };
const readingOf = (suffix: string): string => suffix.replace(/[来行欲下過]/, (kanji) => KANJI[kanji]!);

const withBase = (text: string, row: Row, { base }: Step): string[] =>
  (row.bases[base] ?? []).map((ending) => text.slice(0, text.length - row.ending.length) + ending);

/** All texts of a chain of forms: 書かない by `negative`, 書かなかった by `negative` and `past`. */
export function inflected(written: string, reading: string, kind: Kind, chain: readonly FormName[]): Inflected[] {
  const complete: Inflected[] = [];
  let reached: Inflected[] = [{ written, reading, kind, stage: 0, chain: [] }];
  while (reached.length > 0) {
    const next = reached.flatMap((from) => stepsOn(chain, from).flatMap((step) => stepped(from, step)));
    complete.push(...next.filter((form) => form.chain.length === chain.length));
    reached = next.filter((form) => form.chain.length < chain.length);
  }
  return complete;
}

function stepsOn(chain: readonly FormName[], { chain: { length } }: Inflected): readonly Step[] {
  const next = chain[length];
  const steps = (next && stepsByName().get(next)) || [];
  return steps.filter(({ names }) => names.every((name, index) => chain[length + index] === name));
}
