import type { KanjiEntry } from '@utarang/content/kanji';
import { toHangul } from '@utarang/domain/language';
import { cardLines } from '@utarang/domain/words';
import { app as product } from '@utarang/messages';
import type { ArtistRow, SongRow } from '../../catalogue/songs.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { Card } from './draw-card.js';

/** The texts of the pictures of link previews (docs/product/pages.md#titles). */
export const siteCard: Card = {
  heading: product.name,
  lang: 'ko',
  reading: null,
  pronunciation: null,
  meaning: product.description,
  level: null,
};

export function wordCard(word: CatalogueWord): Card {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return {
    heading: heading.text,
    lang: heading.lang,
    reading,
    pronunciation: koreanPronunciation,
    meaning: meaningKo,
    level: word.level,
  };
}

/** A kanji, its Korean names, and its on readings. */
export const kanjiCard = ({ kanji, hunEum, on }: KanjiEntry): Card => ({
  heading: kanji,
  lang: 'ja',
  reading: on.slice(0, 3).join('・') || null,
  pronunciation: on[0] ? toHangul(on[0]) : null,
  meaning: hunEum.join(', '),
  level: null,
});

/** A song's title, its reading where that differs, and its artists. */
export const songCard = ({ title, titleKo, reading, level, artists }: SongRow): Card => ({
  heading: title,
  lang: 'ja',
  reading: reading === title ? null : reading,
  pronunciation: null,
  meaning: [titleKo, artists.map(({ nameKo }) => nameKo).join(', ')].filter(Boolean).join(' · '),
  level,
});

export const artistCard = ({ name, nameKo, genres }: ArtistRow): Card => ({
  heading: name,
  lang: 'ja',
  reading: null,
  pronunciation: null,
  meaning: [nameKo, genres.join(', ')].filter(Boolean).join(' · '),
  level: null,
});
