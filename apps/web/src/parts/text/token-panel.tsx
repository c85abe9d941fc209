import { type AnalysedToken, pathOf, type Word } from '@utarang/contract';
import { lookup as messages } from '@utarang/messages';
import { ChevronRight, X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { announce } from '../../lib/announce.js';
import { cx } from '../../lib/cx.js';
import { here } from '../../lib/here.js';
import { useMediaQuery } from '../../lib/media-query.js';
import { useOverlay } from '../../lib/overlay-history.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Message } from '../../ui/message/message.js';
import { WordKnown } from '../known/known-buttons.js';
import { LevelTag } from '../level/level-tag.js';
import { explainedAt } from '../reference/entry-path.js';
import { ListenButton } from '../speech/listen-button.js';
import { WordStar } from '../words/list/word-star.js';
import css from './token-panel.module.css';

/** Below this width the panel covers the text. */
const COVERS_TEXT = '(max-width: 1023.98px)';

export type TokenPanelProps = {
  token: AnalysedToken | null;
  /** True if the word was pressed: its panel stays until it is closed. */
  pinned: boolean;
  words: readonly Word[];
  onClose: () => void;
  /** True if it covers the text on wide screens, too. */
  covers?: boolean;
  /** The member's own meaning of the word. */
  ownMeaning?: string | null;
  /** The actions on the word. */
  children?: ReactNode;
};

/** The panel about a word of a text: beside the text on wide screens, else at the bottom of the screen. */
export function TokenPanel({
  token,
  pinned,
  words,
  onClose,
  covers = false,
  ownMeaning = null,
  children,
}: TokenPanelProps) {
  const id = useId();
  const word = token?.wordId == null ? null : (words.find((each) => each.id === token.wordId) ?? null);
  const meaning = token && (ownMeaning ?? meaningOf(token, word));
  const announced = pinned ? meaning : null;
  useEffect(() => {
    if (announced !== null) announce(announced);
  }, [announced]);
  const coversText = useMediaQuery(COVERS_TEXT);
  useOverlay(pinned && (covers || coversText), onClose);
  if (!token || meaning === null) return null;
  const name = word?.japaneseWord ?? token.dictionary ?? token.written;
  return (
    <aside
      className={cx(css['panel'], pinned && css['pinned'])}
      data-over={pinned && (covers || coversText) ? 'panel' : undefined}
      aria-labelledby={id}
    >
      <div className={css['head']}>
        <h3 id={id} className={css['name']} lang="ja">
          {name}
        </h3>
        {word && <WordStar word={word} name={name} />}
        {pinned && (
          <IconButton label={messages.close} onClick={onClose}>
            <X size={20} />
          </IconButton>
        )}
      </div>
      <p className={css['reading']}>
        {(word?.hiragana ?? token.reading) !== name && <span lang="ja">{word?.hiragana ?? token.reading}</span>}
        <span>[{word?.koreanPronunciation ?? token.pronunciation}]</span>
        <ListenButton name={name} text={name} />
      </p>
      <p className={css['meaning']}>
        <span>
          <Message>{meaning}</Message>
        </span>
        {word?.level && <LevelTag level={word.level} />}
      </p>
      {(token.steps.length > 0 || (word && token.gloss)) && <Form token={token} />}
      {word && <WordKnown wordId={word.id} />}
      <div className={css['links']}>
        {word && (
          <Link to={pathOf('word', { id: word.id })} state={{ from: here() }}>
            {messages.toWord}
            <ChevronRight size={18} />
          </Link>
        )}
        {token.entry && (
          <Link to={explainedAt(token.entry, token.written)} state={{ from: here() }}>
            {messages.toEntry}
            <ChevronRight size={18} />
          </Link>
        )}
      </div>
      {children}
    </aside>
  );
}

/** The meaning of a word; where that is unknown, its part of speech. */
function meaningOf({ partOfSpeech, gloss }: AnalysedToken, word: Word | null): string {
  if (word) return word.meaningKo;
  if (gloss) return gloss;
  if (partOfSpeech === 'name') return messages.name;
  if (partOfSpeech === 'number') return messages.number;
  if (partOfSpeech === 'particle') return messages.particle;
  return partOfSpeech === 'ending' ? messages.ending : messages.notInBook;
}

/** The form of the word in the text: its Korean, and each step with a link to its explanation. */
const Form = ({ token: { written, gloss, steps } }: { token: AnalysedToken }) => (
  <div className={css['form']}>
    <p>
      <b lang="ja">{written}</b> {gloss}
    </p>
    <ul className={css['steps']}>
      {steps.map(({ name, entry }) => (
        <li key={name}>
          {entry ? (
            <Link to={explainedAt(entry, '')} state={{ from: here() }}>
              <Message>{name}</Message>
            </Link>
          ) : (
            <Message>{name}</Message>
          )}
        </li>
      ))}
    </ul>
  </div>
);
