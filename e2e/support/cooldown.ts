import { cooldownSeconds } from '@utarang/domain/study';

const shown = (seconds: number) =>
  [seconds / 60, seconds % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':');

/** The end of what a countdown shows within a minute of the answer that began it: its whole length, a second less … */
export const justBegun = new RegExp(
  `(${Array.from({ length: 61 }, (_, gone) => shown(cooldownSeconds - gone)).join('|')})$`,
);

/** The number of seconds after that answer until the cooldown is over. */
export const cooledDown = cooldownSeconds + 1;
