import fp from 'fastify-plugin';
import { Counter } from 'prom-client';

/** Metrics of the search: the number of unanswered ones. `npm run admin -- searches` lists them. */
export const searchMetrics = fp<{ unanswered: { readonly total: number } }>(async (app, { unanswered }) => {
  new Counter({
    name: 'searches_unanswered_total',
    help: 'Searches that found nothing in any way, in this process',
    registers: [app.metrics],
    collect() {
      this.reset();
      this.inc(unanswered.total);
    },
  });
});
