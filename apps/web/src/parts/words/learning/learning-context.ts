import { createContext, use } from 'react';
import type { LearningMode } from './learning-mode.js';

export type Learning = {
  /** Names the page; what is hidden on one page is not on another. */
  page: string;
  mode: LearningMode;
  /** True if each text that is shown has an eye to hide it. */
  eyes: boolean;
};

const LearningContext = createContext<Learning>({ page: '', mode: 0, eyes: false });

/** The learning mode of the cards below. */
export const LearningProvider = LearningContext.Provider;

export const useLearning = (): Learning => use(LearningContext);
