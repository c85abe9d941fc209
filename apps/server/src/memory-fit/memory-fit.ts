import { FIT_FROM, historiesOf } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import type { Log } from '../log.js';
import { claimDueFit, latestAnswers, rescheduleFit, saveParameters } from './fit.repo.js';
import { type Fitting, fitInWorker } from './fit-in-worker.js';

/** The interval at which members with a due fit are looked up. */
const EVERY_MS = 5 * 60_000;

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly log: Log; readonly fit?: typeof fitInWorker };

/**
 * Fits memory to members, one after another in the background (docs/product/review.md#fitted-to-the-member). Any number
 * of processes may do it.
 */
export function createMemoryFit({ orm, clock, log, fit = fitInWorker }: Deps) {
  let fitting: Fitting | null = null;
  let isClosed = false;

  /**
   * Fits one member; returns whether there was one. A fit that fails leaves the dates as they are, and is due again.
   */
  async function fitNext(): Promise<boolean> {
    const memberId = await claimDueFit(orm, seoulDate(await clock.now(orm)));
    if (memberId === null) return false;
    try {
      const answers = await latestAnswers(orm, memberId);
      if (answers.length < FIT_FROM) return true;
      if (isClosed) throw new Error('closed before the fit');
      fitting = fit(historiesOf(answers));
      await saveParameters(orm, memberId, await fitting.parameters);
    } catch (err) {
      if (!isClosed) log.warn({ err, memberId }, 'memory could not be fitted to a member');
      await rescheduleFit(orm, memberId);
    } finally {
      fitting = null;
    }
    return true;
  }

  const run = async (): Promise<void> => {
    while (!isClosed && (await fitNext()));
  };
  let running: Promise<void> = Promise.resolve();
  const start = () => {
    running = running.then(run).catch((err: unknown) => log.warn({ err }, 'memory could not be fitted to members'));
  };
  const timer = setInterval(start, EVERY_MS).unref();

  return {
    /** Fits all members whose fit is due. */
    run,
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      fitting?.stop();
      await running;
    },
  };
}
