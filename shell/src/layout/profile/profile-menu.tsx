import { profileCreditSlot } from '@bazaar/contracts/slots';
import { Slot, useHost } from '@bazaar/host';
import { Avatar } from '@bazaar/ui/avatar';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { Skeleton } from '@bazaar/ui/skeleton';
import { mdiHeartOutline, mdiLogout, mdiViewDashboardOutline, mdiWalletOutline } from '@mdi/js';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { currentSession } from '../../session/current-session.ts';
import { messages } from './messages.ts';
import styles from './profile-menu.module.css';

/** The visitor's name, the pages of the profile, and sign-out; a row of tabs on a narrow screen. */
export function ProfileMenu() {
  return (
    <div className={styles.menu}>
      <Owner />
      <nav aria-label={messages.menu}>
        <ProfileLinks />
      </nav>
      <SignOut />
    </div>
  );
}

function Owner() {
  const { status, userName } = useHost().useSession();
  const name = userName || messages.user;
  return (
    <div className={styles.owner}>
      <Avatar letters={status === 'signed-in' ? initialsOf(name) : ''} />
      {status === 'signed-in' ? (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      ) : (
        <Skeleton width="half" />
      )}
    </div>
  );
}

/** The first letters of the first two words: «مریم کریمی» gives «مک», separated by a non-joiner. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('\u200c');
}

function ProfileLinks() {
  const { links } = useHost();
  const { pathname } = useLocation();
  const items = [
    { href: links.profile(), title: messages.dashboard, icon: mdiViewDashboardOutline },
    { href: links.favorites(), title: messages.favorites, icon: mdiHeartOutline },
    { href: links.wallet(), title: messages.wallet, icon: mdiWalletOutline },
  ];
  return (
    <ul className={styles.items}>
      {items.map(({ href, title, icon }) => (
        <li key={href}>
          <Link href={href} className={styles.item} aria-current={pathname === href ? 'page' : undefined}>
            <Icon path={icon} />
            <span className={styles.title}>{title}</span>
            {href === links.wallet() && (
              <span className={styles.credit}>
                <Slot name={profileCreditSlot.name} with={{}} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SignOut() {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void currentSession().signOut();
  };
  return (
    <button type="button" className={styles.item} aria-disabled={isBusy} onClick={isBusy ? undefined : leave}>
      <Icon path={mdiLogout} />
      <span className={styles.title}>{isBusy ? messages.signingOut : messages.signOut}</span>
    </button>
  );
}
