import type { HomeMode } from '@utarang/contract';
import { hasKanaOrKanji } from '@utarang/domain/language';
import { common, format, home, query } from '@utarang/messages';
import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { useShortcut } from '../../../lib/keyboard.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { StickySearch } from '../../../ui/sticky-bar/sticky-search.js';
import { homeAddress, otherMode } from '../search-address.js';
import type { useSearch } from '../use-search.js';
import { LookUpLink } from './look-up-link.js';
import { ModeToggle, type ModeToggleHandle, modeLabel } from './mode-toggle.js';
import css from './search-bar.module.css';
import { TryChips } from './start/try-chips.js';

/** The placeholder of the box. */
const placeholder: Readonly<Record<HomeMode, string>> = {
  pronunciation: home['box.pron'],
  meaning: home['box.meaning'],
};

type SearchBarProps = {
  search: ReturnType<typeof useSearch>;
  /** True if it is large, at the start of the page, with the page's heading in it; else it is the list's bar. */
  large: boolean;
  /** True while it sticks, over the list. */
  stuck: boolean;
  bar: RefObject<HTMLDivElement | null>;
  box: RefObject<HTMLInputElement | null>;
  toggle: RefObject<ModeToggleHandle | null>;
  count: ReactNode;
};

/** The sticky head of the home page: toggle, box, button and count, and the keys that reach it from the whole page. */
export function SearchBar({ search, large, stuck, bar, box, toggle, count }: SearchBarProps) {
  const problemId = useId();
  const { mode } = search.address;

  const flip = () => announce(modeLabel[search.flip()]);
  const flipByKey = (event: KeyboardEvent) => {
    event.preventDefault();
    flip();
  };
  useShortcut('ArrowLeft', flipByKey);
  useShortcut('ArrowRight', flipByKey);

  /** The blank text for which a search was refused. Another text removes the message. */
  const [blank, setBlank] = useState<string | null>(null);
  const reason = search.problem && query[search.problem];
  const problem = reason ?? (blank === search.text ? home.blank : null);
  const onSubmit = () => {
    if (search.submit()) return;
    if (problem) announce(problem);
    else setBlank(search.text);
    box.current?.focus();
  };

  return (
    <StickySearch
      bar={bar}
      stuck={stuck}
      sticks={!large}
      className={large ? css['large'] : css['slim']}
      box={box}
      unsearched={search.unsearched}
      onSubmit={onSubmit}
      problem={
        problem && <Problem sentence={problem} text={search.text} tooLong={search.problem === 'query_too_long'} />
      }
      problemId={problemId}
    >
      {large && <h2>{home.both}</h2>}
      <div className={css['toggle']}>
        <ModeToggle ref={toggle} mode={mode} onSwitch={search.switchTo} />
        <noscript>
          <ButtonLink variant="txt" to={homeAddress({ mode: otherMode(mode), q: search.address.q })}>
            {format(home.emptySwitch, { mode: modeLabel[otherMode(mode)] })}
          </ButtonLink>
        </noscript>
      </div>
      <div className={css['field']}>
        <SearchBox
          box={box}
          label={home['box.label']}
          placeholder={placeholder[mode]}
          text={search.text}
          problemId={problem ? problemId : undefined}
          large={large}
          onType={search.type}
          onClear={search.clear}
          onArrow={flip}
        />
        <Button type="submit" className={css['button']}>
          <Search size={22} />
          <span>{common.search}</span>
        </Button>
      </div>
      <div className={css['count']}>{count}</div>
      {large && <TryChips box={box} onTry={search.tryOut} />}
    </StickySearch>
  );
}

/** The reason for which there is no search; a text that is too long to be searched can still be read word by word. */
const Problem = ({ sentence, text, tooLong }: { sentence: string; text: string; tooLong: boolean }) => (
  <>
    {sentence}
    {tooLong && hasKanaOrKanji(text) && <LookUpLink text={text} variant="txt" />}
  </>
);
