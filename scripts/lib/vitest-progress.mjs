import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { noteProgress } from './progress.mjs';
import { root } from './run.mjs';

/**
 * Vitest's side of the progress line; it names what passed on the second try only. Errors outside all tests fail the
 * run and are in no report: it leaves them in the file named by UNHANDLED_FILE.
 */
export default class VitestProgress {
  total = 0;
  done = 0;

  onTestRunStart(specifications) {
    this.total = specifications.length;
  }

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    console.log(`flaky, passed on the second try: ${relative(root, test.module.moduleId)} › ${test.fullName}`);
    for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message);
  }

  onTestRunEnd(_modules, unhandledErrors) {
    const file = process.env.UNHANDLED_FILE;
    if (file) writeFileSync(file, JSON.stringify(unhandledErrors.map(({ message }) => message)));
  }

  onTestModuleEnd({ moduleId }) {
    this.done += 1;
    noteProgress(this.done, this.total, 'files', relative(root, moduleId));
  }
}
