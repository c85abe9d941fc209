import { common } from '@utarang/messages';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { Field, type FieldProps } from './field.js';

/** A password: hidden until its button is pressed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'inside' | 'beside'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <IconButton label={shown ? common.hidePassword : common.showPassword} onClick={() => setShown(!shown)}>
          <Icon size={20} />
        </IconButton>
      }
    />
  );
}
