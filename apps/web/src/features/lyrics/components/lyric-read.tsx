import { useQuery } from '@tanstack/react-query';
import type { CourseStep } from '@utarang/domain/songs';
import { myLyrics as messages } from '@utarang/messages';
import { type ReactNode, type RefObject, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { lookupQuery } from '../../../parts/text/queries.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Message } from '../../../ui/message/message.js';
import type { EditableLyric } from '../use-own-lyric.js';
import { OwnCourse, RemoveDialog } from './lazy-tools.js';
import { LyricHead } from './lyric-head.js';
import { LyricReader } from './lyric-reader.js';
import css from './lyric-view.module.css';
import { PlainText } from './plain-text.js';

/** The name of the text for screen readers, where what is shown below has a visible heading of its own. */
export const Named = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h1 className="sr" tabIndex={-1}>
      <Message>{title}</Message>
    </h1>
    {children}
  </div>
);

type LyricReadProps = {
  editable: EditableLyric;
  heading: RefObject<HTMLHeadingElement | null>;
  asked: boolean;
  /** The step of its course that replaces the text. */
  step: CourseStep | null;
  onGo: (to: Record<string, string>) => void;
  onRemove: () => unknown;
};

/** The view of a text: its head, and its words or a step of its course. */
export function LyricRead({ editable, heading, asked, step, onGo, onRemove }: LyricReadProps) {
  const { lyric } = editable;
  const { data: answer, error, isFetching, refetch } = useQuery(lookupQuery(lyric.text));
  const [asksRemoval, setAsksRemoval] = useState(false);
  if (step && answer) {
    return (
      <Named title={lyric.title}>
        <OwnCourse editable={editable} answer={answer} step={step} asked={asked} onGo={onGo} />
      </Named>
    );
  }
  return (
    <article className={css['lyric']}>
      <LyricHead
        editable={editable}
        answer={answer}
        heading={heading}
        onEdit={() => onGo({ edit: 'true' })}
        onRemove={() => setAsksRemoval(true)}
        asked={asked}
        onGo={onGo}
      />
      {answer ? (
        <LyricReader answer={answer} editable={editable} />
      ) : (
        <>
          {error && !isFetching ? (
            <ErrorPanel text={messages.readFail} detail={errorText(error)} onRetry={() => void refetch()} />
          ) : (
            <p role="status" className={css['waits']}>
              {messages.reading}
            </p>
          )}
          <PlainText text={lyric.text} />
        </>
      )}
      {asksRemoval && (
        <RemoveDialog
          onCancel={() => setAsksRemoval(false)}
          onConfirm={() => {
            setAsksRemoval(false);
            void onRemove();
          }}
        />
      )}
    </article>
  );
}
