import { about } from '@utarang/messages';
import { ReadingPage } from '../../parts/page/reading-page.js';
import css from './about-page.module.css';
import { Linked } from './linked.js';

/** Addresses of the credits, by the words that become links. */
const links = {
  'tanos.co.uk': 'https://www.tanos.co.uk/jlpt/',
  Pretendard: 'https://github.com/orioncactus/pretendard',
  'Noto Sans JP': 'https://fonts.google.com/noto/specimen/Noto+Sans+JP',
  'Klee One': 'https://fonts.google.com/specimen/Klee+One',
  'SIL Open Font License 1.1': 'https://openfontlicense.org/',
  Lucide: 'https://lucide.dev/license',
  Lindera: 'https://github.com/lindera/lindera',
};

const CREDITS = [
  about.jlpt,
  about.fonts,
  about.icons,
  about.analyser,
  about.spellings,
  about.kanji,
  about.strokes,
  about.bands,
  about.source,
];

/** The credits: the author and the sources, as the licences of words, fonts, icons and the analyser require. */
export function AboutPage() {
  return (
    <ReadingPage title={about.title}>
      <p className={css['lead']}>{about.body}</p>
      <h2>{about.credits}</h2>
      <ul className={css['credits']}>
        {CREDITS.map((credit) => (
          <li key={credit}>
            <Linked text={credit} links={links} />
          </li>
        ))}
      </ul>
    </ReadingPage>
  );
}
