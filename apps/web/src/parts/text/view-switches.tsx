import { lookup as messages } from '@utarang/messages';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { changeView, useView } from './view.js';

const switches = [
  ['furigana', messages.furigana],
  ['pronunciation', messages.pronunciation],
] as const;

/** The switches of what is shown beside the words of a text. */
export function ViewSwitches() {
  const view = useView();
  return (
    <Switches label={messages.settings}>
      {switches.map(([part, name]) => (
        <Switch key={part} on={view[part]} onFlip={() => changeView(part)}>
          {name}
        </Switch>
      ))}
    </Switches>
  );
}
