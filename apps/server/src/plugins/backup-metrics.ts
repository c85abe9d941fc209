import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import type { Backups } from '../backup/schedule.js';

type Newest = NonNullable<Awaited<ReturnType<Backups['newest']>>>;

/** Metrics of scheduled backups. The age of the newest one is the metric to watch. */
export const backupMetrics = fp<{ backups: Backups }>(async (app, { backups }) => {
  new Counter({
    name: 'backup_total',
    help: 'Scheduled backups that were made, and tries that failed, by this process',
    labelNames: ['outcome'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const [outcome, times] of Object.entries(backups.counts)) this.inc({ outcome }, times);
    },
  });
  const ofNewest = (name: string, help: string, value: (newest: Newest) => number) =>
    new Gauge({
      name,
      help: `${help}; absent while there is none`,
      registers: [app.metrics],
      async collect() {
        const newest = await backups.newest().catch(() => null);
        if (newest) this.set(value(newest));
        else this.remove();
      },
    });
  ofNewest(
    'backup_newest_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was begun, by any process',
    ({ at }) => at.getTime() / 1000,
  );
  ofNewest('backup_newest_bytes', 'Size of the newest backup in BACKUP_DIR', ({ bytes }) => bytes);
});
