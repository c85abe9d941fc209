import { kana as messages } from '@utarang/messages';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './kana-notes.module.css';

const notes = [messages['note.tsu'], messages['note.long'], messages['note.wo'], messages['note.didu']];

/** Notes on what no chart shows: small っ, the long ー, the particle を, ぢ and づ. */
export const KanaNotes = () => (
  <Panel title={messages['note.title']}>
    <ul className={css['notes']}>
      {notes.map((note) => (
        <li key={note}>
          <Message>{note}</Message>
        </li>
      ))}
    </ul>
  </Panel>
);
