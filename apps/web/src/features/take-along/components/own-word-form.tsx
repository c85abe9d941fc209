import { type OwnWord, type OwnWordBody, ownWordBody } from '@utarang/contract';
import { bringAlong as text } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import { Field } from '../../../ui/form/field.js';
import { Form, FormButtons, FormError, SubmitButton } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import css from './take-along-page.module.css';

type OwnWordFormProps = { word: OwnWord | null; send: (body: OwnWordBody) => Promise<void>; onCancel: () => void };

/** The form of an own word, with four fields. */
export function OwnWordForm({ word, send, onCancel }: OwnWordFormProps) {
  const form = useForm<OwnWordBody>({ schema: ownWordBody, send });
  return (
    <Form form={form} className={css['own']}>
      <Field name="japaneseWord" label={text['own.word']} lang="ja" defaultValue={word?.japaneseWord} />
      <Field
        name="hiragana"
        label={text['own.reading']}
        lang="ja"
        hint={text['own.readingTip']}
        defaultValue={word?.hiragana}
      />
      <Field
        name="koreanPronunciation"
        label={text['own.hangul']}
        optional
        hint={text['own.hangulTip']}
        defaultValue={word?.koreanPronunciation}
      />
      <Field
        name="meaningKo"
        label={text['own.meaning']}
        hint={text['own.meaningTip']}
        defaultValue={word?.meaningKo}
      />
      <FormError />
      <FormButtons>
        <Button variant="sec" onClick={onCancel}>
          {text['in.cancel']}
        </Button>
        <SubmitButton>{text['own.save']}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
