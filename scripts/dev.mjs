/** The server with restart on change and the browser's files with hot reload, ended together. `npm run dev` */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { root } from './lib/run.mjs';

checkNode();
await withLock(async () => {
  await install();
  // The server answers pages with the built shell; pages under development come from vite.
  const { build } = await import('./build.mjs');
  await build();
});

const port = process.env.PORT ?? '3000';
const start = (args, cwd, env) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(['--watch', '--import', 'tsx', 'apps/server/src/main.ts'], root, { PORT: port }),
  start([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/web'), { API_URL: `http://localhost:${port}` }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
