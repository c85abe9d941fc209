import { pages } from '@utarang/contract';
import { profile } from '@utarang/messages';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { mustChangePassword } from '../../../parts/session/viewer.js';
import { MemberCard } from '../components/member-card.js';
import { OwnDataCard } from '../components/own-data-card.js';
import { PasswordCard } from '../components/password-card.js';
import { ProfileCard } from '../components/profile-card.js';
import { ProgressCard } from '../components/progress-card.js';
import { SessionsCard } from '../components/sessions-card.js';
import css from './user-info-page.module.css';

/** The page with a member's data, and the forms that change it. */
export function UserInfoPage() {
  useDocumentTitle(profile.title);
  const viewer = useViewer();
  if (mustChangePassword(viewer)) return <Navigate to={pages.changePassword} replace />;
  if (viewer.role === 'ANONYMOUS') return <NoPermission page={profile.title} />;
  return (
    <div className={`wrap ${css['page']}`}>
      <h1 tabIndex={-1}>{profile.title}</h1>
      <MemberCard member={viewer} />
      <ProgressCard />
      <div className={css['columns']}>
        <div className={css['column']}>
          <ProfileCard key={viewer.username} member={viewer} />
          <PasswordCard username={viewer.username} />
        </div>
        <div className={css['column']}>
          <SessionsCard />
          <OwnDataCard />
        </div>
      </div>
    </div>
  );
}
