import { identityKey, PASSWORD_MIN } from '@utarang/domain/account';
import { memoizeAsync } from '../lib/memoize-async.js';

/** Passwords that people here would try first, beside the lists of what was found in leaks. */
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

/** Some 18,000 passwords from leaks that are long enough to be allowed otherwise. */
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

/** One of our own words, and nothing beside it but digits and marks. */
const isOwnWord = (key: string) => {
  const letters = key.replace(/[^\p{L}]/gu, '');
  return OUR_OWN.some((word) => letters === identityKey(word));
};

/** A few characters over and over (aaaaaaaa, 12121212, abcabcabc), or a row of the keyboard or alphabet. */
const isMonotonous = (key: string) => /^(.{1,4})\1+.{0,3}$/su.test(key) || runs.some((run) => run.includes(key));

/** Checks whether a password is among the first that somebody would try. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const key = identityKey(password);
  return isMonotonous(key) || isOwnWord(key) || (await common()).has(key);
}

/** Counts the listed passwords. */
export const commonPasswordCount = async (): Promise<number> => (await common()).size;
