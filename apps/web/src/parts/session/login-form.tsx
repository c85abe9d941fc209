import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type LoginBody, type LoginResult, loginBody, type Viewer } from '@utarang/contract';
import { login } from '@utarang/messages';
import { type Ref, useRef } from 'react';
import { errorText, sendBody } from '../../lib/http.js';
import { Field } from '../../ui/form/field.js';
import { Form, FormRefusal, SubmitButton } from '../../ui/form/form.js';
import { PasswordField } from '../../ui/form/password-field.js';
import { useForm } from '../../ui/form/use-form.js';
import { postSessionChange } from './tabs.js';
import { storeTemporaryPassword } from './typed-temporary.js';
import { becomeViewer, fetchViewer, mustChangePassword } from './viewer.js';

/** Form-encoded, as a log-in without a script of ours would be. */
const logIn = (body: LoginBody): Promise<LoginResult> => sendBody('/api/login', new URLSearchParams(body));

/** The server's own sentence; where it sent none, that of a log-in. */
const failure = (error: unknown): string =>
  error instanceof ApiError && typeof error.extra['detail'] !== 'string' ? login.fail : errorText(error);

const isSame = (one: LoginBody, other: LoginBody | null): boolean =>
  one.username === other?.username && one.password === other.password;

type LoginFormProps = {
  /** The username of who is expected: then the focus begins on the password; else on the username. */
  username?: string | undefined;
  /** Told who is logged in, before the page is theirs. */
  onDone?: (viewer: Viewer) => void;
  passwordRef?: Ref<HTMLInputElement>;
};

/** Logs in, here and in the other tabs. */
export function LoginForm({ username, onDone, passwordRef }: LoginFormProps) {
  const client = useQueryClient();
  // What has just been logged in with. Where only the question who that is has failed, it alone is asked again: a
  // temporary password is used up by one log-in.
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
      <FormRefusal />
      <SubmitButton>{login.submit}</SubmitButton>
    </Form>
  );
}
