/** The quiet period of a first visit: no input, and nothing comes from the network. */
export const QUIET_MS = 15_000;

/**
 * The signs of a visit: an input or an answer of the network; the page in the background; the app installed, or a worker
 * that another tab has registered.
 */
export type Sign = 'activity' | 'hidden' | 'installed';

export type FirstVisit = {
  /** True where a service worker controls the page already, or the app is installed: then it is no first visit. */
  readonly hasProgram: boolean;
  readonly savesData: boolean;
  /** Calls back at each sign. Returns the function that unsubscribes it. */
  readonly watch: (tell: (sign: Sign) => void) => () => void;
};

/**
 * Runs something once: at once on a device that has the program already, else after the quiet period or when the page
 * goes to the background (docs/product/offline.md#pages). Where data is to be saved, only a device that has the program
 * runs it.
 */
export function afterQuietPeriod({ hasProgram, savesData, watch }: FirstVisit, run: () => void): void {
  if (hasProgram) {
    run();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    end();
    run();
  };
  const on: Readonly<Record<Sign, () => void>> = {
    installed: begin,
    hidden: () => savesData || begin(),
    activity: () => {
      clearTimeout(timer);
      if (!savesData) timer = setTimeout(begin, QUIET_MS);
    },
  };
  const end = watch((sign) => on[sign]());
  on.activity();
}
