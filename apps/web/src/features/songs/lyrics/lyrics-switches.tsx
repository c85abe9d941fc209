import { song as messages, plus } from '@utarang/messages';
import { flipPart } from '../../../parts/sentences/view.js';
import { Switch, Switches } from '../../../ui/switch/switch.js';
import type { useShown } from './shown.js';

/** Switches for what is shown of lyrics (docs/product/songs.md#lyrics). */
export const LyricsSwitches = ({ shown }: { shown: ReturnType<typeof useShown> }) => (
  <Switches label={messages.forms}>
    <Switch on={shown.furigana} onFlip={() => flipPart('furigana')}>
      {plus.furigana}
    </Switch>
    <Switch on={shown.japanese} onFlip={() => flipPart('japanese')}>
      {messages.showJapanese}
    </Switch>
    <Switch on={shown.pronunciation} onFlip={() => flipPart('pronunciation')}>
      {messages.showPron}
    </Switch>
    <Switch on={shown.korean} onFlip={() => flipPart('korean')}>
      {messages.showMean}
    </Switch>
  </Switches>
);
