import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The program as the operator runs it, bundled (`global-setup.ts` sees to that). It does not outlive the test. */
export class Program {
  readonly #child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
  #stdout = '';

  /** `wrap` puts another program around the command, which sets limits and then becomes it. */
  constructor(env: Readonly<Record<string, string>>, wrap: (command: string[]) => string[] = (command) => command) {
    const { PATH, TMPDIR } = process.env;
    const [program = '', ...options] = wrap([process.execPath, main]);
    this.#child = spawn(program, options, {
      env: { PATH, TMPDIR, NODE_ENV: 'test', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#stdout += text;
    });
    this.ended = once(this.#child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, stderr }));
    onTestFinished(async () => {
      this.#child.kill('SIGKILL');
      await this.ended;
    });
  }

  /** Waits for the line that says where the server is. */
  async ready(): Promise<URL> {
    for (;;) {
      const address = /^우타랑 is ready: (\S+)$/m.exec(this.#stdout)?.[1];
      if (address) return new URL(address);
      const end = await Promise.race([once(this.#child.stdout!, 'data').then(() => null), this.ended]);
      if (end) throw new Error(`the program ended with ${end.code}: ${end.stderr}`);
    }
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The lines logged so far. */
  logged(): Record<string, unknown>[] {
    const lines = this.#stdout.split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}
