import fp from 'fastify-plugin';
import { Counter } from 'prom-client';

/** In `/metrics`: what became of the texts that were to be read. */
export const analyserMetrics = fp<{ counts: Readonly<Record<string, number>> }>(async (app, { counts }) => {
  new Counter({
    name: 'texts_total',
    help: 'Texts that were read, that were refused since too much waits, and that could not be read, by this process',
    labelNames: ['outcome'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const [outcome, times] of Object.entries(counts)) this.inc({ outcome }, times);
    },
  });
});
