import { format, word as messages } from '@utarang/messages';
import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../ui/icon-button/icon-button.js';

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

const japaneseVoice = () => speech?.getVoices().find((voice) => /^ja\b/i.test(voice.lang)) ?? null;

/** Browsers load their voices late, and some never tell. */
function subscribe(changed: () => void) {
  speech?.addEventListener('voiceschanged', changed);
  return () => speech?.removeEventListener('voiceschanged', changed);
}

/**
 * Reads a word aloud, a little slowly; not there on a device without a Japanese voice
 * (docs/product/pronunciation.md#listening).
 */
export function ListenButton({ name, text }: { name: string; text: string }) {
  const voice = useSyncExternalStore(subscribe, japaneseVoice, () => null);
  if (!speech || !voice) return null;
  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = 'ja-JP';
    utterance.rate = 0.9;
    speech.cancel();
    speech.speak(utterance);
  };
  return (
    <IconButton label={format(messages.listen, { word: name })} onClick={speak}>
      <Volume2 size={20} />
    </IconButton>
  );
}
