import { expect, test } from 'vitest';
import { NEW_PATTERNS_A_DAY, patternsOfDay, type SavedPattern } from './patterns.js';

const at = (text: string) => new Date(`${text}+09:00`);
const NOW = at('2026-11-27T10:00:00');

const saved = (id: string, { due, savedAt = '2026-11-01T09:00:00', begunOn = null as string | null } = {} as Facts) =>
  ({
    id,
    savedAt: at(savedAt),
    begunOn,
    memory: due
      ? {
          stability: 3,
          difficulty: 5,
          dueAt: at(due),
          reviewedAt: at('2026-11-20T09:00:00'),
          reps: 1,
          lapses: 0,
          streak: 1,
        }
      : null,
  }) satisfies SavedPattern;
type Facts = { due?: string; savedAt?: string; begunOn?: string | null };

// biome-ignore format: a table, to be read down
test.each<[string, SavedPattern[], string[]]>([
  ['nothing is saved',                 [],                                                                   []],
  ['the longest due comes first',      [saved('b', { due: '2026-11-27T00:00:00' }), saved('a', { due: '2026-11-25T00:00:00' })], ['a', 'b']],
  ['due later today is due',           [saved('a', { due: '2026-11-27T23:59:59' })],                         ['a']],
  ['due tomorrow is not',              [saved('a', { due: '2026-11-28T00:00:00' })],                         []],
  ['new ones stand after due ones',   [saved('a'), saved('b', { due: '2026-11-27T00:00:00' })],             ['b', 'a']],
  ['the latest saved comes first',     [saved('a'), saved('b', { savedAt: '2026-11-02T09:00:00' })],         ['b', 'a']],
])('%s', (_, patterns, ids) => {
  expect(patternsOfDay(patterns, NOW)).toEqual(ids);
});

test('so many new ones a day begin, whether or not they were right', () => {
  const fresh = Array.from({ length: 9 }, (_, n) => saved(`new ${n}`));
  expect(patternsOfDay(fresh, NOW)).toHaveLength(NEW_PATTERNS_A_DAY);
  const begun = Array.from({ length: 3 }, (_, n) =>
    saved(`begun ${n}`, { due: '2026-12-01T00:00:00', begunOn: '2026-11-27' }),
  );
  expect(patternsOfDay([...fresh, ...begun], NOW)).toHaveLength(NEW_PATTERNS_A_DAY - 3);
  expect(patternsOfDay([...fresh, ...begun], at('2026-11-28T00:00:00'))).toHaveLength(NEW_PATTERNS_A_DAY);
});
