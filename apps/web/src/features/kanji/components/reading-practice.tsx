import type { KanjiDetail, Word } from '@utarang/contract';
import { isReadingOf, onOptions } from '@utarang/domain/language';
import { format, kanji as messages } from '@utarang/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Select } from '../../../ui/select/select.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import css from './reading-practice.module.css';

/** Number of words in the practice: the first of each reading. */
const ASKED = 3;
/** Number of different readings from which on there are options. */
const OPTIONS_MIN = 2;

type Mode = 'type' | 'choose';
const modes = { type: messages['way.type'], choose: messages['way.choose'] } as const;

/** Words of a kanji whose reading is typed in Hangul or kana, or chosen: free practice, without points. */
export function ReadingPractice({ kanji: { groups } }: { kanji: KanjiDetail }) {
  const words = groups.flatMap((group) => group.words.slice(0, ASKED));
  const [index, setIndex] = useState(0);
  const [mode, setMode] = useState<Mode>('type');
  const readings = words.map(({ hiragana }) => hiragana);
  const word = words[index % Math.max(words.length, 1)];
  if (!word) return null;
  return (
    <Panel title={messages.practice}>
      <p>{messages.practiceLead}</p>
      {new Set(readings).size >= OPTIONS_MIN && (
        <Select label={messages.practiceWay} value={mode} options={modes} onChoose={setMode} />
      )}
      {mode === 'type' ? (
        <Question key={index} word={word} isNext={index > 0} onNext={() => setIndex(index + 1)} />
      ) : (
        <Choice
          key={index}
          word={word}
          options={onOptions(word.hiragana, readings, index)}
          isNext={index > 0}
          onNext={() => setIndex(index + 1)}
        />
      )}
    </Panel>
  );
}

/** Focuses the first control of the next question, since the focused one was removed with the question before. */
function useFocusOfNext<Box extends HTMLElement>(isNext: boolean) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (isNext && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isNext]);
  return box;
}

type QuestionProps = { word: Word; isNext: boolean; onNext: () => void };
type ChoiceProps = QuestionProps & { options: readonly string[] };

/** The question for a word's reading, with readings of other words of the kanji as options. */
function Choice({ word: { japaneseWord, hiragana, koreanPronunciation }, options, isNext, onNext }: ChoiceProps) {
  const box = useFocusOfNext<HTMLDivElement>(isNext);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div ref={box} className={css['form']}>
      <p className={css['word']} lang="ja">
        {japaneseWord}
      </p>
      <div className={css['options']}>
        {options.map((option) => (
          <Button
            key={option}
            variant="sec"
            aria-disabled={chosen !== null}
            onClick={() => setChosen((before) => before ?? option)}
          >
            <span lang="ja">{option}</span>
          </Button>
        ))}
      </div>
      <p role="status" className={css['status']}>
        {chosen !== null && (
          <>
            {chosen === hiragana && messages.right}{' '}
            <Message>
              {format(messages.practiceAnswer, { word: japaneseWord, reading: hiragana, pron: koreanPronunciation })}
            </Message>
          </>
        )}
      </p>
      {chosen !== null && <Button onClick={onNext}>{messages.next}</Button>}
    </div>
  );
}

function Question({ word, isNext, onNext }: QuestionProps) {
  const box = useFocusOfNext<HTMLFormElement>(isNext);
  const [text, setText] = useState('');
  const [state, setState] = useState<'asked' | 'wrong' | 'right' | 'shown'>('asked');
  const { japaneseWord, hiragana, koreanPronunciation } = word;
  const isOver = state === 'right' || state === 'shown';
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isOver) onNext();
    else if (text.trim() !== '') setState(isReadingOf(text, hiragana) ? 'right' : 'wrong');
  };
  return (
    <form ref={box} className={css['form']} onSubmit={check}>
      <p className={css['word']} lang="ja">
        {japaneseWord}
      </p>
      <TextInput
        aria-label={format(messages.practiceLabel, { word: japaneseWord })}
        placeholder={messages.practicePlaceholder}
        autoComplete="off"
        value={text}
        readOnly={isOver}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={css['status']}>
        {state === 'right' && messages.right} {state === 'wrong' && messages.practiceWrong}{' '}
        {isOver && (
          <Message>
            {format(messages.practiceAnswer, { word: japaneseWord, reading: hiragana, pron: koreanPronunciation })}
          </Message>
        )}
      </p>
      <div className={css['actions']}>
        <Button type="submit">{isOver ? messages.next : messages.check}</Button>
        {!isOver && (
          <Button variant="soft" onClick={() => setState('shown')}>
            {messages.show}
          </Button>
        )}
      </div>
    </form>
  );
}
