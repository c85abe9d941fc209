import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from '../test/balancer.js';
import { createTestDatabase } from '../test/database.js';
import { Program } from '../test/program.js';
import { builtWebApp, temporaryFolder } from '../test/serve.js';

test('two processes behind a balancer are restarted one after the other, and nobody notices', {
  timeout: 300_000,
}, async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const env = {
    DATABASE_URL: own.url,
    DATA_DIR: await temporaryFolder({}, onTestFinished),
    WEB_ROOT: await builtWebApp(onTestFinished),
    RATE_LIMIT: 'off',
    SHEDDING: 'off',
  };
  const start = async () => {
    const program = new Program(env);
    return { program, port: Number((await program.ready()).port) };
  };
  const targets = [await start(), await start()];
  const balancer = await startBalancer(targets);
  onTestFinished(() => balancer.close());

  let isOver = false;
  const statuses = new Map<string, number>();
  const visit = async () => {
    while (!isOver) {
      for (const path of ['/', '/api/words?q=타베루', '/api/users/me']) {
        const { status } = await fetch(balancer.url + path);
        statuses.set(`${path} ${status}`, (statuses.get(`${path} ${status}`) ?? 0) + 1);
      }
      await pause(5);
    }
  };
  const visitors = [visit(), visit(), visit(), visit()];
  for (const index of targets.keys()) {
    targets[index]!.program.kill('SIGTERM');
    expect((await targets[index]!.program.ended).code).toBe(0);
    targets[index] = await start();
    // As an operator does who waits until the balancer knows of it.
    await balancer.settled();
  }
  isOver = true;
  await Promise.all(visitors);
  expect([...statuses.keys()].sort()).toEqual(['/ 200', '/api/users/me 200', '/api/words?q=타베루 200']);
  for (const times of statuses.values()) expect(times).toBeGreaterThan(20);
});
