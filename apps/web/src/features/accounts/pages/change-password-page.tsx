import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type PasswordBody, pages, passwordBody } from '@utarang/contract';
import { tempPw } from '@utarang/messages';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { logOut } from '../../../parts/session/log-out.js';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { postSessionChange } from '../../../parts/session/tabs.js';
import { readTemporaryPassword } from '../../../parts/session/temporary-password.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { mustChangePassword, refreshViewer } from '../../../parts/session/viewer.js';
import { Button } from '../../../ui/button/button.js';
import { Form, FormButtons, FormError, SubmitButton } from '../../../ui/form/form.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { useForm } from '../../../ui/form/use-form.js';
import { DONE_MS, LONG_MS } from '../../../ui/toast/times.js';
import { toast } from '../../../ui/toast/toasts.js';
import { changePassword } from '../api.js';
import { AccountCard } from '../components/account-card.js';
import { NewPasswordField } from '../components/new-password-field.js';
import { failureText } from '../rules/failure-text.js';

/**
 * The page to which a log-in with a temporary password leads. A member with a password of their own may come here too.
 */
export function ChangePasswordPage() {
  const viewer = useViewer();
  const temporary = mustChangePassword(viewer);
  if (viewer.role === 'ANONYMOUS' && !temporary) return <NoPermission page={tempPw.title} />;
  return (
    <AccountCard title={tempPw.title} lead={temporary ? tempPw.body : undefined}>
      <ChangeForm temporary={temporary} />
    </AccountCard>
  );
}

function ChangeForm({ temporary }: { temporary: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => (temporary ? readTemporaryPassword() : null));

  const send = async (body: PasswordBody) => {
    try {
      await changePassword(body);
    } catch (error) {
      if (error instanceof ApiError && error.errors['currentPassword']) setTyped(null);
      throw error;
    }
    await refreshViewer(client);
    postSessionChange('in');
    toast({ text: tempPw.done, durationMs: DONE_MS });
    navigate(pages.home, { replace: true });
  };
  /**
   * Cancels. With a temporary password nothing else is possible without a new one, so it logs out. A member with a
   * password of their own goes back, or to the profile where this page was the first.
   */
  const cancel = async () => {
    if (!temporary) return key === 'default' ? navigate(pages.userInfo) : navigate(-1);
    try {
      await logOut(client);
      navigate(pages.login, { replace: true });
    } catch (error) {
      toast({ kind: 'problem', text: errorText(error), durationMs: LONG_MS });
    }
  };

  const form = useForm({
    schema: passwordBody,
    send,
    failure: failureText(tempPw.fail),
  });
  return (
    <Form form={form}>
      {typed === null ? (
        <PasswordField
          name="currentPassword"
          label={temporary ? tempPw.current : tempPw.own}
          autoComplete="current-password"
        />
      ) : (
        <input type="hidden" name="currentPassword" value={typed} />
      )}
      <NewPasswordField name="newPassword" label={tempPw.new} />
      <FormError />
      <FormButtons>
        <Button variant="sec" onClick={() => void cancel()}>
          {tempPw.cancel}
        </Button>
        <SubmitButton>{tempPw.submit}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
