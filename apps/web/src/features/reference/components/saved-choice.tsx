import { useQuery } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { common, patterns as messages, word } from '@utarang/messages';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { savedPatternsQuery } from '../../../parts/patterns/saved-patterns.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import type { ReferenceSearch } from '../../../parts/reference/use-reference-search.js';
import { returnState } from '../../../parts/session/origin.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';

const options = (['off', 'true'] as const).map((value) => ({ value, content: messages[`f.${value}`] }));

/** The filter for saved entries. A guest sees a notice about accounts. */
export const SavedChoice = <Name extends string>({ search }: { search: ReferenceSearch<Name | 'saved'> }) => (
  <ChoiceRow search={search} name="saved" label={messages.filter} variant="column" options={options} />
);

/** The effect of the filter's value: the entries that pass it, and the content in place of an empty list. */
export function useSavedChoice(value: string) {
  const isMember = useIsMember();
  const { data: saved, error, isFetching, refetch } = useQuery({ ...savedPatternsQuery, enabled: isMember });
  const isOn = value === 'true';
  const isSaved = useCallback((id: string) => !isOn || (saved?.ids.includes(id) ?? false), [isOn, saved]);
  const insteadOfList = () => {
    if (!isMember) return <SavedForMembers />;
    if (saved) return undefined;
    if (!error || isFetching) return <p aria-busy="true">{common.loading}</p>;
    return <ErrorPanel text={messages.savedFail} detail={errorText(error)} onRetry={() => void refetch()} />;
  };
  return {
    isSaved,
    instead: isOn ? insteadOfList() : undefined,
    empty: isOn && saved?.ids.length === 0 ? messages.none : null,
  };
}

/** The notice that an account stores what is saved, with a link to the log-in and back. */
const SavedForMembers = () => (
  <EmptyState
    glyph="★"
    title={messages.guest}
    action={
      <ButtonLink to={pages.login} state={returnState(useLocation())}>
        {word.loginHint}
      </ButtonLink>
    }
  >
    {messages.noneTip}
  </EmptyState>
);
