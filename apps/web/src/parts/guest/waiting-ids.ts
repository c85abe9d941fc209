import { createContext } from 'react';
import { createStore } from '../../lib/store.js';
import type { SongOfWord } from './guest-data.js';

/** The words that a guest put aside on this device; empty until the code that reads them is loaded. */
export const waitingIds = createStore<ReadonlySet<number>>(new Set());

/** The song whose words are listed below. */
export const SongContext = createContext<SongOfWord | null>(null);

/** The name under which the device stores what a guest put aside. */
export const GUEST_DATA = 'guest';
