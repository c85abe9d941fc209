import { createOptimisticFlags } from '../../lib/optimistic-flags.js';

/** Word id → whether it will be saved, for every save and removal that is on its way. */
export const {
  store: optimisticSaves,
  set: setOptimisticSaves,
  use: useOptimisticSave,
} = createOptimisticFlags<number>();
