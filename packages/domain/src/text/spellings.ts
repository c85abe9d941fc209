import { beginningsOf } from './pattern-beginnings.js';
import type { Change } from './respelling.js';

/** A spoken spelling, and what stands for it. */
export type Spelling = readonly [spoken: RegExp, plain: string];

/**
 * Makes what looks for spellings in a text. Most of them find nothing in most texts, and begin with a look-behind,
 * which is slow to try at each place: a spelling is only tried where its own first letters stand, and compiled where it
 * is tried. The changes come in the order of the spellings, as if each were looked for everywhere.
 */
export function createSpellings(spellings: readonly Spelling[]): (text: string) => Change[] {
  const anywhere: number[] = [];
  const byBeginning = new Map<string, number[]>();
  for (const [rule, [spoken]] of spellings.entries()) {
    const beginnings = beginningsOf(spoken);
    if (!beginnings) anywhere.push(rule);
    for (const beginning of beginnings ?? []) {
      const own = byBeginning.get(beginning);
      if (own) own.push(rule);
      else byBeginning.set(beginning, [rule]);
    }
  }
  const sticky: RegExp[] = [];
  const stickyRule = (rule: number): RegExp => {
    sticky[rule] ??= new RegExp(spellings[rule]![0].source, 'uy');
    return sticky[rule];
  };

  return (text) => {
    const places = new Map<number, number[]>();
    const add = (rules: readonly number[] | undefined, place: number) => {
      for (const rule of rules ?? []) {
        const own = places.get(rule);
        if (own) own.push(place);
        else places.set(rule, [place]);
      }
    };
    for (let place = 0; place < text.length; place++) {
      add(anywhere, place);
      add(byBeginning.get(text[place]!), place);
      add(byBeginning.get(text.slice(place, place + 2)), place);
    }
    const changes: Change[] = [];
    for (const rule of [...places.keys()].sort((a, b) => a - b)) {
      let end = 0;
      for (const place of places.get(rule)!) {
        if (place < end) continue;
        const spoken = stickyRule(rule);
        spoken.lastIndex = place;
        const found = spoken.exec(text);
        if (!found) continue;
        end = place + found[0].length;
        changes.push({ start: place, end, to: spellings[rule]![1] });
      }
    }
    return changes;
  };
}
