import { format, word as messages } from '@utarang/messages';
import { Volume2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { useJapaneseVoice } from './japanese-voice.js';

/**
 * A button that reads a word aloud; missing on a device without a Japanese voice
 * (docs/product/pronunciation.md#listening).
 */
export function ListenButton({ name, text }: { name: string; text: string }) {
  const speak = useJapaneseVoice();
  if (!speak) return null;
  return (
    <IconButton label={format(messages.listen, { word: name })} onClick={() => speak(text)}>
      <Volume2 size={20} />
    </IconButton>
  );
}
