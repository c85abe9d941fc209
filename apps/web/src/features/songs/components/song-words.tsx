import { pathOf, type Word } from '@utarang/contract';
import { format, home, song as messages, my, query, reference } from '@utarang/messages';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { cardLines } from '../../../parts/card-lines.js';
import { starHints } from '../../../parts/line-study/star-hints.js';
import { searchBy, useFound } from '../../../parts/reference/use-entries.js';
import { readTyped } from '../../../parts/search/typed.js';
import { CopyButton } from '../../../parts/words/list/copy-button.js';
import { copyText } from '../../../parts/words/list/copy-text.js';
import { WordStar } from '../../../parts/words/list/word-star.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Panel } from '../../../ui/panel/panel.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { useSearchKey } from '../../../ui/search-box/use-search-key.js';
import { Select } from '../../../ui/select/select.js';
import { Tag } from '../../../ui/tag/tag.js';
import { sortNamed } from '../orders.js';
import css from './song-words.module.css';
import { songWordSorts, sortSongWords } from './sort-song-words.js';

const sorts = {
  order: messages['sort.order'],
  pron: messages['sort.pron'],
  word: messages['sort.word'],
} as const;

const makeSearch = searchBy(({ japaneseWord, hiragana, koreanPronunciation, meaningKo }: Word) => ({
  names: [japaneseWord, hiragana, koreanPronunciation],
  texts: [meaningKo],
}));

const DEBOUNCE_MS = 400;

/** The words of the song (docs/product/songs.md#words-of-a-song): searched, ordered, saved and copied. */
export function SongWords({ words }: { words: readonly Word[] }) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<(typeof songWordSorts)[number]>('order');
  const box = useRef<HTMLInputElement>(null);
  useSearchKey(box);
  const sorted = useMemo(() => sortSongWords(sort, words), [sort, words]);
  const { q, problem } = readTyped(text);
  const problemId = useId();
  const shown = useFound(sorted, q ?? '', makeSearch);
  if (words.length === 0) {
    return (
      <Panel title={messages.words}>
        <p>{messages.noWords}</p>
      </Panel>
    );
  }
  return (
    <Panel title={messages.words} action={<Tag variant="mut">{format(messages.wordsCount, { n: words.length })}</Tag>}>
      <div className={css['tools']}>
        <div className={css['box']}>
          <SearchBox
            box={box}
            label={messages.wordsSearch}
            placeholder={messages.wordsSearch}
            text={text}
            problemId={problem ? problemId : undefined}
            onType={setText}
            onClear={() => setText('')}
          />
          <FieldError id={problemId}>{problem && query[problem]}</FieldError>
        </div>
        <Select
          label={messages.wordsSort}
          value={sort}
          options={sorts}
          onChoose={(value) => setSort(sortNamed(songWordSorts, value))}
        />
      </div>
      <Found text={q ?? ''} n={shown.length} />
      {shown.length > 0 ? (
        <ul className={css['words']}>
          {shown.map((word) => (
            <SongWord key={word.id} word={word} />
          ))}
        </ul>
      ) : (
        <EmptyState
          glyph="無"
          title={messages.wordsNoMatch}
          action={
            <Button
              variant="sec"
              onClick={() => {
                setText('');
                box.current?.focus();
              }}
            >
              {my.clearSearch}
            </Button>
          }
        >
          {reference.emptyTip}
        </EmptyState>
      )}
    </Panel>
  );
}

/** The number found, for screen readers, once the debounced search is done. */
function Found({ text, n }: { text: string; n: number }) {
  const [announced, setAnnounced] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text ? format(home.count, { n }) : null), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, n]);
  return (
    <p role="status" className="sr">
      {announced}
    </p>
  );
}

function SongWord({ word }: { word: Word }) {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <li className={css['word']}>
      <div className={css['texts']}>
        <Link
          to={pathOf('word', { id: word.id })}
          state={{ from: here() }}
          className={css['heading']}
          lang={heading.lang}
        >
          {heading.text}
        </Link>
        {reading && (
          <span className={css['hiragana']} lang="ja">
            {reading}
          </span>
        )}
        {koreanPronunciation && <span className={css['pronunciation']}>[{koreanPronunciation}]</span>}
        <p className={css['meaning']}>{meaningKo}</p>
      </div>
      <div className={css['do']}>
        <CopyButton name={heading.text} text={copyText(word)} />
        <WordStar word={word} name={heading.text} hints={starHints} />
      </div>
    </li>
  );
}
