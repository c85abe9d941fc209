import { myLyrics as messages } from '@utarang/messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.js';

export type RemoveDialogProps = { onConfirm: () => void; onCancel: () => void };

/** Asks before a text is deleted, which cannot be undone. */
export const RemoveDialog = (props: RemoveDialogProps) => (
  <ConfirmDialog title={messages.removeAsk} confirm={messages.remove} danger {...props}>
    {messages.removeTip}
  </ConfirmDialog>
);
