import { expect, test } from 'vitest';
import { validationMessages } from '../../packages/messages/src/validation.js';
import { texts } from './texts.js';

const ERRORS = 'packages/contract/src/errors.ts';
const VALIDATION = 'packages/contract/src/validation.ts';
const NOTES = 'packages/contract/src/calls.ts';
/** The lists of codes, their sentences and what is written of them use none. */
const LISTS = [ERRORS, VALIDATION, NOTES, 'packages/messages/src/errors.ts', 'packages/messages/src/validation.ts'];

const found = (path: string, form: RegExp) => Array.from(texts.get(path)!.matchAll(form), ([, code = '']) => code);
const errors = found(ERRORS, /^ {2}(\w+): \d{3},$/gm);
const validation = found(VALIDATION, /^ {2}'(\w+)',$/gm);
const noted = new Set(found(NOTES, /`([a-z_]+)`/g));

const isTest = (path: string) => /\.test(?:-kit)?\.|^apps\/server\/test\//.test(path);
const sources = [...texts].filter(([path]) => /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !LISTS.includes(path));
const product = sources.filter(([path]) => !isTest(path)).map(([, source]) => source);
/** The browser tells errors apart, and makes none of its own. */
const throwing = sources.filter(([path]) => !isTest(path) && !path.startsWith('apps/web/')).map(([, source]) => source);
const tests = sources.filter(([path]) => isTest(path)).map(([, source]) => source);
const serverTests = sources
  .filter(([path]) => isTest(path) && path.startsWith('apps/server/'))
  .map(([, source]) => source);

const unnamed = (codes: readonly string[], places: readonly string[], form: (code: string) => RegExp) =>
  codes.filter((code) => !places.some((source) => form(code).test(source)));
const quoted = (code: string) => new RegExp(`['\`]${code}['\`]`);
/** As a code, or as the key of its sentence. */
const named = (code: string) => new RegExp(`['.\`]${code}\\b`);

test('the codes are found', () => expect([errors.length > 50, validation.length > 60]).toEqual([true, true]));

test('each error is thrown by something', () => expect(unnamed(errors, throwing, quoted)).toEqual([]));

test('each error is met in a test of the server', () => expect(unnamed(errors, serverTests, quoted)).toEqual([]));

test('each error is in the note of a call, or among those of every call', () =>
  expect(errors.filter((code) => !noted.has(code))).toEqual([]));

test('a note names no error that is none', () =>
  expect([...noted].filter((code) => code.includes('_') && !errors.includes(code))).toEqual([]));

test('each code of validation is said by something', () => expect(unnamed(validation, product, named)).toEqual([]));

const SENTENCES = texts.get('packages/messages/src/validation.ts')!;

/**
 * Checks whether a test names the code, quotes its sentence or names it by its key (`name_required:
 * signup['err.name']`).
 */
function isMet(code: string): boolean {
  const key = new RegExp(`^ {2}${code}: (\\w+[.[].*),$`, 'm').exec(SENTENCES)?.[1];
  const sentence = `'${validationMessages[code as keyof typeof validationMessages]}'`;
  return tests.some((source) => named(code).test(source) || source.includes(sentence) || (key && source.includes(key)));
}

test('each code of validation is met in a test', () => expect(validation.filter((code) => !isMet(code))).toEqual([]));
