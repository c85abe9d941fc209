import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, CORRECTION_MAX, type OwnWordCorrection, type Word } from '@utarang/contract';
import { asStored, isKana } from '@utarang/domain/language';
import { readingLike } from '@utarang/domain/lyrics';
import { common, format, lyricsErr, myLyrics as messages } from '@utarang/messages';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { isComposing } from '../../../lib/keyboard.js';
import { tooLong } from '../../../lib/too-long.js';
import { wordChoicesQuery } from '../../../parts/words/queries.js';
import { Button } from '../../../ui/button/button.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Message } from '../../../ui/message/message.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import { correctWord } from '../api.js';
import type { OwnToken } from '../corrected-text.js';
import { type CorrectionDraft, correctionDrafts, draftKey } from '../correction-drafts.js';
import { correctionsQuery } from '../queries.js';
import type { HeldText } from '../use-own-lyric.js';
import css from './correction.module.css';

export type CorrectionFormProps = { token: OwnToken; held: HeldText; onClose: () => void };

/** A form for the reading and the meaning of a word, and for the word of the book that it is. */
export function CorrectionForm({ token, held, onClose }: CorrectionFormProps) {
  const id = useId();
  const client = useQueryClient();
  const { written, line, start, applied } = token;
  const dictionary = token.dictionary ?? written;
  const { data: choices } = useQuery(wordChoicesQuery(dictionary));
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const key = draftKey(held.lyric.id, token);
  const [draft, setDraft] = useState<CorrectionDraft>(
    () =>
      correctionDrafts.get(key) ?? {
        reading: token.reading ?? '',
        meaning: applied?.correction.meaningKo ?? '',
        wordId: applied?.correction.wordId ?? null,
        isHere: applied?.scope === 'place',
      },
  );
  const { reading, meaning, wordId, isHere } = draft;
  const put = (over: Partial<CorrectionDraft>) => {
    setDraft({ ...draft, ...over });
    correctionDrafts.set(key, { ...draft, ...over });
  };
  const end = () => {
    correctionDrafts.delete(key);
    onClose();
  };
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => first.current?.focus(), []);

  const choose = (word: Word) => {
    const like = readingLike(written, word.japaneseWord, word.hiragana) ?? reading;
    put({ wordId: word.id, meaning: '', reading: like });
    setFault(null);
  };
  const refuse = (sentence: string, box = first) => {
    setFault(sentence);
    box.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = asStored(reading);
    const over = tooLong(reading, CORRECTION_MAX) ?? tooLong(meaning, CORRECTION_MAX);
    if (over !== null) return refuse(over, tooLong(reading, CORRECTION_MAX) ? first : second);
    if (typed !== '' && !isKana(typed)) return refuse(lyricsErr.readingNotKana);
    const correction = {
      reading: typed === '' || typed === (applied ? null : token.reading) ? null : typed,
      meaningKo: asStored(meaning) || null,
      wordId,
    };
    if (Object.values(correction).every((value) => value === null)) return refuse(lyricsErr.correctionEmpty);
    const others = held.lyric.corrections.filter((each) => !(each.line === line && each.start === start));
    if (isHere) {
      held.change({ corrections: [...others, { line, start, end: token.end, ...correction }] });
    } else {
      setBusy(true);
      try {
        const own = await correctWord({ written, dictionary, ...correction });
        client.setQueryData<readonly OwnWordCorrection[]>(correctionsQuery.queryKey, (before = []) => [
          own,
          ...before.filter((each) => each.written !== own.written),
        ]);
        if (others.length < held.lyric.corrections.length) held.change({ corrections: others });
      } catch (error) {
        setBusy(false);
        const [sentence] = error instanceof ApiError ? Object.values(error.errors) : [];
        return refuse(sentence ?? `${messages.fixFail}. ${errorText(error)}`);
      }
    }
    announce(format(messages.fixDone, { word: written }));
    end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    end();
  };

  return (
    <form className={css['form']} noValidate onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      <label htmlFor={`${id}-reading`}>{messages.fixReading}</label>
      <TextInput
        small
        ref={first}
        id={`${id}-reading`}
        lang="ja"
        value={reading}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ currentTarget }) => {
          put({ reading: currentTarget.value });
          setFault(tooLong(currentTarget.value, CORRECTION_MAX));
        }}
      />
      <p id={`${id}-hint`} className={css['hint']}>
        {messages.fixReadingHint}
      </p>
      {choices && choices.length > 0 && (
        <fieldset className={css['choices']}>
          <legend>{messages.fixBook}</legend>
          <Choice
            name={id}
            checked={wordId === null}
            onChoose={() => put({ wordId: null })}
            text={messages.fixAsFound}
          />
          {choices.map((word) => (
            <Choice
              key={word.id}
              name={id}
              checked={wordId === word.id}
              onChoose={() => choose(word)}
              text={`${word.japaneseWord} ${word.hiragana} ${word.meaningKo}`}
            />
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-meaning`}>
        {dictionary === written ? (
          messages.fixMeaning
        ) : (
          <Message>{format(messages.fixMeaningOf, { word: dictionary })}</Message>
        )}
      </label>
      <TextInput
        small
        ref={second}
        id={`${id}-meaning`}
        aria-describedby={`${id}-error`}
        value={meaning}
        onChange={({ currentTarget }) => {
          put({ meaning: currentTarget.value });
          setFault(tooLong(currentTarget.value, CORRECTION_MAX));
        }}
      />
      <FieldError alert id={`${id}-error`}>
        {fault}
      </FieldError>
      <Checkbox checked={isHere} onCheck={(isHere) => put({ isHere })}>
        {messages.fixHere}
      </Checkbox>
      <p className={css['hint']}>{isHere ? messages.fixOnlyHere : messages.fixEverywhere}</p>
      <div className={css['buttons']}>
        <Button look="sec" onClick={end}>
          {common.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; text: string };

const Choice = ({ name, checked, onChoose, text }: ChoiceProps) => (
  <label className={css['choice']}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>
      <Message>{text}</Message>
    </span>
  </label>
);
