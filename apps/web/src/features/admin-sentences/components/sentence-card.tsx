import { useQueryClient } from '@tanstack/react-query';
import type { AdminSentence } from '@utarang/contract';
import { common, format, adminSentences as texts } from '@utarang/messages';
import { Check, History } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { SentenceText } from '../../../parts/sentences/sentence-text.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Tag } from '../../../ui/tag/tag.js';
import { setRetired } from '../api.js';
import { type SentenceEdit, sentenceEdits } from '../drafts.js';
import { SentenceForm } from '../lazy-components.js';
import { cacheSentence } from '../queries.js';
import css from './sentence-card.module.css';

type CardProps = {
  sentence: AdminSentence;
  edit: SentenceEdit | undefined;
  username: string;
  onHistory: (sentence: AdminSentence) => void;
};

/** A sentence, shown and, after a press, edited. An error in one card does not affect the others. */
export function SentenceCard({ sentence, edit, username, onHistory }: CardProps) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(edit !== undefined);
  // The form replaced the pressed button: once the form closes, the button gets the focus again.
  useEffect(() => {
    if (wasEdited.current && !edit) opener.current?.focus();
    wasEdited.current = edit !== undefined;
  }, [edit]);

  const { retired } = sentence;
  const id = String(sentence.id); // as a number it would get thousands separators
  const toggleRetired = async () => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      cacheSentence(client, await setRetired(sentence, !retired));
      announce(retired ? texts.restoreDone : texts.retireDone);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setPending(false);
    }
  };
  if (edit) {
    const done = () => {
      setSaved(true);
      announce(texts.saved);
    };
    return (
      <li className={css['card']} data-sentence={id}>
        <Suspense>
          <SentenceForm edit={edit} username={username} onSaved={done} />
        </Suspense>
      </li>
    );
  }
  return (
    <li className={css['card']} data-sentence={id}>
      <SentenceText sentence={sentence.shown} target={null} links className={css['text']} />
      <p>{sentence.meaningKo}</p>
      <p className={css['facts']}>
        <span>#{id}</span>
        <LevelTag level={sentence.level} />
        {sentence.quiz && <Tag variant="brand">{texts.asked}</Tag>}
        {retired && <Tag variant="mut">{texts.retired}</Tag>}
        {sentence.situations.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <p className={css['actions']}>
        {saved && (
          <span className={css['saved']}>
            <Check size={16} />
            {texts.saved}
          </span>
        )}
        <IconButton label={format(texts.history, { id })} onClick={() => onHistory(sentence)}>
          <History size={18} />
        </IconButton>
        <Button
          variant="sec"
          aria-label={format(retired ? texts.restoreAria : texts.retireAria, { id })}
          aria-disabled={pending}
          onClick={() => void toggleRetired()}
        >
          {retired ? texts.restore : texts.retire}
        </Button>
        <Button
          ref={opener}
          variant="sec"
          aria-label={format(texts.edit, { id })}
          onClick={() => {
            setSaved(false);
            sentenceEdits.begin(username, sentence);
          }}
        >
          {common.edit}
        </Button>
      </p>
      {failure && <FieldError alert>{failure}</FieldError>}
    </li>
  );
}
