import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentedEdge } from './edge.js';

test('the documented edge keeps what a page says to edges, and bypasses requests with a cookie', () => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const { above, location } = documentedEdge(page);
  expect(above).toContain('map $upstream_http_cdn_cache_control $utarang_is_own');
  expect(location).toContain('proxy_cache_bypass $http_cookie;');
  expect(location).toContain('proxy_no_cache $http_cookie $utarang_is_own;');
  expect(location).toContain('proxy_cache_valid 200 1m;');
});
