import { type KanjiDetail, pathOf } from '@utarang/contract';
import { kanji as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './similar-kanji.module.css';

/** The kanji that are easily taken for this one, each with the difference. */
export const SimilarKanji = ({ similar }: Pick<KanjiDetail, 'similar'>) => (
  <Panel title={messages.similar}>
    <ul className={css['similar']}>
      {similar.map((each) => (
        <li key={each.kanji}>
          <Link to={pathOf('kanji', { id: each.kanji })}>
            <b lang="ja">{each.kanji}</b>
            <span>{each.hunEum}</span>
          </Link>
          <p>
            <Message>{each.difference}</Message>
          </p>
        </li>
      ))}
    </ul>
  </Panel>
);
