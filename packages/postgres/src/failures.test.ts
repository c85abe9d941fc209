import { expect, test } from 'vitest';
import { EmbeddedError } from './embedded-error.js';
import { explain, ServerFailure } from './failures.js';

const system = (code: string) => Object.assign(new Error(`${code}: something, open '/data'`), { code });
const initdb = (output: string) => new ServerFailure("PostgreSQL's initdb failed (1)", output);

test.each([
  // what failed, how it starts to be told, who can mend it
  [system('ENOSPC'), 'The disk that holds DATA_DIR (/data) is full', 'disk'],
  [system('EDQUOT'), 'The disk that holds DATA_DIR (/data) is full', 'disk'],
  [initdb('initdb: error: could not write file "x": No space left on device'), 'The disk that holds', 'disk'],
  [initdb('FATAL:  could not extend file "base/1/2": File too large'), 'The disk that holds', 'disk'],
  [Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' }), 'The disk that holds', 'disk'],
  [system('EACCES'), 'DATA_DIR (/data) cannot be written by user', 'disk'],
  [system('EROFS'), 'The disk that holds DATA_DIR (/data) may only be read', 'disk'],
  [initdb('FATAL:  could not open file "x": Read-only file system'), 'The disk that holds DATA_DIR', 'disk'],
  [initdb('FATAL:  could not create lock file "postmaster.pid": Permission denied'), 'DATA_DIR (/data) cannot', 'disk'],
  [
    Object.assign(new Error('spawn /data/initdb EACCES'), { code: 'EACCES' }),
    'No program may run in DATA_DIR',
    'config',
  ],
  [system('ENOTDIR'), 'DATA_DIR (/data) is not a folder', 'config'],
  [system('EEXIST'), 'DATA_DIR (/data) is not a folder', 'config'],
  [
    Object.assign(new Error('spawn /data/initdb ENOENT'), { code: 'ENOENT' }),
    'The embedded PostgreSQL cannot run',
    'config',
  ],
  [
    initdb('a warning\nFATAL:  no such luck\na hint'),
    "PostgreSQL's initdb failed (1): FATAL:  no such luck",
    'unavailable',
  ],
  [initdb('first\nlast\n'), "PostgreSQL's initdb failed (1): last", 'unavailable'],
])('%s', (failure, sentence, kind) => {
  const explained = explain(failure, '/data');
  expect(explained).toBeInstanceOf(EmbeddedError);
  expect(explained).toMatchObject({ message: expect.stringContaining(sentence), kind });
  expect((explained as EmbeddedError).message).not.toContain('\n');
});

test.each([[new Error('a mistake of ours')], [new EmbeddedError('said already', 'taken')], ['not even an error']])(
  '%s stays as it is',
  (failure) => {
    expect(explain(failure, '/data')).toBe(failure);
  },
);
