import { common, list } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import css from './failed-card.module.css';

/** In the place of a card whose word could not be loaded. Each has the button, so that the keyboard finds its way. */
export const FailedCard = ({ onRetry }: { onRetry: () => void }) => (
  <div className={css['card']}>
    <p>{list.cardFail}</p>
    <Button look="txt" onClick={onRetry}>
      {common.retry}
    </Button>
  </div>
);
