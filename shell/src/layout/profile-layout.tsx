import { useHost } from '@bazaar/host';
import { Container } from '@bazaar/ui/container';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { PageOutlet, PROFILE } from '../routing/page-outlet.tsx';
import { messages } from './profile/messages.ts';
import { ProfileMenu } from './profile/profile-menu.tsx';
import styles from './profile-layout.module.css';

/** The profile: its menu beside the page. Until the session is read, and on the server, the page is a skeleton. */
export function ProfileLayout() {
  const isSignedIn = useHost().useSession().status === 'signed-in';
  return (
    <Container className={styles.columns}>
      <ProfileMenu />
      <div className={styles.page}>{isSignedIn ? <PageOutlet within={PROFILE} /> : <ProfileSkeleton />}</div>
    </Container>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Skeleton size="heading" width="third" />
      <Skeleton size="tile" />
      <Skeleton size="panel" />
    </SkeletonGroup>
  );
}
