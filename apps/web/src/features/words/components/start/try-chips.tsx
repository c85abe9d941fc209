import { start, tries } from '@utarang/messages';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router';
import { isModifiedClick } from '../../../../lib/is-modified-click.js';
import { homeAddress } from '../../search-address.js';
import type { useSearch } from '../../use-search.js';
import css from './try-chips.module.css';

/** Devices on which no screen keyboard comes up with the focus. */
export const HAS_KEYBOARD = '(hover: hover) and (pointer: fine) and (min-width: 48.0625em)';

type TryChipsProps = { box: RefObject<HTMLInputElement | null>; onTry: ReturnType<typeof useSearch>['tryOut'] };

/** Examples of queries, as links that search for them; a press fills the box. */
export function TryChips({ box, onTry }: TryChipsProps) {
  const id = useId();
  return (
    <div className={css['tries']}>
      <p id={id}>{start.tries}</p>
      <ul aria-labelledby={id}>
        {tries.map(({ q, mode, kind }) => (
          <li key={q}>
            <Link
              to={homeAddress({ mode, q })}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
                event.preventDefault();
                if (matchMedia(HAS_KEYBOARD).matches) box.current?.focus();
                onTry({ mode, q });
              }}
            >
              <b>{q}</b> <span>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
