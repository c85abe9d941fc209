import type { AnalysedText, AnalysedToken } from '@utarang/contract';
import { lookup as messages } from '@utarang/messages';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { TextKnown } from '../../../parts/known/known-buttons.js';
import { Difficulty } from '../../../parts/text/difficulty.js';
import { LineTime } from '../../../parts/text/line-time.js';
import { shownLines } from '../../../parts/text/shown-lines.js';
import { TextLines } from '../../../parts/text/text-lines.js';
import { TokenPanel } from '../../../parts/text/token-panel.js';
import { useView } from '../../../parts/text/view.js';
import { ViewMenu } from '../../../parts/text/view-menu.js';
import { ViewSwitches } from '../../../parts/text/view-switches.js';
import { Button } from '../../../ui/button/button.js';
import css from './lookup-result.module.css';
import { TextPatterns } from './text-patterns.js';

/** The most tokens (words and the text between them) that are rendered at once. */
const AT_ONCE = 1_000;

/** A text word by word, its difficulty, and a panel about the word that was pressed or is under the pointer. */
export function LookupResult({ answer, changed }: { answer: AnalysedText; changed: boolean }) {
  const id = useId();
  const view = useView();
  const hasTranslations = answer.stanzas.some((stanza) => stanza.some(({ translation }) => translation !== null));
  const [most, setMost] = useState(AT_ONCE);
  const [chosen, setChosen] = useState<AnalysedToken | null>(null);
  const [pointed, setPointed] = useState<AnalysedToken | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const { stanzas, more } = useMemo(() => shownLines(answer.stanzas, most), [answer, most]);
  const lines = useMemo(() => answer.stanzas.flat(), [answer]);
  const before = useCallback(
    (line: number) => {
      const startMs = lines[line]?.startMs ?? null;
      return startMs === null ? null : <LineTime startMs={startMs} />;
    },
    [lines],
  );
  const below = useCallback(
    (line: number) => {
      const translation = lines[line]?.translation ?? null;
      return translation === null || !view.korean ? null : <p className={css['translation']}>{translation}</p>;
    },
    [lines, view.korean],
  );
  const token = chosen ?? pointed;
  const choose = useCallback((each: AnalysedToken) => setChosen((before) => (before === each ? null : each)), []);
  // The pressed button is removed with the panel, and the focus returns to the word.
  const close = useCallback(() => {
    text.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setChosen(null);
    setPointed(null);
  }, []);
  return (
    <section className={css['result']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{messages.result}</h2>
        <Difficulty text={answer} />
        <div className={css['tools']}>
          <TextKnown words={answer.words} />
          <ViewMenu>
            <ViewSwitches translations={hasTranslations} />
          </ViewMenu>
        </div>
        {changed && <p className={css['changed']}>{messages.changed}</p>}
        <p className={css['tip']}>{messages.tap}</p>
      </div>
      <div className={css['columns']}>
        <div
          ref={text}
          className={cx(css['text'], !view.furigana && css['bare'], !view.pronunciation && css['silent'])}
        >
          <TextLines
            stanzas={stanzas}
            chosen={chosen}
            onChoose={choose}
            onPoint={setPointed}
            onClose={close}
            before={before}
            below={below}
          />
          {more && (
            <Button variant="sec" onClick={() => setMost(most + AT_ONCE)}>
              {messages.more}
            </Button>
          )}
        </div>
        <TokenPanel token={token} pinned={chosen !== null} words={answer.words} onClose={close} />
      </div>
      <TextPatterns patterns={answer.patterns} />
    </section>
  );
}
