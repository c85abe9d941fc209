import type { LyricLine } from '@utarang/contract';
import { song as messages } from '@utarang/messages';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../lib/use-copy.js';
import { Button } from '../../../ui/button/button.js';
import { lyricsText, type ShownParts } from './stanzas.js';

/** A button that copies all lines as they are shown, and shows that it has. */
export function CopyLyrics({ lines, shown }: { lines: readonly LyricLine[]; shown: ShownParts }) {
  const [copied, copy] = useCopy(messages.copied);
  return (
    <Button variant="txt" onClick={() => copy(lyricsText(lines, shown))}>
      {copied ? <Check size={18} /> : <Copy size={18} />}
      {copied ? messages.copied : messages.copyAll}
    </Button>
  );
}
