import { CircleCheckBig, CircleX, Lightbulb, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Strip } from '../../../../ui/notice/strip.js';
import css from './answer-feedback.module.css';

const looks = {
  ok: { look: 'ok', icon: CircleCheckBig },
  bad: { look: 'bad', icon: CircleX },
  cool: { look: 'cool', icon: Lightbulb },
  lost: { look: 'bad', icon: WifiOff },
} as const;

type AnswerFeedbackProps = {
  look: keyof typeof looks;
  children: ReactNode;
  /** The action that can be taken. */
  action?: ReactNode;
};

/** Feedback about the last answer, for the eye: screen readers hear it from the dialog's live region. */
export const AnswerFeedback = ({ look, children, action }: AnswerFeedbackProps) => (
  <Strip {...looks[look]} className={css['feedback']} action={action}>
    {children}
  </Strip>
);
