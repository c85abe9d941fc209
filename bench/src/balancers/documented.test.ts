import { expect, test } from 'vitest';
import { BALANCERS, blocksOf, documentedSettings } from './documented.js';

const settings = documentedSettings();
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** A block in braces, or of HAProxy a section, by how its first line begins. */
const partOf = (text: string, first: string) => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(first));
  const indent = /^ */.exec(lines[start] ?? '')?.[0].length ?? 0;
  const length = lines.slice(start + 1).findIndex((line) => line !== '' && /^ */.exec(line)![0].length <= indent);
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n');
};

test.each(BALANCERS)('%s: both processes are named, and the braces are whole', (name) => {
  const text = settings[name];
  expect(text).toContain('127.0.0.1:3000');
  expect(text).toContain('127.0.0.1:3001');
  expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
});

test.each(['haproxy', 'caddy'] as const)(
  '%s asks whether a process can serve, not whether all can be written',
  (name) => {
    expect(settings[name].match(/\/readyz\S*/g)).toEqual(['/readyz']);
  },
);

test('HAProxy sends a body on when it is whole', () => {
  expect(linesOf(partOf(settings.haproxy, 'defaults'))).toEqual(
    expect.arrayContaining(['option http-buffer-request', 'timeout http-request 10s']),
  );
});

test('an answer is asked of another process for files alone, so that none becomes a 502 while that is away', () => {
  expect(settings.nginx).not.toMatch(/proxy_next_upstream/);
  expect(partOf(settings.nginx, 'location / {')).not.toMatch(/error_page|intercept/);
  expect(partOf(settings.nginx, 'location /assets/ {')).toContain('error_page 404 = @other_files;');
  expect(partOf(settings.haproxy, 'backend utarang')).toContain('retry-on conn-failure empty-response\n');
  expect(partOf(settings.haproxy, 'backend utarang_files')).toContain('retry-on conn-failure empty-response 404\n');
  expect(partOf(settings.caddy, 'handle {')).not.toContain('handle_response');
  expect(partOf(settings.caddy, 'handle /assets/*')).toContain('handle_response @missing');
});

test('what changes something is sent twice by none of them', () => {
  expect(partOf(settings.haproxy, 'backend utarang')).toContain('disable-l7-retry unless METH_GET');
  expect(settings.nginx).not.toContain('non_idempotent');
  expect(settings.caddy).not.toContain('lb_retry_match');
});

test('blocks are those of their section and language', () => {
  const text = '# a\n\n## One\n\n```x\n1\n```\n\n```y\n2\n```\n\n## Two\n\n```x\n3\n```\n';
  expect(blocksOf(text, 'One', 'x')).toEqual(['1\n']);
  expect(blocksOf(text, 'Two', 'x')).toEqual(['3\n']);
  expect(() => blocksOf(text, 'Three', 'x')).toThrow('no section Three');
});
