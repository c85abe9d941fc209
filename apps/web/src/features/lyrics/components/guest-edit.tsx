import { pages } from '@utarang/contract';
import { guest, myLyrics as messages } from '@utarang/messages';
import { useNavigate } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { usePutText } from '../../../parts/guest/use-put-text.js';
import { LyricForm } from '../../../parts/own-text/lyric-form.js';
import { editedText } from '../../../parts/own-text/pasted-lyric.js';
import type { GuestViewProps } from './guest-view.js';

/** The form for the guest's text: unchanged lines keep their times, translations and readings. */
export function GuestEdit({ text: edited }: GuestViewProps) {
  const navigate = useNavigate();
  const { put, question } = usePutText();
  return (
    <>
      <LyricForm
        draft={edited.key}
        heading={messages.editTitle}
        initial={{ title: edited.title, artist: edited.artist, text: edited.text }}
        note={guest.textNote}
        submit={guest.textSave}
        onCancel={() => void navigate(pages.myLyrics)}
        onSave={async (typed, _, pasted) => {
          if (!(await put({ ...typed, ...editedText(edited, typed.text, pasted) }, edited))) return false;
          announce(messages.saved);
          await navigate(pages.myLyrics, { replace: true });
          return true;
        }}
      />
      {question}
    </>
  );
}
