import { useQueryClient } from '@tanstack/react-query';
import { type DeleteBody, deleteBody, pages } from '@utarang/contract';
import { common, profile, pw } from '@utarang/messages';
import { useNavigate } from 'react-router';
import { device } from '../../../parts/offline/device.js';
import { forgetNotesOf } from '../../../parts/session/own-notes.js';
import { postSessionChange } from '../../../parts/session/tabs.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { ANONYMOUS, becomeViewer } from '../../../parts/session/viewer.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Form, FormButtons, FormError, SubmitButton } from '../../../ui/form/form.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { useForm } from '../../../ui/form/use-form.js';
import { LONG_MS } from '../../../ui/toast/times.js';
import { toast } from '../../../ui/toast/toasts.js';
import { deleteAccount } from '../api.js';
import css from './delete-dialog.module.css';

/** Deletes the account once its password is typed. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const username = useUsername();
  const send = async (body: DeleteBody) => {
    await deleteAccount(body);
    forgetNotesOf(username);
    await device.get()?.clear();
    navigate(pages.home, { replace: true });
    becomeViewer(client, ANONYMOUS);
    postSessionChange('out');
    toast({ text: profile['delete.done'], durationMs: LONG_MS });
  };
  const form = useForm({ schema: deleteBody, send });
  return (
    <Dialog role="alertdialog" title={profile['delete.title']} onClose={onClose} described={false}>
      <p>{profile['delete.body']}</p>
      <Form form={form} className={css['form']}>
        <PasswordField name="currentPassword" label={pw.current} autoComplete="current-password" />
        <FormError />
        <FormButtons>
          <Button variant="sec" data-autofocus="" onClick={onClose}>
            {common.cancel}
          </Button>
          <SubmitButton variant="dan">{profile['delete.start']}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
