/** Lengths in characters (`api.md`, Common). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const CHARACTERS = /^[\p{L}0-9_.-]+$/u;

/** A username as people choose one: letters of any script (Hangul too), digits and `_.-`. Takes it in NFC. */
export const hasUsernameCharacters = (username: string): boolean => CHARACTERS.test(username);

/**
 * The form in which usernames and e-mail addresses are unique: names that a person cannot tell apart by case, width
 * or composition are one. Lower case and then upper case, because ß, ς, ſ and ı have more than one partner.
 */
export const identityKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFC').trim();
