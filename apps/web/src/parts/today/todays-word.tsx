import { pathOf, type Start, type Word } from '@utarang/contract';
import { rubyOf } from '@utarang/domain/words';
import { start } from '@utarang/messages';
import { Furigana } from '../../ui/ja/furigana.js';
import { Panel } from '../../ui/panel/panel.js';
import { cardLines } from '../card-lines.js';
import { LevelTag } from '../level/level-tag.js';
import { SentenceText } from '../sentences/sentence-text.js';
import { ListenButton } from '../speech/listen-button.js';
import { CopyButton } from '../words/list/copy-button.js';
import { copyText } from '../words/list/copy-text.js';
import { WordStar } from '../words/list/word-star.js';
import { todayText } from './day-text.js';
import { More } from './more.js';
import css from './todays-word.module.css';

/** The word of the day, large, with its reading above its kanji. */
export const TodaysWord = ({ day, word, example }: Pick<Start, 'day' | 'example'> & { word: Word }) => {
  const { heading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <Panel title={start.today} action={<span className={css['day']}>{todayText(day)}</span>}>
      <div className={css['lines']}>
        <p className={css['word']} lang={heading.lang}>
          <Furigana parts={rubyOf(heading.text, heading.field === 'japaneseWord' ? word.hiragana : '')} />
        </p>
        {koreanPronunciation && <p className={css['pronunciation']}>[{koreanPronunciation}]</p>}
        {/* Its place is kept on a device without a voice: voices come late, and nothing may move. */}
        <span className={css['listen']}>
          <ListenButton name={heading.text} text={word.hiragana || heading.text} />
        </span>
      </div>
      <p className={css['meaning']}>
        {meaningKo} {word.level && <LevelTag level={word.level} />}
      </p>
      {example && (
        <div className={css['example']}>
          <SentenceText sentence={example} target={example.target} links={false} className={css['sentence']} />
          <p>{example.korean}</p>
        </div>
      )}
      <div className={css['tools']}>
        <More to={pathOf('word', { id: word.id })}>{start.details}</More>
        <CopyButton name={heading.text} text={copyText(word)} />
        <WordStar word={word} name={heading.text} />
      </div>
    </Panel>
  );
};
