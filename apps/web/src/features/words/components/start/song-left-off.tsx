import { pathOf, withQuery } from '@utarang/contract';
import { format, song as songTexts, start } from '@utarang/messages';
import { Link } from 'react-router';
import { here } from '../../../../lib/here.js';
import { useHydrated } from '../../../../lib/hydration.js';
import { storedSong } from '../../../../parts/line-study/song-left.js';
import { Cover } from '../../../../parts/music/cover.js';
import { ButtonLink } from '../../../../ui/button/button.js';
import { Furigana } from '../../../../ui/ja/furigana.js';
import { Ja } from '../../../../ui/ja/ja.js';
import css from './song-left-off.module.css';

/** The song whose lines were studied last on this device, with a link to the line. */
export function SongLeftOff() {
  const left = useHydrated() ? storedSong() : null;
  if (!left) return null;
  const { id, title, about, line, at, total } = left;
  const toSong = pathOf('song', { id });
  return (
    <section className={css['card']} aria-label={start.songLeft}>
      <p className={css['name']}>{start.songLeft}</p>
      <div className={css['head']}>
        <Cover id={id} name={title} className={css['cover']} />
        <p>
          <Link to={toSong} state={{ from: here() }}>
            <Ja>{title}</Ja>
          </Link>
          <span>{about}</span>
        </p>
      </div>
      <div className={css['line']}>
        <p lang="ja">
          <Furigana parts={line.furigana.map(([text, reading]) => ({ text, reading }))} />
        </p>
        <p>{line.koMean}</p>
      </div>
      <p className={css['place']}>{format(songTexts.lineCount, { total, n: at })}</p>
      <ButtonLink variant="soft" to={withQuery(toSong, { study: 'true' })} state={{ from: here() }}>
        {format(start.songGoOn, { n: at })}
      </ButtonLink>
    </section>
  );
}
