import type { LucideIcon } from 'lucide-react';
import type { AriaRole, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import css from './strip.module.css';

type StripProps = {
  variant: 'ok' | 'bad' | 'cool' | 'brand';
  icon: LucideIcon;
  className?: string | undefined;
  role?: AriaRole;
  children: ReactNode;
  /** The action that can be taken. */
  action?: ReactNode;
};

/** A sentence that stands out by its colour and its icon. */
export const Strip = ({ variant, icon: Icon, className, role, children, action }: StripProps) => (
  <p className={cx(css['strip'], css[variant], className)} role={role}>
    <Icon size={20} />
    <span className={css['text']}>{children}</span>
    {action}
  </p>
);
