import { lazy } from 'react';

const form = () => import('./components/sentence-form.js');
const history = () => import('./components/sentence-history.js');

/** The form that a press opens. Its code is loaded once the list has come, and not with the page. */
export const SentenceForm = lazy(async () => ({ default: (await form()).SentenceForm }));
export const SentenceHistoryDialog = lazy(async () => ({ default: (await history()).SentenceHistoryDialog }));

/** Loads that code before a press. A failure is ignored here: the press tries again, and shows what fails. */
export const preloadLazyComponents = (): void => void Promise.all([form(), history()]).catch(() => {});
