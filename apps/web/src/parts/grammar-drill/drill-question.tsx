import type { GrammarQuestion } from '@utarang/contract';
import { format, grammarDrill as messages, patterns } from '@utarang/messages';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button/button.js';
import { Ja } from '../../ui/ja/ja.js';
import { KeyHint } from '../../ui/key-hint/key-hint.js';
import { Message } from '../../ui/message/message.js';
import card from '../drill/drill.module.css';
import { TypedAnswer } from '../drill/typed-answer.js';
import { SentenceText } from '../sentences/sentence-text.js';
import { DrillOptions } from './drill-options.js';
import css from './grammar-drill.module.css';
import type { GrammarAsking } from './use-grammar-drill.js';

/** A sentence with its blank, its Korean, and the options or the field. */
export function DrillQuestion({ step, run, isTyped: wantsTyped }: GrammarAsking & { isTyped: boolean }) {
  const id = useId();
  const sentence = useRef<HTMLDivElement>(null);
  const asksMeaning = step.drill.queue[0]?.question.asks === 'meaning';
  const isTyped = wantsTyped && !asksMeaning;
  useEffect(() => {
    if (!isTyped) sentence.current?.focus();
  }, [isTyped]);
  const asked = step.drill.queue[0];
  if (!asked) return null;
  const { question, options, again } = asked;
  const { word, right } = question;
  return (
    <>
      {again && <p className={card['again']}>{messages.again}</p>}
      <div id={id} ref={sentence} tabIndex={-1} className={css['asked']}>
        {asksMeaning ? (
          <SentenceText sentence={question.sentence} target={question.blank} links={false} className={css['filled']} />
        ) : (
          <>
            <Blanked question={question} />
            <p className={css['korean']}>{question.sentence.korean}</p>
          </>
        )}
        {isTyped && word && (
          <p className={card['text']}>
            {messages.word}: <Ja>{word.written}</Ja> {word.reading !== word.written && <Ja>{word.reading}</Ja>}
          </p>
        )}
      </div>
      <p id={`${id}-ask`} className={card['ask']}>
        <Message>
          {asksMeaning
            ? patterns.askMeaning
            : isTyped
              ? format(messages.askTyped, { meaning: right.meaning })
              : messages.askChoice}
        </Message>
      </p>
      {isTyped ? (
        <TypedAnswer
          name="pattern"
          texts={messages}
          note={step.note === null ? null : messages[step.note]}
          describedBy={`${id} ${id}-ask`}
          run={run}
        />
      ) : (
        <>
          <DrillOptions options={options} asksMeaning={asksMeaning} onChoose={run.choose} />
          <p className={card['text']}>
            <KeyHint alone>{messages.keys}</KeyHint>
          </p>
          <Button variant="sec" onClick={run.giveUp}>
            {messages.unknown}
          </Button>
        </>
      )}
      <Button variant="txt" className={card['stop']} onClick={run.stop}>
        {messages.stop}
      </Button>
    </>
  );
}

/** The Japanese with a blank; punctuation right after the blank stays on its line. */
function Blanked({ question: { sentence, blank } }: { question: GrammarQuestion }) {
  const { japanese } = sentence;
  const [, close = '', rest = ''] = /^([、。！？.,?!]*)(.*)$/su.exec(japanese.slice(blank[1])) ?? [];
  return (
    <p className={css['japanese']} lang="ja">
      {japanese.slice(0, blank[0])}
      <span className={css['together']}>
        <span className={css['blank']}>
          <span className="sr" lang="ko">
            {messages.blankHere}
          </span>
        </span>
        {close}
      </span>
      {rest}
    </p>
  );
}
