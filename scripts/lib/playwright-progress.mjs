import { basename, relative } from 'node:path';
import { noteProgress } from './progress.mjs';
import { root } from './run.mjs';

/** Playwright's reporter for the progress line; it reports a failure when it happens. */
export default class PlaywrightProgress {
  total = 0;
  done = 0;

  onBegin(_config, suite) {
    this.total = suite.allTests().length;
  }

  onTestEnd(test, { status, errors, attachments, retry }) {
    const place = `${relative(root, test.location.file)}:${test.location.line}`;
    if (status !== test.expectedStatus) {
      const trace = attachments.find(({ name }) => name === 'trace')?.path;
      console.log(`\n✗ ${place} › ${test.titlePath().slice(3).join(' › ')} (${status}, try ${retry + 1})`);
      for (const { stack, message, value, snippet } of errors) {
        console.log(stack ?? message ?? value);
        if (snippet) console.log(snippet);
      }
      if (trace) console.log(`npx playwright show-trace ${relative(root, trace)}`);
    }
    this.done += 1;
    noteProgress(this.done, this.total, 'journeys', basename(test.location.file));
  }

  onError({ stack, message, value }) {
    console.log(stack ?? message ?? value);
  }

  printsToStdio() {
    return true;
  }
}
