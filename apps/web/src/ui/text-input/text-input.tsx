import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../lib/cx.js';
import { isComposing } from '../../lib/keyboard.js';
import css from './text-input.module.css';

type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** True among rows, where boxes are close together. */
  small?: boolean;
};

/** A text box of one line. The Enter that ends a Hangul syllable does not submit the form around it. */
export const TextInput = ({ small = false, className, onKeyDown, ...input }: TextInputProps) => (
  <input
    type="text"
    autoComplete="off"
    {...input}
    className={cx(css['input'], small && css['small'], className)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
      onKeyDown?.(event);
    }}
  />
);
