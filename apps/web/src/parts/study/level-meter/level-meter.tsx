import css from './level-meter.module.css';

type LevelMeterProps = {
  points: number;
  /** The points at which the level begins, and those at which the next one begins. */
  from: number;
  to: number;
  label: string;
  /** The text for screen readers, where no visible text says it. */
  text?: string;
};

/** The progress from one level to the next. */
export const LevelMeter = ({ points, from, to, label, text }: LevelMeterProps) => (
  <span
    className={css['meter']}
    role="progressbar"
    aria-label={label}
    aria-valuemin={from}
    aria-valuemax={to}
    aria-valuenow={points}
    aria-valuetext={text}
  >
    {/* An attribute, since a style in HTML is nothing that the content security policy lets through. */}
    <svg width={`${(100 * (points - from)) / (to - from)}%`} aria-hidden="true" />
  </span>
);
