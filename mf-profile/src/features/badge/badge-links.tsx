import { links, profileLinks } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiHeartOutline, mdiMessageTextOutline } from '@mdi/js';
import styles from './badge-links.module.css';
import { messages } from './messages.ts';

interface BadgeLinksProps {
  unreadCount: number;
  favoriteCount: number;
}

const MAX_SHOWN = 99;

/** Two icons with their counts: both lead to their own pages. */
export function BadgeLinks({ unreadCount, favoriteCount }: BadgeLinksProps) {
  const unread = unreadCount > 0 ? messages.unread(formatNumber(unreadCount)) : messages.messages;
  const favorites =
    favoriteCount > 0 ? messages.favoriteCount(formatNumber(favoriteCount)) : messages.favorites;
  return (
    <span className={styles.badges}>
      <Link className={styles.link} href={profileLinks.messages()} aria-label={unread} title={unread}>
        <Icon path={mdiMessageTextOutline} />
        <Count value={unreadCount} tone="accent" />
      </Link>
      <Link className={styles.link} href={links.favorites()} aria-label={favorites} title={favorites}>
        <Icon path={mdiHeartOutline} />
        <Count value={favoriteCount} tone="ink" />
      </Link>
    </span>
  );
}

/** The link's accessible name contains the number; this one is visual only. */
function Count({ value, tone }: { value: number; tone: 'accent' | 'ink' }) {
  return value === 0 ? null : (
    <span className={styles.count} data-tone={tone} aria-hidden="true">
      {value > MAX_SHOWN ? messages.many : formatNumber(value)}
    </span>
  );
}
