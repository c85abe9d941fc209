import { common } from '@utarang/messages';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffectEvent, useId, useLayoutEffect } from 'react';
import { cx } from '../../lib/cx.js';
import { hasModifier, isComposing, shortcutsEnabled } from '../../lib/keyboard.js';
import { useStore } from '../../lib/store.js';
import css from './search-box.module.css';

type SearchBoxProps = {
  box: RefObject<HTMLInputElement | null>;
  /** The name of what is searched, for screen readers. */
  label: string;
  placeholder: string;
  text: string;
  /** The id of the sentence that says what is wrong with the text. */
  problemId?: string | undefined;
  onType: (text: string) => void;
  onClear: () => void;
  /** A large box that shows its key. */
  large?: boolean;
  /** Called on an arrow key to the left or right in the empty box. */
  onArrow?: () => void;
};

/**
 * The text box of a search. While an input method composes, the keys are its own: the Enter that ends a syllable must
 * not submit, neither as Chrome sends it (composing) nor as Safari does (after the composition, key code 229).
 */
export function SearchBox({
  box,
  label,
  placeholder,
  text,
  problemId,
  large,
  onType,
  onClear,
  onArrow,
}: SearchBoxProps) {
  const shortcut = useId();
  const slash = useStore(shortcutsEnabled);
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== text) onType(typed);
  });
  // The user may have typed before hydration. A layout effect runs before a rendering that would overwrite it.
  useLayoutEffect(() => takeOver(), []);
  const clear = () => {
    onClear();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (hasModifier(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (text) clear();
      else event.currentTarget.blur();
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !text && onArrow) {
      event.preventDefault();
      onArrow();
    }
  };
  return (
    <div className={cx(css['box'], large && css['large'])}>
      <Search className={css['lead']} size={20} />
      <input
        ref={box}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-describedby={problemId ?? (slash ? shortcut : undefined)}
        aria-invalid={problemId !== undefined}
        aria-keyshortcuts={slash ? '/' : undefined}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button type="button" className={css['clear']} aria-label={common.clearSearch} onClick={clear}>
          <X size={20} />
        </button>
      )}
      {large && slash && !text && (
        <span className={css['key']} aria-hidden="true">
          /
        </span>
      )}
      <span id={shortcut} hidden>
        {common.searchShortcut}
      </span>
    </div>
  );
}
