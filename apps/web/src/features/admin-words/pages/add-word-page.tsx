import { useQueryClient } from '@tanstack/react-query';
import { type AdminWord, addWordBody } from '@utarang/contract';
import { admin, format, pageTitles } from '@utarang/messages';
import { useRef, useState } from 'react';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { Field } from '../../../ui/form/field.js';
import { FieldPair, Form, FormRefusal, SubmitButton } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import { Message } from '../../../ui/message/message.js';
import { Notice } from '../../../ui/notice/notice.js';
import { addWord } from '../api.js';
import { ReadingPreview } from '../components/reading-preview.js';
import { refuseFaults } from '../faults.js';
import { wordChanged } from '../queries.js';
import css from './add-word-page.module.css';

/** Four fields and a button (docs/product/admin.md#add-a-word). */
export const AddWordPage = () => (
  <AdminsOnly title={pageTitles.addWord}>
    <div className="wrap">
      <div className={css['card']}>
        <h1 tabIndex={-1}>{admin['add.title']}</h1>
        <AddForm />
      </div>
    </div>
  </AdminsOnly>
);

function AddForm() {
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const pronunciation = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState('');
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<AdminWord | null>(null);
  const form = useForm({
    schema: addWordBody,
    whenEmpty: admin['add.allFields'],
    send: async (body) => {
      refuseFaults(body);
      const word = await addWord(body);
      wordChanged(client, word.id, word);
      setAdded(word);
      beginNext();
    },
  });
  /** An empty form for the next word, ready to be typed into. */
  function beginNext() {
    first.current?.form?.reset();
    setReading('');
    setTyped('');
    first.current?.focus();
  }

  const fillIn = (text: string) => {
    if (!pronunciation.current) return;
    pronunciation.current.value = text;
    pronunciation.current.dispatchEvent(new Event('input', { bubbles: true }));
    pronunciation.current.focus();
    setTyped(text);
  };
  return (
    <Form form={form}>
      <Field
        ref={first}
        name="hiragana"
        label={admin['add.hiragana']}
        lang="ja"
        autoComplete="off"
        autoCapitalize="none"
        onInput={(event) => setReading(event.currentTarget.value)}
        below={<ReadingPreview reading={reading} pronunciation={typed} onUse={fillIn} hint />}
      />
      <Field
        ref={pronunciation}
        name="koreanPronunciation"
        label={admin['add.pron']}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <FieldPair>
        <Field name="japaneseWord" label={admin['add.word']} lang="ja" autoComplete="off" autoCapitalize="none" />
        <Field name="meaningKo" label={admin['add.meaning']} autoComplete="off" hint={admin['add.meaningHint']} />
      </FieldPair>
      <FormRefusal />
      {added && (
        <Notice key={added.id} kind="ok">
          <Message>{format(admin['add.done'], { word: added.japaneseWord })}</Message>
        </Notice>
      )}
      <SubmitButton>{admin['add.submit']}</SubmitButton>
    </Form>
  );
}
