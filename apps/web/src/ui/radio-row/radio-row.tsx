import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { hasModifier } from '../../lib/keyboard.js';
import { radioAfter } from '../../lib/radio-keys.js';
import css from './radio-row.module.css';

export type RadioOption<Value extends string> = { value: Value; className?: string | undefined; content: ReactNode };

type RadioRowProps<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  /** Null where none of them is chosen. */
  value: Value | null;
  onChoose: (value: Value, byArrow: boolean) => void;
  /** A press of it is near: pointer or focus are on it. */
  onNear?: (value: Value) => void;
  className?: string | undefined;
};

/** One of several in a row that scrolls sideways: one tab stop, arrows move and choose. The chosen one is in view. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, options, value, onChoose, onNear, className } = props;
  const row = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const stop = Math.max(0, chosen);

  useLayoutEffect(() => {
    const radio = row.current?.children[chosen];
    if (row.current && radio instanceof HTMLElement) bringIntoView(row.current, radio);
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event.nativeEvent)) return;
    const radios = [...event.currentTarget.children] as HTMLElement[];
    // From where the focus is: the value may follow a choice late, when the next key has been pressed already.
    const at = radios.indexOf(event.target as HTMLElement);
    const next = radioAfter(event.key, at, options.length);
    if (next === null) return;
    event.preventDefault();
    onChoose(options[next]!.value, true);
    radios[next]?.focus({ preventScroll: true });
  };

  return (
    <div ref={row} role="radiogroup" aria-label={label} className={cx(css['row'], className)} onKeyDown={onKeyDown}>
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons take the look and leave the form alone
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={at === chosen}
          tabIndex={at === stop ? 0 : -1}
          className={option.className}
          onClick={() => onChoose(option.value, false)}
          onPointerEnter={() => onNear?.(option.value)}
          onFocus={() => onNear?.(option.value)}
        >
          {option.content}
        </button>
      ))}
    </div>
  );
}

/** Sideways only: the page itself must not move. */
function bringIntoView(row: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
