import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, type ErrorCode } from '@utarang/contract';
import { common } from '@utarang/messages';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/http.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';

type DetailBodyProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The error code of a thing that does not exist, and the content for that case. */
  missingCode: ErrorCode;
  missing: ReactNode;
  /** The sentence where it cannot be loaded. */
  loadFail: string;
  children: (data: Data) => ReactNode;
};

/**
 * The body of a page about one thing: the thing itself, or that it does not exist, cannot be loaded or is being loaded.
 */
export function DetailBody<Data>({ query, missingCode, missing, loadFail, children }: DetailBodyProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error instanceof ApiError && error.code === missingCode) return missing;
  if (data) return children(data);
  if (error && !isFetching) {
    return <ErrorPanel text={loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
  }
  return <p aria-busy="true">{common.loading}</p>;
}
