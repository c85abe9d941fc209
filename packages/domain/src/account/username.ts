import { toNfc, toNfkc, writtenIn } from '../language/index.js';
import { hasInvisible } from './invisible.js';

/** Lengths in characters (docs/product/limits.md#text). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const CHARACTERS = /^[\p{L}0-9_.-]+$/u;

/** The scripts that people here mix in one name: 하늘sky, そら空. */
const MIXED_HERE = ['Hangul', 'Latin', 'Han', 'Hiragana', 'Katakana'];

/** The other scripts that are in everyday use (Unicode Annex 31, Table 5); a name is written in one of them alone. */
const ALONE = [
  ...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];

const UNMIXED = [writtenIn(...MIXED_HERE), ...ALONE.map((script) => writtenIn(script))];

type Fault = 'invisible' | 'characters' | 'mixed';

/**
 * Finds what is wrong with how any username, in NFC, is written: nothing where it is letters of any script (Hangul
 * too), digits and `_.-`. Nobody may take the look of another's name: not by what cannot be seen, nor by a letter of
 * another script that looks like one (Cyrillic а for a; Unicode Standard 39, 5.2).
 */
function writingFault(username: string): Fault | null {
  if (hasInvisible(username)) return 'invisible';
  if (!CHARACTERS.test(username)) return 'characters';
  const letters = toNfkc(username);
  return UNMIXED.some((script) => script.test(letters)) ? null : 'mixed';
}

/**
 * Finds what is wrong with a username, in NFC, that somebody signs up with. What new names alone have to meet belongs
 * here: an account that there is keeps its name, and the operator chooses freely.
 */
export function newUsernameFault(username: string): Fault | null {
  return writingFault(username);
}

/** The username as it is stored, that of an account or one that the operator chooses; null where nobody can have it. */
export function storedUsername(typed: string): string | null {
  const username = toNfc(typed);
  const { length } = [...username];
  return length < USERNAME_MIN || length > USERNAME_MAX || writingFault(username) ? null : username;
}

/**
 * The form in which usernames and e-mail addresses are unique: names that a person cannot tell apart by case, width
 * or composition are one. Lower case and then upper case, because ß, ς, ſ and ı have more than one partner.
 */
export const identityKey = (text: string): string => toNfc(toNfkc(text).toLowerCase().toUpperCase()).trim();
