import { CircleCheckBig, CircleX, Lightbulb, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Strip } from '../../../ui/notice/strip.js';
import css from './said.module.css';

const looks = {
  ok: { look: 'ok', icon: CircleCheckBig },
  bad: { look: 'bad', icon: CircleX },
  cool: { look: 'cool', icon: Lightbulb },
  lost: { look: 'bad', icon: WifiOff },
} as const;

type SaidProps = {
  look: keyof typeof looks;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** What is said about the last answer, for the eye: screen readers hear it from the dialog's live region. */
export const Said = ({ look, children, action }: SaidProps) => (
  <Strip {...looks[look]} className={css['said']} action={action}>
    {children}
  </Strip>
);
