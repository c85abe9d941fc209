import { countedAnswers } from '@utarang/domain/grammar';
import { grammarDrill as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { Ja } from '../../ui/ja/ja.js';
import card from '../drill/drill.module.css';
import { DrillScore } from '../drill/drill-score.js';
import { entryPath } from '../reference/entry-path.js';
import { shownForm } from '../reference/shown-form.js';
import css from './grammar-drill.module.css';
import type { GrammarRun, GrammarStep } from './use-grammar-drill.js';

type DrillResultsProps = { step: Extract<GrammarStep, { at: 'results' }>; run: GrammarRun };

/** The results of a drill; each missed pattern links to its page. */
export function DrillResults({ step: { drill }, run }: DrillResultsProps) {
  const counted = countedAnswers(drill);
  return (
    <DrillScore
      texts={messages}
      total={counted.length}
      missed={counted
        .filter(({ right }) => !right)
        .map(({ question: { right, sentence } }) => (
          <li key={`${right.id} ${sentence.id}`}>
            <Link to={entryPath(right.list, right.id)} className={css['pattern']}>
              <Ja>{shownForm(right, right.list)}</Ja> {right.meaning}
            </Link>
            <Ja className={card['text']}>{sentence.japanese}</Ja>
          </li>
        ))}
      onMissedAgain={() => run.again(drill)}
      onOnce={run.start}
    />
  );
}
