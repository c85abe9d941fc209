import { onDevice } from '../../lib/storage.js';
import { createStore } from '../../lib/store.js';

/** The three forms of a line. */
export const forms = ['japanese', 'pronunciation', 'korean'] as const;
export type FormOfLine = (typeof forms)[number];
export type StudyView = Readonly<Record<FormOfLine, boolean>>;

const STORED = 'song-line-view';
const usual: StudyView = { japanese: true, pronunciation: false, korean: false };

function kept(): StudyView {
  const value = onDevice.readJson<Partial<Record<FormOfLine, unknown>> | null>(STORED, null);
  if (typeof value !== 'object' || value === null) return usual;
  const chosen = (form: FormOfLine) => (typeof value[form] === 'boolean' ? value[form] : usual[form]);
  return { japanese: chosen('japanese'), pronunciation: chosen('pronunciation'), korean: chosen('korean') };
}

/** The forms of a line that are shown without a press. Stored on this device; the server never renders them. */
export const studyView = createStore<StudyView>(kept());

export function flipForm(form: FormOfLine): void {
  const view = { ...studyView.get(), [form]: !studyView.get()[form] };
  studyView.set(view);
  onDevice.writeJson(STORED, view);
}
