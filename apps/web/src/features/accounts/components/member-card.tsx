import type { Member } from '@utarang/contract';
import { levelNumber, levelSpan, levelSteps } from '@utarang/domain/study';
import { format, level as levelMessages, profile } from '@utarang/messages';
import { useId } from 'react';
import { levelName } from '../../../parts/level/level-name.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { initials } from '../../../parts/session/initials.js';
import { LevelMeter } from '../../../parts/study/level-meter/level-meter.js';
import { Card } from '../../../ui/panel/card.js';
import css from './member-card.module.css';

const points = (n: number) => format(profile.points, { n });

// A level and its points stay in one line.
const steps = levelSteps
  .map(({ level, from }) => format(levelMessages.step, { level: levelName(level), n: from }).replaceAll(' ', '\u00a0'))
  .join(' · ');

/** The member who is logged in, and their progress. */
export function MemberCard({ member }: { member: Member }) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className={css['who']}>
        <span className={css['face']} aria-hidden="true">
          {initials(member.name)}
        </span>
        <div className={css['names']}>
          <h2 id={id}>
            {member.username} <LevelTag level={member.level} />
          </h2>
          {member.email && <p>{member.email}</p>}
        </div>
      </div>
      <dl className={css['numbers']}>
        <div className={css['level']}>
          <dt>{profile.level}</dt>
          <dd>
            {levelNumber(member.level)} <small>{member.level}</small>
          </dd>
          <ToNextLevel totalPoints={member.totalPoints} />
        </div>
        {[
          [profile.total, member.totalPoints] as const,
          [profile.word, member.wordPoints] as const,
          [profile.sent, member.sentPoints] as const,
        ].map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{points(n)}</dd>
          </div>
        ))}
      </dl>
      <p className={css['about']}>{format(levelMessages.about, { steps })}</p>
    </Card>
  );
}

/** The share of a level that is done, and the points that are missing to the next. */
function ToNextLevel({ totalPoints }: { totalPoints: number }) {
  const { from, next } = levelSpan(totalPoints);
  if (!next) return <dd className={css['top']}>{levelMessages.top}</dd>;
  const name = format(levelMessages.next, { level: levelName(next.level) });
  const missing = format(levelMessages.remain, { level: levelName(next.level), n: next.from - totalPoints });
  return (
    <dd className={css['next']}>
      <LevelMeter points={totalPoints} from={from} to={next.from} label={name} text={missing} />
      <span className={css['words']} aria-hidden="true">
        {missing}
      </span>
    </dd>
  );
}
