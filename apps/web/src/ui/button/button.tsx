import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../../lib/cx.js';
import { useTabStop } from '../tab-stop.js';
import css from './button.module.css';

/** `pri` the one main action, `sec` beside it, `soft` one that invites, `dan` deletes, `txt` the quiet one. */
export type ButtonLook = 'pri' | 'sec' | 'soft' | 'dan' | 'txt';

export const Button = ({
  look = 'pri',
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { look?: ButtonLook }) => (
  <button type="button" tabIndex={useTabStop()} className={cx(css['btn'], css[look], className)} {...rest} />
);

/** A link that looks like a button: it goes somewhere, so it is a link to the keyboard and screen readers. */
export const ButtonLink = ({ look = 'pri', className, ...rest }: LinkProps & { look?: ButtonLook }) => (
  <Link className={cx(css['btn'], css[look], className)} {...rest} />
);
