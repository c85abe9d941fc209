import { wordPage } from '@utarang/messages';
import { Check, Share2 } from 'lucide-react';
import { announce } from '../../lib/announce.js';
import { writeClipboard } from '../../lib/clipboard.js';
import { useBriefly } from '../../lib/clock.js';
import { Button } from '../../ui/button/button.js';

const SHARED_MS = 1200; // as for copying: docs/product/lists.md#copying

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const [shared, showShared] = useBriefly(SHARED_MS);
  const share = async () => {
    const url = location.origin + location.pathname;
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => {}); // the reader thought better of it
      return;
    }
    if (!(await writeClipboard(url))) return;
    showShared();
    announce(wordPage.shared);
  };
  return (
    <Button look="sec" onClick={share}>
      {shared ? <Check size={18} /> : <Share2 size={18} />}
      {shared ? wordPage.shared : wordPage.share}
    </Button>
  );
}
