import type { KanjiDetail, Word } from '@utarang/contract';
import { isReadingOf } from '@utarang/domain/language';
import { format, kanji as messages } from '@utarang/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import css from './reading-practice.module.css';

/** Number of words that are asked for: the first of each reading. */
const ASKED = 3;

/** Words of a kanji to be read aloud or typed in Hangul or kana: free practice, without points. */
export function ReadingPractice({ kanji: { groups } }: { kanji: KanjiDetail }) {
  const words = groups.flatMap((group) => group.words.slice(0, ASKED));
  const [at, setAt] = useState(0);
  const word = words[at % Math.max(words.length, 1)];
  if (!word) return null;
  return (
    <Panel title={messages.practice}>
      <p>{messages.practiceLead}</p>
      <Question key={at} word={word} onNext={() => setAt(at + 1)} />
    </Panel>
  );
}

function Question({ word, onNext }: { word: Word; onNext: () => void }) {
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
    <form className={css['form']} onSubmit={check}>
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
          <Button look="soft" onClick={() => setState('shown')}>
            {messages.show}
          </Button>
        )}
      </div>
    </form>
  );
}
