import { useId } from 'react';
import { cx } from '../lib/cx.js';
import css from './gallery.module.css';
import { type Primitive, primitives } from './primitives.js';

const themes = ['light', 'dark'] as const;

/** All primitives in all their states, in both themes beside each other. */
export const Gallery = () => (
  <main className={css['gallery']}>
    <h1 lang="en">Gallery</h1>
    {primitives.map((primitive) => (
      <Shown key={primitive.name} primitive={primitive} />
    ))}
  </main>
);

function Shown({ primitive: { name, states: States } }: { primitive: Primitive }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang="en" className={css['name']}>
        {name}
      </h2>
      <div className={css['themes']}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className={cx(css['theme'], css[theme])}>
            <States />
          </div>
        ))}
      </div>
    </section>
  );
}
