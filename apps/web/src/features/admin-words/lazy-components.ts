import { lazy } from 'react';

const editRow = () => import('./components/edit-row.js');
const wordHistory = () => import('./components/word-history.js');

/** The row that a press opens for editing. Its code is loaded once the list has come, and not with the page. */
export const EditRow = lazy(async () => ({ default: (await editRow()).EditRow }));
export const WordHistory = lazy(async () => ({ default: (await wordHistory()).WordHistory }));

/** Loads that code before a press. A failure is ignored here: the press tries again, and shows what fails. */
export const preloadLazyComponents = (): void => void Promise.all([editRow(), wordHistory()]).catch(() => {});
