import { useQuery } from '@tanstack/react-query';
import type { AnalysedToken } from '@utarang/contract';
import { format, known, lookup as messages } from '@utarang/messages';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { hasModifier } from '../../lib/keyboard.js';
import { Furigana } from '../../ui/ja/furigana.js';
import { Message } from '../../ui/message/message.js';
import { useIsMember } from '../session/use-viewer.js';
import { NOTHING_SAVED, type SavedWords, savedWordsQuery } from '../study/saved-words.js';
import { unitsOfLine } from './marks.js';
import type { ShownStanza } from './shown-lines.js';
import css from './text-lines.module.css';
import { tokenTowards } from './token-towards.js';

type TextLinesProps = {
  stanzas: readonly ShownStanza[];
  chosen: AnalysedToken | null;
  onChoose: (token: AnalysedToken) => void;
  onPoint: (token: AnalysedToken | null) => void;
  onClose: () => void;
  /** The content above a line, by its number. */
  before?: (line: number) => ReactNode;
  /** The content below a line, by its number. */
  below?: (line: number) => ReactNode;
};

/** The lines of a text; all its words are one tab stop, and the arrow keys move between them. */
export const TextLines = memo(function TextLines({
  stanzas,
  chosen,
  onChoose,
  onPoint,
  onClose,
  before,
  below,
}: TextLinesProps) {
  const enabled = useIsMember();
  const { data: saved = NOTHING_SAVED } = useQuery({ ...savedWordsQuery, enabled });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event.nativeEvent)) return;
    if (event.key === 'Escape' && chosen) return onClose();
    const next = tokenTowards(event.key, event.currentTarget, event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const first = stanzas[0]?.lines.flatMap(({ tokens }) => tokens).find(isWord);
  const stop = stanzas.some(({ lines }) => lines.some(({ tokens }) => chosen && tokens.includes(chosen)))
    ? chosen
    : first;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div onKeyDown={onKeyDown} onPointerLeave={() => onPoint(null)}>
      {stanzas.map((stanza) => (
        <section
          key={stanza.number}
          className={css['stanza']}
          aria-label={format(messages.stanza, { n: stanza.number })}
        >
          {stanza.lines.map(({ number, tokens }) => (
            <div key={number} data-line={number}>
              {before?.(number)}
              <p className={css['line']}>
                {unitsOfLine(tokens).map(({ token, text, marks: behind }) =>
                  isWord(token) ? (
                    <span key={token.start} className={css['unit']}>
                      <Word
                        token={token}
                        chosen={token === chosen}
                        stop={token === stop}
                        mark={markOf(token, saved)}
                        onChoose={onChoose}
                        onPoint={onPoint}
                      />
                      {behind && <Plain>{behind}</Plain>}
                    </span>
                  ) : (
                    <Plain key={token.start}>{text}</Plain>
                  ),
                )}
              </p>
              {below?.(number)}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
});

/** The text between words. It is as high as a word, so that it has the same baseline. */
const Plain = ({ children }: { children: string }) => (
  <span className={css['plain']}>
    <span>
      <Message>{children}</Message>
    </span>
    <span className={css['sound']} data-sound="" />
  </span>
);

const isWord = ({ partOfSpeech }: AnalysedToken): boolean => partOfSpeech !== 'plain';

const marks = {
  completed: messages.legendCompleted,
  known: known.badge,
  saved: messages.legendSaved,
} as const;
type Mark = keyof typeof marks | null;

function markOf({ wordId }: AnalysedToken, { ids, completedIds, knownIds }: SavedWords): Mark {
  if (wordId === null) return null;
  if (completedIds.has(wordId)) return 'completed';
  if (knownIds.has(wordId)) return 'known';
  return ids.has(wordId) ? 'saved' : null;
}

type WordProps = {
  token: AnalysedToken;
  chosen: boolean;
  /** True if Tab stops at it. */
  stop: boolean;
  mark: Mark;
  onChoose: (token: AnalysedToken) => void;
  onPoint: (token: AnalysedToken | null) => void;
};

const Word = memo(function Word({ token, chosen, stop, mark, onChoose, onPoint }: WordProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <button
      ref={button}
      type="button"
      className={cx(css['word'], mark && css[mark])}
      data-word=""
      tabIndex={stop ? 0 : -1}
      aria-pressed={chosen}
      onClick={() => onChoose(token)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(token)}
    >
      <span className={css['written']} lang="ja">
        <Furigana parts={token.furigana.map(([text, reading]) => ({ text, reading }))} />
      </span>
      <span className={css['sound']} data-sound="">
        {token.pronunciation}
      </span>
      {mark && <span className="sr">{marks[mark]}</span>}
    </button>
  );
});
