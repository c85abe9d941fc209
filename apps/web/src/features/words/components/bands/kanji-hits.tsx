import { type FoundKanji, pathOf } from '@utarang/contract';
import { bands, format } from '@utarang/messages';
import { Hit, Hits } from './hit.js';

/** The first kanji, each with the words that are written with it. */
export const KanjiHits = ({ kanji: found }: { kanji: readonly FoundKanji[] }) => (
  <Hits>
    {found.map(({ kanji, hunEum, eum, wordCount }) => (
      <Hit
        key={kanji}
        to={pathOf('kanji', { id: kanji })}
        title={<span lang="ja">{kanji}</span>}
        tag={format(bands.kanjiWords, { n: wordCount })}
      >
        {hunEum ?? eum.join(' · ')}
      </Hit>
    ))}
  </Hits>
);
