import { useQueryClient } from '@tanstack/react-query';
import { type OwnLyric, pages, queryKeys } from '@utarang/contract';
import { myLyrics as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { readCourseStep } from '../../../parts/course/course-step.js';
import { forgetEdit, forgetForm } from '../../../parts/own-text/drafts.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { toastFailure } from '../../../ui/toast/undo-toast.js';
import { removeLyric } from '../api.js';
import { isGone } from '../queries.js';
import { useOwnLyric } from '../use-own-lyric.js';
import { Conflict, Gone, LyricForm, loadTools, OwnPlayer, preloadTools } from './lazy-tools.js';
import { LyricRead, Named } from './lyric-read.js';

/** One text: read, studied line by line (`?study=true`) or edited (`?edit=true`). */
export function LyricView({ lyric: known }: { lyric: OwnLyric }) {
  const editable = useOwnLyric(known);
  const { lyric, saving } = editable;
  const [search, setSearch] = useSearchParams();
  /** True if a press led from one view to another: only then does the focus move. */
  const asked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: Record<string, string>) => {
    asked.current = true;
    setSearch(to);
  };
  const isReading = search.size === 0;
  // Back from the form or the study, the name of the text gets the focus.
  useEffect(() => {
    if (isReading && asked.current) heading.current?.focus();
  }, [isReading]);

  useEffect(() => whenIdle(preloadTools), []);
  const remove = useRemove(known);

  if (saving.is === 'stale') {
    const { newer } = saving;
    return (
      <Named title={lyric.title}>
        <Conflict
          mine={lyric}
          theirs={newer}
          onKeepMine={() => editable.keepMine(newer)}
          onTakeTheirs={() => editable.takeTheirs(newer)}
        />
      </Named>
    );
  }
  if (saving.is === 'gone') {
    return (
      <Named title={lyric.title}>
        <Gone editable={editable} />
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
            const { editedText } = await loadTools();
            editable.change({ ...typed, ...editedText(lyric, typed.text, pasted) });
            go({});
          }}
        />
      </Named>
    );
  }
  const times = search.get('time') === 'true';
  if (times || search.get('play') === 'true') return <OwnPlayer editable={editable} times={times} onGo={go} />;
  return (
    <LyricRead
      editable={editable}
      heading={heading}
      asked={asked.current}
      step={readCourseStep(search.get('study'))}
      onGo={go}
      onRemove={remove}
    />
  );
}

/** Deletes a text, and what the device stores of it. */
function useRemove({ id }: OwnLyric) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const username = useUsername();
  return async function remove(): Promise<void> {
    try {
      await removeLyric(id);
    } catch (error) {
      // Deleted already: the answer was lost, or another tab was first.
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
