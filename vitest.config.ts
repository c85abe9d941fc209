import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Nothing there keeps anything outside its file, so that the modules under test are loaded once a thread. */
const pure = (name: string, include: string[], exclude: string[] = []): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    pool: 'threads',
    isolate: false,
    // One for each core: by itself Vitest leaves one to the terminal, which is half of a small machine.
    maxWorkers: '100%',
    // Apart from those that wait: Vitest runs projects with another number of workers one after the other.
    sequence: { groupOrder: 1 },
    // Generous: nothing here is about time, and the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});

/** Files of tests that take half a minute or more. */
const LONG = [
  'scripts/container/container.test.ts',
  'apps/server/src/program.test.ts',
  'apps/server/src/db/embedded-restart.test.ts',
  'apps/server/src/backup/commands.test.ts',
  'apps/server/src/access.test.ts',
  'apps/server/src/db/embedded-users.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/operator/seed-command.test.ts',
];

/** Begins with what takes long: begun last, it would leave the other processors with nothing to do. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG.indexOf(relative(import.meta.dirname, moduleId));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests that read in full what is to be checked: the word book, the sentences, the songs. */
const content = ['packages/content/src/**/*.test.ts', '**/src/**/*.content.test.ts'];

/** `unit`: rules and pure code. `content`: rules over all that the product ships. `tools`: what builds, tests and measures the product. `server`: real PostgreSQL and HTTP. `web`: components in a real browser. */
export default defineConfig({
  test: {
    // For server and components: they wait for processes, databases and frames more than they work.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongFirst },
    projects: [
      pure(
        'unit',
        ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/server/src/**/*.unit.test.ts'],
        content,
      ),
      pure('content', content),
      pure('tools', ['apps/web/vite/**/*.test.ts', 'bench/src/**/*.test.ts', 'scripts/**/*.test.ts']),
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
    ],
  },
});
