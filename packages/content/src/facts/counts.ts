import { relatedKinds } from '@utarang/contract';
import type { WordFacts } from './entry.js';

/** Counts the words with each kind of fact, for the authors. */
export function factCounts({ accents, bands, facts, links }: WordFacts, words: number): string[] {
  const countOf = (kind: string) => links.filter((link) => link.kind === kind).length / 2;
  const share = words === 0 ? 0 : Math.floor((1000 * accents.length) / words) / 10;
  const countWith = (name: 'transitivity' | 'register' | 'usage') => facts.filter((fact) => fact[name] !== null).length;
  return [
    `${accents.length} accents (${share} %)`,
    `${bands.length} bands`,
    ...relatedKinds.map((kind) => `${countOf(kind)} ${kind}`),
    ...(['transitivity', 'register', 'usage'] as const).map((name) => `${countWith(name)} ${name}`),
  ];
}
