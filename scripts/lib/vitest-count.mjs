import { relative } from 'node:path';
import { root } from './run.mjs';

/** The first line of what a test failed with. */
const firstLine = ([message = ''] = []) => message.split('\n')[0];

/** The files that broke outside their tests, and the tests that failed, each with its first line. */
function failuresIn({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status !== 'passed');
  if (tests.length === 0 && status === 'failed') return [`${file}: ${firstLine([message])}`];
  return tests.map(({ fullName, status, failureMessages }) => {
    const why = status === 'failed' ? firstLine(failureMessages) : status;
    return `${file} › ${fullName}: ${why}`;
  });
}

/**
 * The counts of Vitest's JSON report, and what of them failed, with the errors outside all tests. A skipped test counts
 * as failed.
 */
export function vitestCount({ numPassedTests, numFailedTests, numPendingTests, testResults }, unhandled = []) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests,
    failures: [...testResults.flatMap(failuresIn), ...unhandled.map((message) => firstLine([message]))],
  };
}
