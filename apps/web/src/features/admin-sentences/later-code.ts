import { lazy } from 'react';

const form = () => import('./components/sentence-form.js');
const history = () => import('./components/sentence-history.js');

/** What a press opens: its code comes once the list is there, and not with the page. */
export const SentenceForm = lazy(async () => ({ default: (await form()).SentenceForm }));
export const SentenceHistoryDialog = lazy(async () => ({ default: (await history()).SentenceHistoryDialog }));

/** Loads it ahead of the press. A failure is met again, and shown, when it is drawn. */
export const preloadLaterCode = (): void => void Promise.all([form(), history()]).catch(() => {});
