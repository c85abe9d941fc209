import { useQuery } from '@tanstack/react-query';
import { type KanjiBridge, pages, pathOf } from '@utarang/contract';
import { common, format, kanji as messages, pageTitles } from '@utarang/messages';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { ListLink } from '../../../parts/breadcrumb/list-link.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import { BridgeDrill } from '../components/bridge-drill.js';
import { kanjiBridgeQuery } from '../queries.js';
import css from './kanji-bridge-page.module.css';

/** The ten rules from Korean sounds to on readings, and a drill (docs/product/kanji.md#bridge). */
export function KanjiBridgePage() {
  useDocumentTitle(pageTitles.kanjiBridge);
  const { data, error, isFetching, refetch } = useQuery(kanjiBridgeQuery);
  return (
    <div className={cx('wrap', css['page'])}>
      <ListLink to={pages.kanjiList}>{messages.toList}</ListLink>
      <h1 tabIndex={-1}>{pageTitles.kanjiBridge}</h1>
      <p>{messages.bridgeLead}</p>
      {data ? (
        <>
          <p>{format(messages.bridgeCount, { n: data.kanji, explained: data.explained })}</p>
          <BridgeDrill drill={data.drill} />
          <ol className={css['rules']}>
            {data.rules.map((rule) => (
              <li key={rule.id}>
                <Rule rule={rule} />
              </li>
            ))}
          </ol>
        </>
      ) : error && !isFetching ? (
        <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <p aria-busy="true">{common.loading}</p>
      )}
    </div>
  );
}

const Rule = ({ rule: { rule, kanji, explained, examples, exceptions } }: { rule: KanjiBridge['rules'][number] }) => (
  <Panel title={<Message>{rule}</Message>}>
    <p className={css['count']}>{format(messages.ruleCount, { n: kanji, explained })}</p>
    <ul className={css['examples']}>
      {examples.map((each) => (
        <li key={each.kanji}>
          <Link to={pathOf('kanji', { id: each.kanji })}>
            <b lang="ja">{each.kanji}</b> {each.eum} <ArrowRight size={16} /> <span lang="ja">{each.on}</span>
          </Link>
          <Link to={pathOf('word', { id: each.word.id })} className={css['word']}>
            <span lang="ja">{each.word.japaneseWord}</span> <span lang="ja">{each.word.hiragana}</span>{' '}
            {each.word.meaningKo}
          </Link>
        </li>
      ))}
    </ul>
    {exceptions.length > 0 && (
      <details>
        <summary>{format(messages.exceptions, { n: kanji - explained })}</summary>
        <p className={css['exceptions']}>
          {exceptions.map(({ kanji, eum, on }) => (
            <Link key={kanji} to={pathOf('kanji', { id: kanji })}>
              <span lang="ja">{kanji}</span> {eum} <span lang="ja">{on}</span>
            </Link>
          ))}
        </p>
      </details>
    )}
  </Panel>
);
