import { pino } from 'pino';

/** A log that nobody reads. */
export const silentLog = pino({ level: 'silent' });

/** A log whose messages a test looks at. */
export function recordingLog() {
  const messages: string[] = [];
  const write = (line: string) => {
    messages.push((JSON.parse(line) as { msg: string }).msg);
  };
  return { log: pino({ level: 'debug' }, { write }), messages };
}
