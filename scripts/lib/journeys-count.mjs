/** The names of all tests with an outcome in Playwright's JSON report, with those of their suites. */
function namesIn({ title, specs = [], suites = [] }, wanted, above = []) {
  const path = title ? [...above, title] : above;
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => wanted.includes(status)))
    .map((spec) => [...path, spec.title].join(' › '));
  return [...own, ...suites.flatMap((suite) => namesIn(suite, wanted, path))];
}

/**
 * The counts of Playwright's JSON report. A test that passed on the second try has passed, but never silently: its name
 * is among `flaky`. A skipped one counts as failed.
 */
export function journeysCount({ stats, suites = [] }) {
  const named = (...wanted) => suites.flatMap((suite) => namesIn(suite, wanted));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    flaky: named('flaky'),
    failures: named('unexpected', 'skipped'),
  };
}
