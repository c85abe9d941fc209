import type { LyricBody } from '@utarang/contract';
import { offline } from '@utarang/messages';
import { useStore } from '../../../lib/store.js';
import { waiting } from '../../../parts/offline/waiting-calls.js';
import { Message } from '../../../ui/message/message.js';
import css from './waiting-texts.module.css';

/** The name of a text that has none of its own yet: its first line. */
const nameOf = ({ title, text }: LyricBody): string => title || (text.trim().split('\n')[0] ?? '');

/** New texts in the outbox (docs/product/offline.md#what-waits): they are analysed once they are sent. */
export function WaitingTexts() {
  const texts = useStore(waiting).filter(({ does }) => does === 'text');
  if (texts.length === 0) return null;
  return (
    <ul className={css['texts']} aria-label={offline.reviewWaits}>
      {texts.map(({ key, body }) => (
        <li key={key} className={css['text']}>
          <b>
            <Message>{nameOf(body as LyricBody)}</Message>
          </b>
          <span>{offline.reviewWaits}</span>
        </li>
      ))}
    </ul>
  );
}
