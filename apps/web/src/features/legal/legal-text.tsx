import { useQuery } from '@tanstack/react-query';
import { type LegalText as Kind, type Legal, queryKeys } from '@utarang/contract';
import { common, pageTitles } from '@utarang/messages';
import { errorText, getJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';
import { ReadingPage } from '../../parts/page/reading-page.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { Message } from '../../ui/message/message.js';
import css from './legal-text.module.css';

/** The operator's privacy policy or terms. They come with the page where it is opened by its address. */
export function LegalText({ kind }: { kind: Kind }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.legal(kind),
    queryFn: ({ signal }) =>
      getJson(`/api/legal/${kind}`, { signal }).then(requireOutline<Legal>({ sections: [{ paragraphs: [''] }] })),
  });
  return (
    <ReadingPage title={pageTitles[kind]} className={css['text']}>
      {error && !data && !isFetching && (
        <ErrorPanel text={errorText(error)} action={common.retry} onRetry={() => void refetch()} />
      )}
      {!data && isFetching && <p>{common.loading}</p>}
      {data?.sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? ''}>
          {heading && (
            <h2>
              <Message>{heading}</Message>
            </h2>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Message>{paragraph}</Message>
            </p>
          ))}
        </section>
      ))}
    </ReadingPage>
  );
}
