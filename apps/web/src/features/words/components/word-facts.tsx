import { pages, pathOf, type WordDetail } from '@utarang/contract';
import { koLike as koLikeMessages, partsOfSpeech, wordPage } from '@utarang/messages';
import { Link } from 'react-router';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { BridgeParts } from '../../../parts/words/bridge/bridge-view.js';
import { Message } from '../../../ui/message/message.js';
import css from './word-facts.module.css';

/** What else is known of a word: level, parts of speech, the Korean reading of its kanji, situations, songs. */
export function WordFacts({ word }: { word: WordDetail }) {
  const { levels, koLike } = word;
  return (
    <dl className={css['facts']}>
      <dt>{wordPage.level}</dt>
      <dd>{levels.length > 0 ? levels.map((level) => <LevelTag key={level} level={level} />) : wordPage.levelNone}</dd>
      {word.partsOfSpeech.length > 0 && (
        <>
          <dt>{wordPage.pos}</dt>
          <dd>
            {word.partsOfSpeech.map((part) => (
              <span key={part}>
                <Message>{partsOfSpeech[part]}</Message>
              </span>
            ))}
          </dd>
        </>
      )}
      {word.bridge && (
        <>
          <dt>{wordPage.hanja}</dt>
          <dd>
            {word.bridge.hangul === null && koLike?.hanja}
            <BridgeParts bridge={word.bridge} />
          </dd>
        </>
      )}
      {koLike?.caution && (
        <>
          <dt>{koLikeMessages.caution}</dt>
          <dd>
            <Message>{koLike.caution}</Message>
          </dd>
        </>
      )}
      {word.fields.length > 0 && (
        <>
          <dt>{wordPage.fields}</dt>
          <dd>
            {word.fields.map((field) => (
              <Link key={field} className={css['link']} to={`${pages.fields}?${new URLSearchParams({ value: field })}`}>
                {field}
              </Link>
            ))}
          </dd>
        </>
      )}
      {word.songs.length > 0 && (
        <>
          <dt>{wordPage.songs}</dt>
          <dd>
            {word.songs.map(({ id, title }) => (
              <Link key={id} className={css['link']} to={pathOf('song', { id })}>
                <Message>{title}</Message>
              </Link>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
