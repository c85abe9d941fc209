import type { ComponentPropsWithoutRef } from 'react';
import css from './tag.module.css';

type TagProps = ComponentPropsWithoutRef<'span'> & { variant: 'ok' | 'cool' | 'mut' | 'brand' | 'warm' };

/** A few words about a result, on the colour of its variant. */
export const Tag = ({ variant, ...rest }: TagProps) => <span className={`${css['tag']} ${css[variant]}`} {...rest} />;
