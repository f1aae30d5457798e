import { useHost } from '@bazaar/host';
import { Container } from '@bazaar/ui/container';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useMemo } from 'react';
import { useMatches } from 'react-router';
import type { Composition } from '../boot/boot-data.ts';
import { PageOutlet, PROFILE } from '../routing/page-outlet.tsx';
import { messages } from './profile/messages.ts';
import { type ProfileMenuModel, profileMenuOf } from './profile/profile-menu.rules.ts';
import { ProfileMenu } from './profile/profile-menu.tsx';
import styles from './profile-layout.module.css';

/** The profile: its menu beside the page. Until the session is read, and on the server, the page is a skeleton. */
export function ProfileLayout() {
  const isSignedIn = useHost().useSession().status === 'signed-in';
  return (
    <Container className={styles.columns}>
      <ProfileMenu model={useMenu()} />
      <div className={styles.page}>{isSignedIn ? <PageOutlet within={PROFILE} /> : <ProfileSkeleton />}</div>
    </Container>
  );
}

const NO_ENTRIES: ProfileMenuModel = { entries: [], places: [] };

/** The menu from the composition that the route of this layout carries. */
function useMenu(): ProfileMenuModel {
  const handles = useMatches().map(({ handle }) => handle as { composition?: Composition } | undefined);
  const composition = handles.find((handle) => handle?.composition)?.composition;
  return useMemo(() => (composition ? profileMenuOf(composition) : NO_ENTRIES), [composition]);
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
