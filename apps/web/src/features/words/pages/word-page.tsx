import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, pages, type WordDetail } from '@utarang/contract';
import { relatedWords, wordPage } from '@utarang/messages';
import { useParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { device } from '../../../parts/offline/device.js';
import { SongLines } from '../../../parts/song-lines/song-lines.js';
import { wordQuery } from '../../../parts/words/queries.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { BackLink } from '../components/back-link.js';
import { CountedTable } from '../components/counted-table.js';
import { Examples } from '../components/examples.js';
import { Neighbours, Pair } from '../components/related-sections.js';
import { RelatedWords } from '../components/related-words.js';
import { WordDetails } from '../components/word-details.js';
import { WordForms } from '../components/word-forms.js';
import { Section } from '../components/word-section.js';
import { WordSkeleton } from '../components/word-skeleton.js';
import { listedWord } from '../listed-word.js';
import css from './word-page.module.css';

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'word_not_found' || error.code === 'word_id_invalid');

/**
 * Checks whether the forms are the point of the page: those of a noun are those of です, and come after the related
 * words.
 */
const inflects = ({ partsOfSpeech }: WordDetail): boolean => partsOfSpeech.some((part) => /^(?:verb|adj)-/.test(part));

/** The parts beside the word where there is room, and below it elsewhere. */
const Beside = ({ word }: { word: WordDetail }) => (
  <div className={css['side']}>
    {inflects(word) && <WordForms forms={word.inflections} />}
    <Neighbours related={word.related} />
    {word.songLines.length > 0 && (
      <Section title={relatedWords.songLines}>
        <SongLines lines={word.songLines} />
      </Section>
    )}
    <RelatedWords word={word} />
    {!inflects(word) && <WordForms forms={word.inflections} />}
  </div>
);

/** The page of a word. */
export function WordPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(wordQuery(id));
  const word = data ?? listedWord(client, Number(id));

  const body = () => {
    if (isMissing(error)) {
      const { notFound, pageMissing, toSearch } = wordPage;
      return <MissingPage title={notFound} text={pageMissing} to={pages.home} action={toSearch} />;
    }
    if (error && !data && !isFetching) {
      return <ErrorPanel text={wordPage.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
    }
    return word ? <WordDetails word={word} details={data} /> : <WordSkeleton />;
  };
  return (
    <div className={cx('wrap', css['page'])}>
      <BackLink />
      {isMissing(error) ? (
        body()
      ) : (
        <div className={css['columns']}>
          <div>
            {body()}
            {data && device.get()?.isBrief(data.id) && <p className={css['brief']}>{wordPage.brief}</p>}
            {data && (
              <>
                <CountedTable counted={data.counted} />
                <Pair word={data} />
                {data.examples.length > 0 && <Examples key={data.id} word={data} />}
              </>
            )}
          </div>
          {data && <Beside word={data} />}
        </div>
      )}
    </div>
  );
}
