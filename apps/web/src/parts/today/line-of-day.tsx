import { pathOf, type Start, type Word, withQuery } from '@utarang/contract';
import { song as songTexts, start } from '@utarang/messages';
import { ChevronRight, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.js';
import { here } from '../../lib/here.js';
import { isModifiedClick } from '../../lib/is-modified-click.js';
import { Button, ButtonLink } from '../../ui/button/button.js';
import { Hint, useHint } from '../../ui/hint/hint.js';
import { Furigana } from '../../ui/ja/furigana.js';
import { Ja } from '../../ui/ja/ja.js';
import { cardLines } from '../card-lines.js';
import { SongContext } from '../guest/waiting-ids.js';
import { LevelTag } from '../level/level-tag.js';
import { Cover } from '../music/cover.js';
import { unitsOf } from '../sentences/pieces.js';
import { useJapaneseVoice } from '../speech/japanese-voice.js';
import { ListenButton } from '../speech/listen-button.js';
import { WordStar } from '../words/list/word-star.js';
import css from './line-of-day.module.css';

const HINT_MS = 2000; // docs/product/search.md#line-of-the-day

type LineOfDayProps = { line: NonNullable<Start['line']> };

/** A line of a song to begin with, whose words can be pressed (docs/product/search.md#line-of-the-day). */
export function LineOfDay({ line: { song, line, words } }: LineOfDayProps) {
  const [chosen, setChosen] = useState(words[0]?.id);
  const toSong = pathOf('song', { id: song.id });
  return (
    <section className={css['card']} aria-label={start.line}>
      <div className={css['head']}>
        <Cover id={song.id} name={song.title} className={css['cover']} />
        <div className={css['names']}>
          <Link to={toSong} state={{ from: here() }}>
            <Ja>{song.title}</Ja>
          </Link>
          <p>
            {song.titleKo} · <Ja>{song.artists.map(({ name }) => name).join(', ')}</Ja>
          </p>
        </div>
        {song.level && <LevelTag level={song.level} />}
      </div>
      <p className={css['line']} lang="ja">
        {unitsOf({ ...line, japanese: line.jpText, entries: [] }, null).map((unit) => (
          <span key={unit[0]?.start} className={css['unit']}>
            {unit.map(({ start: from, wordId, parts }) => {
              const text = <Furigana parts={parts.map(([part, reading]) => ({ text: part, reading }))} />;
              if (wordId === null) return <span key={from}>{text}</span>;
              return (
                <Link
                  key={from}
                  to={pathOf('word', { id: wordId })}
                  className={css['word']}
                  aria-current={wordId === chosen}
                  onClick={(event) => {
                    if (isModifiedClick(event)) return;
                    event.preventDefault();
                    setChosen(wordId);
                  }}
                >
                  {text}
                </Link>
              );
            })}
          </span>
        ))}
      </p>
      <p className={css['sound']}>{line.koPron}</p>
      <p className={css['meaning']}>{line.koMean}</p>
      <SongContext value={song}>
        {/* All of them lie in one place, so that another word moves nothing. */}
        <div className={css['strips']} aria-live="polite">
          {words.map((word) => (
            <Strip key={word.id} word={word} shown={word.id === chosen} />
          ))}
        </div>
      </SongContext>
      <div className={css['ways']}>
        <ListenToLine text={line.jpText} />
        <ButtonLink to={withQuery(toSong, { study: 'true', line: String(line.seq) })} state={{ from: here() }}>
          {start.lineStudy}
          <ChevronRight size={18} />
        </ButtonLink>
      </div>
    </section>
  );
}

function Strip({ word, shown }: { word: Word; shown: boolean }) {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <div className={cx(css['strip'], !shown && css['away'])}>
      <Link
        to={pathOf('word', { id: word.id })}
        state={{ from: here() }}
        className={css['written']}
        lang={heading.lang}
      >
        {heading.text}
      </Link>
      <p>
        <b>{meaningKo}</b>
        <span>
          {reading && <span lang="ja">{reading}</span>} {koreanPronunciation && `[${koreanPronunciation}]`}
        </span>
      </p>
      <span className={css['do']}>
        <ListenButton name={heading.text} text={word.hiragana || heading.text} />
        <WordStar word={word} name={heading.text} />
      </span>
    </div>
  );
}

/** The button that reads the line; where the device has no Japanese voice, it says so. */
function ListenToLine({ text }: { text: string }) {
  const speak = useJapaneseVoice();
  const { shown, show } = useHint(HINT_MS);
  return (
    <span className={css['listen']}>
      <Hint shown={shown}>{start.noVoice}</Hint>
      <Button variant="soft" onClick={() => (speak ? speak(text) : show())}>
        <Volume2 size={18} />
        <span aria-hidden="true">{start.listen}</span>
        <span className="sr">{songTexts.lineListen}</span>
      </Button>
    </span>
  );
}
