import { type HomeMode, homeModes, type WordsPage } from '@utarang/contract';
import { format, home } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import { otherMode } from '../search-address.js';
import { modeLabel } from './mode-toggle.js';
import css from './read-as.module.css';

type OtherWayProps = { mode: HomeMode; answer: WordsPage; onSwitch: () => void };

/**
 * A link to the search by meaning, where a search by sound found only similar sounds, and the text is also a meaning
 * (docs/product/search.md#no-dead-end). 먹었어요 sounds like 模様, and means 食べる.
 */
export function OtherModeHint({ mode, answer: { content, phrase, otherModes }, onSwitch }: OtherWayProps) {
  const n = otherModes?.meaning ?? 0;
  if (mode !== homeModes.pron || phrase || content[0]?.match !== 'tolerant' || n === 0) return null;
  const names = { other: modeLabel[otherMode(mode)], n };
  return (
    <div className={css['notice']}>
      <p>{format(home.otherAlso, names)}</p>
      <Button variant="txt" className={css['button']} onClick={onSwitch}>
        {format(home.otherShow, names)}
      </Button>
    </div>
  );
}
