import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../../lib/cx.js';
import { useTabStop } from '../tab-stop.js';
import css from './button.module.css';

/**
 * The variants: `pri` is the one main action, which no toast covers (`data-main`), `sec` one beside it, `soft` one that
 * invites, `dan` one that deletes, `txt` a quiet one.
 */
export type ButtonVariant = 'pri' | 'sec' | 'soft' | 'dan' | 'txt';

export const Button = ({
  variant = 'pri',
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { variant?: ButtonVariant }) => (
  <button
    type="button"
    tabIndex={useTabStop()}
    className={cx(css['btn'], css[variant], className)}
    data-main={variant === 'pri' ? '' : undefined}
    {...rest}
  />
);

/** A link that looks like a button: it navigates, so it is a link to the keyboard and screen readers. */
export const ButtonLink = ({ variant = 'pri', className, ...rest }: LinkProps & { variant?: ButtonVariant }) => (
  <Link className={cx(css['btn'], css[variant], className)} data-main={variant === 'pri' ? '' : undefined} {...rest} />
);
