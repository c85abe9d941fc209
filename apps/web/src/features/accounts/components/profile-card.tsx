import { useQueryClient } from '@tanstack/react-query';
import { type Member, type ProfileBody, profileBody } from '@utarang/contract';
import { common, profile } from '@utarang/messages';
import { useEffect, useRef, useState } from 'react';
import { postSessionChange } from '../../../parts/session/tabs.js';
import { becomeViewer } from '../../../parts/session/viewer.js';
import { Button } from '../../../ui/button/button.js';
import { Field } from '../../../ui/form/field.js';
import { FieldPair, Form, FormButtons, FormError, SubmitButton } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Panel } from '../../../ui/panel/panel.js';
import { saveProfile } from '../api.js';
import { failureText } from '../rules/failure-text.js';
import { now } from '../rules/now.js';
import { BirthField } from './birth-field.js';
import css from './profile-card.module.css';

const schema = profileBody(now);

/** A member's data, shown and, after a press, edited. */
export function ProfileCard({ member }: { member: Member }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'saved'>('view');
  const edit = useRef<HTMLButtonElement>(null);
  const lastMode = useRef(mode);
  // The pressed button is removed with its mode: back in the view, the edit button gets the focus.
  useEffect(() => {
    if (lastMode.current === 'edit' && mode !== 'edit') edit.current?.focus();
    lastMode.current = mode;
  }, [mode]);

  if (mode === 'edit') {
    return (
      <Panel title={profile.edit}>
        <ProfileForm member={member} onCancel={() => setMode('view')} onSaved={() => setMode('saved')} />
      </Panel>
    );
  }
  return (
    <Panel
      title={profile.edit}
      action={
        <Button ref={edit} variant="sec" onClick={() => setMode('edit')}>
          {profile.editStart}
        </Button>
      }
    >
      <Facts member={member} />
      {mode === 'saved' && <Notice kind="ok">{profile.saved}</Notice>}
    </Panel>
  );
}

const Facts = ({ member: { name, email, birthDate, job } }: { member: Member }) => (
  <dl className={css['facts']}>
    {[
      [profile.name, name],
      [profile.email, email],
      [profile.birth, birthDate],
      [profile.job, job],
    ].map(([what, value]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{value ?? <span className={css['blank']}>{profile.blank}</span>}</dd>
      </div>
    ))}
  </dl>
);

type ProfileFormProps = { member: Member; onCancel: () => void; onSaved: () => void };

function ProfileForm({ member, onCancel, onSaved }: ProfileFormProps) {
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = async (body: ProfileBody) => {
    becomeViewer(client, await saveProfile(body));
    postSessionChange('profile');
    onSaved();
  };
  const form = useForm({ schema, send, failure: failureText(profile.saveFail) });
  return (
    <Form form={form}>
      <Field ref={first} name="name" label={profile.name} autoComplete="name" defaultValue={member.name} />
      <Field
        name="email"
        label={profile.email}
        type="email"
        autoComplete="email"
        defaultValue={member.email ?? undefined}
      />
      <FieldPair>
        <BirthField defaultValue={member.birthDate ?? ''} />
        <Field
          name="job"
          label={profile.job}
          autoComplete="organization-title"
          optional
          defaultValue={member.job ?? undefined}
        />
      </FieldPair>
      <FormError />
      <FormButtons>
        <Button variant="sec" onClick={onCancel}>
          {profile.editCancel}
        </Button>
        <SubmitButton>{common.save}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
