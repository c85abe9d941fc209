import { common } from '@utarang/messages';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.js';

type ConfirmDeleteProps = { title: string; children: ReactNode; onConfirm: () => void; onClose: () => void };

/** Asks before words are deleted. */
export const ConfirmDelete = ({ title, children, onConfirm, onClose }: ConfirmDeleteProps) => (
  <ConfirmDialog
    danger
    title={title}
    confirm={common.delete}
    onCancel={onClose}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
  >
    {children}
  </ConfirmDialog>
);
