import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';

type AnalyserCounts = { readonly counts: Readonly<Record<string, number>>; readonly waitingCost: number };

/** Metrics of the analyser: the outcomes of texts, and the size of its queue. */
export const analyserMetrics = fp<{ analyser: AnalyserCounts }>(async (app, { analyser }) => {
  new Counter({
    name: 'texts_total',
    help: 'Texts that were read, that were refused since too much waits, and that could not be read, by this process',
    labelNames: ['outcome'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const [outcome, times] of Object.entries(analyser.counts)) this.inc({ outcome }, times);
    },
  });
  new Gauge({
    name: 'analyser_waiting_characters',
    help: 'Characters of texts that wait to be read by this process',
    registers: [app.metrics],
    collect() {
      this.set(analyser.waitingCost);
    },
  });
});
