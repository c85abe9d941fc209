import { isIP } from 'node:net';
import { storedUsername, USERNAME_MAX, USERNAME_MIN } from '@utarang/domain/account';
import { type Range, ranges } from './lib/address.js';

/** A value that a setting cannot take; the message ends the sentence "NAME must be …". */
export class UnreadableFile extends Error {}

export const optional =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value | null =>
    text === '' ? null : read(text);

export const integer = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UnreadableFile(`a whole number from ${min} to ${max}`);
};

export const share = (text: string): number => {
  if (/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text)) return Number(text);
  throw new UnreadableFile('a number from 0 to 1, such as 0.05');
};

export const oneOf =
  <const Value extends string>(...values: readonly Value[]) =>
  (text: string): Value => {
    const value = values.find((known) => known === text);
    if (value !== undefined) return value;
    throw new UnreadableFile(`one of ${values.join(', ')}`);
  };

export const url =
  (protocols: readonly string[], wanted: string, fits: (url: URL) => boolean = () => true) =>
  (text: string): URL => {
    const parsed = URL.canParse(text) ? new URL(text) : null;
    if (parsed && protocols.includes(parsed.protocol) && fits(parsed)) return parsed;
    throw new UnreadableFile(wanted);
  };

export const web = ['http:', 'https:'];
export const isOrigin = ({ pathname, search, hash, username }: URL) =>
  pathname === '/' && !search && !hash && !username;

export const databaseAddress = (text: string) =>
  url(['postgres:', 'postgresql:'], 'an address like postgres://user:password@host/database')(text).href;

export const host = (text: string) => {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw new UnreadableFile('a host name or an IP address');
};

export const email = (text: string) => {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)) return text;
  throw new UnreadableFile('an e-mail address');
};

export const hasHost = ({ hostname }: URL) => hostname !== '';

export const username = (text: string) => {
  const stored = storedUsername(text);
  if (stored !== null) return stored;
  throw new UnreadableFile(`${USERNAME_MIN} to ${USERNAME_MAX} letters, digits or _.-`);
};

const isNetwork = (text: string) => {
  const [address = '', bits = '0', more] = text.split('/');
  const family = isIP(address);
  return family > 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
};

export const proxies = (text: string): readonly string[] => {
  const listed = text.split(',').map((entry) => entry.trim());
  if (listed.every((entry) => ranges.includes(entry as Range) || isNetwork(entry))) return listed;
  throw new UnreadableFile(`a list of addresses, networks like 10.0.0.0/8, or ${ranges.join(', ')}`);
};
