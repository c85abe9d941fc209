/**
 * The Korean for the ている of a verb of change: its resulting state (`result`, 앉아 있다), its past (`past`, 닮았다), or a word
 * for the state itself (`is`, 다르다). Other verbs are activities (`goes on`, 먹고 있다), listed only where another Korean
 * word is used.
 */
export type StateManner = 'result' | 'past' | 'is' | 'goes on';

/** `sense` is a Korean dictionary form, `~되다` that of its noun with 되다; null for the main sense of the word. */
export type State = { readonly manner: StateManner; readonly sense: string | null };
