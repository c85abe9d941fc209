import type { FoundMember } from '@utarang/contract';
import { adminMembers, format } from '@utarang/messages';
import { ActionCell, BelowCell, Cell } from '../../../parts/admin/admin-table.js';
import { dayText } from '../../../parts/admin/when.js';
import { Button } from '../../../ui/button/button.js';
import { Tag } from '../../../ui/tag/tag.js';
import { MemberPanel } from './member-panel.js';
import css from './member-row.module.css';

type RowProps = {
  member: FoundMember;
  isOpen: boolean;
  /** The username of this admin. */
  username: string;
  onToggle: () => void;
  onGone: () => void;
};

/** A member in the list. An open row also shows the state of the account and the actions on it. */
export const MemberRow = ({ member, isOpen, username, onToggle, onGone }: RowProps) => (
  <>
    <tr>
      <Cell name={adminMembers['col.username']}>
        <p className={css['name']}>
          <b>{member.username}</b>
          {member.username === username && <Tag variant="mut">{adminMembers.me}</Tag>}
        </p>
      </Cell>
      <Cell name={adminMembers['col.name']}>{member.name}</Cell>
      <Cell name={adminMembers['col.state']}>
        <p className={css['name']}>
          {member.suspendedAt === null ? adminMembers.active : <Tag variant="cool">{adminMembers.suspended}</Tag>}
          {member.role === 'ROLE_ADMIN' && <Tag variant="brand">{adminMembers.admin}</Tag>}
        </p>
      </Cell>
      <Cell name={adminMembers['col.since']}>
        <time dateTime={member.createdAt}>{dayText(member.createdAt)}</time>
      </Cell>
      <ActionCell>
        <Button
          variant="sec"
          aria-expanded={isOpen}
          aria-label={format(isOpen ? adminMembers.close : adminMembers.open, { username: member.username })}
          data-member={member.id}
          onClick={onToggle}
        >
          {isOpen ? adminMembers.less : adminMembers.more}
        </Button>
      </ActionCell>
    </tr>
    {isOpen && (
      <tr>
        <BelowCell columns={5}>
          <MemberPanel memberId={member.id} username={username} onGone={onGone} />
        </BelowCell>
      </tr>
    )}
  </>
);
