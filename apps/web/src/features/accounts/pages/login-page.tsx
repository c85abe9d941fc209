import { useQueryClient } from '@tanstack/react-query';
import { type LoginBody, loginBody, pages } from '@utarang/contract';
import { format, login, nav } from '@utarang/messages';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { originOf, returnFrom } from '../../../parts/session/origin.js';
import { refusal } from '../../../parts/session/refusals.js';
import { tellTabs } from '../../../parts/session/tabs.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { becomeViewer, fetchViewer, mustChangePassword } from '../../../parts/session/viewer.js';
import { Field } from '../../../ui/form/field.js';
import { Form, FormRefusal, SubmitButton } from '../../../ui/form/form.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { useForm } from '../../../ui/form/use-form.js';
import { toast } from '../../../ui/toast/toasts.js';
import { logIn } from '../api.js';
import { AccountCard } from '../components/account-card.js';
import { FindIdDialog } from '../components/find-id-dialog.js';
import { ResetDialog } from '../components/reset-dialog.js';
import links from '../components/text-links.module.css';

const GREETING_MS = 5000;

/** Logging in leads back to where one came from; so does being logged in already, here or in another tab. */
export function LoginPage() {
  const viewer = useViewer();
  const location = useLocation();
  const [dialog, setDialog] = useState<'id' | 'password' | null>(null);

  useEffect(() => {
    if (mustChangePassword(viewer)) refusal.set({ code: 'must_change_password', loud: true });
  }, [viewer]);

  if (viewer.role !== 'ANONYMOUS') return <Navigate to={returnFrom(location)} replace />;
  return (
    <AccountCard title={login.title}>
      <LoginForm />
      <p className={links['links']}>
        <button type="button" onClick={() => setDialog('id')}>
          {login.findId}
        </button>
        <button type="button" onClick={() => setDialog('password')}>
          {login.resetPw}
        </button>
        <Link to={pages.signup} state={originOf(location)}>
          {login.toSignup}
        </Link>
      </p>
      {dialog === 'id' && <FindIdDialog onClose={() => setDialog(null)} />}
      {dialog === 'password' && <ResetDialog onClose={() => setDialog(null)} />}
    </AccountCard>
  );
}

function LoginForm() {
  const client = useQueryClient();
  const send = async (body: LoginBody) => {
    await logIn(body);
    const viewer = await fetchViewer();
    becomeViewer(client, viewer);
    tellTabs('in');
    if (viewer.role !== 'ANONYMOUS') toast({ text: format(nav.loggedIn, { name: viewer.name }), lasts: GREETING_MS });
  };
  const form = useForm({ schema: loginBody, send, whenEmpty: login.both });
  return (
    <Form form={form}>
      <Field name="username" label={login.username} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField name="password" label={login.password} autoComplete="current-password" />
      <FormRefusal />
      <SubmitButton>{login.submit}</SubmitButton>
    </Form>
  );
}
