import { cooldownSeconds } from '@utarang/domain/study';
import { format, word as messages } from '@utarang/messages';
import { mmss } from '../cooldown.js';
import css from './results.module.css';

/** What is left of a cooldown, as a ring and as mm:ss. */
export const CooldownRing = ({ seconds }: { seconds: number }) => (
  <div
    className={css['ring']}
    role="timer"
    aria-label={format(messages.cooldownAria, { m: Math.floor(seconds / 60), s: seconds % 60 })}
  >
    <svg viewBox="0 0 136 136" aria-hidden="true">
      <circle cx="68" cy="68" r="62" />
      {seconds > 0 && (
        <circle
          className={css['left']}
          cx="68"
          cy="68"
          r="62"
          pathLength={cooldownSeconds}
          strokeDasharray={`${seconds} ${cooldownSeconds}`}
        />
      )}
    </svg>
    <b aria-hidden="true">{mmss(seconds)}</b>
  </div>
);
