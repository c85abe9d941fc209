import { CircleCheckBig, CircleX, Lightbulb, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import css from './said.module.css';

const icons = { ok: CircleCheckBig, bad: CircleX, cool: Lightbulb, lost: WifiOff };

type SaidProps = {
  look: keyof typeof icons;
  children: ReactNode /** What can be done about it. */;
  action?: ReactNode;
};

/** What is said about the last answer, for the eye: screen readers hear it from the dialog's live region. */
export function Said({ look, children, action }: SaidProps) {
  const Icon = icons[look];
  return (
    <p className={cx(css['said'], css[look])}>
      <Icon size={20} />
      <span className={css['text']}>{children}</span>
      {action}
    </p>
  );
}
