import { Check, CircleX, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../lib/cx.js';
import css from './notice.module.css';

const icons = { bad: CircleX, ok: Check, mail: Mail };

type NoticeProps = { kind: keyof typeof icons; children: ReactNode };

/** What became of something, where it was done. Its region is there empty first: screen readers say what changes in it. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = icons[kind];
  const [filled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <p className={cx(css['notice'], css[kind])} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon size={20} />
      <span>{filled && children}</span>
    </p>
  );
}
