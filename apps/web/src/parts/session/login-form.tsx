import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type LoginBody, type LoginResult, loginBody, type Viewer } from '@utarang/contract';
import { login } from '@utarang/messages';
import type { Ref } from 'react';
import { errorText, sendJson } from '../../lib/http.js';
import { Field } from '../../ui/form/field.js';
import { Form, FormRefusal, SubmitButton } from '../../ui/form/form.js';
import { PasswordField } from '../../ui/form/password-field.js';
import { useForm } from '../../ui/form/use-form.js';
import { tellSessionChange } from './tabs.js';
import { keepTemporary } from './typed-temporary.js';
import { becomeViewer, fetchViewer, mustChangePassword } from './viewer.js';

const logIn = (body: LoginBody): Promise<LoginResult> => sendJson('POST', '/api/login', body);

/** The server's own sentence; where it sent none, that of a log-in. */
const failure = (error: unknown): string =>
  error instanceof ApiError && typeof error.extra['detail'] !== 'string' ? login.fail : errorText(error);

type LoginFormProps = {
  /** Who is expected: the focus begins on the password. */
  username?: string | undefined;
  /** Told who is logged in, before the page is theirs. */
  onDone?: (viewer: Viewer) => void;
  passwordRef?: Ref<HTMLInputElement>;
};

/** Logs in, here and in the other tabs. */
export function LoginForm({ username, onDone, passwordRef }: LoginFormProps) {
  const client = useQueryClient();
  const send = async (body: LoginBody) => {
    await logIn(body);
    const viewer = await fetchViewer();
    if (mustChangePassword(viewer)) keepTemporary(body.password);
    onDone?.(viewer);
    becomeViewer(client, viewer);
    tellSessionChange('in');
  };
  const form = useForm({ schema: loginBody, send, whenEmpty: login.both, failure });
  return (
    <Form form={form}>
      <Field
        name="username"
        label={login.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
      />
      <PasswordField
        ref={passwordRef}
        name="password"
        label={login.password}
        autoComplete="current-password"
        data-autofocus={username === undefined ? undefined : ''}
      />
      <FormRefusal />
      <SubmitButton>{login.submit}</SubmitButton>
    </Form>
  );
}
