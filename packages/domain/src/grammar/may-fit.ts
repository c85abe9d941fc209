import type { DrillPattern } from './pattern.js';

/** Checks whether two patterns, by their ids, can often replace each other. */
export type FitsAlike = (one: string, other: string) => boolean;

/** The lines of patterns of which any two can replace each other. */
export function fitsAlike(lines: readonly (readonly string[])[]): FitsAlike {
  const linesOf = new Map<string, Set<number>>();
  for (const [index, ids] of lines.entries())
    for (const id of ids) linesOf.set(id, (linesOf.get(id) ?? new Set()).add(index));
  return (one, other) => {
    const otherLines = linesOf.get(other);
    return otherLines !== undefined && [...(linesOf.get(one) ?? [])].some((line) => otherLines.has(line));
  };
}

/**
 * "Exactly one option fits" (docs/product/reference.md#grammar-drill): checks whether another pattern may also be
 * right, since both have the same Korean, or one contains the other, or since the Korean sentence says it.
 */
export function mayFit(asked: DrillPattern, other: DrillPattern, said: string): boolean {
  const own = koreanOf(asked.meaning);
  const others = koreanOf(other.meaning);
  const exactly = asked.list === 'particles' && other.list === 'particles';
  if (own.some((mine) => others.some((theirs) => areAlike(mine, theirs, exactly)))) return true;
  return others.some((theirs) => isSaid(theirs, said) && !own.some((mine) => mine.includes(theirs)));
}

/** The Korean of a meaning without placeholders for other words, and as a stem: ~(으)ㄴ 이상은 is 이상은, ~고 있다 고있. */
export function koreanOf(meaning: string): string[] {
  return meaning.split(/[,;·]\s*/u).flatMap((sense) => {
    const bare = sense.replace(/\([^)]*\)|~|[ㄱ-ㅎㅏ-ㅣ]/gu, '').trim();
    // ‘아도/어도 되다’ has both forms.
    const [first = '', ...rest] = bare.split(' ');
    return first
      .split('/')
      .map((each) => [each, ...rest].join('').replace(/(?<=.)다$/u, ''))
      .filter((each) => each !== '');
  });
}

/** Checks whether one Korean contains the other; 에 is part of 에서, but another particle. */
const areAlike = (one: string, other: string, exactly: boolean): boolean =>
  one === other || (!exactly && (one.includes(other) || other.includes(one)));

/** Checks whether a sentence contains such Korean; a single syllable has to be the end of a word. */
function isSaid(meaning: string, said: string): boolean {
  const text = said.replace(/[.,!?…]/gu, '');
  return meaning.length === 1
    ? text.split(' ').some((part) => part.length > 1 && part.endsWith(meaning))
    : text.replaceAll(' ', '').includes(meaning);
}
