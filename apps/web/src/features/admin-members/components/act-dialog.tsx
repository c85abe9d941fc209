import type { MemberState } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { adminMembers, common, format } from '@utarang/messages';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { FormButtons } from '../../../ui/form/form.js';
import { Notice } from '../../../ui/notice/notice.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import css from './act-dialog.module.css';

/** Actions of admins on an account. */
export type Act = 'endSessions' | 'suspend' | 'unsuspend' | 'delete';

type ActProps = {
  act: Act;
  member: MemberState;
  isOwn: boolean;
  /** Performs the action. The dialog stays open and shows an error that this throws. */
  onAct: (act: Act) => Promise<void>;
  onClose: () => void;
};

/**
 * Confirms an action and performs it; to delete an account its name has to be typed first
 * (docs/product/admin.md#members).
 */
export function ActDialog({ act, member, isOwn, onAct, onClose }: ActProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { username } = member;
  const deletes = act === 'delete';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setRefusal(null);
    if (deletes && asStored(box.current?.value ?? '') !== username) {
      setWrong(format(adminMembers['delete.differs'], { username }));
      box.current?.focus();
      return;
    }
    setPending(true);
    try {
      await onAct(act);
    } catch (error) {
      setRefusal(errorText(error));
      setPending(false);
    }
  };

  return (
    <Dialog
      role="alertdialog"
      title={format(adminMembers[`${act}.title`], { username })}
      onClose={onClose}
      described={!deletes}
    >
      <p>{format(adminMembers[`${act}.body`], { n: member.sessions })}</p>
      {act === 'endSessions' && isOwn && <p>{adminMembers['endSessions.own']}</p>}
      <form className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
        {deletes && (
          <div className={css['field']}>
            <label htmlFor={id}>{adminMembers['delete.field']}</label>
            <TextInput
              id={id}
              ref={box}
              autoCapitalize="none"
              spellCheck={false}
              placeholder={username}
              aria-invalid={wrong !== null}
              aria-describedby={wrong ? `${id}-error` : undefined}
              onChange={() => setWrong(null)}
            />
            <FieldError id={`${id}-error`} alert>
              {wrong}
            </FieldError>
          </div>
        )}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <FormButtons>
          <Button variant="sec" data-autofocus="" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" variant={deletes || act === 'suspend' ? 'dan' : 'pri'} aria-disabled={pending}>
            {adminMembers[act]}
          </Button>
        </FormButtons>
      </form>
    </Dialog>
  );
}
