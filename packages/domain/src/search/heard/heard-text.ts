import { foldKey, hasKanaOrKanji, type NfcText, officialTsu, toHiragana, toNfkc } from '../../language/index.js';
import { memoizeTexts } from '../memoize-texts.js';
import type { Spelling } from './form-walk.js';

/** A query as a row of characters, without its spaces. A part may begin at each of them. */
export type HeardText = {
  readonly spelling: Spelling;
  /** The characters as typed. */
  readonly characters: readonly string[];
  /** The characters in the form in which they are compared. */
  readonly letters: readonly string[];
  /** The indexes of characters after a space; `spacesBefore` counts the spaces before each character. */
  readonly spaced: ReadonlySet<number>;
  readonly spacesBefore: readonly number[];
};

/**
 * A part that begins at a character. `text` has the letters from there on; `endsAt` maps a number of these letters to
 * the characters after which they end.
 */
export type HeardPart = { readonly text: string; readonly endsAt: ReadonlyMap<number, readonly number[]> };

/** The most syllables of a part: a word of the book with its longest chain of forms. */
const LONGEST_PART = 16;
/** The number of characters before a syllable on which its key depends. */
const CONTEXT = 3;

/** The memoized keys of few syllables: a person who types needs the same ones with every keystroke. */
const keyOf = memoizeTexts(foldKey, 20_000);

/** A character, or the rōmaji of one sound: a vowel with the letters before it, or an n of its own. */
const UNITS = /[a-z'-]*?[aiueo](?![\u0300-\u036f])|n(?![aiueoy])|\s+|./gisu;

export function heardText(typed: NfcText): HeardText {
  const characters: string[] = [];
  const spaced = new Set<number>();
  for (const [character] of typed.matchAll(UNITS)) {
    if (/\s/u.test(character)) spaced.add(characters.length);
    else characters.push(character);
  }
  const spelling = hasKanaOrKanji(typed) ? 'written' : 'sound';
  const letters =
    spelling === 'sound'
      ? characters.map((character) => character.toLowerCase())
      : characters.map((character) => toHiragana(toNfkc(character)).toLowerCase());
  let spaces = 0;
  const spacesBefore = [...characters, ''].map((_, index) => (spaced.has(index) ? ++spaces : spaces));
  return { spelling, characters, letters, spaced, spacesBefore };
}

/** The possible readings from a character on: one, or two where it has 쓰. */
export function partsFrom({ letters, spelling }: HeardText, start: number): HeardPart[] {
  const typed = letters.slice(start, start + LONGEST_PART);
  if (spelling === 'written') return [partOf(typed, start, (letter) => letter)];
  const asTsu = typed.map(officialTsu);
  const isOther = asTsu.some((letter, index) => letter !== typed[index]);
  return isOther ? [soundOf(typed, start), soundOf(asTsu, start)] : [soundOf(typed, start)];
}

/**
 * "The key of a text begins with the key of its beginning" (`foldKey`): each syllable adds its part to those before it.
 */
const soundOf = (letters: readonly string[], start: number): HeardPart =>
  partOf(letters, start, (letter, index) => {
    const before = letters.slice(Math.max(0, index - CONTEXT), index).join('');
    return keyOf(before + letter).slice(keyOf(before).length);
  });

function partOf(letters: readonly string[], start: number, read: (letter: string, index: number) => string): HeardPart {
  const endsAt = new Map<number, number[]>();
  let text = '';
  letters.forEach((letter, index) => {
    text += read(letter, index);
    const ends = endsAt.get(text.length);
    if (ends) ends.push(start + index + 1);
    else endsAt.set(text.length, [start + index + 1]);
  });
  return { text, endsAt };
}
