import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** The file for the progress of a step that takes minutes and runs in a process of its own. */
const file = join(root, '.cache', 'progress');
const begun = Date.now();

/** The interval of lines without a terminal, as in a log. */
const QUIET_MS = 30_000;
const LIVE_MS = 1000;

/** Writes the progress of a step: `12 of 233 journeys`, and what it has done last. */
export function noteProgress(done, total, unit, last) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${done} of ${total} ${unit} · ${last}`);
}

/** 75_000 → `1:15` */
export function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The result of a step in one line. */
export const countLine = (name, { passed, failed }, ms) =>
  `— ${name}: ${passed} passed, ${failed} failed (${clock(ms)})`;

/** The line about a step: its number among all, its progress where it has one, its time and that of the whole run. */
export function progressLine({ name, at, of, note }, stepMs, runMs) {
  return [`[${at}/${of}] ${name}`, note, `${clock(stepMs)}, ${clock(runMs)} in all`].filter(Boolean).join(' · ');
}

/**
 * Follows a step until the returned function is called: on a terminal in one line, elsewhere with a line every half
 * minute.
 */
export function followStep(name, at, of) {
  rmSync(file, { force: true });
  const started = Date.now();
  const live = process.stdout.isTTY === true;
  const line = () => {
    const note = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return progressLine({ name, at, of, note }, Date.now() - started, Date.now() - begun);
  };
  const show = () => {
    if (live) process.stdout.write(`\r\x1b[K${line().slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else console.log(line());
  };
  console.log(`[${at}/${of}] ${name} · ${clock(Date.now() - begun)} in all`);
  const timer = setInterval(show, live ? LIVE_MS : QUIET_MS);
  return () => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\x1b[K');
    return Date.now() - started;
  };
}
