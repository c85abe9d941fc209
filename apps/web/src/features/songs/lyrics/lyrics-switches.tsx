import { song as messages, plus } from '@utarang/messages';
import { type SentenceView, sentenceView } from '../../../parts/sentences/view.js';
import { Switch, Switches } from '../../../ui/switch/switch.js';
import { chooseJapanese, type useShown } from './shown.js';

const flip = (part: keyof SentenceView) => {
  const view = sentenceView.get();
  sentenceView.set({ ...view, [part]: { shown: !view[part].shown } });
};

/** Switches for what is shown of lyrics (docs/product/songs.md#lyrics). */
export const LyricsSwitches = ({ shown }: { shown: ReturnType<typeof useShown> }) => (
  <Switches label={messages.forms}>
    <Switch on={shown.furigana} onFlip={() => flip('furigana')}>
      {plus.furigana}
    </Switch>
    <Switch on={shown.japanese} onFlip={() => chooseJapanese(!shown.japanese)}>
      {messages.showJapanese}
    </Switch>
    <Switch on={shown.pronunciation} onFlip={() => flip('pronunciation')}>
      {messages.showPron}
    </Switch>
    <Switch on={shown.korean} onFlip={() => flip('korean')}>
      {messages.showMean}
    </Switch>
  </Switches>
);
