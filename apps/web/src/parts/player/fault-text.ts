import { player as messages } from '@utarang/messages';
import type { PlayerFault } from './player-clock.js';

/** The sentence that says why a recording cannot be played; empty where it can. */
export const faultText = (fault: PlayerFault | null): string =>
  fault === 'unplayable' ? messages.fileNoSound : fault === null ? '' : messages[fault];
