import fc from 'fast-check';
import { cooldownSeconds } from '../study/attempts.js';

/** Waits of seconds, many of which end where a cooldown does: a rule that is off by one second fails every run. */
export const aroundCooldown = fc.oneof(
  fc.constantFrom(0, cooldownSeconds - 1, cooldownSeconds),
  fc.integer({ min: 0, max: 2 * cooldownSeconds }),
);
