import { useQueryClient } from '@tanstack/react-query';
import { LYRIC_TITLE_MAX, tidyLines } from '@utarang/contract';
import { hasHangul } from '@utarang/domain/language';
import { common, lookup, myLyrics as messages, pasted as pastedMessages } from '@utarang/messages';
import { type FormEvent, lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/http.js';
import { tooLong } from '../../lib/too-long.js';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/form/text-field.js';
import { Notice } from '../../ui/notice/notice.js';
import { useUsername } from '../session/use-username.js';
import { TextFile } from '../text/file/text-file.js';
import { pastedQuery } from '../text/queries.js';
import { TextBox, TextHint } from '../text/text-box.js';
import { faultOf } from '../text/text-fault.js';
import { isAnyRecognised } from '../text/use-pasted.js';
import { forgetForm, storedForm, storeForm, type Typed } from './drafts.js';
import css from './lyric-form.module.css';
import type { PastedLyric } from './pasted-lyric.js';

/** The look at what was recognised, which most texts do not need. */
const PastedReview = lazy(async () => ({ default: (await import('./pasted-review.js')).PastedReview }));

/** The key under which the device keeps what a guest types. */
const GUEST = '';

export type LyricFormProps = {
  /** The name under which the device keeps what is typed: the text's id, or one that begins with `new`. */
  draft: string;
  heading: string;
  /** The values with which the form begins where the device keeps nothing. */
  initial: Typed;
  /**
   * Saves the text. The form shows what this throws, and keeps what was typed. `typedOn` answers what has been typed
   * since, null where nothing has; an answer of false says that it is not saved after all. `pasted` is what was recognised
   * of the text and confirmed, null where nothing was.
   */
  onSave: (typed: Typed, typedOn: () => Typed | null, pasted: PastedLyric | null) => Promise<unknown>;
  /** False where the text is kept as it was typed. */
  recognises?: boolean;
  /** The note on what becomes of the text, and the label of the button, where these are not the usual ones. */
  note?: string;
  submit?: string;
  /** True within a page that says whose text it is: title and artist are not asked for, and the focus stays. */
  inPlace?: boolean;
  onCancel?: (() => void) | undefined;
};

/** The form of a text: pasted anew, or edited. The device keeps what is typed until it is saved. */
export function LyricForm({
  draft,
  heading,
  initial,
  note = messages.note,
  submit = messages.save,
  recognises = true,
  inPlace = false,
  onSave,
  onCancel,
}: LyricFormProps) {
  const id = useId();
  const username = useUsername();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState(initial);
  const newest = useRef(typed);
  const [fault, setFault] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  /** The text of which something was recognised, while its reader looks at it. */
  const [reviewed, setReviewed] = useState<string | null>(null);
  const [cannotRecognise, setCannotRecognise] = useState<unknown>(null);

  // Only once the page is alive: the server, which draws the page, does not know what the device keeps.
  useLayoutEffect(() => {
    // What was typed before the log-in is there after it.
    const kept = storedForm(username, draft) ?? storedForm(GUEST, draft);
    if (kept) setTyped(kept);
    if (!inPlace) title.current?.focus({ preventScroll: true });
  }, [username, draft, inPlace]);

  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    newest.current = next;
    setTyped(next);
    storeForm(username, draft, next);
    if ('text' in part) setFault(null);
  };
  const forget = () => {
    for (const who of [username, GUEST]) forgetForm(who, draft);
  };
  const save = async () => {
    if (busy) return;
    const wrong = faultOf(typed.text);
    setFault(wrong);
    if (wrong !== null) return box.current?.focus();
    const long = (['title', 'artist'] as const).find((name) => tooLong(typed[name], LYRIC_TITLE_MAX) !== null);
    if (long) return form.current?.querySelector<HTMLElement>(`[name="${long}"]`)?.focus();
    setBusy(true);
    setError(null);
    setCannotRecognise(null);
    newest.current = typed;
    const text = tidyLines(typed.text);
    if (!recognises || text === initial.text) return keep(null);
    try {
      const { recognised } = await client.fetchQuery(pastedQuery(text, []));
      if (!isAnyRecognised(recognised)) return keep(null);
      // What was typed on meanwhile is another text.
      if (newest.current === typed) setReviewed(text);
      setBusy(false);
    } catch (failure) {
      // What has nothing around its Japanese is kept even while nobody can read it.
      if (!mayBePasted(text)) return keep(null);
      setCannotRecognise(failure);
      setBusy(false);
    }
  };
  const keep = async (pasted: PastedLyric | null) => {
    setBusy(true);
    setError(null);
    try {
      if ((await onSave(typed, () => (newest.current === typed ? null : newest.current), pasted)) === false) {
        return setBusy(false);
      }
      forget();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const field = (name: 'title' | 'artist', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      optional
      value={typed[name]}
      name={name}
      error={tooLong(typed[name], LYRIC_TITLE_MAX) ?? undefined}
      onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
    />
  );

  const failed = error !== null && (
    <Notice kind="bad">
      {messages.saveFail} {errorText(error)}
    </Notice>
  );
  if (reviewed !== null) {
    return (
      <Suspense fallback={<p aria-busy="true">{common.loading}</p>}>
        <PastedReview
          text={reviewed}
          busy={busy}
          onSave={(pasted) => void keep(pasted)}
          onBack={() => setReviewed(null)}
        >
          {failed}
        </PastedReview>
      </Suspense>
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
        void save();
      }}
    >
      <h2 id={`${id}-heading`} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <div className={css['text']}>
        <TextFile replaces={typed.text !== ''} onTake={(text) => type({ text })}>
          <TextBox
            id={id}
            box={box}
            label={messages.label}
            placeholder={messages.placeholder}
            rows={inPlace ? 6 : 10}
            text={typed.text}
            fault={fault}
            onType={(text) => type({ text })}
            onSubmit={() => void save()}
          />
        </TextFile>
        <TextHint id={id} text={typed.text}>
          {note} {messages.kept}
        </TextHint>
      </div>
      {!inPlace && (
        <div className={css['pair']}>
          {field('title', messages.name, messages.nameHint)}
          {field('artist', messages.artist)}
        </div>
      )}
      {failed}
      {cannotRecognise !== null && (
        <Notice kind="bad">
          {pastedMessages.fail} {errorText(cannotRecognise)}
        </Notice>
      )}
      <div className={css['buttons']}>
        {onCancel && (
          <Button
            look="sec"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {common.cancel}
          </Button>
        )}
        {cannotRecognise !== null && (
          <Button look="sec" onClick={() => void keep(null)}>
            {pastedMessages.saveAsIs}
          </Button>
        )}
        <Button type="submit" aria-disabled={busy}>
          {busy ? messages.saving : submit}
        </Button>
      </div>
      <noscript>
        <p>{lookup.noScript}</p>
      </noscript>
    </form>
  );
}

/** Checks whether something may stand around the Japanese of a text. */
const mayBePasted = (text: string): boolean => hasHangul(text) || /[([（［【《〈〔{｛|｜♪「『]|\d:\d\d/u.test(text);
