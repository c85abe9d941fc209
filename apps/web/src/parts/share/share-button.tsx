import { wordPage } from '@utarang/messages';
import { Check, Share2 } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.js';
import { Button } from '../../ui/button/button.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';

/** A button that opens the device's share dialog with the page's address, or copies the address where there is none. */
export function ShareButton({ title, icon = false }: { title: string /** True for an icon alone. */; icon?: boolean }) {
  const [shared, copy] = useCopy(wordPage.shared);
  const share = async () => {
    const url = location.origin + location.pathname;
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => {}); // the reader has cancelled it
      return;
    }
    await copy(url);
  };
  if (icon) {
    return (
      <IconButton label={shared ? wordPage.shared : wordPage.share} onClick={share}>
        {shared ? <Check size={20} /> : <Share2 size={20} />}
      </IconButton>
    );
  }
  return (
    <Button variant="sec" onClick={share}>
      {shared ? <Check size={18} /> : <Share2 size={18} />}
      {shared ? wordPage.shared : wordPage.share}
    </Button>
  );
}
