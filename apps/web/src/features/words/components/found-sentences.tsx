import { useQuery } from '@tanstack/react-query';
import { examples, format } from '@utarang/messages';
import { SentenceItem } from '../../../parts/sentences/sentence-item.js';
import { SentenceSwitches } from '../../../parts/sentences/sentence-switches.js';
import { Panel } from '../../../ui/panel/panel.js';
import { sentencesQuery } from '../queries.js';
import css from './found-sentences.module.css';

/** Sentences whose Korean contains the query, shown below a search by meaning without words. */
export function FoundSentences({ q }: { q: string }) {
  const { data } = useQuery(sentencesQuery(q));
  if (!data || data.content.length === 0) return null;
  return (
    <div className={css['found']}>
      <Panel title={format(examples.found, { q })}>
        <SentenceSwitches />
        <ol className={css['list']}>
          {data.content.map((sentence, index) => (
            <SentenceItem key={sentence.id} sentence={sentence} target={null} marks={sentence.marks} n={index + 1} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}
