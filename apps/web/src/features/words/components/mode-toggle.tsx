import type { HomeMode } from '@utarang/contract';
import { home } from '@utarang/messages';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { hasModifier } from '../../../lib/keyboard.js';
import { radioAfter } from '../../../lib/radio-keys.js';
import { modes } from '../search-address.js';
import css from './mode-toggle.module.css';

export const modeLabel: Readonly<Record<HomeMode, string>> = {
  pronunciation: home['mode.pron'],
  meaning: home['mode.meaning'],
};

export type ModeToggleHandle = { focus: (mode: HomeMode) => void };

type ModeToggleProps = { mode: HomeMode; onSwitch: (mode: HomeMode) => void; ref?: Ref<ModeToggleHandle> };

/** The choice between pronunciation and meaning: one tab stop, arrows move and select. */
export function ModeToggle({ mode, onSwitch, ref }: ModeToggleProps) {
  const hint = useId();
  const group = useRef<HTMLDivElement>(null);
  const focus = (index: number) => group.current?.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
  useImperativeHandle(ref, () => ({ focus: (wanted) => focus(modes.indexOf(wanted)) }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event.nativeEvent)) return;
    const next = radioAfter(event.key, modes.indexOf(mode), modes.length);
    if (next === null) return;
    event.preventDefault();
    onSwitch(modes[next]!);
    focus(next);
  };

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={home['mode.group']}
      aria-describedby={hint}
      className={css['group']}
      onKeyDown={onKeyDown}
    >
      {modes.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons take the look and the arrow keys on empty box and page alike
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === mode}
          tabIndex={each === mode ? 0 : -1}
          className={css['mode']}
          onClick={() => onSwitch(each)}
        >
          {modeLabel[each]}
        </button>
      ))}
      <span id={hint} hidden>
        {home['mode.hint']}
      </span>
    </div>
  );
}
