import { common, list } from '@utarang/messages';
import type { ReactNode } from 'react';

type CountingProps = {
  /** The number of words, with a key that is unique to the list. */
  children: ReactNode;
  /** True if the next words take long: then a sentence in the same place says what is happening. */
  slow: boolean;
  /** True if the words are searched for. */
  searched: boolean;
  className?: string | undefined;
};

/**
 * The place of a list's count. Screen readers hear it once for each settled search: while the next one is loading the
 * sentence stays, and with its answer a new one comes, even where the number happens to be the same.
 */
export const Counting = ({ children, slow, searched, className }: CountingProps) => (
  <>
    <p role="status" className={slow ? 'sr' : className}>
      {children}
    </p>
    {slow && <p className={className}>{searched ? list.searching : common.loading}</p>}
  </>
);
