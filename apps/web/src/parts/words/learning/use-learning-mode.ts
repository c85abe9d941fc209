import { useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { done, type LearningMode, learningModes, nextMode } from './learning-mode.js';

const stored = (page: string) => `learning-mode:${page}`;

function remembered(page: string): LearningMode {
  try {
    return learningModes.find((mode) => String(mode) === localStorage.getItem(stored(page))) ?? 0;
  } catch {
    return 0; // storage may be denied; the mode then lasts until the page is left
  }
}

/** The learning mode of a page, remembered on this device; the functions go on to the next, or to a certain one. */
export function useLearningMode(page: string): [LearningMode, () => void, (mode: LearningMode) => void] {
  const [mode, setMode] = useState(() => remembered(page));
  const goTo = (next: LearningMode) => {
    setMode(next);
    announce(done(next));
    try {
      localStorage.setItem(stored(page), String(next));
    } catch {
      // as above
    }
  };
  return [mode, () => goTo(nextMode(mode)), goTo];
}
