import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const SCORED = ['accessibility', 'best-practices', 'seo'] as const;
type Category = 'performance' | (typeof SCORED)[number];

type Audit = {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
};

/** The part of Lighthouse's own result that a visit reads. */
type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
};

/** Its types are declared here, so far as they are used, so that checking types does not need it. */
export type Lighthouse = (
  address: string,
  flags: { readonly port: number; readonly logLevel: 'error' },
  config: {
    readonly extends: 'lighthouse:default';
    readonly settings: {
      readonly onlyCategories: readonly Category[];
      readonly formFactor: 'mobile';
      readonly throttlingMethod: 'devtools';
      readonly throttling: { readonly cpuSlowdownMultiplier: number };
    };
  },
) => Promise<{ readonly lhr: Report } | undefined>;

const root = new URL('../../../', import.meta.url);
const folder = 'bench/lighthouse';

/**
 * Lighthouse, installed where it is not yet: its 200 MB are in no other install. Ends the program where it cannot be.
 */
export async function installedLighthouse(): Promise<Lighthouse> {
  const install = fileURLToPath(new URL('scripts/install.mjs', root));
  // What it says goes beside the tables, as progress does.
  const [code] = await once(spawn(process.execPath, [install, folder], { stdio: ['ignore', 2, 2] }), 'close');
  // Why has been said by then.
  if (code !== 0) process.exit(1);
  const entry = createRequire(new URL(`${folder}/package.json`, root)).resolve('lighthouse');
  const loaded: { default: Lighthouse } = await import(pathToFileURL(entry).href);
  return loaded.default;
}
