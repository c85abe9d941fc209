import { useState } from 'react';
import type { FieldProps } from '../../../ui/form/field.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { StrengthMeter } from './strength-meter.js';

/** A field for a new password, with its strength below. */
export function NewPasswordField(props: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      below={<StrengthMeter password={password} />}
    />
  );
}
