import { useMemo, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { useHydrated } from '../../../lib/hydration.js';
import { onDevice } from '../../../lib/storage.js';
import { changedModeText, type LearningMode, learningModes, nextMode } from './learning-mode.js';

const stored = (page: string) => `learning-mode:${page}`;

function remembered(page: string): LearningMode {
  const text = onDevice.read(stored(page));
  return learningModes.find((mode) => String(mode) === text) ?? 0;
}

/** The learning mode of a page, stored on this device, and functions that set the next one, or a given one. */
export function useLearningMode(page: string): [LearningMode, () => void, (mode: LearningMode) => void] {
  const hydrated = useHydrated();
  const found = useMemo(() => (hydrated ? remembered(page) : 0), [hydrated, page]);
  const [chosen, setChosen] = useState<LearningMode | null>(null);
  const mode = chosen ?? found;
  const goTo = (next: LearningMode) => {
    setChosen(next);
    announce(changedModeText(next));
    onDevice.write(stored(page), String(next));
  };
  return [mode, () => goTo(nextMode(mode)), goTo];
}
