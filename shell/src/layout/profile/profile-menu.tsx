import { profileCreditSlot } from '@bazaar/contracts/slots';
import { Slot, useHost } from '@bazaar/host';
import { Avatar } from '@bazaar/ui/avatar';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { Skeleton } from '@bazaar/ui/skeleton';
import { mdiLogout } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { currentSession } from '../../session/current-session.ts';
import { messages } from './messages.ts';
import { profileIcon } from './profile-icons.ts';
import styles from './profile-menu.module.css';
import { type ProfileMenuModel, selectedKeyOf } from './profile-menu.rules.ts';

/** The visitor's name, the pages of the profile, and sign-out; a row of tabs on a narrow screen. */
export function ProfileMenu({ model }: { model: ProfileMenuModel }) {
  return (
    <div className={styles.menu}>
      <Owner />
      <nav aria-label={messages.menu}>
        <ProfileLinks model={model} />
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

function ProfileLinks({ model }: { model: ProfileMenuModel }) {
  const { links } = useHost();
  const { pathname } = useLocation();
  const selected = selectedKeyOf(model, pathname);
  const selectedRef = useRef<HTMLLIElement>(null);
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another entry is selected
  useEffect(() => {
    selectedRef.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [selected]);
  return (
    <ul className={styles.items}>
      {model.entries.map(({ key, href, title, icon }) => (
        <li key={key} ref={key === selected ? selectedRef : undefined}>
          <Link
            href={href}
            className={styles.item}
            aria-current={currentOf(key, selected, pathname === href)}
          >
            <Icon path={profileIcon(icon)} />
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

/** `page` on the entry's own page, `true` on another page of its part. */
function currentOf(key: string, selected: string, isHere: boolean): 'page' | 'true' | undefined {
  if (key !== selected) {
    return undefined;
  }
  return isHere ? 'page' : 'true';
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
