/** The names of all tests in a suite of Playwright's JSON report that need a second try, with what they stand in. */
function flakyIn({ title, specs = [], suites = [] }, above = []) {
  const path = title ? [...above, title] : above;
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => [...path, spec.title].join(' › '));
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, path))];
}

/**
 * What Playwright's JSON report counts. A test that passed on the second try has passed, but never silently: its name
 * is among `flaky`. A skipped one counts as failed.
 */
export function journeysCount({ stats, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
  };
}
