import { common } from '@utarang/messages';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Dialog } from './dialog.js';

type ConfirmProps = {
  title: ReactNode;
  children: ReactNode;
  /** The label of the confirming button: `삭제하기`. */
  confirm: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. The focus begins on 취소, and Escape means 취소. */
export const ConfirmDialog = ({ title, children, confirm, danger = false, onConfirm, onCancel }: ConfirmProps) => (
  <Dialog
    role="alertdialog"
    title={title}
    onClose={onCancel}
    actions={
      <>
        <Button variant="sec" data-autofocus="" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button variant={danger ? 'dan' : 'pri'} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
