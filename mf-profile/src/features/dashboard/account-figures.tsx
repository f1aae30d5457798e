import { links } from '@bazaar/contracts';
import { profileCreditSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { Skeleton } from '@bazaar/ui/skeleton';
import { mdiChevronLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './account-figures.module.css';
import { messages } from './messages.ts';

interface AccountFiguresProps {
  /** Each is undefined until it is known. */
  favoriteCount: number | undefined;
  unreadCount: number | undefined;
  threadCount: number | undefined;
}

/** The account in three figures: credit (from the wallet's remote), unread messages, favorites. */
export function AccountFigures({ favoriteCount, unreadCount, threadCount = 0 }: AccountFiguresProps) {
  return (
    <section aria-label={messages.figures}>
      <ul className={styles.figures}>
        <li className={styles.cell}>
          <p className={styles.label}>{messages.credit}</p>
          <div className={styles.count}>
            <Slot name={profileCreditSlot.name} fallback={<Skeleton size="heading" width="half" />} />
          </div>
          <More href={links.wallet()}>{messages.wallet}</More>
        </li>
        <Figure label={messages.unread} count={unreadCount}>
          {unreadCount !== undefined && (
            <p className={styles.note}>
              {unreadCount > 0 ? messages.unreadFrom(formatNumber(threadCount)) : messages.noUnread}
            </p>
          )}
        </Figure>
        <Figure label={messages.favorites} count={favoriteCount}>
          <More href={links.favorites()}>{messages.allFavorites}</More>
        </Figure>
      </ul>
    </section>
  );
}

interface FigureProps {
  label: string;
  count: number | undefined;
  children: ReactNode;
}

function Figure({ label, count, children }: FigureProps) {
  return (
    <li className={styles.cell}>
      <p className={styles.label}>{label}</p>
      <p className={styles.count}>{count === undefined ? messages.unknown : formatNumber(count)}</p>
      {children}
    </li>
  );
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.more} href={href}>
      {children}
      <Icon path={mdiChevronLeft} size="sm" />
    </Link>
  );
}
