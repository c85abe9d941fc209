import { lookup as messages, myLyrics } from '@utarang/messages';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { changeView, useView } from './view.js';

/** Switches for what is shown beside the words of a text, and below its lines where it has translations. */
export function ViewSwitches({ translations }: { translations: boolean }) {
  const view = useView();
  return (
    <Switches label={messages.settings}>
      <Switch on={view.furigana} onFlip={() => changeView('furigana')}>
        {messages.furigana}
      </Switch>
      <Switch on={view.pronunciation} onFlip={() => changeView('pronunciation')}>
        {messages.pronunciation}
      </Switch>
      {translations && (
        <Switch on={view.korean} onFlip={() => changeView('korean')}>
          {myLyrics.translation}
        </Switch>
      )}
    </Switches>
  );
}
