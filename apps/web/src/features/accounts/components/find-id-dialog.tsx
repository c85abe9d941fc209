import { type FindIdBody, type FindIdResult, findIdBody } from '@utarang/contract';
import { common, findId as messages, profile } from '@utarang/messages';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../../lib/use-copy.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { Form, FormButtons, FormError, SubmitButton } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import { findId } from '../api.js';
import { now } from '../rules/now.js';
import { BirthField } from './birth-field.js';
import css from './find-id-dialog.module.css';

const schema = findIdBody(now);

type FindIdDialogProps = {
  onClose: () => void;
  /** Called with the username once it is found. */
  onFound: (username: string) => void;
};

/** Finds a forgotten username by name and birth date. */
export function FindIdDialog({ onClose, onFound }: FindIdDialogProps) {
  const [found, setFound] = useState<FindIdResult | null>(null);
  const send = async (body: FindIdBody) => {
    setFound(null);
    const result = await findId(body);
    setFound(result);
    if ('username' in result) onFound(result.username);
  };
  const form = useForm({ schema, send, whenEmpty: messages.both });
  return (
    <Dialog title={messages.title} onClose={onClose} described={false}>
      <Form form={form} className={css['form']}>
        <Field name="name" label={profile.name} autoComplete="name" />
        <BirthField />
        <FormError />
        <div role="status">{found && <Found result={found} />}</div>
        <FormButtons>
          <Button variant="sec" onClick={onClose}>
            {found ? messages.toLogin : common.close}
          </Button>
          <SubmitButton>{messages.submit}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

function Found({ result }: { result: FindIdResult }) {
  const whole = 'username' in result;
  return (
    <div className={css['found']}>
      <p>
        <span>{whole ? messages.result : messages.several}</span>{' '}
        <strong>{whole ? result.username : result.maskedUsername}</strong>
      </p>
      {whole && <CopyUsername username={result.username} />}
    </div>
  );
}

function CopyUsername({ username }: { username: string }) {
  const [copied, copy] = useCopy(messages.copied);
  return (
    <Button variant="sec" onClick={() => copy(username)}>
      {copied ? <Check size={16} /> : <Copy size={16} />}
      {copied ? messages.copied : messages.copy}
    </Button>
  );
}
