import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pages, queryKeys, type Statistics, statisticsWeeks } from '@utarang/contract';
import { format, stats } from '@utarang/messages';
import { Link, useSearchParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { openTest } from '../../../parts/study/test-session.js';
import { testPreload } from '../../../parts/study/word-test/word-test-code.js';
import { wordPath } from '../../../parts/words/word-path.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Select } from '../../../ui/select/select.js';
import { fetchStatistics } from '../api.js';
import css from '../components/statistics.module.css';
import { Hours, Learnt, Levels, Memory, Parts, Recall, Time } from '../components/statistics-charts.js';

/** With fewer answers a sentence is shown in place of the charts. */
const ANSWERS_MIN = 20;
const [USUAL] = statisticsWeeks;
const WEEKS = { 8: stats['weeks.8'], 26: stats['weeks.26'], 52: stats['weeks.52'] } as const;

/** The page of a member's statistics as charts (docs/product/review.md#statistics). */
export const StatisticsPage = () => (
  <MembersOnly title={stats.title}>
    <OfMember />
  </MembersOnly>
);

function OfMember() {
  const [search, setSearch] = useSearchParams();
  const weeks = statisticsWeeks.find((each) => String(each) === search.get('weeks')) ?? USUAL;
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.statistics(weeks),
    queryFn: ({ signal }) => fetchStatistics(weeks, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={cx('wrap', css['page'])}>
      <div className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{stats.title}</h1>
          {data && data.reviews >= ANSWERS_MIN && <p>{format(stats.lead, { n: data.reviews })}</p>}
        </div>
        <Select
          label={stats.weeks}
          value={String(weeks)}
          options={WEEKS}
          onChoose={(chosen) =>
            setSearch(Number(chosen) === USUAL ? {} : { weeks: chosen }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {!data && error && <ErrorPanel text={stats.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />}
      {data &&
        (data.reviews < ANSWERS_MIN ? (
          <Panel title={format(stats['now.met'], { n: data.met })}>
            <p className={css['note']}>{format(stats.few, { n: data.reviews })}</p>
            <ButtonLink to={pages.review}>{stats.review}</ButtonLink>
          </Panel>
        ) : (
          <Charts data={data} />
        ))}
    </div>
  );
}

const Charts = ({ data }: { data: Statistics }) => (
  <>
    <Now data={data} />
    <div className={css['grid']}>
      <Recall data={data} />
      <Memory data={data} />
      <Learnt data={data} />
      <Levels data={data} />
      <Parts data={data} />
      <Hours data={data} />
      <Time data={data} />
      <div className={css['wide']}>
        <Hardest data={data} />
      </div>
    </div>
  </>
);

function Now({
  data: { retention, learnt, met, streak, longestStreak, secondsByWeek, seconds },
}: {
  data: Statistics;
}) {
  const [before, now] = retention
    .slice(-2)
    .map(({ reviews, recalled }) => (reviews === 0 ? null : Math.round((100 * recalled) / reviews)));
  const more = before == null || now == null ? null : now - before;
  const minutes = (seconds: number) => Math.round(seconds / 60);
  const rows = [
    [
      stats['now.recall'],
      now == null ? stats.none : format(stats.percent, { n: now }),
      more === null
        ? null
        : more === 0
          ? stats['now.same']
          : format(more > 0 ? stats['now.more'] : stats['now.less'], { n: Math.abs(more) }),
    ],
    [stats['now.learnt'], format(stats.words, { n: learnt }), format(stats['now.met'], { n: met })],
    [stats['now.streak'], format(stats.days, { n: streak }), format(stats['now.longest'], { n: longestStreak })],
    [
      stats['now.time'],
      format(stats.minutes, { n: minutes(secondsByWeek.at(-1)?.seconds ?? 0) }),
      format(stats['now.allTime'], { n: minutes(seconds) }),
    ],
  ];
  return (
    <dl className={css['now']}>
      {rows.map(([name, value, sub]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {sub && <span className={css['sub']}>{sub}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Hardest = ({ data: { hardest } }: { data: Statistics }) => (
  <Panel
    title={stats['hard.title']}
    action={
      hardest.length > 0 && (
        <Button variant="soft" onClick={() => openTest(hardest, 'practice')} {...testPreload}>
          {stats['hard.practise']}
        </Button>
      )
    }
  >
    {hardest.length === 0 && <p className={css['note']}>{stats['hard.none']}</p>}
    <ol className={css['hard']}>
      {hardest.map((word) => (
        <li key={word.id}>
          <Link to={wordPath(word.id)}>
            <b>
              <Ja>{word.japaneseWord}</Ja>
            </b>{' '}
            <span>[{word.koreanPronunciation}]</span>
            <small>
              <Message>{word.meaningKo}</Message>
            </small>
          </Link>
          <span>{format(stats['hard.of'], { reviews: word.reviews, recalled: word.recalled })}</span>
          <ListenButton name={word.japaneseWord} text={word.hiragana || word.japaneseWord} />
        </li>
      ))}
    </ol>
  </Panel>
);
