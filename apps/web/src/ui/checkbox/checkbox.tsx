import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { useTabStop } from '../tab-stop.js';
import css from './checkbox.module.css';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange'> & {
  /** The label; without it the box needs an `aria-label`. */
  children?: ReactNode;
  /** True if some of what it stands for is chosen, and some is not. */
  mixed?: boolean;
  onCheck: (checked: boolean) => void;
};

/** A checkbox, with enough room for a finger around it. */
export function Checkbox({ children, mixed = false, onCheck, className, ...rest }: CheckboxProps) {
  const stop = useTabStop();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label
      className={cx(
        css['checkbox'],
        children ? css['named'] : null,
        (rest.disabled || rest['aria-disabled'] === true) && css['disabled'],
        className,
      )}
    >
      <input tabIndex={stop} {...rest} ref={box} type="checkbox" onChange={(event) => onCheck(event.target.checked)} />
      {children}
    </label>
  );
}
