import { format, word as messages } from '@utarang/messages';
import { Check, Copy } from 'lucide-react';
import { announce } from '../../../lib/announce.js';
import { writeClipboard } from '../../../lib/clipboard.js';
import { useBriefly } from '../../../lib/clock.js';
import { cx } from '../../../lib/cx.js';
import { useTabStop } from '../../../ui/tab-stop.js';
import css from './copy-button.module.css';

const COPIED_MS = 1200; // docs/product/lists.md#copying

/** Copies a word's lines and says so on itself; a refusal of the browser is silent (docs/product/lists.md#copying). */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const stop = useTabStop();
  const [copied, showCopied] = useBriefly(COPIED_MS);
  const copy = async () => {
    if (!(await writeClipboard(text))) return;
    showCopied();
    announce(messages.copied);
  };
  return (
    <button
      type="button"
      tabIndex={stop}
      className={cx(css['copy'], copied && css['done'])}
      aria-label={format(copied ? messages.copiedAria : messages.copyAria, { word: name })}
      onClick={copy}
    >
      {copied ? <Check size={18} /> : <Copy size={18} />}
      {copied && <span>{messages.copied}</span>}
    </button>
  );
}
