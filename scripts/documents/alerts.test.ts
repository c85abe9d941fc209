import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rowsOf } from './markdown.js';
import { texts } from './texts.js';

const monitoring = (name: string) => readFileSync(new URL(`../../monitoring/${name}`, import.meta.url), 'utf8');

type Rule = { alert: string; expr: string; for?: string; labels: object; annotations: { summary: string } };
const { groups } = parse(monitoring('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.map(({ alert }) => alert);

type Panel = { id: number; type: string; gridPos: { x: number; y: number }; targets?: { expr: string }[] };
const { panels } = JSON.parse(monitoring('dashboard.json')) as { panels: Panel[] };

/** The places of a PromQL expression that Prometheus' own grammar does not take: none where it is well formed. */
function syntaxErrors(expression: string): number[] {
  const places: number[] = [];
  parser.parse(expression).iterate({
    enter({ type, from }) {
      if (type.isError) places.push(from);
    },
  });
  return places;
}

test('for each alert, docs/operating.md says what it means and what to do', () => {
  const [, section = ''] = (texts.get('docs/operating.md') ?? '').split('\n### Alerts\n');
  const rows = rowsOf(section.split('\n### ')[0]!).slice(1);
  expect(rows.map(([alert]) => alert)).toEqual(alerts.map((name) => `\`${name}\``));
  for (const [alert, means = '', does = ''] of rows)
    expect([alert, means !== '' && does !== '']).toEqual([alert, true]);
});

test('the dashboard is JSON, and each of its panels has a place and a question of its own', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { type, targets = [] } of panels) expect(targets.length > 0).toBe(type !== 'row');
});

test('the grammar of Prometheus takes each expression of an alert and of a panel', () => {
  expect(syntaxErrors('sum by (job (rate(up[5m])) > 0')).not.toEqual([]);
  const expressions = [...rules, ...panels.flatMap(({ targets = [] }) => targets)].map(({ expr }) => expr);
  expect(expressions.filter((expression) => syntaxErrors(expression).length > 0)).toEqual([]);
});

test('each alert has what Prometheus asks of a rule, and nothing that it does not know', () => {
  const known = new Set(['alert', 'expr', 'for', 'labels', 'annotations']);
  expect(new Set(alerts).size).toBe(alerts.length);
  for (const rule of rules) {
    expect([rule.alert, Object.keys(rule).filter((key) => !known.has(key))]).toEqual([rule.alert, []]);
    expect(rule.alert).toMatch(/^[A-Za-z_]\w*$/);
    expect(rule.for ?? '1m').toMatch(/^\d+[smhd]$/);
    expect(rule.labels).toEqual({ severity: expect.stringMatching(/^(page|ticket)$/) });
    expect(Object.keys(rule.annotations)).toEqual(['summary']);
  }
});
