import type { ComponentPropsWithoutRef } from 'react';
import css from './tag.module.css';

type TagProps = ComponentPropsWithoutRef<'span'> & { look: 'ok' | 'cool' | 'mut' | 'brand' | 'warm' };

/** A few words about a result, on its colour. */
export const Tag = ({ look, ...rest }: TagProps) => <span className={`${css['tag']} ${css[look]}`} {...rest} />;
