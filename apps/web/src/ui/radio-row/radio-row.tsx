import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { useHydrated } from '../../lib/hydration.js';
import { isModifiedClick } from '../../lib/is-modified-click.js';
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
  /** Called when a press of an option is likely: the pointer or the focus is on it. */
  onNear?: (value: Value) => void;
  /** The address of each choice. With it the choices are links, which also work without a script. */
  hrefOf?: (value: Value) => string;
  className?: string | undefined;
};

/**
 * A radio group in a row that scrolls sideways. It has one tab stop; arrow keys move and choose. The chosen option is
 * in view.
 */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { label, options, value, onChoose, onNear, hrefOf, className } = props;
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const stop = Math.max(0, chosen);

  useLayoutEffect(() => {
    const radio = row.current?.children[chosen];
    if (row.current && radio instanceof HTMLElement) bringIntoView(row.current, radio);
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event.nativeEvent)) return;
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault(); // the space bar checks a radio; on a link it would scroll the page
      event.target.click();
      return;
    }
    const radios = [...event.currentTarget.children] as HTMLElement[];
    // Counted from the focus: the value may follow a choice late, when the next key has been pressed already.
    const index = radios.indexOf(event.target as HTMLElement);
    const next = radioAfter(event.key, index, options.length);
    if (next === null) return;
    event.preventDefault();
    onChoose(options[next]!.value, true);
    radios[next]?.focus({ preventScroll: true });
  };

  return (
    <div ref={row} role="radiogroup" aria-label={label} className={cx(css['row'], className)} onKeyDown={onKeyDown}>
      {options.map((option, index) => {
        const shared = {
          role: 'radio',
          'aria-checked': index === chosen,
          // Without a script there are no arrow keys: each link is a tab stop of its own.
          tabIndex: index === stop || (hrefOf && !hydrated) ? 0 : -1,
          className: option.className,
          onPointerEnter: () => onNear?.(option.value),
          onFocus: () => onNear?.(option.value),
          children: option.content,
        } as const;
        if (!hrefOf)
          return <button key={option.value} type="button" onClick={() => onChoose(option.value, false)} {...shared} />;
        const onClick = (event: MouseEvent) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          onChoose(option.value, false);
        };
        return <a key={option.value} href={hrefOf(option.value)} onClick={onClick} {...shared} />;
      })}
    </div>
  );
}

/** Scrolls only the row, sideways: the page itself must not move. */
function bringIntoView(row: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
