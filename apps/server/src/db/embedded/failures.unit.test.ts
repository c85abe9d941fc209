import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.js';
import { explain, ServerFailure } from './failures.js';

const system = (code: string) => Object.assign(new Error(`${code}: something, open '/data'`), { code });
const initdb = (output: string) => new ServerFailure("PostgreSQL's initdb failed (1)", output);

test.each([
  // what failed, how it starts to be told, exit code
  [system('ENOSPC'), 'The disk that holds DATA_DIR (/data) is full', 74],
  [system('EDQUOT'), 'The disk that holds DATA_DIR (/data) is full', 74],
  [initdb('initdb: error: could not write file "x": No space left on device'), 'The disk that holds', 74],
  [initdb('FATAL:  could not extend file "base/1/2": File too large'), 'The disk that holds', 74],
  [Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' }), 'The disk that holds', 74],
  [system('EACCES'), 'DATA_DIR (/data) cannot be written by user', 74],
  [system('EROFS'), 'DATA_DIR (/data) cannot be written by user', 74],
  [initdb('FATAL:  could not create lock file "postmaster.pid": Permission denied'), 'DATA_DIR (/data) cannot', 74],
  [Object.assign(new Error('spawn /data/initdb EACCES'), { code: 'EACCES' }), 'No program may run in DATA_DIR', 78],
  [system('ENOTDIR'), 'DATA_DIR (/data) is not a folder', 78],
  [system('EEXIST'), 'DATA_DIR (/data) is not a folder', 78],
  [Object.assign(new Error('spawn /data/initdb ENOENT'), { code: 'ENOENT' }), 'The embedded PostgreSQL cannot run', 78],
  [initdb('a warning\nFATAL:  no such luck\na hint'), "PostgreSQL's initdb failed (1): FATAL:  no such luck", 69],
  [initdb('first\nlast\n'), "PostgreSQL's initdb failed (1): last", 69],
])('%s', (failure, sentence, exitCode) => {
  const explained = explain(failure, '/data');
  expect(explained).toBeInstanceOf(StartupError);
  expect(explained).toMatchObject({ message: expect.stringContaining(sentence), exitCode });
  expect((explained as StartupError).message).not.toContain('\n');
});

test.each([[new Error('a mistake of ours')], [new StartupError('said already', 75)], ['not even an error']])(
  '%s stays as it is',
  (failure) => {
    expect(explain(failure, '/data')).toBe(failure);
  },
);
