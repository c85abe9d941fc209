import { player as messages } from '@utarang/messages';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { flipPart, useSentenceView } from '../sentences/view.js';
import css from './player.module.css';

type ViewSettingsProps = {
  pauses: boolean;
  hides: boolean;
  onPauses: () => void;
  onHides: () => void;
  onTiming: (() => void) | undefined;
};

/** A button that opens the settings of what is shown. */
export function ViewSettings({ pauses, hides, onPauses, onHides, onTiming }: ViewSettingsProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const shown = useSentenceView();
  return (
    <div className={css['settings']}>
      <Button variant="sec" aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
        <Eye size={18} />
        {messages.view}
      </Button>
      <div id={id} hidden={!unfolded} className={css['menu']}>
        <Switches label={messages.viewLabel}>
          <Switch on={shown.furigana.shown} onFlip={() => flipPart('furigana')}>
            {messages.furigana}
          </Switch>
          <Switch on={shown.pronunciation.shown} onFlip={() => flipPart('pronunciation')}>
            {messages.pronunciation}
          </Switch>
          <Switch on={shown.korean.shown} onFlip={() => flipPart('korean')}>
            {messages.meaning}
          </Switch>
          <Switch on={pauses} onFlip={onPauses}>
            {messages.pauses}
          </Switch>
          <Switch on={hides} onFlip={onHides}>
            {messages.hides}
          </Switch>
        </Switches>
        {onTiming && (
          <Button variant="txt" onClick={onTiming}>
            {messages.timing}
          </Button>
        )}
      </div>
    </div>
  );
}
