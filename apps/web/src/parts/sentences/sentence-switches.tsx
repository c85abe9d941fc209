import { examples } from '@utarang/messages';
import { useStore } from '../../lib/store.js';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { type SentenceView, sentenceView } from './view.js';

const switches = [
  ['furigana', examples.furigana],
  ['pronunciation', examples.pronunciation],
  ['korean', examples.meaning],
] as const satisfies readonly (readonly [keyof SentenceView, string])[];

/** What is shown of all sentences. */
export function SentenceSwitches() {
  const view = useStore(sentenceView);
  return (
    <Switches label={examples.view}>
      {switches.map(([part, name]) => (
        <Switch
          key={part}
          on={view[part].shown}
          onFlip={() => sentenceView.set({ ...view, [part]: { shown: !view[part].shown } })}
        >
          {name}
        </Switch>
      ))}
    </Switches>
  );
}
