import { type ResetBody, resetBody } from '@utarang/contract';
import { common, login, resetPw } from '@utarang/messages';
import { useState } from 'react';
import { isServerFault } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { Form, FormButtons, FormError, SubmitButton } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import { Notice } from '../../../ui/notice/notice.js';
import { requestReset } from '../api.js';
import css from './find-id-dialog.module.css';

/**
 * Requests a temporary password by mail. The answer does not tell whether username and address belong to an account.
 */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(false);
  const send = async (body: ResetBody) => {
    setSent(false);
    try {
      await requestReset(body);
    } catch (error) {
      // "shows that one message for failures of the server too" (docs/product/accounts.md#reset): they must not tell
      // anything about an account either.
      if (!isServerFault(error)) throw error;
    }
    setSent(true);
  };
  const form = useForm({ schema: resetBody, send, whenEmpty: resetPw.both });
  return (
    <Dialog title={resetPw.title} onClose={onClose} described={false}>
      <p>{resetPw.body}</p>
      <Form form={form} className={css['form']}>
        <Field
          name="username"
          label={login.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field name="email" label={resetPw.email} type="email" autoComplete="email" />
        <FormError />
        {sent && <Notice kind="mail">{resetPw.done}</Notice>}
        <FormButtons>
          <Button variant="sec" onClick={onClose}>
            {common.close}
          </Button>
          <SubmitButton>{resetPw.submit}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
