import type { KanjiDetail, Word } from '@utarang/contract';
import { pathOf } from '@utarang/contract';
import { format, kanji as messages } from '@utarang/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { Button } from '../../../ui/button/button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Tag } from '../../../ui/tag/tag.js';
import css from './kanji-words.module.css';

/** Number of words of a reading that are shown before a press shows all. */
const SHOWN = 6;

/** The words of a kanji, grouped by the reading that it has in them. */
export function KanjiWords({ kanji: { groups, wordCount } }: { kanji: KanjiDetail }) {
  const [all, setAll] = useState(false);
  const isShort = groups.every(({ words }) => words.length <= SHOWN);
  return (
    <Panel title={messages.words} action={<Tag variant="mut">{format(messages.wordCount, { n: wordCount })}</Tag>}>
      {wordCount === 0 && <p>{messages.noWords}</p>}
      {groups.map(({ reading, kind, words }) => (
        <div key={`${kind} ${reading}`} className={css['group']}>
          <h3>
            {reading === null ? messages.special : <span lang="ja">{reading}</span>}
            {reading === null && <span className={css['sub']}>{messages.specialNote}</span>}
          </h3>
          <ul>
            {(all ? words : words.slice(0, SHOWN)).map((word) => (
              <li key={word.id}>
                <Row word={word} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!all && !isShort && (
        <Button variant="soft" className={css['all']} onClick={() => setAll(true)}>
          {format(messages.showWords, { n: wordCount })}
        </Button>
      )}
    </Panel>
  );
}

const Row = ({ word: { id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level } }: { word: Word }) => (
  <Link to={pathOf('word', { id })} className={css['row']}>
    <b lang="ja">{japaneseWord}</b>
    <span className={css['reading']}>
      <span lang="ja">{hiragana}</span> [{koreanPronunciation}]
    </span>
    <span className={css['meaning']}>{meaningKo}</span>
    {level && <LevelTag level={level} />}
  </Link>
);
