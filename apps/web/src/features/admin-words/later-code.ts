import { lazy } from 'react';

const editRow = () => import('./components/edit-row.js');
const wordHistory = () => import('./components/word-history.js');

/** What a press opens: its code comes once the list is there, and not with the page. */
export const EditRow = lazy(async () => ({ default: (await editRow()).EditRow }));
export const WordHistory = lazy(async () => ({ default: (await wordHistory()).WordHistory }));

/** Loads it ahead of the press. A failure is met again, and shown, when it is drawn. */
export const preloadLaterCode = (): void => void Promise.all([editRow(), wordHistory()]).catch(() => {});
