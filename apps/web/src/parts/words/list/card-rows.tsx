import { list as messages } from '@utarang/messages';
import { type ComponentPropsWithoutRef, memo, type ReactNode, type Ref } from 'react';
import type { ListItem } from './list-items.js';
import { firstOfPage, pageCount, pageOf } from './rows/rows.js';
import css from './word-list.module.css';

/** Cards in groups, each group a list under a heading. */
export type CardGroups = {
  /** The index of the first card of each group. */
  starts: readonly number[];
  /** The name of a group, unique in the list. */
  label: (group: number) => string;
  /** The content above it. */
  heading: (group: number) => ReactNode;
};

type CardRowsProps = ComponentPropsWithoutRef<'div'> & {
  box: Ref<HTMLDivElement>;
  /** The name of the list for screen readers. */
  label: string;
  items: readonly ListItem[];
  total: number;
  groups: CardGroups | undefined;
  keyOf: (index: number) => number;
  /** True if the cards that the server rendered have to be rendered again. */
  remounts: boolean;
  /** Measures a row by one of its items. */
  measure: Ref<HTMLElement>;
  /** The card that has the focus. */
  focused: number | null;
  cell: (index: number) => ReactNode;
  /** Jumps to a page, past the one before it. */
  onSkip: (page: number) => void;
};

/**
 * The rows of a list that are in the document. Headings are no items of a list: screen readers would count them with
 * the words. With headings, the cards below each are a list of their own.
 */
export function CardRows({ box, label, items, total, groups, ...rest }: CardRowsProps) {
  const { keyOf, remounts, measure, focused, cell, onSkip, ...place } = rest;
  const last = pageCount(total);
  const keyPrefix = remounts ? 'again ' : '';
  const inRow = ({ leads, row, skip }: ListItem) => ({
    ref: leads ? (measure as Ref<HTMLDivElement>) : undefined,
    'data-index': row,
    style: skip ? { marginTop: skip } : undefined,
  });
  const render = (item: ListItem & { card: number }, first: number, count: number) => (
    // biome-ignore lint/a11y/useSemanticElements: as below
    <div
      key={`${keyPrefix}${keyOf(item.card)}`}
      {...inRow(item)}
      role="listitem"
      data-card={item.card}
      aria-setsize={count}
      aria-posinset={item.card - first + 1}
    >
      {firstOfPage(pageOf(item.card)) === item.card && pageOf(item.card) < last && (
        <button type="button" data-skip="" className={css['skip']} onClick={() => onSkip(pageOf(item.card) + 1)}>
          {messages.skipPage}
        </button>
      )}
      <Cell index={item.card} cell={cell} />
      {item.card === focused && (
        <span aria-hidden="true" className={css['keys']}>
          {messages.cardKeys}
        </span>
      )}
    </div>
  );
  if (!groups) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the list has rows that are measured, and gaps between them
      <div {...place} ref={box} role="list" aria-label={label} data-cards="">
        {items.map((item) => 'card' in item && render(item, 0, total))}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, for it holds no form
    <div {...place} ref={box} role="group" aria-label={label} data-cards="">
      {runsOf(items, groups.starts).map(({ group, heading, cards }) => {
        const first = groups.starts[group] ?? 0;
        const count = (groups.starts[group + 1] ?? total) - first;
        const name = groups.label(group);
        return [
          heading && (
            <div key={`${keyPrefix}heading ${name}`} {...inRow(heading)} className={css['heading']}>
              <Heading group={group} groups={groups} />
            </div>
          ),
          cards.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div key={`${keyPrefix}${name}`} role="list" aria-label={name} className={css['group']}>
              {cards.map((item) => render(item, first, count))}
            </div>
          ),
        ];
      })}
    </div>
  );
}

type Run = { group: number; heading: ListItem | null; cards: (ListItem & { card: number })[] };

/** The items in the document, by their groups; empty groups are left out. */
function runsOf(items: readonly ListItem[], starts: readonly number[]): Run[] {
  const runs = new Map<number, Run>();
  for (const item of items) {
    const group = 'group' in item ? item.group : starts.findLastIndex((start) => start <= item.card);
    const run = runs.get(group) ?? { group, heading: null, cards: [] };
    runs.set(group, run);
    if ('group' in item) run.heading = item;
    else run.cards.push(item);
  }
  return [...runs.values()];
}

const Heading = memo(({ group, groups }: { group: number; groups: CardGroups }) => groups.heading(group));

const Cell = memo(({ index, cell }: { index: number; cell: (index: number) => ReactNode }) => cell(index));
