import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../lib/cx.js';
import { useTabStop } from '../tab-stop.js';
import css from './icon-button.module.css';

/** A button that shows only an icon; its `label` is its accessible name. */
export const IconButton = ({
  label,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & { label: string }) => (
  <button type="button" tabIndex={useTabStop()} aria-label={label} className={cx(css['ib'], className)} {...rest} />
);
