import { createContext, use } from 'react';
import type { LearningMode } from './learning-mode.js';

export type Learning = {
  /** The name of the page; a text hidden on one page is not hidden on another. */
  page: string;
  mode: LearningMode;
  /** True if each shown text has an eye that hides it. */
  eyes: boolean;
};

const LearningContext = createContext<Learning>({ page: '', mode: 0, eyes: false });

/** The learning mode of the cards below. */
export const LearningProvider = LearningContext.Provider;

export const useLearning = (): Learning => use(LearningContext);
