import { relative } from 'node:path';
import { noteProgress } from './progress.mjs';
import { root } from './run.mjs';

/** Vitest's side of the progress line. */
export default class VitestProgress {
  total = 0;
  done = 0;

  onTestRunStart(specifications) {
    this.total = specifications.length;
  }

  onTestModuleEnd({ moduleId }) {
    this.done += 1;
    noteProgress(this.done, this.total, 'files', relative(root, moduleId));
  }
}
