import { adminSentences as texts } from '@utarang/messages';
import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Select } from '../../../ui/select/select.js';
import type { Draft } from '../drafts.js';
import css from './sentence-form.module.css';
import { WordChips } from './word-chips.js';
import { WordPicker } from './word-picker.js';

type QuizProps = {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onType: (over: Partial<Draft>) => void;
};

/** The fields of the quiz of a sentence (docs/product/sentences.md#questions). */
export function QuizFields({ draft, errors, onType }: QuizProps) {
  const id = useId();
  const { isAsked, answerId, words, wrong, korean, note } = draft;
  const names = Object.fromEntries(words.map(({ id, japaneseWord }) => [String(id), japaneseWord]));
  return (
    <fieldset className={css['group']}>
      <legend>{texts.quiz}</legend>
      <Checkbox checked={isAsked} onCheck={(checked) => onType({ isAsked: checked })}>
        {texts.quizOn}
      </Checkbox>
      {isAsked && (
        <>
          <div className={css['named']}>
            <span>{texts.answer}</span>
            <Select
              label={texts.answer}
              aria-invalid={errors['quiz.answer'] !== undefined}
              aria-describedby={`${id}-answer`}
              value={answerId === null ? '' : String(answerId)}
              options={{ ...(answerId === null || !names[answerId] ? { '': texts.chooseAnswer } : {}), ...names }}
              onChoose={(chosen) => onType({ answerId: chosen === '' ? null : Number(chosen) })}
            />
            <FieldError id={`${id}-answer`}>{errors['quiz.answer']}</FieldError>
          </div>
          <div className={css['named']}>
            <span>{texts.wrong}</span>
            <WordChips words={wrong} onRemove={(id) => onType({ wrong: wrong.filter((word) => word.id !== id) })} />
            <FieldError>{errors['quiz.wrong']}</FieldError>
            <WordPicker
              label={texts.pickWrong}
              onPick={(word) => onType({ wrong: [...wrong.filter(({ id }) => id !== word.id), word] })}
            />
          </div>
          <TextField
            small
            label={texts.korean}
            value={korean}
            error={errors['quiz.korean']}
            onChange={(event) => onType({ korean: event.target.value })}
          />
          <TextField
            small
            label={texts.note}
            value={note}
            error={errors['quiz.note']}
            onChange={(event) => onType({ note: event.target.value })}
          />
        </>
      )}
    </fieldset>
  );
}
