import type { TextPattern } from '@utarang/contract';
import { lookup as messages } from '@utarang/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { entryPath } from '../../../parts/reference/entry-path.js';
import css from './text-patterns.module.css';

/** The patterns of a text that explain several words together, each with a link to its entry. */
export function TextPatterns({ patterns }: { patterns: readonly TextPattern[] }) {
  const id = useId();
  if (patterns.length === 0) return null;
  return (
    <section className={css['patterns']} aria-labelledby={id}>
      <h3 id={id}>{messages.patterns}</h3>
      <ul className={css['list']}>
        {patterns.map(({ list, id: entry, form, meaning }) => (
          <li key={entry}>
            <Link to={entryPath(list, entry)} state={{ from: here() }} className={css['link']}>
              <b lang="ja">{list === 'endings' ? `〜${form}` : form}</b> <span>{meaning}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
