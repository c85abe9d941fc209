import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rowsOf } from './markdown.js';
import { texts } from './texts.js';

const file = fileURLToPath(new URL('../../monitoring/alerts.yml', import.meta.url));
const rules = readFileSync(file, 'utf8');
const alerts = Array.from(rules.matchAll(/^ *- alert: (\w+)$/gm), ([, name]) => name!);

test('for each alert, docs/operating.md says what it means and what to do', () => {
  const [, section = ''] = (texts.get('docs/operating.md') ?? '').split('\n### Alerts\n');
  const rows = rowsOf(section.split('\n### ')[0]!).slice(1);
  expect(rows.map(([alert]) => alert)).toEqual(alerts.map((name) => `\`${name}\``));
  for (const [alert, means = '', does = ''] of rows)
    expect([alert, means !== '' && does !== '']).toEqual([alert, true]);
});

test('the dashboard is JSON, and each of its panels has a place and a question of its own', () => {
  type Panel = { id: number; type: string; gridPos: { x: number; y: number }; targets?: { expr: string }[] };
  const text = readFileSync(new URL('../../monitoring/dashboard.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(text) as { panels: Panel[] };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { type, targets = [] } of panels) expect(targets.length > 0).toBe(type !== 'row');
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
test.skipIf(!promtool)('Prometheus takes the rules (Debian: prometheus has promtool)', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
