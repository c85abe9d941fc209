import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LyricEdit, type OwnLyric, pages, pathOf, queryKeys, tidyLines } from '@utarang/contract';
import { linesOf } from '@utarang/domain/lyrics';
import { common, myLyrics as messages } from '@utarang/messages';
import { CircleX } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { newKey } from '../../../lib/new-key.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { Study } from '../../../parts/line-study/study.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { LinkedWords } from '../../../parts/text/linked-words.js';
import { lookupQuery } from '../../../parts/text/queries.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Message } from '../../../ui/message/message.js';
import { Strip } from '../../../ui/notice/strip.js';
import { toastFailure } from '../../../ui/toast/way-back.js';
import { addLyric, removeLyric } from '../api.js';
import { correctedText, studyLines } from '../corrected-text.js';
import { forgetEdit, forgetForm } from '../drafts.js';
import { correctionsQuery, isGone } from '../queries.js';
import { type Held, useOwnLyric } from '../use-own-lyric.js';
import { Conflict, LyricForm, loadTools, OwnPlayer, preloadTools, RemoveDialog } from './late-tools.js';
import { LyricHead } from './lyric-head.js';
import { LyricReader, PlainText } from './lyric-reader.js';
import css from './lyric-view.module.css';

/** One text: read, studied line by line (`?study=true`) or edited (`?edit=true`). */
export function LyricView({ lyric: known }: { lyric: OwnLyric }) {
  const held = useOwnLyric(known);
  const { lyric, saving } = held;
  const [search, setSearch] = useSearchParams();
  /** True if a press led from one view to another: only then does the focus move. */
  const asked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: Record<string, string>) => {
    asked.current = true;
    setSearch(to);
  };
  const isReading = search.size === 0;
  // Back from the form or the study the focus comes to the name of the text.
  useEffect(() => {
    if (isReading && asked.current) heading.current?.focus();
  }, [isReading]);

  useEffect(() => whenIdle(preloadTools), []);

  if (saving.is === 'stale') {
    const { newer } = saving;
    return (
      <Named title={lyric.title}>
        <Conflict
          mine={lyric}
          theirs={newer}
          onKeepMine={() => held.keepMine(newer)}
          onTakeTheirs={() => held.takeTheirs(newer)}
        />
      </Named>
    );
  }
  if (saving.is === 'gone') {
    return (
      <Named title={lyric.title}>
        <Gone held={held} />
      </Named>
    );
  }
  if (search.get('edit') === 'true') {
    return (
      <Named title={lyric.title}>
        <LyricForm
          key={lyric.id}
          draft={lyric.id}
          heading={messages.editTitle}
          initial={{ title: lyric.title, artist: lyric.artist, text: lyric.text }}
          onCancel={() => go({})}
          onSave={async (typed, _, pasted) => {
            const text = pasted?.text ?? tidyLines(typed.text);
            const { carriedOver, mergedPasted } = await loadTools();
            const { translation, corrections, times } = carriedOver(
              { ...lyric, lines: linesOf(lyric.text) },
              linesOf(text),
            );
            const carried = { translation: [...translation], corrections: [...corrections], times: [...times] };
            held.change({ ...typed, text, ...(pasted ? mergedPasted(carried, pasted) : carried) });
            go({});
          }}
        />
      </Named>
    );
  }
  const times = search.get('time') === 'true';
  if (times || search.get('play') === 'true') return <OwnPlayer held={held} times={times} onGo={go} />;
  return (
    <Read held={held} heading={heading} asked={asked.current} studies={search.get('study') === 'true'} onGo={go} />
  );
}

/** The name of the text for screen readers, where what is shown below has a visible heading of its own. */
const Named = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h1 className="sr" tabIndex={-1}>
      <Message>{title}</Message>
    </h1>
    {children}
  </div>
);

type ReadProps = {
  held: Held;
  heading: RefObject<HTMLHeadingElement | null>;
  asked: boolean;
  studies: boolean;
  onGo: (to: Record<string, string>) => void;
};

function Read({ held, heading, asked, studies, onGo }: ReadProps) {
  const { lyric } = held;
  const { data: answer, error, isFetching, refetch } = useQuery(lookupQuery(lyric.text));
  const [asksRemoval, setAsksRemoval] = useState(false);
  const remove = useRemove(lyric);
  if (studies && answer) return <OwnStudy held={held} answer={answer} asked={asked} onLeave={() => onGo({})} />;
  return (
    <article className={css['lyric']}>
      <LyricHead
        held={held}
        answer={answer}
        heading={heading}
        onEdit={() => onGo({ edit: 'true' })}
        onRemove={() => setAsksRemoval(true)}
        onStudy={() => onGo({ study: 'true' })}
        onPlay={() => onGo({ play: 'true' })}
      />
      {answer ? (
        <LyricReader answer={answer} held={held} />
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
            void remove();
          }}
        />
      )}
    </article>
  );
}

type OwnStudyProps = {
  held: Held;
  answer: Parameters<typeof correctedText>[0];
  asked: boolean;
  onLeave: () => void;
};

/** The study of lines, as on the pages of songs (docs/product/songs.md#line-study). */
function OwnStudy({ held, answer, asked, onLeave }: OwnStudyProps) {
  const { lyric } = held;
  const { data: words } = useQuery(correctionsQuery);
  const lines = useMemo(() => {
    const stanzas = correctedText(answer, { placed: lyric.corrections, words: words ?? [] });
    return studyLines(stanzas, lyric.translation, lyric.times);
  }, [answer, lyric, words]);
  return (
    <Named title={lyric.title}>
      <LinkedWords words={answer.words}>
        <Study id={lyric.id} lyrics={lines} words={answer.words} asked={asked} onLeave={onLeave} />
      </LinkedWords>
    </Named>
  );
}

/** Deletes a text, and with it what the device keeps of it. */
function useRemove({ id }: OwnLyric) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const username = useUsername();
  return async function remove(): Promise<void> {
    try {
      await removeLyric(id);
    } catch (error) {
      // Gone already: its answer was lost, or another tab was first.
      if (!isGone(error)) return toastFailure(`${messages.removeFail}. ${errorText(error)}`, () => void remove());
    }
    forgetForm(username, id);
    forgetEdit(username, id);
    await navigate(pages.myLyrics);
    client.removeQueries({ queryKey: queryKeys.lyric(id) });
    await client.invalidateQueries({ queryKey: queryKeys.lyrics(), exact: true });
    announce(messages.removed);
  };
}

/** The text was deleted elsewhere while it was edited here: it can be saved as a new one, so that nothing is lost. */
function Gone({ held }: { held: Held }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const [key] = useState(newKey);
  const { title, artist, text, translation, corrections, times, videoUrl }: Omit<LyricEdit, 'version'> = held.lyric;
  const saveAsNew = async () => {
    try {
      const added = await addLyric({ title, artist, text, translation, corrections, times, videoUrl }, key);
      client.setQueryData(queryKeys.lyric(added.id), added);
      held.drop();
      void client.invalidateQueries({ queryKey: queryKeys.lyrics(), exact: true });
      await navigate(pathOf('myLyric', { id: added.id }), { replace: true });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className={css['lyric']}>
      <Strip look="bad" icon={CircleX} role="alert">
        {messages.gone} {error !== null && errorText(error)}
      </Strip>
      <div className={css['buttons']}>
        <Button
          look="sec"
          onClick={() => {
            held.drop();
            void navigate(pages.myLyrics, { replace: true });
          }}
        >
          {messages.goneDrop}
        </Button>
        <Button onClick={() => void saveAsNew()}>{error === null ? messages.goneSave : common.retry}</Button>
      </div>
      <PlainText text={text} />
    </div>
  );
}
