import type { HomeState } from '@utarang/contract';
import { describe, expect, test } from 'vitest';
import { entryOf, type SearchEntry, stateOf, stepTo } from './search-history.js';

const list: HomeState = { mode: 'pronunciation', q: '' };
const ha: HomeState = { mode: 'pronunciation', q: '하' };
const hana: HomeState = { mode: 'pronunciation', q: '하나' };
const hanaMeaning: HomeState = { mode: 'meaning', q: '하나' };
const hanaExact: HomeState = { ...hana, exact: true };
const entry = (depth: number, by: SearchEntry['by']): SearchEntry => ({ depth, by });
const nowhere = { go: 'nowhere' };
const push = (depth: number, by: SearchEntry['by']) => ({ go: 'push', entry: entry(depth, by) });
const replace = (depth: number, by: SearchEntry['by']) => ({ go: 'replace', entry: entry(depth, by) });
const back = (entries: number) => ({ go: 'back', entries });

test.each([
  // case                                             now          entry                next          by        step
  ['the first keystroke makes an entry', list, null, ha, 'typing', push(1, 'typing')],
  ['so it does after the list was paged', list, entry(0, 'list'), ha, 'typing', push(1, 'typing')],
  ['typing on replaces it', ha, entry(1, 'typing'), hana, 'typing', replace(1, 'typing')],
  ['the same text again changes nothing', hana, entry(1, 'typing'), hana, 'typing', nowhere],
  ['Enter seals what was typed', hana, entry(1, 'typing'), hana, 'enter', replace(1, 'enter')],
  ['a second Enter changes nothing', hana, entry(1, 'enter'), hana, 'enter', nowhere],
  ['Enter before the text settled makes the entry', list, null, hana, 'enter', push(1, 'enter')],
  ['Enter while typing replaces the half-typed one', ha, entry(1, 'typing'), hana, 'enter', replace(1, 'enter')],
  ['typing after Enter is a new search', ha, entry(1, 'enter'), hana, 'typing', push(2, 'typing')],
  ['the other mode of a search is a new entry', hana, entry(1, 'typing'), hanaMeaning, 'mode', push(2, 'mode')],
  ['and flipping back replaces it', hanaMeaning, entry(2, 'mode'), hana, 'mode', replace(2, 'mode')],
  ['typing after a change of mode is a new search', hanaMeaning, entry(2, 'mode'), ha, 'typing', push(3, 'typing')],
  ['exactly the same text is a new entry', hana, entry(1, 'enter'), hanaExact, 'mode', push(2, 'mode')],
  ['and going back to what is like it replaces it', hanaExact, entry(2, 'mode'), hana, 'mode', replace(2, 'mode')],
  ['the mode of the list is not worth an entry', list, null, { ...list, mode: 'meaning' }, 'mode', replace(0, 'list')],
  ['clearing goes back to the list', hana, entry(1, 'typing'), list, 'typing', back(1)],
  ['over all entries of the search', hana, entry(3, 'enter'), list, 'typing', back(3)],
  ['a search that came as a link has no list behind it', hana, null, list, 'typing', push(0, 'list')],
  ['nor has one that grew out of it', hana, entry(0, 'typing'), list, 'typing', push(0, 'list')],
  ['typing on a linked search makes one entry', ha, null, hana, 'typing', push(0, 'typing')],
] as const)('%s', (_, now, current, next, by, step) => {
  expect(stepTo<HomeState>(now, current, next, by)).toEqual(step);
});

describe('the state of a history entry', () => {
  test('is read back', () => expect(entryOf(stateOf(entry(2, 'enter')))).toEqual(entry(2, 'enter')));
  test.each([null, undefined, 3, 'x', {}, { search: null }, { search: {} }, { from: '/login' }])(
    '%j is not ours',
    (state) => expect(entryOf(state)).toBeNull(),
  );
});
