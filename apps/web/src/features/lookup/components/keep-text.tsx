import { pages } from '@utarang/contract';
import { guest, lookup as messages } from '@utarang/messages';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { useStore } from '../../../lib/store.js';
import { guestData } from '../../../parts/guest/guest-store.js';
import { usePutText } from '../../../parts/guest/use-put-text.js';
import { Button } from '../../../ui/button/button.js';
import css from './keep-text.module.css';

/** A button that puts the text aside on a guest's device; 내 가사 then shows it (docs/product/study.md#guests). */
export function KeepText({ text }: { text: string }) {
  const { put, question } = usePutText();
  const waits = useStore(guestData).text?.text === text;
  const keep = async () => {
    if (await put({ title: '', artist: '', text })) announce(messages.kept);
  };
  return (
    <div className={css['keep']}>
      {waits ? (
        <>
          <span>{messages.kept}</span>
          <Link to={pages.myLyrics}>{messages.keptGo}</Link>
        </>
      ) : (
        <Button variant="sec" onClick={() => void keep()}>
          <Bookmark size={18} />
          {guest.textSave}
        </Button>
      )}
      {question}
    </div>
  );
}
