import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type LoginBody, type LoginResult, loginBody, type Viewer } from '@utarang/contract';
import { login } from '@utarang/messages';
import { type Ref, useRef } from 'react';
import { errorText, sendBody } from '../../lib/http.js';
import { Field } from '../../ui/form/field.js';
import { Form, FormError, SubmitButton } from '../../ui/form/form.js';
import { PasswordField } from '../../ui/form/password-field.js';
import { useForm } from '../../ui/form/use-form.js';
import { postSessionChange } from './tabs.js';
import { storeTemporaryPassword } from './temporary-password.js';
import { becomeViewer, fetchViewer, mustChangePassword } from './viewer.js';

/** Form-encoded, as a log-in without our script would be. */
const logIn = (body: LoginBody): Promise<LoginResult> => sendBody('/api/login', new URLSearchParams(body));

/** The server's own sentence; without one, that for a failed log-in. */
const failure = (error: unknown): string =>
  error instanceof ApiError && typeof error.extra['detail'] !== 'string' ? login.fail : errorText(error);

const isSame = (one: LoginBody, other: LoginBody | null): boolean =>
  one.username === other?.username && one.password === other.password;

type LoginFormProps = {
  /** The username of the expected member: then the focus begins on the password; else on the username. */
  username?: string | undefined;
  /** Called with the member who is logged in, before the page is theirs. */
  onDone?: (viewer: Viewer) => void;
  passwordRef?: Ref<HTMLInputElement>;
};

/** Logs in, here and in the other tabs. */
export function LoginForm({ username, onDone, passwordRef }: LoginFormProps) {
  const client = useQueryClient();
  // The credentials of a log-in that succeeded. Where only the query of the viewer failed after it, that query alone is
  // repeated: a temporary password can be used only once.
  const accepted = useRef<LoginBody>(null);
  const send = async (body: LoginBody) => {
    if (!isSame(body, accepted.current)) {
      accepted.current = null;
      await logIn(body);
      accepted.current = body;
    }
    const viewer = await fetchViewer();
    if (mustChangePassword(viewer)) storeTemporaryPassword(body.password);
    onDone?.(viewer);
    becomeViewer(client, viewer);
    postSessionChange('in');
  };
  const form = useForm({
    schema: loginBody,
    send,
    whenEmpty: login.both,
    failure: (error) => (accepted.current ? login.unread : failure(error)),
  });
  return (
    <Form form={form}>
      <Field
        name="username"
        label={login.username}
        data-autofocus={username === undefined ? '' : undefined}
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
      <FormError />
      <SubmitButton>{login.submit}</SubmitButton>
    </Form>
  );
}
