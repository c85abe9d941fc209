import { word as messages, test } from '@utarang/messages';
import { Timer } from 'lucide-react';
import { mmss, spokenLeft } from '../../cooldown.js';
import css from './results.module.css';

/** The rest of a cooldown of `length` seconds, as a ring and as mm:ss. */
export const CooldownRing = ({ seconds, length }: { seconds: number; length: number }) => (
  <div className={css['ring']} role="timer" aria-label={spokenLeft(seconds)}>
    <svg viewBox="0 0 136 136" aria-hidden="true">
      <circle cx="68" cy="68" r="62" />
      {seconds > 0 && (
        <circle
          className={css['left']}
          cx="68"
          cy="68"
          r="62"
          pathLength={length}
          strokeDasharray={`${seconds} ${length}`}
        />
      )}
    </svg>
    <b aria-hidden="true">{mmss(seconds)}</b>
  </div>
);

/** The remaining cooldown in a line of text. */
export const CooldownLine = ({ seconds }: { seconds: number }) => (
  <div className={css['line']} role="timer" aria-label={seconds === 0 ? messages.cooldownOver : spokenLeft(seconds)}>
    <span aria-hidden="true">
      <Timer size={20} />
      {seconds === 0 ? messages.cooldownOver : test.againIn}
    </span>
    <b aria-hidden="true">{mmss(seconds)}</b>
  </div>
);
