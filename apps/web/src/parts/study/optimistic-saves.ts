import { createOptimisticFlags } from '../../lib/optimistic-flags.js';

/** Word id → whether it will be saved, for every pending save and removal. */
export const {
  store: optimisticSaves,
  set: setOptimisticSaves,
  use: useOptimisticSave,
} = createOptimisticFlags<number>();
