import { useSyncExternalStore } from 'react';

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

const RATE = 0.9; // a little slowly: docs/product/pronunciation.md#listening

const japaneseVoice = () => speech?.getVoices().find((voice) => /^ja\b/i.test(voice.lang)) ?? null;

/** Browsers load their voices late, and some never report it. */
function subscribe(changed: () => void) {
  speech?.addEventListener('voiceschanged', changed);
  return () => speech?.removeEventListener('voiceschanged', changed);
}

/** The current utterance: some browsers drop one without a reference, and never report its end. */
let spoken: SpeechSynthesisUtterance | null = null;

/** Reads a text aloud; `done` is called when it was read to its end. */
export type Speak = (text: string, done?: () => void) => void;

/** Stops the current utterance. */
export const stopSpeaking = (): void => speech?.cancel();

/** Reads Japanese aloud, in place of the current utterance; null on a device without a Japanese voice. */
export function useJapaneseVoice(): Speak | null {
  const voice = useSyncExternalStore(subscribe, japaneseVoice, () => null);
  if (!speech || !voice) return null;
  return (text, done) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = 'ja-JP';
    utterance.rate = RATE;
    if (done) utterance.onend = done;
    speech.cancel();
    spoken = utterance;
    speech.speak(spoken);
  };
}
