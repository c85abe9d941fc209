import { CircleCheckBig, CircleX, Lightbulb, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Strip } from '../../../../ui/notice/strip.js';
import css from './answer-feedback.module.css';

const variants = {
  ok: { variant: 'ok', icon: CircleCheckBig },
  bad: { variant: 'bad', icon: CircleX },
  cool: { variant: 'cool', icon: Lightbulb },
  lost: { variant: 'bad', icon: WifiOff },
} as const;

type AnswerFeedbackProps = {
  variant: keyof typeof variants;
  children: ReactNode;
  /** The action that can be taken. */
  action?: ReactNode;
};

/** Feedback about the last answer, for the eye: screen readers hear it from the dialog's live region. */
export const AnswerFeedback = ({ variant, children, action }: AnswerFeedbackProps) => (
  <Strip {...variants[variant]} className={css['feedback']} action={action}>
    {children}
  </Strip>
);
