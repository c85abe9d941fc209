import { examples } from '@utarang/messages';
import { Check } from 'lucide-react';
import { useStore } from '../../lib/store.js';
import css from './sentence-switches.module.css';
import { type SentenceView, sentenceView } from './view.js';

const switches = [
  ['furigana', examples.furigana],
  ['pronunciation', examples.pronunciation],
  ['korean', examples.meaning],
] as const satisfies readonly (readonly [keyof SentenceView, string])[];

/** What is to be seen of all sentences. */
export function SentenceSwitches() {
  const view = useStore(sentenceView);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div className={css['switches']} role="group" aria-label={examples.view}>
      {switches.map(([part, name]) => (
        <button
          key={part}
          type="button"
          className={css['switch']}
          aria-pressed={view[part].shown}
          onClick={() => sentenceView.set({ ...view, [part]: { shown: !view[part].shown } })}
        >
          <Check size={16} />
          {name}
        </button>
      ))}
    </div>
  );
}
