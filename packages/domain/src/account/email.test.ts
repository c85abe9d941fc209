import { expect, test } from 'vitest';
import { isEmail } from './email.js';

// biome-ignore format: a table, to be read down
test.each([
  ['haneul@example.com',                  true],
  ['ha.neul+utarang@mail.example.co.kr',  true],
  ["o'neill@example.com",                 true],
  ['a@b.c',                               true],
  ['haneul@example',                      false],
  ['haneul@',                             false],
  ['@example.com',                        false],
  ['haneul',                              false],
  ['ha neul@example.com',                 false],
  ['haneul@example..com',                 false],
  ['haneul@-example.com',                 false],
  ['haneul@example.com.',                 false],
  ['a@b.com,c@d.com',                     false],
  ['"a b"@example.com',                   false],
  ['a@b.com>',                            false],
  ['a@b.com\r\nBcc: c@d.com',             false],
  ['a@b.com\n',                           false],
  ['하늘@example.com',                    false],
  [`${'a'.repeat(65)}@example.com`,       false],
])('%j is an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
