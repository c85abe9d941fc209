import { useQuery } from '@tanstack/react-query';
import { FIRST_LEVEL, pages, withQuery } from '@utarang/contract';
import { format, start } from '@utarang/messages';
import { todayQuery } from '../../../../parts/study/today.js';
import { pageOf } from '../../../../parts/words/list/rows/rows.js';
import { ButtonLink } from '../../../../ui/button/button.js';
import css from './left-off.module.css';

/** A link to where a member left off, or to a place to begin (docs/product/study.md#where-a-member-left-off). */
export function LeftOff() {
  const { data } = useQuery(todayQuery);
  const place = data?.leftOff;
  const page = place ? pageOf(place.place - 1) : 1;
  return (
    <section aria-label={start.leftOff} aria-busy={!data} className={css['strip']}>
      <p>
        <span>{place ? start.leftOff : start.fresh}</span>
        <b>
          {place ? format(start.place, { level: place.level, total: place.total, n: place.place }) : start.freshPlace}
        </b>
      </p>
      <div>
        <ButtonLink
          variant="sec"
          to={withQuery(pages.jlpt, { level: place?.level ?? FIRST_LEVEL, page: page > 1 && String(page) })}
        >
          {place ? start.goOn : start.begin}
        </ButtonLink>
      </div>
    </section>
  );
}
