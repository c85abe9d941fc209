import { beginsInLatin, toNfc } from '../language/index.js';
/** A circle in a square of 100 by 100. */
export type CoverCircle = { readonly x: number; readonly y: number; readonly r: number };

export type Cover = {
  /** The index of its colour among the `COVER_TONES`, from 0. */
  readonly tone: number;
  /** The lighter circle above and the darker one below, both cut by the edge. */
  readonly light: CoverCircle;
  readonly dark: CoverCircle;
  /** One or two letters of the name. */
  readonly initial: string;
};

export const COVER_TONES = 7;

const LETTER = /[\p{L}\p{N}]/u;

/**
 * The initial of a name: its first letter, or of Latin names two letters, of the first two words or of the only one.
 */
export function initialOf(name: string): string {
  const words = toNfc(name)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => LETTER.test(word));
  const [first = '', second = ''] = words;
  const [letter = '', next = ''] = first;
  if (!beginsInLatin(letter)) return letter || [...name.trim()][0] || '';
  const other = second === '' ? next : [...second][0]!;
  return (letter + (beginsInLatin(other) ? other : '')).toUpperCase();
}

/** A whole number, the same for the same id and far from those of neighbouring ids (Knuth's multiplicative hash). */
const scattered = (id: number): number => Math.imul(id, 2_654_435_761) >>> 0;

/** A number from `least` to `least + span`, by three bits of the hash. */
const between = (bits: number, shift: number, least: number, span: number): number =>
  least + (((bits >>> shift) & 7) * span) / 7;

/**
 * The generated picture of an artist or a song (docs/product/songs.md#pictures): it depends only on the id and the
 * name.
 */
export function coverOf(id: number, name: string): Cover {
  const bits = scattered(id);
  return {
    tone: (bits >>> 16) % COVER_TONES,
    light: { x: between(bits, 3, 78, 28), y: between(bits, 6, -8, 24), r: between(bits, 9, 36, 14) },
    dark: { x: between(bits, 12, -6, 24), y: between(bits, 20, 84, 22), r: between(bits, 24, 26, 14) },
    initial: initialOf(name),
  };
}
