import { links } from '@bazaar/contracts';
import { headerBadgeSlot } from '@bazaar/contracts/slots';
import { Slot, useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiAccountOutline, mdiViewDashboardOutline } from '@mdi/js';
import { useLocation } from 'react-router';
import { loginPath } from '../../session/login-path.ts';
import styles from './account-corner.module.css';
import { messages } from './messages.ts';

/**
 * The sign-in link or the profile link. Every document contains both in the same space, and `data-session` on
 * `<html>` selects the visible one: the server does not know the session, and nothing moves when the browser reads it.
 */
export function AccountCorner() {
  const { config, useSession } = useHost();
  const { pathname, search } = useLocation();
  const isChecking = useSession().status === 'checking';
  const supplierPanel = config.addresses.supplierPanel;
  const signInHref = signInPath(pathname, search);
  return (
    <nav className={styles.corner} aria-label={messages.account} aria-busy={isChecking}>
      <div className={styles.place}>
        <span className={styles.registrations} data-when="out">
          {supplierPanel !== undefined && (
            <Link className={styles.register} href={supplierPanel}>
              {messages.register}
            </Link>
          )}
          <Link className={styles.register} href={links.buyerRegistration()}>
            {messages.registerBuyer}
          </Link>
        </span>
        <span className={styles.badge} data-when="in">
          <Slot name={headerBadgeSlot.name} with={{}} fallback={<span className={styles.badgeBox} />} />
        </span>
      </div>
      <div className={styles.place}>
        <Link className={styles.button} href={signInHref} data-when="out">
          <Icon path={mdiAccountOutline} />
          <span className={styles.word}>{messages.signIn}</span>
        </Link>
        <Link className={styles.button} href={links.profile()} data-when="in">
          <Icon path={mdiViewDashboardOutline} />
          <span className={styles.word}>{messages.panel}</span>
        </Link>
      </div>
    </nav>
  );
}

/** Home needs no redirect path, and the login route keeps the one it has. */
function signInPath(pathname: string, search: string): string {
  if (pathname === links.home()) {
    return links.login();
  }
  return pathname === links.login() ? pathname + search : loginPath({ redirectPath: pathname + search });
}
