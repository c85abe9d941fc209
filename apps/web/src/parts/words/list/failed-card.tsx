import { list } from '@utarang/messages';
import css from './failed-card.module.css';

/** The place of a card whose word could not be loaded; the list's one button loads it again. */
export const FailedCard = () => (
  <div className={css['card']} data-failed>
    <p>{list.cardFail}</p>
  </div>
);
