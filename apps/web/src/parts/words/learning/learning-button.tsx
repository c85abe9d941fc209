import { format, learn } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import css from './learning-button.module.css';
import { type LearningMode, modeName, nextModeText } from './learning-mode.js';

type LearningButtonProps = { mode: LearningMode; onPress: () => void; className?: string | undefined };

/** A button that cycles through the learning modes. Text and two dots show the mode, never colour alone. */
export const LearningButton = ({ mode, onPress, className }: LearningButtonProps) => (
  <button
    type="button"
    className={cx(css['button'], mode > 0 && css['on'], className)}
    aria-label={format(learn.button, { label: learn.label, now: modeName[mode], next: nextModeText(mode) })}
    onClick={onPress}
  >
    <span className={css['dots']} aria-hidden="true">
      <i className={cx(mode > 0 && css['full'])} />
      <i className={cx(mode > 1 && css['full'])} />
    </span>
    {modeName[mode]}
  </button>
);
