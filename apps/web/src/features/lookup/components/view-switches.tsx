import { lookup as messages } from '@utarang/messages';
import { Check } from 'lucide-react';
import css from '../../../parts/sentences/sentence-switches.module.css';
import { changeView, useView } from '../view.js';

const switches = [
  ['furigana', messages.furigana],
  ['pronunciation', messages.pronunciation],
] as const;

/** What is to be seen beside the words of a text. */
export function ViewSwitches() {
  const view = useView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div className={css['switches']} role="group" aria-label={messages.settings}>
      {switches.map(([part, name]) => (
        <button
          key={part}
          type="button"
          className={css['switch']}
          aria-pressed={view[part]}
          onClick={() => changeView(part)}
        >
          <Check size={16} />
          {name}
        </button>
      ))}
    </div>
  );
}
