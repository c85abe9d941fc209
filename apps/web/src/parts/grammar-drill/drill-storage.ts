import type { AskedDrill } from '@utarang/domain/grammar';
import { inTab } from '../../lib/storage.js';
import type { AskedGrammar } from './asked-grammar.js';

/** The name of the stored drill in progress, which survives a reload (docs/product/reference.md#grammar-drill). */
const NAME = 'grammar-drill';

type StoredDrill = { readonly of: string; readonly drill: AskedDrill<AskedGrammar> };

/** The drill that was left at an address, or null. */
export function readStoredDrill(name: string): AskedDrill<AskedGrammar> | null {
  const stored = inTab.readJson<Partial<StoredDrill> | null>(NAME, null);
  if (stored?.of !== name || !Array.isArray(stored.drill?.queue) || !Array.isArray(stored.drill.answers)) return null;
  return [...stored.drill.queue, ...stored.drill.answers].every(isAsked) && stored.drill.queue.length > 0
    ? stored.drill
    : null;
}

const isAsked = (asked: unknown): boolean => {
  const { question, options } = (asked ?? {}) as Partial<AskedGrammar>;
  return (
    Boolean(question?.sentence?.furigana && question.right && Array.isArray(question.blank)) && Array.isArray(options)
  );
};

/** Stores a drill; one that is over, or was stopped, is removed. */
export const storeDrill = (name: string, drill: AskedDrill<AskedGrammar> | null): void =>
  inTab.writeJson(NAME, drill && drill.queue.length > 0 ? { of: name, drill } : null);
