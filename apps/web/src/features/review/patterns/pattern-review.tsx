import { useQuery } from '@tanstack/react-query';
import { pages, withQuery } from '@utarang/contract';
import { PATTERNS_ASKED } from '@utarang/domain/grammar';
import { format, grammarDrill, patterns as messages } from '@utarang/messages';
import { useState } from 'react';
import css from '../../../parts/drill/drill.module.css';
import { DrillCard } from '../../../parts/grammar-drill/drill-card.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { savedPatternsQuery } from '../../../parts/patterns/saved-patterns.js';
import { useAnswerPattern } from '../../../parts/patterns/use-answer-pattern.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { useReferenceSearch } from '../../../parts/reference/use-reference-search.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { askPatterns } from './api.js';

const choices = { kind: ['words', 'patterns'], answer: ['choice', 'typed'] } as const;
const answers = choices.answer.map((value) => ({ value, content: grammarDrill[`answer.${value}`] }));

/** The review of saved particles and endings, asked as the drill asks them (docs/product/review.md#patterns). */
export function PatternReview() {
  const search = useReferenceSearch(pages.review, choices);
  const saved = useFreshSavedPatterns();
  useDocumentTitle(messages.title);
  return (
    <div className={`wrap ${css['page']}`}>
      <div className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{messages.title}</h1>
          <p className={css['text']}>{messages.intro}</p>
        </div>
        <ButtonLink variant="txt" to={pages.review}>
          {messages.toWords}
        </ButtonLink>
      </div>
      {saved && <DrillOrNone dueNow={saved.due} isNone={saved.ids.length === 0} search={search} />}
    </div>
  );
}

/** The saved patterns. An answer that none is due is refetched: after midnight it may be wrong, however fresh it is. */
const useFreshSavedPatterns = () =>
  useQuery({
    ...savedPatternsQuery,
    enabled: useIsMember(),
    refetchOnMount: ({ state }) => (state.data?.due === 0 ? 'always' : true),
  }).data;

type DrillOrNoneProps = {
  /** The number of patterns that are due. */
  dueNow: number;
  isNone: boolean;
  search: ReturnType<typeof useReferenceSearch<keyof typeof choices>>;
};

/**
 * The drill, or the reason for which there is none today. The number of due patterns falls with each answer; a drill in
 * progress stays.
 */
function DrillOrNone({ dueNow, isNone, search }: DrillOrNoneProps) {
  const [due, setDue] = useState(dueNow);
  if (dueNow > due) setDue(dueNow);
  const send = useAnswerPattern();
  if (due === 0) {
    return isNone ? (
      <EmptyState glyph="★" title={messages.none} action={<ButtonLink to={pages.endings}>{messages.find}</ButtonLink>}>
        {messages.noneTip}
      </EmptyState>
    ) : (
      <EmptyState
        glyph="★"
        title={messages.done}
        action={<ButtonLink to={withQuery(pages.endings, { saved: 'true' })}>{messages.toSaved}</ButtonLink>}
      >
        {messages.doneTip}
      </EmptyState>
    );
  }
  const { answer } = search.address;
  return (
    <>
      <div className={css['choices']}>
        <ChoiceRow
          search={search}
          name="answer"
          label={grammarDrill.answers}
          variant="tabs"
          options={answers}
          className={css['answers']}
        />
      </div>
      <DrillCard
        key={answer}
        name={`review ${answer}`}
        source={{ ask: askPatterns, send }}
        isTyped={answer === 'typed'}
        texts={{
          title: format(messages.startTitle, { n: due }),
          start: format(messages.start, { n: PATTERNS_ASKED }),
          none: messages.done,
        }}
      />
    </>
  );
}
