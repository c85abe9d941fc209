import { CardSkeleton } from './card-skeleton.js';
import css from './list-skeleton.module.css';

const CARDS = 9; // docs/product/lists.md#pages-of-a-list

type ListSkeletonProps = {
  label: string;
  cards?: number;
  /** True if its cards have a row of buttons. */
  rows?: boolean;
};

/** The skeleton of a list of which nothing is known yet. */
export const ListSkeleton = ({ label, cards = CARDS, rows = false }: ListSkeletonProps) => (
  <div className={css['body']} aria-busy="true">
    <p className="sr">{label}</p>
    <div className={css['cards']}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <CardSkeleton key={index} rows={rows} />
      ))}
    </div>
  </div>
);
