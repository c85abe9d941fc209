import { format, word as messages } from '@utarang/messages';
import { Check, Copy } from 'lucide-react';
import { cx } from '../../../lib/cx.js';
import { useCopy } from '../../../lib/use-copy.js';
import { useTabStop } from '../../../ui/tab-stop.js';
import css from './copy-button.module.css';

/**
 * A button that copies a word's lines and shows that it has; a refusal of the browser is silent
 * (docs/product/lists.md#copying).
 */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const stop = useTabStop();
  const [copied, copy] = useCopy(messages.copied);
  return (
    <button
      type="button"
      tabIndex={stop}
      className={cx(css['copy'], copied && css['done'])}
      aria-label={format(copied ? messages.copiedAria : messages.copyAria, { word: name })}
      onClick={() => copy(text)}
    >
      {copied ? <Check size={18} /> : <Copy size={18} />}
      {copied && <span>{messages.copied}</span>}
    </button>
  );
}
