import { useQueryClient } from '@tanstack/react-query';
import { type AdminWord, ApiError, addWordBody } from '@utarang/contract';
import { admin, format, pageTitles } from '@utarang/messages';
import { useRef, useState } from 'react';
import { AdminsOnly, NoAdmin } from '../../../parts/session/no-permission/admins-only.js';
import { Field } from '../../../ui/form/field.js';
import { FieldPair, Form, FormError, SubmitButton } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import { Message } from '../../../ui/message/message.js';
import { Notice } from '../../../ui/notice/notice.js';
import { addWord } from '../api.js';
import { ReadingPreview } from '../components/reading-preview.js';
import { refuseFaults } from '../faults.js';
import { cacheWord } from '../queries.js';
import css from './add-word-page.module.css';

/** The page that adds a word: four fields and a button (docs/product/admin.md#add-a-word). */
export const AddWordPage = () => (
  <AdminsOnly title={pageTitles.addWord}>
    <AddForm />
  </AdminsOnly>
);

/** The text of each text box of a form. */
const textsOf = (form: HTMLFormElement | null | undefined): ReadonlyMap<HTMLInputElement, string> =>
  new Map(
    [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement).map((box) => [box, box.value]),
  );

function AddForm() {
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const pronunciation = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState('');
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<AdminWord | null>(null);
  const [forbidden, setForbidden] = useState(false);
  const form = useForm({
    schema: addWordBody,
    whenEmpty: admin['add.allFields'],
    send: async (body) => {
      setAdded(null);
      refuseFaults(body);
      const sent = textsOf(first.current?.form);
      try {
        const word = await addWord(body);
        cacheWord(client, word.id, word);
        setAdded(word);
        beginNext(sent);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'forbidden') setForbidden(true);
        throw error;
      }
    },
  });
  /** Empties the form for the next word: what was sent is removed, what was typed since stays. */
  function beginNext(sent: ReadonlyMap<HTMLInputElement, string>) {
    const boxes = [...sent.keys()];
    for (const box of boxes) if (box.value === sent.get(box)) box.value = '';
    setReading(first.current?.value ?? '');
    setTyped(pronunciation.current?.value ?? '');
    if (boxes.every(({ value }) => value === '')) first.current?.focus();
  }

  const fillIn = (text: string) => {
    if (!pronunciation.current) return;
    pronunciation.current.value = text;
    pronunciation.current.dispatchEvent(new Event('input', { bubbles: true }));
    pronunciation.current.focus();
    setTyped(text);
  };
  if (forbidden) return <NoAdmin />;
  const failed = form.refusal !== null || Object.keys(form.errors).length > 0;
  return (
    <div className="wrap">
      <div className={css['card']}>
        <h1 tabIndex={-1}>{admin['add.title']}</h1>
        <Form form={form}>
          <Field
            ref={first}
            name="hiragana"
            label={admin['add.hiragana']}
            lang="ja"
            autoComplete="off"
            autoCapitalize="none"
            onInput={(event) => setReading(event.currentTarget.value)}
          />
          <Field
            ref={pronunciation}
            name="koreanPronunciation"
            label={admin['add.pron']}
            autoComplete="off"
            onInput={(event) => setTyped(event.currentTarget.value)}
            below={<ReadingPreview reading={reading} pronunciation={typed} onUse={fillIn} hint />}
          />
          <FieldPair>
            <Field name="japaneseWord" label={admin['add.word']} lang="ja" autoComplete="off" autoCapitalize="none" />
            <Field name="meaningKo" label={admin['add.meaning']} autoComplete="off" hint={admin['add.meaningHint']} />
          </FieldPair>
          <FormError />
          {added && !failed && (
            <Notice key={added.id} kind="ok">
              <Message>{format(admin['add.done'], { word: added.japaneseWord })}</Message>
            </Notice>
          )}
          <SubmitButton>{admin['add.submit']}</SubmitButton>
        </Form>
      </div>
    </div>
  );
}
