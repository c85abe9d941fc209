import type { ViewPart } from '@utarang/contract';
import { examples } from '@utarang/messages';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { flipPart, useSentenceView } from './view.js';

const switches = [
  ['furigana', examples.furigana],
  ['pronunciation', examples.pronunciation],
  ['korean', examples.meaning],
] as const satisfies readonly (readonly [ViewPart, string])[];

/** The switches for the parts of all sentences that are shown. */
export function SentenceSwitches() {
  const view = useSentenceView();
  return (
    <Switches label={examples.view}>
      {switches.map(([part, name]) => (
        <Switch key={part} on={view[part].shown} onFlip={() => flipPart(part)}>
          {name}
        </Switch>
      ))}
    </Switches>
  );
}
