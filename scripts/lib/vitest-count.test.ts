import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { vitestCount } from './vitest-count.mjs';

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
  ...{ fullName, status, failureMessages },
});
const file = (name: string, assertionResults: object[], status = 'passed', message = '') => ({
  ...{ name: join(root, name), status, message, assertionResults },
});

test('tests that failed or were left out are named with their first line; files that did not load and errors outside all, too', () => {
  const report = {
    ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 1 },
    testResults: [
      file(
        'a/one.test.ts',
        [result('fine', 'passed'), result('red', 'failed', 'Error: 1 is not 2\n    at a')],
        'failed',
      ),
      file('a/two.test.ts', [result('left out', 'pending')]),
      file('a/three.test.ts', [], 'failed', 'Cannot find module\n    at b'),
      file('a/four.test.ts', []),
    ],
  };
  expect(vitestCount(report, ['Connection lost\n    at c'])).toEqual({
    ...{ passed: 1, failed: 2 },
    failures: [
      'a/one.test.ts › red: Error: 1 is not 2',
      'a/two.test.ts › left out: pending',
      'a/three.test.ts: Cannot find module',
      'Connection lost',
    ],
  });
});
