/**
 * The Korean manner of the ている of a verb that tells a change and not what goes on: by what has come of it (`result`, 앉아
 * 있다), by its past (`past`, 닮았다), or by a word for the state itself (`is`, 다르다). Other verbs go on (`goes on`, 먹고 있다);
 * these are here only where another Korean word says it.
 */
export type StateManner = 'result' | 'past' | 'is' | 'goes on';

/** `sense` is a Korean dictionary form, `~되다` that of its noun with 되다; null for the main sense of the word. */
export type State = { readonly manner: StateManner; readonly sense: string | null };
