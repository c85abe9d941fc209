import { useInfiniteQuery } from '@tanstack/react-query';
import type { WordDetail } from '@utarang/contract';
import { format, examples as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { SentenceItem } from '../../../parts/sentences/sentence-item.js';
import { SentenceSwitches } from '../../../parts/sentences/sentence-switches.js';
import { Button } from '../../../ui/button/button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Tag } from '../../../ui/tag/tag.js';
import { examplesQuery } from '../queries.js';
import css from './examples.module.css';

/** The sentences with a word: those that came with it, and more on demand. */
export function Examples({ word: { id, examples, exampleCount } }: { word: WordDetail }) {
  // Only the button loads more. What it has loaded is still cached when the reader comes back to the page.
  const { data, isError, isFetching, fetchNextPage } = useInfiniteQuery({ ...examplesQuery(id), enabled: false });
  const shown = data?.pages.flatMap(({ content }) => content) ?? examples;
  const list = useRef<HTMLOListElement>(null);
  const pressedAt = useRef<number>(null);
  const all = shown.length >= exampleCount;
  // With the last sentences the pressed button is removed: the first of them gets the focus.
  useEffect(() => {
    if (!all || pressedAt.current === null) return;
    (list.current?.children[pressedAt.current] as HTMLElement | undefined)?.focus();
    pressedAt.current = null;
  }, [all]);
  const showMore = async () => {
    if (isFetching) return;
    pressedAt.current = shown.length;
    announce(messages.loading);
    const { data: now } = await fetchNextPage();
    const loaded = now?.pages.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
    if (loaded > shown.length) announce(format(messages.loaded, { n: loaded }));
  };
  return (
    <div className={css['examples']}>
      <Panel title={messages.title} action={<Tag variant="mut">{format(messages.count, { n: exampleCount })}</Tag>}>
        <SentenceSwitches />
        <ol ref={list} className={css['list']}>
          {shown.map((example, index) => (
            <SentenceItem key={example.id} sentence={example} target={example.target} n={index + 1} />
          ))}
        </ol>
        {isError && (
          <p role="alert" className={css['failed']}>
            {messages.failed}
          </p>
        )}
        {!all && (
          <Button variant="txt" className={css['more']} aria-disabled={isFetching} onClick={() => void showMore()}>
            {messages.more}
          </Button>
        )}
      </Panel>
    </div>
  );
}
