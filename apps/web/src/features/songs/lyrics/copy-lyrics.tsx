import type { LyricLine } from '@utarang/contract';
import { song as messages } from '@utarang/messages';
import { Check, Copy } from 'lucide-react';
import { announce } from '../../../lib/announce.js';
import { writeClipboard } from '../../../lib/clipboard.js';
import { useBriefly } from '../../../lib/clock.js';
import { Button } from '../../../ui/button/button.js';
import css from './all-lines.module.css';
import { lyricsText, type Shown } from './stanzas.js';

const COPIED_MS = 1200; // docs/product/lists.md#copying

/** Copies all lines as they are shown, and says so on itself. */
export function CopyLyrics({ lines, shown }: { lines: readonly LyricLine[]; shown: Shown }) {
  const [copied, showCopied] = useBriefly(COPIED_MS);
  const copy = async () => {
    if (!(await writeClipboard(lyricsText(lines, shown)))) return;
    showCopied();
    announce(messages.copied);
  };
  return (
    <Button look="txt" className={css['copy']} onClick={copy}>
      {copied ? <Check size={18} /> : <Copy size={18} />}
      {copied ? messages.copied : messages.copyAll}
    </Button>
  );
}
