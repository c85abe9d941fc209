import type { ArtistDetail } from '@utarang/contract';
import { artists as artistsTexts, footer, format, artist as messages } from '@utarang/messages';
import { ExternalLink, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cover } from '../../../parts/music/cover.js';
import { ShareButton } from '../../../parts/share/share-button.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import { cutBio } from '../bio.js';
import css from './artist-hero.module.css';
import { FavoriteArtist } from './favorite-button.js';

/** The head of an artist's page, and the actions of the page. Unknown facts are left out. */
export function ArtistHero({ artist }: { artist: ArtistDetail }) {
  const { id, name, nameKo, gender, debutYear, country, genres, website, socials } = artist;
  const facts = [
    artistsTexts[`g.${gender}`],
    debutYear !== null && format(messages.debut, { year: String(debutYear) }),
    country,
  ].filter((fact) => fact !== false);
  const elsewhere = (['youtube', 'instagram', 'x'] as const).flatMap((host) => {
    const address = socials[host];
    return address === null ? [] : [{ host, address }];
  });
  return (
    <article className={css['hero']}>
      <Cover id={id} name={name} className={css['cover']} />
      <div className={css['body']}>
        <h1 tabIndex={-1} lang="ja">
          {name}
        </h1>
        <p className={css['facts']}>
          <strong>{nameKo}</strong>
          {facts.map((fact) => (
            <span key={fact}> · {fact}</span>
          ))}
        </p>
        {genres.length > 0 && (
          <ul className={css['genres']} aria-label={messages.genres}>
            {genres.map((genre) => (
              <li key={genre}>
                <Tag variant="brand">{genre}</Tag>
              </li>
            ))}
          </ul>
        )}
        <Bio bio={artist.bio} />
        <div className={css['actions']}>
          <FavoriteArtist artist={artist} />
          <ShareButton title={format(messages.titleOf, { name, nameKo })} />
        </div>
        {(website !== null || elsewhere.length > 0) && (
          <ul className={css['links']}>
            {website !== null && (
              <li>
                <OutsideLink address={website}>
                  <Globe size={16} />
                  {messages.site}
                </OutsideLink>
              </li>
            )}
            {elsewhere.map(({ host, address }) => (
              <li key={host}>
                <OutsideLink address={address}>{messages[host]}</OutsideLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

const OutsideLink = ({ address, children }: { address: string; children: ReactNode }) => (
  <a href={address} target="_blank" rel="noopener noreferrer">
    {children}
    <ExternalLink size={14} />
    <span className="sr">{footer.newWindow}</span>
  </a>
);

/** The text about an artist; the browser itself opens the rest of a long one, with or without a script. */
function Bio({ bio }: { bio: string }) {
  const { shown, rest } = cutBio(bio);
  return (
    <div className={css['bio']}>
      <p>
        <Message>{shown}</Message>
      </p>
      {rest && (
        <details>
          <summary>
            <span className={css['more']}>{messages.bioMore}</span>
            <span className={css['less']}>{messages.bioLess}</span>
          </summary>
          <p>
            <Message>{rest}</Message>
          </p>
        </details>
      )}
    </div>
  );
}
