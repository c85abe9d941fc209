import { createWishes } from '../../lib/wishes.js';

/** Word id → whether it will be saved, for every save and removal that is on its way. */
export const { store: wishes, set: setWishes, use: useWish } = createWishes<number>();
