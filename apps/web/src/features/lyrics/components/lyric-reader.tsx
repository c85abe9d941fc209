import { useQuery } from '@tanstack/react-query';
import type { AnalysedText, AnalysedToken } from '@utarang/contract';
import { linesOf } from '@utarang/domain/lyrics';
import { lookup } from '@utarang/messages';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../lib/cx.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { shownLines } from '../../../parts/text/shown-lines.js';
import { TextLines } from '../../../parts/text/text-lines.js';
import { TokenPanel } from '../../../parts/text/token-panel.js';
import { useView } from '../../../parts/text/view.js';
import { wordQuery } from '../../../parts/words/queries.js';
import { Button } from '../../../ui/button/button.js';
import { correctedText, type OwnToken } from '../corrected-text.js';
import { correctionsQuery } from '../queries.js';
import type { EditableLyric } from '../use-own-lyric.js';
import { Correction } from './lazy-tools.js';
import css from './lyric-reader.module.css';
import { TranslationLine } from './translation-line.js';

/** The most tokens (words and the text between them) that are rendered at once. */
const AT_ONCE = 1_000;

type Place = { readonly line: number; readonly start: number };
const isAt = (place: Place | null, token: OwnToken): boolean =>
  place !== null && token.line === place.line && token.start === place.start;

/** The words of a text with the member's corrections, line by line with translations, and a panel about a word. */
export function LyricReader({ answer, editable }: { answer: AnalysedText; editable: EditableLyric }) {
  const { lyric } = editable;
  const view = useView();
  const { data: words } = useQuery({ ...correctionsQuery, enabled: useIsMember() });
  const [most, setMost] = useState(AT_ONCE);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [pointed, setPointed] = useState<Place | null>(null);
  const [writes, setWrites] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const stanzas = useMemo(
    () => correctedText(answer, { placed: lyric.corrections, words: words ?? [] }),
    [answer, lyric.corrections, words],
  );
  const shown = useMemo(() => shownLines(stanzas, most), [stanzas, most]);
  const tokens = useMemo(() => stanzas.flatMap((lines) => lines.flatMap((line) => line.tokens)), [stanzas]);
  const chosenToken = tokens.find((token) => isAt(chosen, token)) ?? null;
  const token = chosenToken ?? tokens.find((each) => isAt(pointed, each)) ?? null;

  const choose = useCallback((each: AnalysedToken) => {
    const { line, start } = each as OwnToken;
    setChosen((before) => (before?.line === line && before.start === start ? null : { line, start }));
    setWrites(false);
  }, []);
  const point = useCallback((each: AnalysedToken | null) => setPointed(each as OwnToken | null), []);
  // The pressed button is removed with the panel, and the focus returns to the word.
  const close = useCallback(() => {
    text.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setChosen(null);
    setPointed(null);
    setWrites(false);
  }, []);

  const translations = useTranslations(editable);
  const below = (line: number) =>
    view.korean && (
      <TranslationLine
        line={line}
        text={lyric.translation[line] ?? ''}
        isWritten={translations.openLine === line}
        onOpen={translations.open}
        onType={translations.type}
        onDone={translations.done}
      />
    );

  return (
    <div className={cx(css['columns'], writes && css['writes'])}>
      <div ref={text} className={cx(css['text'], !view.furigana && css['bare'], !view.pronunciation && css['silent'])}>
        <h2 className="sr">{lookup.result}</h2>
        <TextLines
          stanzas={shown.stanzas}
          chosen={chosenToken}
          onChoose={choose}
          onPoint={point}
          onClose={close}
          below={below}
        />
        {shown.more && (
          <Button variant="sec" onClick={() => setMost(most + AT_ONCE)}>
            {lookup.more}
          </Button>
        )}
      </div>
      <OwnTokenPanel
        key={token ? `${token.line} ${token.start}` : ''}
        token={token}
        pinned={chosenToken !== null}
        answer={answer}
        editable={editable}
        onClose={close}
        onWriting={setWrites}
      />
    </div>
  );
}

type OwnTokenPanelProps = {
  token: OwnToken | null;
  pinned: boolean;
  answer: AnalysedText;
  editable: EditableLyric;
  onClose: () => void;
  onWriting: (writes: boolean) => void;
};

function OwnTokenPanel({ token, pinned, answer, editable, onClose, onWriting }: OwnTokenPanelProps) {
  const isMember = useIsMember();
  const wordId = token?.wordId ?? null;
  const isMissing = wordId !== null && !answer.words.some(({ id }) => id === wordId);
  const { data: other } = useQuery({ ...wordQuery(wordId ?? 0), enabled: isMissing });
  return (
    <TokenPanel
      token={token}
      pinned={pinned}
      words={other ? [...answer.words, other] : answer.words}
      ownMeaning={token?.applied?.correction.meaningKo ?? null}
      onClose={onClose}
    >
      {isMember && token && pinned && <Correction token={token} editable={editable} onWriting={onWriting} />}
    </TokenPanel>
  );
}

/** The line whose translation is being written, and the handlers of its box. */
function useTranslations(editable: EditableLyric) {
  const [openLine, setOpenLine] = useState<number | null>(null);
  const current = useRef(editable);
  current.current = editable;
  const open = useCallback((line: number) => setOpenLine(line), []);
  const type = useCallback((line: number, text: string) => {
    const { lyric, change } = current.current;
    const lines = linesOf(lyric.text);
    change({ translation: lines.map((_, each) => (each === line ? text : (lyric.translation[each] ?? null))) }, true);
  }, []);
  const done = useCallback((line: number, goesOn: boolean) => {
    const { lyric, saving, save } = current.current;
    const next = goesOn && line + 1 < linesOf(lyric.text).length ? line + 1 : null;
    flushSync(() => setOpenLine((before) => (before === line ? next : before)));
    if (next === null) document.querySelector<HTMLElement>(`[data-translation="${line}"]`)?.focus();
    if (saving.is !== 'stale') save();
  }, []);
  return { openLine, open, type, done };
}
