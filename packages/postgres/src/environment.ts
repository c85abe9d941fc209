/**
 * The settings of libfaketime: where it sets this process's clock, PostgreSQL gets the same one, so that tests can run
 * on other days.
 */
const { FAKETIME, LD_PRELOAD } = process.env;
const fakedTime = FAKETIME === undefined ? {} : { FAKETIME, LD_PRELOAD };

/**
 * The environment of PostgreSQL's programs: without the operator's PG* variables, which would point them elsewhere, and
 * with messages in English, which `failures.ts` reads.
 */
export const cleanEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
  ...fakedTime,
};
