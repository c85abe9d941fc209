import { useQuery } from '@tanstack/react-query';
import { common, format, myLyrics as messages } from '@utarang/messages';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isComposing } from '../../../lib/keyboard.js';
import { wordChoicesQuery } from '../../../parts/words/queries.js';
import { Button } from '../../../ui/button/button.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Message } from '../../../ui/message/message.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import type { OwnToken } from '../corrected-text.js';
import { useCorrection } from '../use-correction.js';
import type { EditableLyric } from '../use-own-lyric.js';
import { BookChoices } from './book-choices.js';
import css from './correction.module.css';

export type CorrectionFormProps = { token: OwnToken; editable: EditableLyric; onClose: () => void };

/** A form for the reading and the meaning of a word, and for the word of the book that it is. */
export function CorrectionForm({ token, editable, onClose }: CorrectionFormProps) {
  const id = useId();
  const dictionary = token.dictionary ?? token.written;
  const { data: choices = [] } = useQuery(wordChoicesQuery(dictionary));
  const boxes = { reading: useRef<HTMLInputElement>(null), meaning: useRef<HTMLInputElement>(null) };
  const focusBox = (box: keyof typeof boxes) => boxes[box].current?.focus();
  const { draft, fault, busy, put, type, choose, save, end } = useCorrection({ token, editable, focusBox, onClose });
  const { reading } = boxes;
  useEffect(() => reading.current?.focus(), [reading]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    end();
  };

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={onKeyDown}
    >
      <label htmlFor={`${id}-reading`}>{messages.fixReading}</label>
      <TextInput
        small
        ref={boxes.reading}
        id={`${id}-reading`}
        lang="ja"
        value={draft.reading}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ currentTarget }) => type('reading', currentTarget.value)}
      />
      <p id={`${id}-hint`} className={css['hint']}>
        {messages.fixReadingHint}
      </p>
      {choices.length > 0 && (
        <BookChoices
          words={choices}
          chosen={draft.wordId}
          onChoose={(word) => (word ? choose(word) : put({ wordId: null }))}
        />
      )}
      <label htmlFor={`${id}-meaning`}>
        {dictionary === token.written ? (
          messages.fixMeaning
        ) : (
          <Message>{format(messages.fixMeaningOf, { word: dictionary })}</Message>
        )}
      </label>
      <TextInput
        small
        ref={boxes.meaning}
        id={`${id}-meaning`}
        aria-describedby={`${id}-error`}
        value={draft.meaning}
        onChange={({ currentTarget }) => type('meaning', currentTarget.value)}
      />
      <FieldError alert id={`${id}-error`}>
        {fault}
      </FieldError>
      <Checkbox checked={draft.isHere} onCheck={(isHere) => put({ isHere })}>
        {messages.fixHere}
      </Checkbox>
      <p className={css['hint']}>{draft.isHere ? messages.fixOnlyHere : messages.fixEverywhere}</p>
      <div className={css['buttons']}>
        <Button variant="sec" onClick={end}>
          {common.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
