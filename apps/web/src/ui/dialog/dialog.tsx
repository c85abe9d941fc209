import { type ReactNode, useId } from 'react';
import css from './dialog.module.css';
import { useModal } from './use-modal.js';

type DialogProps = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the one to cancel first. */
  actions?: ReactNode;
  /** `alertdialog` asks something that must be answered; only its buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog';
  /** True if screen readers read the content out when it opens; false for a form, which is read field by field. */
  described?: boolean;
};

/** A modal dialog. It is open while it is mounted. */
export function Dialog({ title, onClose, children, actions, role = 'dialog', described = true }: DialogProps) {
  const id = useId();
  const modal = useModal(onClose, { closeOnBackdrop: role === 'dialog' });
  return (
    <dialog
      {...modal}
      role={role}
      className={css['dialog']}
      aria-labelledby={`${id}-title`}
      aria-describedby={described ? `${id}-text` : undefined}
    >
      <div className={css['body']}>
        <h2 id={`${id}-title`} className={css['title']} tabIndex={-1}>
          {title}
        </h2>
        <div id={`${id}-text`} className={css['text']}>
          {children}
        </div>
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
