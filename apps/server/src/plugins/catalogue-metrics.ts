import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';

type CatalogueCounts = { readonly words: { readonly length: number }; readonly databaseVersion: number };

/**
 * Metrics of the catalogue: the version of the words in this process. A process whose version stays lower than that of others misses changes.
 */
export const catalogueMetrics = fp<{ catalogue: CatalogueCounts }>(async (app, { catalogue }) => {
  new Gauge({
    name: 'catalogue_version',
    help: 'Changes of the words in the database that this process has taken in',
    registers: [app.metrics],
    collect() {
      this.set(catalogue.databaseVersion);
    },
  });
  new Gauge({
    name: 'catalogue_words',
    help: 'Words that this process shows',
    registers: [app.metrics],
    collect() {
      this.set(catalogue.words.length);
    },
  });
});
