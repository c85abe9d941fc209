import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from './config.js';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

test("the README's table of settings is the one the server reads", () => {
  const [, table = ''] = /<!-- settings:.*?-->\n(.*?)<!-- \/settings -->/s.exec(readme) ?? [];
  const rows = Object.values(settings).map(
    ({ name, default: absent, meaning }) => `| \`${name}\` | ${absent && `\`${absent}\``} | ${meaning} |`,
  );
  expect(table.trim().split('\n').slice(2)).toEqual(rows);
});
