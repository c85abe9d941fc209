import { cancelledWith } from './edit-keys.js';
import type { Edit, Edits } from './edits.js';

/** Ends an edit; where something was typed, a toast offers to restore it. */
export function cancelEdit<Thing extends { readonly id: number }, Draft>(
  edits: Pick<Edits<Thing, Draft>, 'begin' | 'typeInto' | 'end' | 'isChanged'>,
  username: string,
  edit: Edit<Thing, Draft>,
): void {
  const { base, draft } = edit;
  edits.end(username, base.id);
  if (!edits.isChanged(edit)) return;
  cancelledWith(() => {
    edits.begin(username, base);
    edits.typeInto(username, base.id, draft);
  });
}
