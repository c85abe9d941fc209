import { createServer } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { startDesktop } from './desktop.js';
import { startProgram } from './program.js';

export type Webkit = { driver: WebDriver; env: NodeJS.ProcessEnv; stop: () => Promise<void> };

/** The small browser that Debian ships with WebKitGTK; `npm test` finds it on other processors, too. */
const usual = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts WebKitGTK with one window, on a screen of its own. */
export async function startWebkit(): Promise<Webkit> {
  const desktop = await startDesktop();
  const port = await freePort();
  const env = {
    ...desktop.env,
    // Only our own pages are opened; a container allows no sandbox within it, nor does it root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  // It says nothing when it is ready: `Builder` tries until it answers.
  const server = await startProgram(['sh', '-c', `echo ready; exec WebKitWebDriver --port=${port}`], env, /ready/);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: process.env.MINIBROWSER ?? usual, args: ['--automation'] },
  });
  const driver = await answering(port, () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 60_000 });
  return {
    driver,
    env,
    stop: async () => {
      await driver.quit().catch(() => {});
      await server.stop();
      await desktop.stop();
    },
  };
}

/** Runs something when a port on this computer is listened to. */
async function answering<Answer>(port: number, run: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return await run();
    } catch (problem) {
      if (tries === 100) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
