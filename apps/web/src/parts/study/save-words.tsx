import { useQueryClient } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { format, course as messages, sent } from '@utarang/messages';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../lib/announce.js';
import { useStore } from '../../lib/store.js';
import { Button } from '../../ui/button/button.js';
import { putAsideLazily } from '../guest/put-aside-lazily.js';
import { waitingIds } from '../guest/waiting-ids.js';
import { useIsMember } from '../session/use-viewer.js';
import { saveAll, useUnsaved } from './save-all.js';

/** A button that saves several words in one press, for the review; a guest's are put aside on this device. */
export const SaveWords = ({ words }: { words: readonly Word[] }) =>
  useIsMember() ? <MembersWords words={words} /> : <GuestsWords words={words} />;

function MembersWords({ words }: { words: readonly Word[] }) {
  const client = useQueryClient();
  const unsaved = useUnsaved(words.map(({ id }) => id));
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const done = unsaved.length === 0;
  const save = async () => {
    if (state === 'saving' || done) return;
    setState('saving');
    const failed = await saveAll(client, unsaved);
    setState(failed ? 'failed' : 'open');
    announce(failed ? sent.favFail : messages.saved);
  };
  return (
    <>
      <Button variant="soft" aria-disabled={done || state === 'saving' || undefined} onClick={() => void save()}>
        <BookmarkPlus size={18} />
        {done ? messages.saved : format(messages.save, { n: unsaved.length })}
      </Button>
      {state === 'failed' && !done && <p>{sent.favFail}</p>}
    </>
  );
}

function GuestsWords({ words }: { words: readonly Word[] }) {
  const waiting = useStore(waitingIds);
  const left = words.filter(({ id }) => !waiting.has(id));
  const keep = async () => {
    if (left.length === 0) return;
    if (await putAsideLazily((aside) => left.every((word) => aside.word(word, null)))) announce(messages.kept);
  };
  return (
    <Button variant="soft" aria-disabled={left.length === 0 || undefined} onClick={() => void keep()}>
      <BookmarkPlus size={18} />
      {left.length === 0 ? messages.kept : format(messages.keep, { n: left.length })}
    </Button>
  );
}
