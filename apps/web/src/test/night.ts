import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The day on which the tests begin, where that is another than today. */
    now?: string;
  }
}

const now = inject('now');
if (now) {
  const ahead = Date.parse(now) - Date.now();
  const real = Date.now.bind(Date);
  /** The browser's clock, set ahead; it runs at the usual speed. */
  globalThis.Date = class extends Date {
    constructor(...moment: unknown[]) {
      super(...((moment.length === 0 ? [real() + ahead] : moment) as []));
    }
    static override now = () => real() + ahead;
  } as DateConstructor;
}
