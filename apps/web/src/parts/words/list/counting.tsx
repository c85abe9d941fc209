import { common, list } from '@utarang/messages';
import type { ReactNode } from 'react';

type CountingProps = {
  /** The number of words, with a key that differs from list to list. */
  children: ReactNode;
  /** True if the next words take long: then the same place says what goes on. */
  slow: boolean;
  /** True if the words are searched for. */
  searched: boolean;
  className?: string | undefined;
};

/**
 * The place of a list's count. Screen readers hear it once for each search that has settled: while the next one is on
 * its way the sentence stays, and with its answer a new one comes, also where the number happens to be the same.
 */
export const Counting = ({ children, slow, searched, className }: CountingProps) => (
  <>
    <p role="status" className={slow ? 'sr' : className}>
      {children}
    </p>
    {slow && <p className={className}>{searched ? list.searching : common.loading}</p>}
  </>
);
