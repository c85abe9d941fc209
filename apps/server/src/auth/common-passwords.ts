import { identityKey, PASSWORD_MIN } from '@utarang/domain/account';
import { memoizeAsync } from '../lib/memoize-async.js';

/** Passwords that Korean speakers would try first, beside those of the lists of leaked ones. */
const OUR_OWN = [
  'utarang',
  '우타랑',
  'japanese',
  '일본어',
  'jlpt',
  'nihongo',
  '비밀번호',
  'password',
  'qwerty',
  'asdf',
];

/** Some 18,000 leaked passwords that are otherwise long enough. */
const common = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN).map(identityKey));
});

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '가나다라마바사아자차카타파하',
];
const runs = ROWS.flatMap((row) => [row, [...row].reverse().join('')]).map(identityKey);

/** Checks whether a password is one of our own words with nothing but digits and punctuation beside it. */
const isOwnWord = (key: string) => {
  const letters = key.replace(/[^\p{L}]/gu, '');
  return OUR_OWN.some((word) => letters === identityKey(word));
};

/**
 * Checks whether it repeats a few characters (aaaaaaaa, 12121212, abcabcabc), or is a row of the keyboard or alphabet.
 */
const isMonotonous = (key: string) => /^(.{1,4})\1+.{0,3}$/su.test(key) || runs.some((run) => run.includes(key));

/** Checks whether a password is among the first that an attacker would try. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const key = identityKey(password);
  return isMonotonous(key) || isOwnWord(key) || (await common()).has(key);
}

/** Counts the listed passwords. */
export const commonPasswordCount = async (): Promise<number> => (await common()).size;
