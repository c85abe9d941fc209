import { lemmasOf } from '@utarang/domain/language';
import { answerKeys, sensesOf, strokes } from '@utarang/domain/study';
import { verbsOf, withoutParticles, wordFamily } from './word-family.js';

/** The answers of a word: its senses and its accepted answers. */
type Answers = { readonly meaningKo: string; readonly accept: readonly string[] };

const PARTICLE = /(?:을|를|이|가|은|는|의|에|에서|에게|한테|로|으로|와|과|도|만|까지|부터)$/;

/**
 * Finds for a text the words that some leniency of grading may reach from it: with other brackets, in another form,
 * with or without 하다, 되다 or 이다, with a particle at its end or inside, or one slip apart. It is a superset of the words
 * that could pass: every other word fails in any case.
 */
export function reachOf<W extends Answers>(words: readonly W[]): (text: string) => Iterable<W> {
  const byKey = new Map<string, Set<W>>();
  const byBracketed = new Map<string, Set<W>>();
  const bySlip = new Map<string, Set<W>>();
  for (const word of words) {
    for (const answer of [...sensesOf(word.meaningKo), ...word.accept]) {
      const keys = answerKeys(answer);
      const bare = withoutParticles(answer);
      for (const key of [...answerKeys(bare), ...wordFamily(answer), ...verbsOf(bare), ...verbsOf(answer)])
        add(byKey, key, word);
      for (const key of keys) {
        add(byKey, key, word);
        for (const rest of slipRests(key)) add(bySlip, rest, word);
      }
      if (keys.length > 1) add(byBracketed, keys[1]!, word);
    }
  }
  return (text) => {
    const found = new Set<W>();
    const collect = (index: Map<string, Set<W>>, key: string) => {
      for (const word of index.get(key) ?? []) found.add(word);
    };
    for (const key of new Set([...answerKeys(text), ...answerKeys(withoutParticles(text))])) {
      for (const rest of slipRests(key)) collect(bySlip, rest);
      for (const read of new Set([key, ...lemmasOf(key).map(({ word }) => word)])) {
        for (const near of nearTo(read)) collect(byKey, near);
        for (let index = 1; index < read.length; index++) collect(byBracketed, read.slice(index));
      }
    }
    return found;
  };
}

const nearTo = (key: string): string[] => [
  key,
  key.replace(/(?:하다|되다)$/, ''),
  key.replace(/하다$/, '되다'),
  key.replace(/되다$/, '하다'),
  key.replace(/[을를]하다$/, '하다'),
  `${key}하다`,
  `${key}되다`,
  `${key}이다`,
  key.replace(PARTICLE, ''),
  key.slice(0, -1),
];

function add<W>(index: Map<string, Set<W>>, key: string, word: W): void {
  const found = index.get(key);
  if (found) found.add(word);
  else index.set(key, new Set([word]));
}

const SLIP_MIN = 4;

/** A key, and the key without each of its jamo: two keys that are a slip apart share one of these. */
function slipRests(key: string): string[] {
  if (key.length < SLIP_MIN) return [];
  const typed = strokes(key);
  return [typed, ...Array.from(typed, (_, index) => typed.slice(0, index) + typed.slice(index + 1))];
}
