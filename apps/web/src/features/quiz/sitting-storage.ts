import { inTab } from '../../lib/storage.js';
import type { Sitting } from './sitting.js';

const STORED = 'sentence-quiz';

/** The stored sitting of a member, or of a guest under the empty name, in this tab; null where there is none. */
export function storedSitting(username: string): Sitting | null {
  const kept = inTab.readJson<{ username?: unknown; sitting?: Partial<Sitting> } | null>(STORED, null);
  const sitting = kept?.username === username ? kept.sitting : undefined;
  const isWhole =
    typeof sitting?.count === 'number' &&
    Array.isArray(sitting.outcomes) &&
    typeof sitting.choice === 'string' &&
    typeof sitting.step?.at === 'string' &&
    typeof sitting.left === 'object';
  return isWhole ? (sitting as Sitting) : null;
}

export const storeSitting = (username: string, sitting: Sitting): void =>
  inTab.writeJson(STORED, { username, sitting });
