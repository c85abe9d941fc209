import { save } from '@utarang/messages';
import { toastFailure } from '../../ui/toast/undo-toast.js';

/** Loads the code that stores what guests put aside: the first page works without it. */
const load = () => import('./put-aside.js').then(({ putAside }) => putAside);

export const preloadPutAside = (): void => void load().catch(() => {});

/** Puts something aside, and returns whether it is stored. */
export async function putAsideLazily(put: (aside: Awaited<ReturnType<typeof load>>) => boolean): Promise<boolean> {
  try {
    return put(await load());
  } catch {
    toastFailure(save.fail);
    return false;
  }
}
