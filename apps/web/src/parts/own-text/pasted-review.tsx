import { common, format, pasted as messages, myLyrics } from '@utarang/messages';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../lib/http.js';
import { Button } from '../../ui/button/button.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { Furigana } from '../../ui/ja/furigana.js';
import { Message } from '../../ui/message/message.js';
import { Notice } from '../../ui/notice/notice.js';
import { Difficulty } from '../text/difficulty.js';
import { LineTime } from '../text/line-time.js';
import { Recognised } from '../text/recognised.js';
import { usePasted } from '../text/use-pasted.js';
import { type PastedLyric, pastedLyric, readingsLeftOut } from './pasted-lyric.js';
import css from './pasted-review.module.css';
import { soundOf } from './sound-of.js';

/**
 * The number of lines that are shown at first, and at most: enough for a reader to see whether the text was understood.
 */
const SHOWN = 4;
const LINES_MAX = 400;

type PastedReviewProps = {
  /** The text as it was pasted. */
  text: string;
  busy: boolean;
  onSave: (pasted: PastedLyric) => void;
  onBack: () => void;
  /** The reason why it could not be saved. */
  children?: ReactNode;
};

/** The review of a pasted text before it is saved: nothing is stored until it is confirmed. */
export function PastedReview({ text, busy, onSave, onBack, children }: PastedReviewProps) {
  const pasted = usePasted(text);
  const { whole, answer, error, isFetching, refetch } = pasted;
  const leftOut = answer ? readingsLeftOut(answer) : 0;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <p ref={title} tabIndex={-1} className={css['sub']}>
        {messages.reviewSub}
      </p>
      <div className={css['columns']}>
        {whole && (
          <div className={css['recognised']}>
            <Recognised pasted={pasted} whole={whole}>
              <Button
                aria-disabled={busy || isFetching || !answer}
                onClick={() => answer && !busy && !isFetching && onSave(pastedLyric(answer))}
              >
                {busy ? myLyrics.saving : myLyrics.save}
              </Button>
              <Button variant="txt" onClick={onBack}>
                {messages.back}
              </Button>
            </Recognised>
            {leftOut > 0 && <Notice kind="bad">{format(messages.readingsLeftOut, { n: leftOut })}</Notice>}
            {children}
          </div>
        )}
        {error && !isFetching ? (
          <ErrorPanel text={messages.fail} detail={errorText(error)} onRetry={() => void refetch()} />
        ) : answer ? (
          <Preview text={answer} />
        ) : (
          <p aria-busy="true">{common.loading}</p>
        )}
      </div>
    </div>
  );
}

function Preview({ text }: { text: NonNullable<ReturnType<typeof usePasted>['answer']> }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const lines = text.stanzas.flat();
  const shown = lines.slice(0, isWhole ? LINES_MAX : SHOWN);
  return (
    <section className={css['preview']} aria-labelledby={id}>
      <h2 id={id}>{messages.preview}</h2>
      <Difficulty text={text} />
      <ol className={css['lines']}>
        {shown.map(({ text: line, tokens, startMs, translation }, index) => {
          const sound = soundOf(tokens);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
            <li key={index}>
              {startMs !== null && <LineTime startMs={startMs} />}
              <div>
                <p className={css['line']}>
                  {sound === '' ? (
                    <Message>{line}</Message>
                  ) : (
                    <span lang="ja">
                      <Furigana
                        parts={tokens.flatMap(({ furigana }) =>
                          furigana.map(([part, reading]) => ({ text: part, reading })),
                        )}
                      />
                    </span>
                  )}
                </p>
                {sound !== '' && <p className={css['sound']}>{sound}</p>}
                {translation !== null && <p className={css['translation']}>{translation}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      {!isWhole && lines.length > SHOWN && (
        <Button variant="txt" onClick={() => setIsWhole(true)}>
          {format(messages.more, { n: Math.min(lines.length, LINES_MAX) - SHOWN })}
        </Button>
      )}
    </section>
  );
}
