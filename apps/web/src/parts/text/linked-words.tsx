import { type AnalysedToken, pathOf, type Word } from '@utarang/contract';
import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { here } from '../../lib/here.js';
import { isModifiedClick } from '../../lib/is-modified-click.js';
import { pageCode } from '../../lib/lazy-page.js';
import { whenIdle } from '../../lib/when-idle.js';
import css from './linked-words.module.css';
import type { TokenPanelProps } from './token-panel.js';

/** The code of the panel. Reading works without it: it is prefetched when the browser is idle. */
const panelCode = pageCode<TokenPanelProps>(async () => (await import('./token-panel.js')).TokenPanel);

type Pressed = { readonly word: Word; readonly link: HTMLElement };

/**
 * Opens a panel about a word when a link to its page is pressed, over the text with the link. Without a script, in
 * another tab, and where the code of the panel cannot be loaded, the link leads to the page.
 */
export function LinkedWords({ words, children }: { words: readonly Word[]; children: ReactNode }) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(() => void panelCode.preload().catch(() => {})), []);
  useEffect(() => {
    if (pressed) panel.current?.focus({ preventScroll: true });
  }, [pressed]);

  const onPress = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isModifiedClick(event) || panel.current?.contains(link)) return;
    const path = link.getAttribute('href');
    const word = words.find(({ id }) => pathOf('word', { id }) === path);
    if (!word) return;
    event.preventDefault(); // before the router's handler on the link
    panelCode.preload().then(
      () => setPressed({ word, link }),
      () => void navigate(pathOf('word', { id: word.id }), { state: { from: here() } }),
    );
  };
  const close = () => {
    pressed?.link.focus();
    setPressed(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <div onClickCapture={onPress}>
      {children}
      {pressed && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever in it has the focus
        <div ref={panel} tabIndex={-1} className={css['panel']} onKeyDown={onKeyDown}>
          <Suspense>
            <Panel word={pressed.word} words={words} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Panel({ word, words, onClose }: { word: Word; words: readonly Word[]; onClose: () => void }) {
  const [Code] = useState(panelCode.component);
  return <Code token={tokenOf(word)} words={words} pinned covers onClose={onClose} />;
}

/** A word of the book as a token of a text, uninflected. */
const tokenOf = ({ id, japaneseWord, hiragana, koreanPronunciation }: Word): AnalysedToken => ({
  ...{ start: 0, end: japaneseWord.length, written: japaneseWord, dictionary: japaneseWord },
  ...{ reading: hiragana, pronunciation: koreanPronunciation, furigana: [[japaneseWord, null]] },
  ...{ partOfSpeech: 'other', wordId: id, entry: null, gloss: null, steps: [] },
});
