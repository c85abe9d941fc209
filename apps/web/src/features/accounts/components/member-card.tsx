import type { Member } from '@utarang/contract';
import { format, profile } from '@utarang/messages';
import { useId } from 'react';
import { initials } from '../../../lib/session/initials.js';
import { LevelTag } from '../../../ui/level-tag/level-tag.js';
import css from './member-card.module.css';

/** Who is logged in, and how far they have come. */
export function MemberCard({ member }: { member: Member }) {
  const id = useId();
  const points = (n: number) => format(profile.points, { n });
  const numbers = [
    [profile.level, member.level],
    [profile.total, points(member.totalPoints)],
    [profile.word, points(member.wordPoints)],
    [profile.sent, points(member.sentPoints)],
  ];
  return (
    <section className={css['card']} aria-labelledby={id}>
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
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
