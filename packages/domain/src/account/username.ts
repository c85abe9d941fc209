import { toNfc, toNfkc, writtenIn } from '../language/index.js';
import { hasInvisible } from './invisible.js';

/** Lengths in characters (docs/product/limits.md#text). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const CHARACTERS = /^[\p{L}0-9_.-]+$/u;

/** The scripts that may be mixed in one name: 하늘sky, そら空. */
const MIXED_HERE = ['Hangul', 'Latin', 'Han', 'Hiragana', 'Katakana'];

/** The other scripts in everyday use (Unicode Annex 31, Table 5), which may not be mixed with any other. */
const ALONE = [
  ...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];

const UNMIXED = [writtenIn(...MIXED_HERE), ...ALONE.map((script) => writtenIn(script))];

type Fault = 'invisible' | 'characters' | 'mixed';

/**
 * Finds the fault in the characters of a username in NFC, existing or new; null where it has only letters of any script
 * (Hangul too), digits and `_.-`. Nobody may imitate another's name: neither by invisible characters, nor by a letter
 * of another script that looks the same (Cyrillic а for a; Unicode Standard 39, 5.2).
 */
function writingFault(username: string): Fault | null {
  if (hasInvisible(username)) return 'invisible';
  if (!CHARACTERS.test(username)) return 'characters';
  const letters = toNfkc(username);
  return UNMIXED.some((script) => script.test(letters)) ? null : 'mixed';
}

/**
 * Finds the fault of a username, in NFC, at a sign-up. Rules for new names only belong here: existing accounts keep
 * their names, and the operator chooses freely.
 */
export function newUsernameFault(username: string): Fault | null {
  return writingFault(username);
}

/** The stored form of a username, for any account; null for a name that nobody can have. */
export function storedUsername(typed: string): string | null {
  const username = toNfc(typed);
  const { length } = [...username];
  return length < USERNAME_MIN || length > USERNAME_MAX || writingFault(username) ? null : username;
}

/**
 * The form in which usernames and e-mail addresses are unique: names that a person cannot tell apart by case, width or
 * composition are one. Lower case and then upper case, because ß, ς, ſ and ı have more than one counterpart in the
 * other case.
 */
export const identityKey = (text: string): string => toNfc(toNfkc(text).toLowerCase().toUpperCase()).trim();
