import { type ReactNode, type Ref, useId } from 'react';
import css from './panel.module.css';

type PanelProps = {
  title: ReactNode;
  /** For giving it the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card of a page, with a name. */
export function Panel({ title, headingRef, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
