import { LYRIC_TITLE_MAX } from '@utarang/contract';
import { common, lookup, myLyrics as messages, pasted as pastedMessages } from '@utarang/messages';
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/http.js';
import { lazyOr } from '../../lib/lazy-part.js';
import { tooLong } from '../../lib/too-long.js';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/form/text-field.js';
import { Notice } from '../../ui/notice/notice.js';
import { toastLoadFailure } from '../../ui/toast/load-failure.js';
import { TextFile } from '../text/file/text-file.js';
import { TextBox, TextHint } from '../text/text-box.js';
import { faultOf } from '../text/text-fault.js';
import type { TypedText } from './drafts.js';
import css from './lyric-form.module.css';
import { type SaveText, type SaveTyped, useSaveText } from './use-save-text.js';
import { useTyped } from './use-typed.js';

/** The review of what was recognised, loaded lazily: most texts do not need it. */
const PastedReview = lazyOr(async () => (await import('./pasted-review.js')).PastedReview, Unreviewed);

/** Leads back to the form where the review cannot be loaded. What is typed stays there. */
function Unreviewed({ onBack }: { onBack: () => void }): null {
  useEffect(() => {
    toastLoadFailure();
    onBack();
  }, [onBack]);
  return null;
}

export type LyricFormProps = {
  /** The name under which the device stores what is typed: the text's id, or one that begins with `new`. */
  draft: string;
  heading: string;
  /** The values with which the form begins where the device has no draft. */
  initial: TypedText;
  /**
   * Saves the text. The form shows an error that this throws, and keeps what was typed. `typedMeanwhile` returns what
   * has been typed since, null where nothing has; a result of false means that the text is not saved after all.
   * `pasted` is what was recognised in the text and confirmed, null where nothing was.
   */
  onSave: SaveTyped;
  /** False where the text is saved as it was typed. */
  recognises?: boolean;
  /** The note on what happens to the text, and the label of the button, where they differ from the usual ones. */
  note?: string;
  submit?: string;
  /** True within a page that already names the song: title and artist are not asked for, and the focus stays. */
  inPlace?: boolean;
  onCancel?: (() => void) | undefined;
};

/** The form of a text, for pasting a new one or editing it. The device stores what is typed until it is saved. */
export function LyricForm(props: LyricFormProps) {
  const { heading, note = messages.note, submit = messages.save, inPlace = false, onCancel } = props;
  const id = useId();
  const { form, box, title, typed, type, typeText, fault, submitForm, cancel, saving } = useLyricForm(props);
  const { busy, error, reviewed, cannotRecognise } = saving;

  const failed = error !== null && <Failure text={messages.saveFail} error={error} />;
  if (reviewed !== null) {
    return (
      <ReviewStep text={reviewed} saving={saving}>
        {failed}
      </ReviewStep>
    );
  }
  return (
    <form
      ref={form}
      className={css['form']}
      aria-labelledby={`${id}-heading`}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submitForm();
      }}
    >
      <h2 id={`${id}-heading`} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <div className={css['text']}>
        <TextFile replaces={typed.text !== ''} onTake={typeText}>
          <TextBox
            id={id}
            box={box}
            label={messages.label}
            placeholder={messages.placeholder}
            rows={inPlace ? 6 : 10}
            text={typed.text}
            fault={fault}
            onType={typeText}
            onSubmit={submitForm}
          />
        </TextFile>
        <TextHint id={id} text={typed.text}>
          {note} {messages.kept}
        </TextHint>
      </div>
      {!inPlace && (
        <div className={css['pair']}>
          <NameField name="title" label={messages.name} hint={messages.nameHint} typed={typed} onType={type} />
          <NameField name="artist" label={messages.artist} typed={typed} onType={type} />
        </div>
      )}
      {failed}
      {cannotRecognise !== null && <Failure text={pastedMessages.fail} error={cannotRecognise} />}
      <Buttons
        submit={busy ? messages.saving : submit}
        busy={busy}
        onSaveAsIs={cannotRecognise === null ? undefined : () => void saving.save(null)}
        onCancel={onCancel && cancel}
      />
      <noscript>
        <p>{lookup.noScript}</p>
      </noscript>
    </form>
  );
}

type ReviewStepProps = {
  text: NonNullable<SaveText['reviewed']>;
  saving: SaveText;
  /** The error of a save, if any. */
  children: ReactNode;
};

/** The review of what was recognised in a text, from which it is saved. */
const ReviewStep = ({ text, saving, children }: ReviewStepProps) => (
  <Suspense fallback={<p aria-busy="true">{common.loading}</p>}>
    <PastedReview
      text={text}
      busy={saving.busy}
      onSave={(pasted) => void saving.save(pasted)}
      onBack={saving.leaveReview}
    >
      {children}
    </PastedReview>
  </Suspense>
);

const Failure = ({ text, error }: { text: string; error: unknown }) => (
  <Notice kind="bad">
    {text} {errorText(error)}
  </Notice>
);

/** The values typed into the form, their faults, and the call that saves them. */
function useLyricForm({ draft, initial, recognises = true, inPlace = false, onSave, onCancel }: LyricFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { typed, newest, type, forget } = useTyped(draft, initial);
  const [fault, setFault] = useState<string | null>(null);
  const saving = useSaveText({ typed, newest, onSave, onSaved: forget });

  useLayoutEffect(() => {
    if (!inPlace) title.current?.focus({ preventScroll: true });
  }, [inPlace]);

  const typeText = (text: string) => {
    type({ text });
    setFault(null);
  };
  const submitForm = () => {
    if (saving.busy) return;
    const wrong = faultOf(typed.text);
    setFault(wrong);
    if (wrong !== null) return box.current?.focus();
    const long = (['title', 'artist'] as const).find((name) => tooLong(typed[name], LYRIC_TITLE_MAX) !== null);
    if (long) return form.current?.querySelector<HTMLElement>(`[name="${long}"]`)?.focus();
    void saving.recogniseAndSave((text) => !recognises || text === initial.text);
  };
  const cancel = () => {
    forget();
    onCancel?.();
  };
  return { form, box, title, typed, type, typeText, fault, submitForm, cancel, saving };
}

type NameFieldProps = {
  name: 'title' | 'artist';
  label: string;
  hint?: string;
  typed: TypedText;
  onType: (part: Partial<TypedText>) => void;
};

/** The field of the title, or of the artist. */
function NameField({ name, label, hint, typed, onType }: NameFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      optional
      value={typed[name]}
      name={name}
      error={tooLong(typed[name], LYRIC_TITLE_MAX) ?? undefined}
      onChange={({ currentTarget }) => onType({ [name]: currentTarget.value })}
    />
  );
}

type ButtonsProps = {
  submit: string;
  busy: boolean;
  onSaveAsIs: (() => void) | undefined;
  onCancel: (() => void) | undefined;
};

function Buttons({ submit, busy, onSaveAsIs, onCancel }: ButtonsProps) {
  return (
    <div className={css['buttons']}>
      {onCancel && (
        <Button variant="sec" onClick={onCancel}>
          {common.cancel}
        </Button>
      )}
      {onSaveAsIs && (
        <Button variant="sec" onClick={onSaveAsIs}>
          {pastedMessages.saveAsIs}
        </Button>
      )}
      <Button type="submit" aria-disabled={busy}>
        {submit}
      </Button>
    </div>
  );
}
