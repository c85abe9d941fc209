import { ApiError } from '@utarang/contract';
import { expect, test } from 'vitest';
import { type Outline, requireOutline } from './outline.js';

type Page = { content: { id: number; name: string; tags: string[] }[]; total: number; note: string | null };
const PAGE: Outline<Page> = { content: [{ id: 0, name: '', tags: [''] }], total: 0 };
const item = { id: 1, name: '夜', tags: ['밤'] };
const page = { content: [item], total: 1, note: null };

// biome-ignore format: a table, to be read down
test.each([
  ['what it should be',        page,                                          true],
  ['with more in it',          { ...page, later: true },                      true],
  ['an empty list',            { ...page, content: [] },                      true],
  ['a list in its place',      [item],                                        false],
  ['nothing',                  null,                                          false],
  ['a text',                   '<!doctype html>',                             false],
  ['an empty object',          {},                                            false],
  ['no list inside',           { ...page, content: null },                    false],
  ['an object for the list',   { ...page, content: { 0: item } },             false],
  ['a text for a number',      { ...page, total: '1' },                       false],
  ['an item that is nothing',  { ...page, content: [item, null] },            false],
  ['an item without a list',   { ...page, content: [{ ...item, tags: '밤' }] }, false],
])('%s', (_, answer, taken) => {
  const take = () => requireOutline<Page>(PAGE)(answer);
  if (taken) expect(take()).toBe(answer);
  else expect(take).toThrow(ApiError);
});
