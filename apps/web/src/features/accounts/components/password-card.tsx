import { useQueryClient } from '@tanstack/react-query';
import { type PasswordBody, passwordForm } from '@utarang/contract';
import { pw } from '@utarang/messages';
import { useEffect, useRef, useState } from 'react';
import { Form, FormError, SubmitButton } from '../../../ui/form/form.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { useForm } from '../../../ui/form/use-form.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Panel } from '../../../ui/panel/panel.js';
import { changePassword } from '../api.js';
import { sessionsQuery } from '../queries.js';
import { failureText } from '../rules/failure-text.js';
import { NewPasswordField } from './new-password-field.js';

/** The card that changes the password, which logs every other device out. */
export function PasswordCard({ username }: { username: string }) {
  const client = useQueryClient();
  // Each change begins with new fields; the success is shown until something is typed again.
  const [changes, setChanges] = useState(0);
  const [done, setDone] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  // The change replaces the fields: where one of them had the focus, the button gets it.
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) submit.current?.focus();
  }, [changes]);
  const send = async (body: PasswordBody) => {
    await changePassword(body);
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    setChanges(changes + 1);
    setDone(true);
  };
  const form = useForm({ schema: passwordForm, send, failure: failureText(pw.fail) });
  return (
    <Panel title={pw.title}>
      <div onInput={() => setDone(false)}>
        <Form form={form}>
          {/* Tells password managers whose password it is. The field has no name, so it is not sent. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            key={`current-${changes}`}
            name="currentPassword"
            label={pw.current}
            autoComplete="current-password"
          />
          <NewPasswordField key={`new-${changes}`} name="newPassword" label={pw.new} />
          <PasswordField key={`again-${changes}`} name="confirmation" label={pw.confirm} autoComplete="new-password" />
          <FormError />
          {done && <Notice kind="ok">{pw.done}</Notice>}
          <SubmitButton ref={submit}>{pw.title}</SubmitButton>
        </Form>
      </div>
    </Panel>
  );
}
