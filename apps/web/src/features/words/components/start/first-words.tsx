import { useQuery } from '@tanstack/react-query';
import { type HomeMode, pathOf, type Word } from '@utarang/contract';
import { start } from '@utarang/messages';
import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.js';
import { here } from '../../../../lib/here.js';
import { cardLines } from '../../../../parts/card-lines.js';
import { More } from '../../../../parts/today/more.js';
import { wordsQuery } from '../../../../parts/words/queries.js';
import { ButtonLink } from '../../../../ui/button/button.js';
import { homeAddress } from '../../search-address.js';
import css from './first-words.module.css';

/** The first words of the list of all words, small, with links to its beginning and to the place after these words. */
export function FirstWords({ mode }: { mode: HomeMode }) {
  const { data } = useQuery(wordsQuery({ mode, q: '' }, 1));
  return (
    <section aria-labelledby="first-words" className={css['first']}>
      <div className={css['head']}>
        <h2 id="first-words">{start.first}</h2>
        <More to={homeAddress({ mode, q: '' }, 1)}>{start.all}</More>
      </div>
      <ul className={cx(css['words'], !data && css['coming'])} aria-busy={!data}>
        {data?.content.map((word) => (
          <li key={word.id}>
            <Small word={word} />
          </li>
        ))}
      </ul>
      <ButtonLink variant="sec" to={homeAddress({ mode, q: '' }, 2)} className={css['more']}>
        {start.more}
      </ButtonLink>
    </section>
  );
}

function Small({ word }: { word: Word }) {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <Link to={pathOf('word', { id: word.id })} state={{ from: here() }}>
      <span className={css['word']} lang={heading.lang}>
        {heading.text}
      </span>
      <span className={css['reading']}>
        {reading && <span lang="ja">{reading}</span>} {koreanPronunciation && <span>[{koreanPronunciation}]</span>}
      </span>
      <span className={css['meaning']}>{meaningKo}</span>
    </Link>
  );
}
