import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import type { Mail } from '../mail/queue.js';

/** Metrics of mail: its outcomes, and the size of the queue. A growing queue means that the mail server is down. */
export const mailMetrics = fp<{ mail: Pick<Mail, 'counts' | 'waiting'> }>(async (app, { mail }) => {
  new Counter({
    name: 'mail_total',
    help: 'Mails sent, tries that failed, and mails given up, by this process',
    labelNames: ['outcome'],
    registers: [app.metrics],
    collect() {
      this.reset();
      for (const [outcome, times] of Object.entries(mail.counts)) this.inc({ outcome }, times);
    },
  });
  new Gauge({
    name: 'mail_waiting',
    help: 'Mails that wait to be sent, by any process; absent while the database is away',
    registers: [app.metrics],
    async collect() {
      try {
        this.set(await mail.waiting());
      } catch {
        this.reset();
      }
    },
  });
});
