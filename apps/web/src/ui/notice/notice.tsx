import { Check, CircleX, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Strip } from './strip.js';

const variants = {
  bad: { variant: 'bad', icon: CircleX },
  ok: { variant: 'ok', icon: Check },
  mail: { variant: 'brand', icon: Mail },
} as const;

type NoticeProps = { kind: keyof typeof variants; children: ReactNode };

/**
 * Inline status message about an action, next to it. Its live region is rendered empty first: screen readers announce
 * what changes in it.
 */
export function Notice({ kind, children }: NoticeProps) {
  const [filled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <Strip {...variants[kind]} role={kind === 'bad' ? 'alert' : 'status'}>
      {filled && children}
    </Strip>
  );
}
