import { useQueryClient } from '@tanstack/react-query';
import { pages, pathOf, queryKeys } from '@utarang/contract';
import { guest, myLyrics as messages, offline } from '@utarang/messages';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../lib/announce.js';
import { ConnectionError } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { usePutText } from '../guest/use-put-text.js';
import { device } from '../offline/device.js';
import { useUsername } from '../session/use-username.js';
import { useIsMember } from '../session/use-viewer.js';
import { addLyric } from './api.js';
import { NOTHING_TYPED, storeForm } from './drafts.js';
import { LyricForm } from './lyric-form.js';
import { withPasted } from './pasted-lyric.js';

export type NewTextProps = {
  /** The title of the song to which the lyrics belong; empty where there is none. */
  title?: string;
  artist?: string;
  /** True on the page of the song: the form does not ask for title and artist, and Back returns to the page. */
  inPlace?: boolean;
  heading?: string;
  onCancel?: () => void;
};

/**
 * The form for a new text: a member's is saved, a guest's is put aside on this device
 * (docs/product/songs.md#my-lyrics).
 */
export function NewText(props: NewTextProps) {
  const isMember = useIsMember();
  const username = useUsername();
  return isMember ? <MembersText key={username} {...props} /> : <GuestsText {...props} />;
}

const formOf = ({ title = '', artist = '', inPlace = false, heading = messages.addTitle, onCancel }: NewTextProps) => ({
  draft: title === '' ? 'new' : `new ${title} ${artist}`,
  heading,
  initial: { ...NOTHING_TYPED, title, artist },
  inPlace,
  onCancel,
});

/** The form of a member, which saves the text, or queues it while there is no connection. */
function MembersText(props: NewTextProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const username = useUsername();
  // The same text sent again is added once; a text that was changed in between counts as another.
  const sent = useRef({ body: '', key: '' });
  return (
    <LyricForm
      {...formOf(props)}
      onSave={async (typed, typedMeanwhile, pasted) => {
        const content = pasted ? withPasted(typed, pasted) : { ...typed, corrections: [], translation: [] };
        const body = JSON.stringify(content);
        if (sent.current.body !== body) sent.current = { body, key: newKey() };
        const { key } = sent.current;
        const lyric = await addLyric(content, key).catch(async (error: unknown) => {
          const waits = { method: 'POST', path: '/api/my-lyrics', body: content, key, does: 'text' } as const;
          if (error instanceof ConnectionError && (await device.get()?.queueCall(waits))) return null;
          throw error;
        });
        if (lyric === null) {
          toast({ text: offline.waits, durationMs: SHORT_MS });
          const more = typedMeanwhile();
          if (more) storeForm(username, 'new', more);
          await navigate(pages.myLyrics, { replace: !props.inPlace });
          return;
        }
        client.setQueryData(queryKeys.lyric(lyric.id), lyric);
        void client.invalidateQueries({ queryKey: queryKeys.lyrics(), exact: true });
        announce(messages.saved);
        // Text that was typed meanwhile is an edit of the text that is saved now.
        const more = typedMeanwhile();
        if (more) storeForm(username, lyric.id, more);
        const replace = !props.inPlace;
        await navigate(`${pathOf('myLyric', { id: lyric.id })}${more ? '?edit=true' : ''}`, { replace });
      }}
    />
  );
}

/** The form of a guest. It asks before the new text replaces the one that is put aside on this device. */
function GuestsText(props: NewTextProps) {
  const navigate = useNavigate();
  const { put, question } = usePutText();
  return (
    <>
      <LyricForm
        {...formOf(props)}
        note={guest.textNote}
        submit={guest.textSave}
        onSave={async (typed, _, pasted) => {
          if (!(await put(pasted ? withPasted(typed, pasted) : typed))) return false;
          announce(messages.saved);
          await navigate(pages.myLyrics, { replace: !props.inPlace });
          return true;
        }}
      />
      {question}
    </>
  );
}
