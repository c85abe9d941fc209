import type { ComponentPropsWithoutRef } from 'react';

/** A piece of Japanese inside Korean text: fonts, line breaking and screen readers go by the language. */
export const Ja = (props: ComponentPropsWithoutRef<'span'>) => <span lang="ja" {...props} />;
