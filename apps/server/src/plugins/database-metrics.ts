import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { Database } from '../db/database.js';

/** Metrics of the database: whether it can be written, and how its connections are used. */
export const databaseMetrics = fp<{ database: Pick<Database, 'pool' | 'probe'> }>(async (app, { database }) => {
  const { pool } = database;
  new Gauge({
    name: 'database_available',
    help: '1 if the database could be written when this was asked, else 0',
    registers: [app.metrics],
    async collect() {
      this.set((await database.probe()) === 'ready' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool of this process',
    labelNames: ['state'],
    registers: [app.metrics],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Queries of this process that wait for a connection',
    registers: [app.metrics],
    collect() {
      this.set(pool.waitingCount);
    },
  });
});
