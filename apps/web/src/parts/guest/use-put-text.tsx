import { format, guest } from '@utarang/messages';
import { type ReactNode, useState } from 'react';
import { useStore } from '../../lib/store.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toastFailure } from '../../ui/toast/undo-toast.js';
import type { GuestText, NewText } from './guest-data.js';
import { guestData, putTextAside } from './guest-store.js';

type PutText = {
  /** Puts the text aside on this device. Where there is another text it asks first; false where that one stays. */
  readonly put: (text: NewText, replaces?: GuestText | null) => Promise<boolean>;
  /** The question, to be rendered. */
  readonly question: ReactNode;
};

/** The one text that a guest can put aside (docs/product/study.md#guests). */
export function usePutText(): PutText {
  const { text: kept } = useStore(guestData);
  const [asking, setAsking] = useState<{ readonly answer: (yes: boolean) => void } | null>(null);
  const answer = (yes: boolean) => {
    setAsking(null);
    asking?.answer(yes);
  };
  return {
    async put(text, replaces = null) {
      if (kept && !replaces && !(await new Promise<boolean>((answer) => setAsking({ answer })))) return false;
      if (putTextAside(text) === 'notStored') toastFailure(guest.notStored);
      return true;
    },
    question: asking && (
      <ConfirmDialog
        title={guest.textReplace}
        confirm={guest.textReplace}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {format(guest.textReplaces, { title: kept?.title || guest.textUntitled })}
      </ConfirmDialog>
    ),
  };
}
