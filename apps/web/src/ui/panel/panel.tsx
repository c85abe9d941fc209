import { type ReactNode, type Ref, useId } from 'react';
import { Card } from './card.js';
import css from './panel.module.css';

type PanelProps = {
  title: ReactNode;
  /** The ref of the heading, to focus it when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card with its title. */
export function Panel({ title, headingRef, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className={css['head']}>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
